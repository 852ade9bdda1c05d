#include "data/improbable_months.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "core/digits.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

constexpr std::array<std::u32string_view, 6> endings{U"br", U"ber", U"bre", U"bris", U"bri", U"brem"};

/// The month of ours of such a name whose ending begins here; 0 where none does.
int month_before(std::u32string_view text, std::size_t ending) {
    constexpr int first = 7, last = 10, behind_march = 2;
    if (ending == 0 || !is_digit(text[ending - 1])) return 0;
    const int units = static_cast<int>(text[ending - 1] - U'0');
    const bool is_ten = units == 0 && ending > 1 && text[ending - 2] == U'1';
    const std::size_t begin = is_ten ? ending - 2 : ending - 1;
    const bool is_whole = begin == 0 || !is_digit(text[begin - 1]);
    const int number = is_ten ? last : units;
    return is_whole && number >= first && number <= last ? number + behind_march : 0;
}

/// In the order of the text.
std::vector<int> months_by_roman_number(std::u32string_view text) {
    std::vector<int> months;
    for (std::size_t at = text.find(U'b'); at != text.npos; at = text.find(U'b', at + 1)) {
        const int month = month_before(text, at);
        std::size_t end = at;
        while (end < text.size() && is_letter(text[end])) ++end;
        const bool is_ending = std::ranges::find(endings, text.substr(at, end - at)) != endings.end();
        if (month != 0 && is_ending) months.push_back(month);
    }
    return months;
}

}  // namespace

bool has_month_by_roman_number(std::u32string_view text, unsigned month) {
    const std::vector<int> months = months_by_roman_number(text);
    return std::ranges::find(months, static_cast<int>(month)) != months.end();
}

bool is_improbable_month(const Expression& expression, std::u32string_view text) {
    const std::vector<int> written = months_by_roman_number(text);
    if (written.empty()) return false;
    std::vector<int> read;
    for_each_end(expression, [&](const End& end) {
        const auto month = field_value(end.point.date.month);
        if (month) read.push_back(*month);
    });
    return !read.empty() &&
           std::ranges::any_of(written, [&](int month) { return std::ranges::find(read, month) == read.end(); });
}

}  // namespace kalends
