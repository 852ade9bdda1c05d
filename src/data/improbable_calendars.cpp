#include "data/improbable_calendars.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "calendar/calendar_point.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "data/improbable.hpp"
#include "data/other_months.hpp"
#include "kalends/data/month_names.hpp"
#include "text/edits.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

using Numerals = std::span<const Numeral>;

bool is_of_our_years(const Point& point) {
    const bool is_ours = point.calendar == Calendar::unwritten || point.calendar == Calendar::gregorian;
    return is_ours && (point.date.era == Era::common || point.date.era == Era::anno_domini) && !point.is_reference;
}

/// The year of the one, of another calendar, begins or ends in the year of the other, of ours.
bool are_one_year(const Point& other, const Point& ours) {
    const std::optional<int> year = field_value(ours.date.year);
    if (!year || !is_of_our_years(ours) || !has_other_years(other.calendar)) return false;
    const Numeral numeral{0, 0, std::to_string(*year)};
    return is_beside_year_of_ours(other, std::span(&numeral, 1));
}

/// The Republic's years stand beside ours in ranges, too: 1804 - an XIII.
bool are_one_year_by_two(const End& one, const End& other) {
    const bool may_be = one.kind == End::Kind::point && other.kind == End::Kind::point &&
                        one.point.calendar != Calendar::republican && other.point.calendar != Calendar::republican;
    return may_be && (are_one_year(one.point, other.point) || are_one_year(other.point, one.point));
}

/// Мордад 1358 AP, 2 August 1979 as two dates.
bool counts_one_time_twice(const Expression& expression) {
    const auto& stretches = expression.stretches;
    const auto parts_one = [](const Stretch& stretch) {
        return stretch.end && !stretch.is_same_time && are_one_year_by_two(stretch.begin, *stretch.end);
    };
    const auto are_one = [](const Stretch& one, const Stretch& next) {
        return !one.end && !next.end && are_one_year_by_two(one.begin, next.begin);
    };
    return std::ranges::any_of(stretches, parts_one) ||
           std::ranges::adjacent_find(stretches, are_one) != stretches.end();
}

template <std::size_t Digits>
bool differ(const std::array<char, Digits>& one, const std::array<char, Digits>& other) {
    return field_value(one) && field_value(other) && one != other;
}

/// 26 Tamuz 5614 - 27 Shevat 5634 as one day.
bool takes_two_times_for_one(const Expression& expression) {
    return std::ranges::any_of(expression.stretches, [](const Stretch& stretch) {
        if (!stretch.is_same_time || !stretch.end) return false;
        const Point &one = stretch.begin.point, &other = stretch.end->point;
        const bool is_by_one = one.calendar == other.calendar && has_other_years(one.calendar);
        return is_by_one && (differ(one.date.year, other.date.year) || differ(one.date.month, other.date.month) ||
                             differ(one.date.day, other.date.day));
    });
}

constexpr std::array<std::u32string_view, 9> words_of_year{U"an",  U"année", U"year", U"anno", U"año",
                                                           U"ano", U"jahr",  U"jaar", U"rok"};

/// The word that ends here, its letters alone.
std::u32string_view word_before(std::u32string_view text, std::size_t end) {
    std::size_t begin = end;
    while (begin > 0 && is_letter(text[begin - 1])) --begin;
    return text.substr(begin, end - begin);
}

bool follows_word_of_year(const Numeral& numeral, std::u32string_view text) {
    const std::size_t last = numeral.begin > 0 ? text.find_last_not_of(U" .", numeral.begin - 1) : text.npos;
    return last != text.npos && std::ranges::find(words_of_year, word_before(text, last + 1)) != words_of_year.end();
}

/// The number that this is, as a whole.
std::optional<int> whole_number(std::u32string_view text) {
    for (const Numeral& numeral : find_numerals(text))
        if (numeral.begin == 0 && numeral.end == text.size()) return parse_number<int>(numeral.digits);
    return std::nullopt;
}

/// Of "ventôseanII", "anVIIde" and "MessidorXII", whose words are joined: 2, 7 and 12. Nothing of the "an" of janvier.
std::optional<int> year_joined_to(std::u32string_view word) {
    constexpr std::u32string_view of_year = U"an", of_republic = U"de";
    constexpr std::array<std::u32string_view, 8> ends_of_months{U"aire", U"ôse",  U"ose",  U"inal",
                                                                U"réal", U"real", U"rial", U"idor"};
    constexpr std::size_t shortest_month = 5;
    if (word.ends_with(of_republic)) word.remove_suffix(of_republic.size());
    const std::size_t year = word.rfind(of_year);
    if (year == 0 || (year != word.npos && year >= shortest_month))
        if (const auto number = whole_number(word.substr(year + of_year.size()))) return number;
    for (const std::u32string_view end : ends_of_months)
        if (const std::size_t at = word.rfind(end); at != word.npos && at > 0)
            if (const auto number = whole_number(word.substr(at + end.size()))) return number;
    return std::nullopt;
}

/// Behind a word that says so.
std::vector<int> years_of_republic(std::u32string_view text, Numerals numerals) {
    constexpr int last = 14;
    std::vector<int> years;
    const auto add = [&](std::optional<int> year) {
        if (year && *year >= 1 && *year <= last) years.push_back(*year);
    };
    for (const Numeral& numeral : numerals)
        if (follows_word_of_year(numeral, text)) add(parse_number<int>(without_noughts(numeral.digits)));
    for (const FoundWord& found : find_words(text)) add(year_joined_to(found.word));
    return years;
}

/// The ninth year, of "vingt-neuf prairial, an 3".
bool takes_other_year_of_republic(const Expression& expression, std::u32string_view text, Numerals numerals) {
    std::vector<int> years;
    for_each_end(expression, [&](const End& end) {
        const std::optional<int> year = field_value(end.point.date.year);
        if (end.point.calendar == Calendar::republican && year) years.push_back(*year);
    });
    if (years.empty()) return false;
    const std::vector<int> said = years_of_republic(text, numerals);  // a Roman numeral may be found twice
    return !said.empty() && std::ranges::find_first_of(said, years) == said.end();
}

/// Of a date in numbers alone where it begins and ends in the text; nothing where there is none or are several.
std::optional<std::pair<std::size_t, std::size_t>> date_in_numbers(std::u32string_view text, Numerals numerals) {
    constexpr std::u32string_view signs = U"-/.";
    const auto are_joined = [&](const Numeral& one, const Numeral& next) {
        return one.end + 1 == next.begin && signs.find(text[one.end]) != signs.npos;
    };
    std::optional<std::pair<std::size_t, std::size_t>> found;
    for (std::size_t i = 0; i + 2 < numerals.size(); ++i) {
        if (!are_joined(numerals[i], numerals[i + 1]) || !are_joined(numerals[i + 1], numerals[i + 2])) continue;
        if (found) return std::nullopt;
        found = {numerals[i].begin, numerals[i + 2].end};
    }
    return found;
}

bool counts_from_hijra(std::u32string_view word) {
    constexpr std::array<std::u32string_view, 5> letters{U"h", U"ah", U"ه", U"ھ", U"ش"};
    return std::ranges::find(letters, word) != letters.end();
}

/// H 29.11.1367, 20/9/1025 H, ۱۱۰۷/۱۰/۳۰ ش as of our years.
bool leaves_letter_of_hijra_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr int first = 600, last = 1500;
    const bool may_be_theirs = has_end(expression, [](const End& end) {
        const int year = field_value(end.point.date.year).value_or(0);
        return end.point.calendar == Calendar::unwritten && end.point.date.era == Era::common &&
               field_value(end.point.date.day) && year >= first && year <= last;
    });
    const auto date = may_be_theirs ? date_in_numbers(text, numerals) : std::nullopt;
    if (!date) return false;
    const std::size_t before = date->first > 0 ? text.find_last_not_of(U" :.", date->first - 1) : text.npos,
                      behind = text.find_first_not_of(U' ', date->second);
    if (before != text.npos && counts_from_hijra(word_before(text, before + 1))) return true;
    if (behind == text.npos) return false;
    std::size_t end = behind;
    while (end < text.size() && is_letter(text[end])) ++end;
    return counts_from_hijra(text.substr(behind, end - behind));
}

/// "OS" at the beginning of the text or of its part, or behind a year: elsewhere it is another word.
bool has_letters_of_old_style(std::u32string_view text) {
    constexpr std::u32string_view mark = U"os";
    for (std::size_t at = text.find(mark); at != text.npos; at = text.find(mark, at + 1)) {
        const char32_t before = at > 0 ? text[at - 1] : U'/', behind = letter_at(text, at + mark.size());
        if (is_letter(before) || is_letter(behind)) continue;
        const bool follows_year =
            at > 1 && before == U' ' && is_digit(text[at - 2]) && (behind == U'\0' || behind == U')' || behind == U',');
        const bool is_behind_colon = at > 1 && before == U' ' && text[at - 2] == U':';
        const bool begins = (before != U' ' || is_behind_colon) && behind == U' ' && at + mark.size() + 1 < text.size();
        if (begins || follows_year) return true;
    }
    return false;
}

/// As it stands, or but for a typing error.
bool has_long_name_of_old_style(std::u32string_view text) {
    constexpr std::array<std::u32string_view, 13> names{
        U"old style",     U"oude stijl",    U"alten stils",   U"altem stil",    U"stil vechi",
        U"julianisch",    U"старого стиля", U"stile vecchio", U"vecchio stile", U"stile antico",
        U"starego stylu", U"gamla stilen",  U"stilo veteri"};
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!is_letter(text[at]) || (at > 0 && is_letter(text[at - 1]))) continue;
        for (const std::u32string_view name : names)
            for (const std::size_t size : {name.size() - 1, name.size(), name.size() + 1})
                if (!is_letter(letter_at(text, at + size)) && within_one_edit(name, text.substr(at, size))) return true;
    }
    return false;
}

/// "s.v." right behind the year: elsewhere it is sub voce.
bool has_romanian_mark_behind_year(std::u32string_view text) {
    constexpr std::u32string_view mark = U" s.v.";
    const std::size_t at = text.find(mark);
    return at != text.npos && at > 0 && is_digit(text[at - 1]);
}

bool names_old_style(std::u32string_view text) {
    constexpr std::array<std::u32string_view, 7> marks{U"o.s.",   U"a.st.",  U"a. st.", U"st.v.",
                                                       U"st. v.", U"ст.ст.", U"ст. ст."};
    return end_of_word(text, marks) || has_letters_of_old_style(text) || has_long_name_of_old_style(text) ||
           has_romanian_mark_behind_year(text);
}

/// Old Style 26 October 1610 as a day of ours.
bool leaves_old_style_out(const Expression& expression, std::u32string_view text) {
    constexpr int first = 1000, last = 1930;
    const auto is_of_style = [](const End& end) {
        return end.point.calendar == Calendar::julian || end.point.calendar == Calendar::gregorian;
    };
    if (has_end(expression, is_of_style) || expression.is_none()) return false;
    const bool is_ours = has_end(expression, [](const End& end) {
        const int year = field_value(end.point.date.year).value_or(0);
        return is_of_our_years(end.point) && field_value(end.point.date.day) && year >= first && year <= last;
    });
    return is_ours && names_old_style(text);
}

/// Of the Hebrew calendar also where its thousands are left out.
bool is_beside_year_in_full(Point point, Numerals numerals) {
    constexpr int hebrew_thousands = 5000, short_years = 1000;
    const std::optional<int> year = field_value(point.date.year);
    if (point.calendar == Calendar::hebrew && year && *year < short_years)
        std::ranges::copy(std::to_string(*year + hebrew_thousands), point.date.year.begin());
    return is_beside_year_of_ours(point, numerals);
}

/// Of other calendars, or of ours beside which no year of ours is written twice.
bool may_stand_beside_ours(const Point& point) {
    constexpr int first = 1000, last = 2200;
    const int year = field_value(point.date.year).value_or(first);
    return has_other_years(point.calendar) || (is_of_our_years(point) && (year < first || year > last));
}

/// 1284 [1867 or 1868] by the Persians, 2515 [1972] as of ours.
bool leaves_year_in_brackets_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t size_of_year = 4;
    constexpr int first = 1000, last = 2200;
    const std::size_t bracket = text.find(U'[');
    if (bracket == text.npos || expression.stretches.size() != 1 || expression.stretches[0].end) return false;
    const Point& point = expression.stretches[0].begin.point;
    const bool is_year = point.date.month[0] == 'X' && point.steps.empty() && field_value(point.date.year);
    if (!is_year || !may_stand_beside_ours(point)) return false;
    if (has_other_years(point.calendar) && is_beside_year_in_full(point, numerals)) return false;
    return std::ranges::any_of(numerals, [&](const Numeral& numeral) {
        const int year = parse_number<int>(numeral.digits).value_or(0);
        return numeral.begin > bracket && !numeral.in_letters && numeral.digits.size() == size_of_year &&
               year >= first && year <= last && year != field_value(point.date.year);
    });
}

/// The 1634 of "10 Charles I (1634-5)", by another calendar alone. Not a year of ours that is the same time.
bool leaves_year_of_ours_out(const Expression& expression, std::u32string_view text, Numerals numerals) {
    constexpr std::size_t size_of_year = 4;
    constexpr int first = 1000, last = 2199;
    const auto is_point = [](const End& end) { return end.kind == End::Kind::point; };
    const auto has_none_of_others = [&](const End& end) {
        return is_point(end) && !(has_other_years(end.point.calendar) && field_value(end.point.date.year));
    };
    const auto is_beside_ours = [&](const End& end) {
        return is_point(end) && is_beside_year_in_full(end.point, numerals);
    };
    if (has_end(expression, has_none_of_others) || has_end(expression, is_beside_ours)) return false;
    std::vector<int> years;
    for_each_end(expression, [&](const End& end) {
        if (is_point(end)) years.push_back(field_value(end.point.date.year).value());
    });
    if (years.empty()) return false;
    return std::ranges::any_of(numerals, [&](const Numeral& numeral) {
        constexpr std::u32string_view signs = U"+-";
        const int year = parse_number<int>(numeral.digits).value_or(0);
        const bool is_offset = numeral.begin > 0 && signs.find(text[numeral.begin - 1]) != signs.npos;
        return !numeral.in_letters && numeral.digits.size() == size_of_year && year >= first && year <= last &&
               !is_offset && std::ranges::find(years, year) == years.end();
    });
}

/// "6 Brumaire an XI au 23 Messidor an XI" as two days of which each is meant.
bool lists_ends_of_range(const Expression& expression, std::u32string_view text) {
    const auto is_day_of_republic = [](const Stretch& stretch) {
        const Point& point = stretch.begin.point;
        return !stretch.end && point.calendar == Calendar::republican && field_value(point.date.day);
    };
    return expression.stretches.size() > 1 && std::ranges::all_of(expression.stretches, is_day_of_republic) &&
           text.find(U" au ") != text.npos && text.find(U" et ") == text.npos;
}

}  // namespace

bool is_improbable_calendar(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return counts_one_time_twice(expression) || takes_two_times_for_one(expression) ||
           takes_other_year_of_republic(expression, text, numerals) ||
           leaves_letter_of_hijra_out(expression, text, numerals) || leaves_old_style_out(expression, text) ||
           leaves_year_in_brackets_out(expression, text, numerals) || lists_ends_of_range(expression, text) ||
           leaves_year_of_ours_out(expression, text, numerals);
}

}  // namespace kalends
