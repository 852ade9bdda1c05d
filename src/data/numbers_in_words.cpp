#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

#include "data/calendar_month.hpp"
#include "data/evidence.hpp"
#include "data/other_months.hpp"
#include "text/letters.hpp"

// Numbers of a reading that no numeral says: which words may.
namespace kalends {
namespace {

/// Of words that are numbers, or hold one: the sixties, Quattrocento, the latter half.
Sayings number_sayings() {
    Sayings sayings;
    for (const Saying one : {Saying::number, Saying::season, Saying::century, Saying::decade, Saying::millennium,
                             Saying::quarter, Saying::third, Saying::half, Saying::last, Saying::other_era})
        sayings |= only(one);
    return sayings;
}

/// Also of "halfses", one word with the half before it.
SmallNumbers numbers_of(std::u32string_view word, const WordSayings& words) {
    constexpr std::size_t shortest_half = 3;
    if (const SmallNumbers known = words.numbers_of(word); known.any() || words.of(word).any()) return known;
    for (std::size_t size = shortest_half; size + 1 < word.size(); ++size) {
        const bool is_half = (words.of(word.substr(0, size)) & only(Saying::half_hour)).any();
        const SmallNumbers rest = is_half ? words.numbers_of(word.substr(size)) : SmallNumbers();
        if (rest.any()) return rest;
    }
    return {};
}

/// As it stands, but for a typing error, or where a part of it is one.
bool may_be_number(std::u32string_view word, const WordSayings& words) {
    constexpr std::size_t shortest_part = 5;
    if ((words.of(word) & number_sayings()).any()) return true;
    if (words.of(word).any()) return false;
    return words.resembles(word, number_sayings()) || (words.inside(word, shortest_part) & number_sayings()).any();
}

}  // namespace

bool TextEvidence::has_words_beside_months(const Expression& expression) {
    MonthSet months;
    for (const WrittenDate& date : dates_with_month(expression)) months.set(calendar_month(date).value() - 1);
    return std::ranges::any_of(split().words, [&](const std::vector<std::u32string>& words) {
        return std::ranges::any_of(words, [&](const std::u32string& word) {
            return is_word(word, 2) && (names_.named(word) & months).none();
        });
    });
}

bool TextEvidence::may_be_in_words(int day) {
    if (words_ == nullptr || words_->empty()) return true;
    constexpr int most_in_sum = 2;  // two tens and eight: who knows
    SmallNumbers days;
    int count = 0;
    for (const FoundWord& found : found_words()) {
        const SmallNumbers numbers = numbers_of(found.word, *words_);
        if (numbers.none() && names_.named(found.word).any()) continue;
        if (numbers.none() && may_be_number(found.word, *words_)) return true;
        count += numbers.any() ? 1 : 0;
        days |= numbers;
    }
    if (day == 0) return count > 0;
    constexpr int last_by_itself = 10;
    const bool may_be_sum = count > most_in_sum && day > last_by_itself;
    return may_be_sum || is_sum(static_cast<std::size_t>(day), days);
}

/// The 907 of 公元618年至907年, read as 1907, which no word says either.
bool TextEvidence::takes_digits_for_words(const Expression& expression) {
    const std::vector<Numeral> left_out = numerals_left_out(expression);
    const auto is_left_out = [&](char last_digit) {
        return std::ranges::any_of(left_out, [&](const Numeral& one) {
            return !one.in_letters && one.digits.size() > 1 && one.digits.back() == last_digit;
        });
    };
    return has_end(expression, [&](const End& end) {
        const char last_digit = end.point.date.year.back();
        return end.kind == End::Kind::point && last_digit != 'X' && is_left_out(last_digit);
    });
}

bool TextEvidence::are_in_words(const std::vector<int>& numbers, const Expression& expression) {
    const bool has_year = std::ranges::count(numbers, 0) > 0;
    if (has_year && takes_digits_for_words(expression)) return false;
    return has_words_beside_months(expression) && !has_hebrew_number(text_) &&
           std::ranges::all_of(numbers, [&](int number) { return may_be_in_words(number); });
}

/// The one of twenty-one days, of a number in words that stands for tens alone.
bool TextEvidence::leaves_unit_out(const std::vector<int>& in_words) {
    if (words_ == nullptr || in_words.empty()) return false;
    constexpr std::size_t first_tens = 20, last_tens = 90, tens = 10, most_numbers = 2;
    const std::vector<FoundWord>& words = found_words();
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const SmallNumbers number = words_->numbers_of(words[i].word), next = words_->numbers_of(words[i + 1].word);
        const bool is_next = words[i + 1].begin == end_of(words[i]) + 1;
        const Sayings either = words_->of(words[i].word) | words_->of(words[i + 1].word);
        const Sayings no_number = unit_sayings() | only(Saying::earlier) | only(Saying::later);  // from "in two days"
        const bool is_unit = (words_->of(words[i + 1].word) & no_number).any();
        const bool is_letter = words[i].word.size() == 1;  // و, "and", which number words have in them
        const bool may_be_else =
            is_unit || is_letter || (either & only(Saying::plain)).any() || next.count() > most_numbers;
        if (!is_next || may_be_else) continue;
        for (std::size_t ten = first_tens; ten <= last_tens; ten += tens)
            for (std::size_t unit = 1; unit < tens; ++unit)
                if (number[ten] && next[unit] && !next[ten] &&
                    std::ranges::count(in_words, static_cast<int>(ten)) > 0 &&
                    std::ranges::count(in_words, static_cast<int>(unit)) == 0)
                    return true;
    }
    return false;
}

}  // namespace kalends
