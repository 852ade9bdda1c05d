#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/digits.hpp"
#include "data/calendar_month.hpp"
#include "data/evidence.hpp"
#include "data/saying_evidence.hpp"
#include "text/letters.hpp"

// Months of other calendars, and numbers beside them, that a reading leaves out of its text.
namespace kalends {
namespace {

/// No 7bre, nor the one digit at the end of an ERA1; beside a month that our calendars have not it is: Ševvāl9,
/// 21vent., et14Prairial.
bool stands_alone(const Numeral& number, const FoundWord& month, std::u32string_view text, bool has_other_names) {
    const bool follows_letter = number.digits.size() == 1 && number.begin > 0 && is_letter(text[number.begin - 1]) &&
                                number.begin != end_of(month);
    const char32_t behind = letter_at(text, number.end);
    const bool adjoins_month = number.end == month.begin && has_other_names;
    return (adjoins_month || (!follows_letter && !is_letter(behind))) && behind != U':';
}

/// With nothing but a space, a point or a hyphen between them.
bool is_beside(const Numeral& number, const FoundWord& word, std::u32string_view text) {
    constexpr std::u32string_view between = U" .-";
    const bool is_before = number.end <= word.begin && text.find_first_not_of(between, number.end) == word.begin;
    return is_before || (number.begin >= end_of(word) && text.find_first_not_of(between, end_of(word)) == number.begin);
}

/// The I or II that is a part of the name of a month: Rabi I, Rab. II.
const Numeral* number_behind_name(const FoundWord& month, std::u32string_view text, std::span<const Numeral> numerals) {
    constexpr std::u32string_view between = U". '’‘ʼʻʾʿ";
    constexpr int most = 2;
    for (const Numeral& one : numerals) {
        const bool is_behind = one.in_letters && text.find_first_not_of(between, end_of(month)) == one.begin;
        if (is_behind && std::stoi(one.digits) <= most) return &one;
    }
    return nullptr;
}

/// The name of a month with the I or II behind it that is a part of it: Rabi I.
FoundWord with_number_of_name(const FoundWord& month, std::u32string_view text, std::span<const Numeral> numerals) {
    const Numeral* const number = number_behind_name(month, text, numerals);
    if (number == nullptr) return month;
    return {month.begin, std::u32string(text.substr(month.begin, number->end - month.begin)), month.is_after_digit};
}

constexpr unsigned rabi = 3, jumada = 5, adar = 6;

/// A month of which there are two, parted by the number behind their name, or one that another end says.
bool may_be_one_of_two(const Point& point) {
    const std::optional<unsigned> month = month_of_other_calendar(point);
    if (!month) return true;
    if (point.calendar == Calendar::hebrew) return *month == adar || *month == adar + 1;
    return point.calendar == Calendar::islamic && *month >= rabi && *month <= jumada + 1;
}

/// Of two months of one name the first as the second, or the second as the first, by the number behind it: rabi II,
/// Adar 1.
bool is_other_of_two(const Point& point, const Numeral& number) {
    const unsigned month = month_of_other_calendar(point).value_or(0);
    const auto is_first = [&](unsigned first) { return month == first && number.digits == "2"; };
    const auto is_second = [&](unsigned first) { return month == first + 1 && number.digits == "1"; };
    if (point.calendar == Calendar::hebrew) return is_second(adar);
    return point.calendar == Calendar::islamic &&
           (is_first(rabi) || is_second(rabi) || is_first(jumada) || is_second(jumada));
}

}  // namespace

bool TextEvidence::leaves_number_beside_month_out(const Expression& expression) {
    constexpr std::size_t longest = 2, shortest_name = 3;
    constexpr int last_day = 31, most_of_a_name = 2;
    const auto has_calendar = [](const End& end) {
        return end.kind == End::Kind::point && end.point.calendar != Calendar::unwritten;
    };
    if (!has_end(expression, has_calendar)) return false;
    const std::vector<Numeral> left_out = numerals_left_out(expression);
    return !left_out.empty() && has_end(expression, [&](const End& end) {
        const Calendar calendar = end.point.calendar;
        if (!has_calendar(end)) return false;
        const bool has_our_names = has_named_months(end.point);
        const auto names_month = [&](const FoundWord& found) {
            if (has_our_names && names_.named(found.word).any()) return true;
            const std::u32string letters = plain_letters(std::span(&found.word, 1));
            const MonthNames& known = names_.of(calendar);
            const bool is_short_for_one = letters.size() >= shortest_name && letter_at(text_, end_of(found)) == U'.' &&
                                          known.begun_by(letters).any();
            return !has_our_names &&
                   (known.named(letters).any() || known.resembled_by(letters).any() || is_short_for_one);
        };
        const bool is_of_two = may_be_one_of_two(end.point);
        const auto leaves_out = [&](const FoundWord& month, const Numeral& number) {
            if (!is_short(number, longest) || !stands_alone(number, month, text_, !has_our_names) ||
                !is_beside(number, month, text_))
                return false;
            const int day = std::stoi(number.digits);
            if (is_of_two && number.begin > month.begin && day <= most_of_a_name)
                return is_other_of_two(end.point, number);
            const bool is_of_day = day == field_value(end.point.date.day);  // the 1 of ERA1 is there, too
            return !is_of_day && !number.in_letters && day >= 1 && day <= last_day;
        };
        return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
            if (!is_word(found.word, shortest_name) || !names_month(found)) return false;
            const FoundWord month = is_of_two ? with_number_of_name(found, text_, numerals()) : found;
            return std::ranges::any_of(left_out, [&](const Numeral& number) { return leaves_out(month, number); });
        });
    });
}

/// Islamic months alone: a Hebrew Adar without a number may be either.
bool TextEvidence::takes_other_of_two(const Expression& expression) {
    constexpr std::size_t shortest_name = 3;
    MonthSet said;
    for_each_end(expression, [&](const End& end) {
        const std::optional<unsigned> month = month_of_other_calendar(end.point);
        if (month && end.point.calendar == Calendar::islamic) said.set(*month - 1);
    });
    if (said.none()) return false;
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        if (!is_word(found.word, shortest_name)) return false;
        const Numeral* const number = number_behind_name(found, text_, numerals());
        const MonthSet months =
            number ? names_.of(Calendar::islamic).begun_by(plain_letters(std::span(&found.word, 1))) : MonthSet();
        for (const unsigned first : {rabi, jumada}) {
            const MonthSet one(1U << (first - 1)), other(1U << first);
            if (months == (one | other))
                return (said & months).any() && (said & (number->digits == "1" ? one : other)).none();
        }
        return false;
    });
}

/// By a word that is a month of theirs beside a number, where nothing but letters inside a word, two letters or a word
/// that is alike say ours: the "de" of "17 Nahase de 1854", the "maio" of "6 brumaio".
bool TextEvidence::takes_others_month_for_ours(const Expression& expression) {
    constexpr std::size_t shortest_name = 5;
    const auto is_weak = [&](const WrittenDate& date) {
        const unsigned month = calendar_month(date).value();
        const Evidence found = strongest(date, month);
        const bool is_named = found == Evidence::named || found == Evidence::shared;
        return found == Evidence::inside || found == Evidence::resembling || (is_named && is_named_in_short(month));
    };
    const std::vector<WrittenDate> dates = dates_with_month(expression);
    if (has_other_calendar(expression) || std::ranges::none_of(dates, is_weak)) return false;
    const auto is_beside_number = [&](const FoundWord& found) {
        return std::ranges::any_of(numerals(), [&](const Numeral& number) { return is_beside(number, found, text_); });
    };
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        if (!is_word(found.word, shortest_name) || names_.named(found.word).any()) return false;
        const std::u32string letters = plain_letters(std::span(&found.word, 1));
        const auto names_it = [&](Calendar calendar) { return names_.of(calendar).named(letters).any(); };
        return std::ranges::any_of(names_.other_calendars(), names_it) && is_beside_number(found);
    });
}

bool TextEvidence::leaves_julian_mark_out(const Expression& expression) {
    if (expression.stretches.size() != 1 || expression.stretches.front().end) return false;
    const Point& point = expression.stretches.front().begin.point;
    const bool is_day_of_ours =
        point.calendar == Calendar::unwritten && field_value(point.date.day) && point.date.era == Era::common;
    if (!is_day_of_ours) return false;
    const auto is_mark_behind_number = [&](const FoundWord& found) {
        const std::size_t before = text_.substr(0, found.begin).find_last_not_of(U' ');
        return found.word == U"os" && before != text_.npos && is_digit(text_[before]);
    };
    const bool has_two_years = point.dual != Point().dual;
    return has_joined_julian_mark() || (has_two_years && std::ranges::any_of(found_words(), is_mark_behind_number));
}

bool TextEvidence::has_joined_julian_mark() {
    constexpr std::array<std::u32string_view, 2> marks{U"jul", U"os"};
    constexpr std::size_t shortest_before = 4, shortest_behind = 5, july = 7;
    const auto is_joined_to_name = [&](const FoundWord& found, std::u32string_view mark) {
        const std::u32string_view word = found.word;
        if (word.size() < shortest_before + mark.size()) return false;  // no Janos
        const char32_t behind = letter_at(text_, end_of(found));
        const bool is_behind = word.ends_with(mark) && (behind == U'.' || is_digit(behind)),
                   is_before = word.starts_with(mark) && word.size() >= shortest_behind + mark.size();
        if (!is_behind && !is_before) return false;
        const std::u32string_view name =
            is_behind ? word.substr(0, word.size() - mark.size()) : word.substr(mark.size());
        return names_.named(name).any() && names_.named(word).none();
    };
    const auto is_other_month = [&](const FoundWord& found) {
        const MonthSet months = names_.named(found.word) | names_.resembled_by(found.word);
        return months.any() && !months[july - 1] && !says_weekday(found.word);
    };
    const std::vector<FoundWord>& words = found_words();
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (is_joined_to_name(words[i], marks[0]) || is_joined_to_name(words[i], marks[1])) return true;
        const bool follows_word = i > 0 && text_.find_first_not_of(U" .", end_of(words[i - 1])) == words[i].begin;
        if (follows_word && words[i].word == marks[0] && is_other_month(words[i - 1])) return true;
    }
    return false;
}

}  // namespace kalends
