#include "fitting/dropped_qualifiers.hpp"

#include <algorithm>

#include "core/in_quotes.hpp"
#include "generator/qualifier_words.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

bool is_qualified(const Expression& expression) {
    return has_end(expression, [](const End& end) { return end.point.about || end.point.uncertain; });
}

/// The "ap." of "27 ap. J.-C.", which is about elsewhere.
bool may_be_of_era(const Expression& expression, std::u32string_view word) {
    return word.ends_with(U'.') && has_end(expression, [](const End& end) {
               return end.point.date.era == Era::anno_domini || end.point.date.era == Era::before_christ;
           });
}

}  // namespace

std::optional<DroppedQualifiers> dropped_qualifiers(std::span<const Example> pairs) {
    constexpr std::size_t most = 10'000;
    const QualifierWords words;
    DroppedQualifiers dropped{.of = std::min(pairs.size(), most)};
    for (const Example& pair : pairs.first(dropped.of)) {
        if (pair.target.is_none() || is_qualified(pair.target)) continue;
        const auto word = words.found_in(normalize_text(pair.text).code_points);
        if (!word || may_be_of_era(pair.target, *word)) continue;
        if (dropped.rows++ > 0) continue;
        dropped.text = pair.text;
        dropped.expression = to_string(pair.target);
        dropped.word = to_utf8(*word);
    }
    return dropped.rows == 0 ? std::nullopt : std::optional(dropped);
}

std::string to_string(const DroppedQualifiers& dropped) {
    return std::to_string(dropped.rows) + " of the first " + std::to_string(dropped.of) +
           " pairs drop a word for about or perhaps, the first " + in_quotes(dropped.word) + " of " +
           in_quotes(dropped.text) + ", which is taught as " + dropped.expression +
           "; write ~ or ? behind a date that is not to lose it";
}

}  // namespace kalends
