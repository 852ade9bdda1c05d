#include "calendar/iso_date.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string>

#include "core/digits.hpp"
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
                              [](char c, char form) { return form == 'd' ? is_digit(c) : c == form; });
}

void append_two_digits(std::string& text, int number) {
    text += static_cast<char>('0' + number / 10 % 10);
    text += static_cast<char>('0' + number % 10);
}

void append_year(std::string& text, int year) {
    constexpr int greatest_of_four_digits = 9999;
    const int digits = std::abs(year);
    if (year < 0) text += '-';
    if (digits > greatest_of_four_digits) {
        text.append(year > 0 ? "+" : "").append(std::to_string(digits));
        return;
    }
    append_two_digits(text, digits / 100);
    append_two_digits(text, digits);
}

}  // namespace

std::string year_text(int year) {
    std::string text;
    append_year(text, year);
    return text;
}

std::string to_iso(std::chrono::year_month_day date) {
    const auto number = [](auto part) { return static_cast<int>(static_cast<unsigned>(part)); };
    return to_reduced_iso({static_cast<int>(date.year()), number(date.month()), number(date.day())});
}

std::string to_reduced_iso(const DateParts& parts) {
    const auto& [year, month, day] = parts;
    std::string text;
    if (year) append_year(text, *year);
    if (month) append_two_digits(text.append(year ? "-" : "--"), *month);
    if (day && month) append_two_digits(text.append("-"), *day);
    if (day && !month && !year) append_two_digits(text.append("---"), *day);
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
