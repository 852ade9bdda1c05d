#include "generator/phrase_places.hpp"

#include <string_view>

#include "generator/draft.hpp"

namespace kalends {
namespace {

/// Without the spaces around it.
ByteSpan trimmed(ByteSpan span, std::string_view text) {
    while (span.begin < span.end && text[span.begin] == ' ') ++span.begin;
    while (span.begin < span.end && text[span.end - 1] == ' ') --span.end;
    return span;
}

}  // namespace

void PhrasePlaces::open(ByteSpan& place, bool is_word) {
    if (open_.empty()) opened_at_ = text_.end();
    open_.emplace_back(&place, is_word);
}

void PhrasePlaces::open(const std::vector<ByteSpan*>& places) {
    for (ByteSpan* place : places) open(*place);
}

void PhrasePlaces::close() {
    for (const auto& [place, is_word] : open_) {
        *place = trimmed({opened_at_, text_.end()}, text_.view());
        const bool is_other = place->begin == place->end ||
                              (is_word && !has_letter(text_.view().substr(place->begin, place->end - place->begin)));
        if (is_other) *place = trimmed(before_field_, text_.view());
    }
    open_.clear();
    opened_at_ = text_.end();
    before_field_ = std::exchange(last_literal_, ByteSpan());
}

bool PhrasePlaces::has_begun() const {
    return text_.end() > opened_at_;
}

}  // namespace kalends
