#include "kalends/data/own_months.hpp"

#include "kalends/calendar/resolution.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

std::array<char, 2> two_digits(unsigned month) {
    return {static_cast<char>('0' + month / 10), static_cast<char>('0' + month % 10)};
}

/// Spans behind a replaced part move by what it grew; those of fields that are not known stay empty.
void move_behind(ByteSpan& span, ByteSpan replaced, std::size_t new_size) {
    if (span.begin < replaced.end || span.begin == span.end) return;
    const auto end = static_cast<std::uint32_t>(replaced.begin + new_size);
    span = {span.begin - replaced.end + end, span.end - replaced.end + end};
}

void replace(Example& example, ByteSpan span, const std::string& word) {
    example.text.replace(span.begin, span.end - span.begin, word);
    for (ByteSpan* other : {&example.spans.day, &example.spans.year, &example.spans.weekday})
        move_behind(*other, span, word.size());
    example.spans.month = {span.begin, static_cast<std::uint32_t>(span.begin + word.size())};
}

/// 1..12, or nothing.
std::optional<unsigned> only_month(MonthSet months) {
    if (months.count() != 1) return std::nullopt;
    unsigned month = 1;
    while (!months[month - 1]) ++month;
    return month;
}

bool is_month(const WrittenDate& date, unsigned month) {
    return date.form == DateForm::calendar && date.month == two_digits(month);
}

}  // namespace

OwnMonths::OwnMonths(std::span<const Example> examples, const MonthNames& taught) : taught_(taught) {
    for (const Example& example : examples) {
        const std::optional<Named> named = find(example);
        if (!named) continue;
        std::vector<std::string>& words = words_[named->month - 1];
        if (words.empty()) months_.push_back(named->month);
        words.push_back(example.text.substr(named->span.begin, named->span.end - named->span.begin));
    }
}

std::optional<OwnMonths::Named> OwnMonths::find(const Example& example) const {
    std::optional<Named> found;
    if (taught_.empty()) return found;
    const NormalizedText text = normalize_text(example.text);
    for (const FoundWord& word : find_words(text.code_points)) {
        const std::optional<unsigned> month = only_month(taught_.named(word.word));
        if (!month || !is_month(example.target, *month)) continue;
        if (found) return std::nullopt;
        found = {*month, {text.origin[word.begin].begin, text.origin[word.begin + word.word.size() - 1].end}};
    }
    return found;
}

std::optional<Example> OwnMonths::with_other_month(const Example& example, Random& random) const {
    const std::optional<Named> named = find(example);
    if (!named) return std::nullopt;
    const unsigned month = random.pick(months_);
    Example result = example;
    result.target.month = two_digits(month);
    if (resolve(result.target).validity != resolve(example.target).validity) return std::nullopt;
    replace(result, named->span, random.pick(words_[month - 1]));
    return result;
}

}  // namespace kalends
