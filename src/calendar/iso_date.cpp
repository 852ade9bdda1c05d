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

}  // namespace

std::string year_text(int year) {
    constexpr int greatest_of_four_digits = 9999;
    const std::string digits = padded(std::abs(year), 4);
    if (year < 0) return '-' + digits;
    return year > greatest_of_four_digits ? '+' + digits : digits;
}

std::string to_iso(std::chrono::year_month_day date) {
    const auto number = [](auto part) { return static_cast<int>(static_cast<unsigned>(part)); };
    return to_reduced_iso({static_cast<int>(date.year()), number(date.month()), number(date.day())});
}

std::string to_reduced_iso(const DateParts& parts) {
    const auto& [year, month, day] = parts;
    std::string text;
    if (year) text = year_text(*year);
    if (month) text.append(year ? "-" : "--").append(padded(*month, 2));
    if (day && month) text.append("-").append(padded(*day, 2));
    if (day && !month && !year) text.append("---").append(padded(*day, 2));
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
