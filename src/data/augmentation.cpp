#include "data/augmentation.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <string_view>

#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "data/evidence.hpp"
#include "kalends/calendar/resolution.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

/// Writes `words` where the text has `bytes`, the place of `field` from then on. Spans of fields behind it move.
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

/// What stands in a text as digits.
struct Number {
    std::size_t begin = 0, size = 0;
};

/// The numbers of a text that are a day and a year.
struct DayAndYear {
    Number day, year;
};

std::vector<Number> numbers_in(std::string_view text) {
    std::vector<Number> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i])) continue;
        if (i == 0 || !is_digit(text[i - 1])) numbers.push_back({i, 0});
        ++numbers.back().size;
    }
    return numbers;
}

int value_of(std::string_view digits) {
    int value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

template <std::size_t N>
bool is_written(const std::array<char, N>& digits) {
    return std::ranges::all_of(digits, is_digit);
}

std::optional<DayAndYear> find(const std::string& text, const WrittenDate& date) {
    const std::vector<Number> numbers = numbers_in(text);
    if (numbers.size() != 2 || date.form != DateForm::calendar || date.order != Order::none || date.era != Era::common)
        return std::nullopt;
    if (!is_written(date.day) || !is_written(date.month) || !is_written(date.year)) return std::nullopt;
    const auto is_day = [&](const Number& number) {
        return number.size <= 2 && value_of(text.substr(number.begin, number.size)) == value_of(view(date.day));
    };
    const auto is_year = [&](const Number& number) {
        return number.size == 4 && text.substr(number.begin, number.size) == view(date.year);
    };
    if (is_day(numbers[0]) && is_year(numbers[1])) return DayAndYear{numbers[0], numbers[1]};
    if (is_year(numbers[0]) && is_day(numbers[1])) return DayAndYear{numbers[1], numbers[0]};
    return std::nullopt;
}

int days_in(int year, int month) {
    using namespace std::chrono;
    return static_cast<int>(static_cast<unsigned>((std::chrono::year{year} / month / last).day()));
}

ByteSpan bytes_of(const Number& number) {
    return {static_cast<std::uint32_t>(number.begin), static_cast<std::uint32_t>(number.begin + number.size)};
}

/// 1..12, or nothing.
std::optional<unsigned> only_month(MonthSet months) {
    if (months.count() != 1) return std::nullopt;
    unsigned month = 1;
    while (!months[month - 1]) ++month;
    return month;
}

bool is_month(const Expression& target, unsigned month) {
    const WrittenDate date = lone_date(target).value_or(WrittenDate());
    return date.form == DateForm::calendar && std::ranges::equal(date.month, padded(static_cast<int>(month), 2));
}

}  // namespace

std::optional<Example> with_other_numbers(const Example& example, Random& random) {
    std::optional<WrittenDate> date = lone_date(example.target);
    if (!date) return std::nullopt;
    const std::optional<DayAndYear> found = find(example.text, *date);
    const int month = value_of(view(date->month));
    if (!found || month < 1 || month > 12) return std::nullopt;
    constexpr int century = 100, last_year = 9999;
    const int old_year = value_of(view(date->year));
    const int year = random.between(std::max(1, old_year - century), std::min(last_year, old_year + century));
    const int day = random.between(1, days_in(year, month));
    const bool is_padded = example.text[found->day.begin] == '0';

    Example result = example;
    const std::string year_digits = padded(year, 4), day_digits = padded(day, is_padded ? 2 : 1);
    std::copy_n(year_digits.begin(), date->year.size(), date->year.begin());
    std::copy_n(padded(day, 2).begin(), date->day.size(), date->day.begin());
    result.target = expression_of(*date);
    replace(result, bytes_of(found->year), year_digits, &FieldSpans::year);  // as long as the old one: the day stays
    replace(result, bytes_of(found->day), day_digits, &FieldSpans::day);
    return result;
}

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
        found = {*month, {text.origin[word.begin].begin, text.origin[end_of(word) - 1].end}};
    }
    return found;
}

std::optional<Example> OwnMonths::with_other_month(const Example& example, std::size_t row, Random& random) const {
    if (row >= named_.size() || !named_[row]) return std::nullopt;
    const unsigned month = random.pick(months_);
    const WrittenDate before = lone_date(example.target).value();
    WrittenDate date = before;
    std::ranges::copy(padded(static_cast<int>(month), 2), date.month.begin());
    if (resolve(date).validity != resolve(before).validity) return std::nullopt;
    Example result = example;
    result.target = expression_of(date);
    replace(result, named_[row]->span, random.pick(words_[month - 1]), &FieldSpans::month);
    return result;
}

}  // namespace kalends
