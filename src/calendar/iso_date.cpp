#include "calendar/iso_date.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string>

#include "core/number_text.hpp"

namespace kalends {
namespace {

unsigned number(std::string_view digits) {
    unsigned value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

bool has_form(std::string_view text) {
    return std::ranges::equal(text, std::string_view("dddd-dd-dd"),
                              [](char c, char form) { return form == 'd' ? c >= '0' && c <= '9' : c == form; });
}

std::string year_text(int year) {
    constexpr int greatest_of_four_digits = 9999;
    const std::string digits = padded(std::abs(year), 4);
    if (year < 0) return '-' + digits;
    return year > greatest_of_four_digits ? '+' + digits : digits;
}

}  // namespace

std::string to_iso(std::chrono::year_month_day date) {
    return to_reduced_iso(
        {static_cast<int>(date.year()), static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day())});
}

std::string to_reduced_iso(const DateParts& parts) {
    const auto& [year, month, day] = parts;
    const auto two_digits = [](unsigned part) { return padded(static_cast<int>(part), 2); };
    std::string text;
    if (year) text = year_text(*year);
    if (month) text.append(year ? "-" : "--").append(two_digits(*month));
    if (day && month) text.append("-").append(two_digits(*day));
    if (day && !month && !year) text.append("---").append(two_digits(*day));
    return text;
}

std::optional<std::chrono::year_month_day> parse_iso(std::string_view text) {
    if (!has_form(text)) return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(static_cast<int>(number(text.substr(0, 4)))),
                                           std::chrono::month(number(text.substr(5, 2))),
                                           std::chrono::day(number(text.substr(8, 2)))};
    return date.ok() ? std::optional(date) : std::nullopt;
}

}  // namespace kalends
