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

std::string to_iso(std::chrono::year_month_day date) {
    const auto number = [](auto part) { return static_cast<int>(static_cast<unsigned>(part)); };
    const int year = static_cast<int>(date.year());
    return (year < 0 ? "-" : "") + padded(std::abs(year), 4) + '-' + padded(number(date.month()), 2) + '-' +
           padded(number(date.day()), 2);
}

std::optional<std::chrono::year_month_day> parse_iso(std::string_view text) {
    if (!has_form(text)) return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(static_cast<int>(number(text.substr(0, 4)))),
                                           std::chrono::month(number(text.substr(5, 2))),
                                           std::chrono::day(number(text.substr(8, 2)))};
    return date.ok() ? std::optional(date) : std::nullopt;
}

}  // namespace kalends
