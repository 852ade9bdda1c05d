#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <regex>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

// EDTF, levels 0 to 2, told a second time, so that the program's reader and what it writes can be held to it: by
// regular expressions and by looking through the calendar, without anything of the library.
namespace kalends::edtf_grammar {

/// The first and the last day, as ISO days; nothing where open, without a digit of the year, or of years beyond 32767.
struct Days {
    std::optional<std::string> earliest, latest;
    friend bool operator==(const Days&, const Days&) = default;
};

using Number = std::int64_t;
using Day = std::tuple<Number, int, int>;

/// What a date may mean; `timeless` where no digit of the year is written.
struct Extent {
    Day first, last;
    bool timeless = false;
    char precision = 'y';  ///< y, g (grouping), m, d
};

inline std::vector<std::string> split(const std::string& text, const std::string& separator) {
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t at = text.find(separator); at != std::string::npos; at = text.find(separator, from)) {
        parts.push_back(text.substr(from, at - from));
        from = at + separator.size();
    }
    parts.push_back(text.substr(from));
    return parts;
}

inline int length_of_month(Number year, int month) {
    if (month == 2) return year % 400 == 0 || (year % 4 == 0 && year % 100 != 0) ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

/// Numbers from 0 to 9999 that a mask of digits stands for, from the least.
inline std::vector<Number> numbers_of(const std::string& mask) {
    std::vector<Number> numbers{0};
    for (const char digit : mask) {
        std::vector<Number> longer;
        for (const Number number : numbers)
            for (char c = '0'; c <= '9'; ++c)
                if (digit == 'X' || digit == c) longer.push_back(10 * number + (c - '0'));
        numbers = longer;
    }
    return numbers;
}

/// The years of a date's year, in order of time: all of a mask, the ends of significant digits. Empty: not valid.
inline std::vector<Number> years_of(const std::string& text) {
    static const std::regex form("(Y?)(-?)([0-9X]+)(?:E([1-9][0-9]?))?(?:S([1-9][0-9]?))?");
    std::smatch match;
    if (!std::regex_match(text, match, form)) return {};
    std::string digits = match[3];
    const bool letter = match[1].length() > 0, negative = match[2].length() > 0,
               masked = digits.find('X') != std::string::npos;
    if (match[4].matched) digits.append(static_cast<std::size_t>(std::stoi(match[4])), '0');
    if (letter ? masked || digits[0] == '0' || digits.size() < 5 || digits.size() > 18
               : digits.size() != 4 || match[4].matched)
        return {};
    std::vector<Number> years;
    if (match[5].matched) {
        const std::size_t zeros = std::min(digits.find_first_not_of('0'), digits.size());
        const std::size_t kept = zeros + static_cast<std::size_t>(std::stoi(match[5]));
        if (masked || kept > digits.size()) return {};
        const std::string head = digits.substr(0, kept);
        years = {std::stoll(head + std::string(digits.size() - kept, '0')),
                 std::stoll(head + std::string(digits.size() - kept, '9'))};
    } else {
        years = letter ? std::vector<Number>{std::stoll(digits)} : numbers_of(digits);
    }
    if (negative) {
        std::reverse(years.begin(), years.end());
        for (Number& year : years) year = -year;
        if (years.back() == 0) years.pop_back();
    }
    return years;
}

/// Months of a grouping, counted on into the next year; none where it is none.
inline std::pair<int, int> months_of_grouping(int number) {
    if (number >= 21 && number <= 28) return {3 * ((number - 21) % 4) + 3, 3 * ((number - 21) % 4) + 5};
    if (number >= 29 && number <= 32) return months_of_grouping(number <= 30 ? number - 6 : number - 10);
    if (number >= 33 && number <= 36) return {3 * (number - 33) + 1, 3 * (number - 33) + 3};
    if (number >= 37 && number <= 39) return {4 * (number - 37) + 1, 4 * (number - 37) + 4};
    if (number >= 40 && number <= 41) return {6 * (number - 40) + 1, 6 * (number - 40) + 6};
    return {0, 0};
}

/// The first such day of a year, or the last.
inline std::optional<Day> day_within(Number year, const std::vector<Number>& months, const std::vector<Number>& days,
                                     bool first) {
    std::optional<Day> found;
    for (const Number m : months)
        for (const Number d : days)
            if (m >= 1 && m <= 12 && d >= 1 && d <= length_of_month(year, static_cast<int>(m)) && (!first || !found))
                found = Day(year, static_cast<int>(m), static_cast<int>(d));
    return found;
}

inline std::optional<Extent> extent_of_date(const std::string& text) {
    static const std::regex form(
        "[~?%]?(Y?-?[0-9X]+(?:E[0-9]+)?(?:S[0-9]+)?)[~?%]?(?:-[~?%]?([0-9X]{2})[~?%]?(?:-[~?%]?([0-9X]{2})[~?%]?)?)?");
    std::smatch match;
    if (!std::regex_match(text, match, form)) return std::nullopt;
    const std::string year = match[1], month = match[2], day = match[3];
    if (!month.empty() && year.find_first_of("YS") != std::string::npos) return std::nullopt;
    const std::vector<Number> years = years_of(year);
    if (years.empty()) return std::nullopt;
    Extent extent;
    extent.timeless = year == "XXXX" || year == "-XXXX";
    extent.precision = !day.empty() ? 'd' : !month.empty() ? 'm' : 'y';
    const bool masked = month.find('X') != std::string::npos;
    if (!month.empty() && !masked && std::stoi(month) > 12) {
        const auto [from, to] = months_of_grouping(std::stoi(month));
        if (from == 0 || !day.empty()) return std::nullopt;
        extent.precision = 'g';
        const Number last = years.back() + (to > 12 ? 1 : 0);
        const int end = to > 12 ? to - 12 : to;
        extent.first = {years.front(), from, 1};
        extent.last = {last, end, length_of_month(last, end)};
        return extent;
    }
    const std::vector<Number> any_month = numbers_of(month.empty() ? "XX" : month);
    const std::vector<Number> any_day = numbers_of(day.empty() ? "XX" : day);
    std::optional<Day> first, last;
    for (auto it = years.begin(); !first && it != years.end(); ++it) first = day_within(*it, any_month, any_day, true);
    for (auto it = years.rbegin(); first && !last && it != years.rend(); ++it)
        last = day_within(*it, any_month, any_day, false);
    if (!first || !last) return std::nullopt;
    extent.first = *first;
    extent.last = *last;
    return extent;
}

inline std::optional<std::string> iso(const Day& day) {
    const auto& [year, month, number] = day;
    if (year < -32767 || year > 32767) return std::nullopt;
    const auto padded = [](Number value, std::size_t width) {
        const std::string digits = std::to_string(value);
        return std::string(width > digits.size() ? width - digits.size() : 0, '0') + digits;
    };
    const std::string sign = year < 0 ? "-" : year > 9999 ? "+" : "";
    return sign + padded(year < 0 ? -year : year, 4) + "-" + padded(month, 2) + "-" + padded(number, 2);
}

inline std::optional<std::string> earliest_of(const Extent& extent) {
    return extent.timeless ? std::nullopt : iso(extent.first);
}

inline std::optional<std::string> latest_of(const Extent& extent) {
    return extent.timeless ? std::nullopt : iso(extent.last);
}

inline bool descends(const Extent& begin, const Extent& end) {
    return !begin.timeless && !end.timeless && end.last < begin.first;
}

/// A range of a set, or of an interval: begin and end, each a date or empty.
inline std::optional<Days> days_between(const std::string& begin, const std::string& end, bool same_precision) {
    const std::optional<Extent> first = extent_of_date(begin), last = extent_of_date(end);
    if ((!begin.empty() && !first) || (!end.empty() && !last) || (!first && !last)) return std::nullopt;
    if (first && last && (descends(*first, *last) || (same_precision && first->precision != last->precision)))
        return std::nullopt;
    return Days{first ? earliest_of(*first) : std::nullopt, last ? latest_of(*last) : std::nullopt};
}

inline std::optional<Days> days_of_date_time(const std::string& text) {
    static const std::regex form(
        "([0-9]{4}-[0-9]{2}-[0-9]{2})T(?:([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]|([01][0-9]|2[0-3]):59:60|24:00:00)"
        "(?:Z|(?!-00(?::00)?$)[+-](?:[01][0-9]|2[0-3])(?::[0-5][0-9])?)?");
    std::smatch match;
    if (!std::regex_match(text, match, form)) return std::nullopt;
    const std::optional<Extent> day = extent_of_date(match[1]);
    return day ? std::optional(Days{iso(day->first), iso(day->last)}) : std::nullopt;
}

inline std::optional<Days> days_of_set(const std::string& text) {
    const std::vector<std::string> members = split(text.substr(1, text.size() - 2), ",");
    std::vector<std::optional<std::string>> starts, ends;
    std::vector<Day> firsts, lasts;
    bool open_start = false, open_end = false;
    for (std::size_t i = 0; i < members.size(); ++i) {
        const std::vector<std::string> sides = split(members[i], "..");
        if (sides.size() > 2 ||
            (sides.size() == 2 && ((sides[0].empty() && i != 0) || (sides[1].empty() && i + 1 != members.size()))))
            return std::nullopt;
        const std::optional<Days> days = days_between(sides.front(), sides.back(), sides.size() == 2);
        if (!days) return std::nullopt;
        const std::optional<Extent> first = extent_of_date(sides.front()), last = extent_of_date(sides.back());
        if (first && !first->timeless)
            firsts.push_back(first->first);
        else
            open_start = true;
        if (last && !last->timeless)
            lasts.push_back(last->last);
        else
            open_end = true;
    }
    return Days{open_start ? std::nullopt : iso(*std::min_element(firsts.begin(), firsts.end())),
                open_end ? std::nullopt : iso(*std::max_element(lasts.begin(), lasts.end()))};
}

/// The bounds of what is valid; nothing for what is not.
inline std::optional<Days> days_of(const std::string& text) {
    const std::string brackets = text.empty() ? "" : std::string{text.front(), text.back()};
    if (text.size() > 1 && (brackets == "[]" || brackets == "{}")) return days_of_set(text);
    if (const std::vector<std::string> ends = split(text, "/"); ends.size() == 2) {
        const auto end = [](const std::string& side) { return side == ".." ? "" : side; };
        return days_between(end(ends[0]), end(ends[1]), false);
    }
    if (text.find('T') != std::string::npos) return days_of_date_time(text);
    const std::optional<Extent> extent = extent_of_date(text);
    return extent ? std::optional(Days{earliest_of(*extent), latest_of(*extent)}) : std::nullopt;
}

inline bool is_valid(const std::string& text) {
    return days_of(text).has_value();
}

}  // namespace kalends::edtf_grammar
