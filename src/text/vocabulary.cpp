#include "kalends/text/vocabulary.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {

Vocabulary::Vocabulary(std::u32string code_points) : code_points_(std::move(code_points)) {
    ids_.reserve(code_points_.size());
    for (const char32_t c : code_points_) {
        if (c > U'\U0010FFFF' || (c >= 0xD800 && c <= 0xDFFF))
            throw Error(ErrorKind::data, "the vocabulary holds what is no character; the model is damaged");
        const Id next = first + static_cast<Id>(ids_.size());
        if (!ids_.emplace(c, next).second) {
            throw Error(ErrorKind::data,
                        "the vocabulary holds '" + to_utf8({&c, 1}) +
                            "' twice; the file it comes from is damaged, train or fetch the model again");
        }
    }
}

Vocabulary::Id Vocabulary::id(char32_t c) const {
    const auto found = ids_.find(c);
    return found == ids_.end() ? unknown : found->second;
}

std::vector<Vocabulary::Id> Vocabulary::encode(std::u32string_view text) const {
    std::vector<Id> result;
    result.reserve(text.size());
    std::transform(text.begin(), text.end(), std::back_inserter(result), [this](char32_t c) { return id(c); });
    return result;
}

void VocabularyBuilder::add(std::u32string_view normalized) {
    for (const char32_t c : normalized) ++counts_[c];
}

Vocabulary VocabularyBuilder::build(std::size_t minimum_count) const {
    std::u32string kept;
    for (const auto& [code_point, count] : counts_) {
        if (count >= minimum_count) kept.push_back(code_point);
    }
    return Vocabulary(std::move(kept));
}

}  // namespace kalends
