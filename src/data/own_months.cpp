#include "data/own_months.hpp"

#include <algorithm>

#include "core/number_text.hpp"
#include "kalends/calendar/resolution.hpp"
#include "kalends/data/evidence.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

/// 1..12, or nothing.
std::optional<unsigned> only_month(MonthSet months) {
    if (months.count() != 1) return std::nullopt;
    unsigned month = 1;
    while (!months[month - 1]) ++month;
    return month;
}

bool is_month(const WrittenDate& date, unsigned month) {
    return date.form == DateForm::calendar && std::ranges::equal(date.month, padded(static_cast<int>(month), 2));
}

}  // namespace

OwnMonths::OwnMonths(std::span<const Example> examples, const MonthNames& known)
    : taught_(taught_names(examples, known)) {
    for (const Example& example : examples) {
        const std::u32string text = normalize_text(example.text).code_points;
        const bool is_known = TextEvidence(text, known).bears_out(example.target);
        const std::optional<Named>& named = named_.emplace_back(is_known ? std::nullopt : find(example));
        if (!named) continue;
        std::vector<std::string>& words = words_[named->month - 1];
        if (words.empty()) months_.push_back(named->month);
        words.push_back(example.text.substr(named->span.begin, named->span.end - named->span.begin));
    }
}

std::optional<OwnMonths::Named> OwnMonths::find(const Example& example) const {
    std::optional<Named> found;
    const NormalizedText text = normalize_text(example.text);
    for (const FoundWord& word : find_words(text.code_points)) {
        const std::optional<unsigned> month = only_month(taught_.named(word.word));
        if (!month || !is_month(example.target, *month)) continue;
        if (found) return std::nullopt;
        found = {*month, {text.origin[word.begin].begin, text.origin[word.begin + word.word.size() - 1].end}};
    }
    return found;
}

std::optional<Example> OwnMonths::with_other_month(const Example& example, std::size_t row, Random& random) const {
    if (row >= named_.size() || !named_[row]) return std::nullopt;
    const unsigned month = random.pick(months_);
    Example result = example;
    std::ranges::copy(padded(static_cast<int>(month), 2), result.target.month.begin());
    if (resolve(result.target).validity != resolve(example.target).validity) return std::nullopt;
    replace(result, named_[row]->span, random.pick(words_[month - 1]), &FieldSpans::month);
    return result;
}

}  // namespace kalends
