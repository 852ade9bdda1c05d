#include "kalends/calendar/iso_date.hpp"

#include <algorithm>
#include <charconv>

namespace kalends {
namespace {

void append(std::string& text, unsigned number, std::size_t width) {
    const std::string digits = std::to_string(number);
    text.append(width - std::min(width, digits.size()), '0').append(digits);
}

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
    std::string text;
    append(text, static_cast<unsigned>(static_cast<int>(date.year())), 4);
    append(text += '-', static_cast<unsigned>(date.month()), 2);
    append(text += '-', static_cast<unsigned>(date.day()), 2);
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
