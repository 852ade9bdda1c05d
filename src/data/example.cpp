#include "kalends/data/example.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "calendar/orders.hpp"

namespace kalends {
namespace {

/// The positions whose origin overlaps `bytes`; they are neighbours, because origins never decrease.
PositionSpan positions_of(ByteSpan bytes, const std::vector<ByteSpan>& origin) {
    if (bytes.begin >= bytes.end) return {};
    const auto first = std::ranges::upper_bound(origin, bytes.begin, {}, &ByteSpan::end);
    const auto last = std::ranges::lower_bound(origin, bytes.end, {}, &ByteSpan::begin);
    if (first >= last) return {};
    return {static_cast<std::int32_t>(first - origin.begin()), static_cast<std::int32_t>(last - origin.begin())};
}

bool is_weekday(symbol::Id id) {
    return id >= symbol::weekday_1 && id < symbol::order_dmy;
}

/// For each symbol of a target the place in the text that it came from.
std::vector<PositionSpan> focus_of(const std::vector<symbol::Id>& target, const FieldSpans& spans,
                                   const std::vector<ByteSpan>& origin) {
    const PositionSpan year = positions_of(spans.year, origin);
    const PositionSpan month = positions_of(spans.month, origin);
    const PositionSpan day = positions_of(spans.day, origin);
    const std::array<PositionSpan, 8> digit_focus{year, year, year, year, month, month, day, day};

    std::vector<PositionSpan> focus(target.size());
    const std::size_t first = first_digit(target);
    for (std::size_t i = 0; i < target.size(); ++i) {
        if (target[i] < symbol::unwritten) focus[i] = digit_focus[i - first];
        if (is_weekday(target[i])) focus[i] = positions_of(spans.weekday, origin);
    }
    return focus;
}

/// Where the numbers of a copied date (calendar/reordering) stand that were written in this order.
FieldSpans copied(FieldSpans spans, Order order) {
    if (order == Order::mdy) std::swap(spans.day, spans.month);
    if (order == Order::ymd) std::swap(spans.day, spans.year);
    return spans;
}

}  // namespace

void replace(Example& example, ByteSpan bytes, std::string_view words, ByteSpan FieldSpans::*field) {
    example.text.replace(bytes.begin, bytes.end - bytes.begin, words);
    const auto end = static_cast<std::uint32_t>(bytes.begin + words.size());
    for (ByteSpan FieldSpans::*other :
         {&FieldSpans::day, &FieldSpans::month, &FieldSpans::year, &FieldSpans::weekday}) {
        ByteSpan& span = example.spans.*other;
        if (span.begin >= bytes.end && span.end > span.begin)
            span = {span.begin - bytes.end + end, span.end - bytes.end + end};
    }
    example.spans.*field = {bytes.begin, end};
}

EncodedExample encode(const Example& example, const Vocabulary& vocabulary) {
    const NormalizedText text = normalize_text(example.text);
    EncodedExample encoded;
    encoded.source = vocabulary.encode(text.code_points);
    if (encoded.source.empty()) encoded.source.push_back(Vocabulary::unknown);
    const WrittenDate target = copied(example.target);
    const bool is_reordered = target.order != example.target.order;
    encoded.target = to_symbols(target);
    encoded.focus = focus_of(encoded.target, is_reordered ? copied(example.spans, example.target.order) : example.spans,
                             text.origin);
    return encoded;
}

}  // namespace kalends
