#include "generator/years_in_words.hpp"

#include <string_view>

#include "generator/table.hpp"

namespace kalends {
namespace {

static_assert(first_year_in_words % 100 == 0, "the hundreds of data/years.tsv begin with it");

/// The words of one row: "eighteen hundred", "and fifty-three".
struct NumberWords {
    std::array<std::string_view, 6> hundreds;
    std::array<std::string_view, 19> ones;
    std::array<std::string_view, 8> tens;
    std::array<std::string_view, 8> tens_before_ones;
};

/// With a space between them, but for a part that ends in +. Empty where a part is.
std::string joined(std::string_view left, std::string_view right) {
    if (left.empty() || right.empty()) return "";
    const bool is_one_word = left.ends_with('+');
    if (is_one_word) left.remove_suffix(1);
    return std::string(left) + (is_one_word ? "" : " ") + std::string(right);
}

/// @param number 0..99; of 0 nothing is behind the hundreds
std::string below_hundred(const NumberWords& words, std::size_t number) {
    if (number == 0) return "";
    if (number < 20) return std::string(words.ones[number - 1]);
    const std::size_t ten = number / 10 - 2;
    if (number % 10 == 0) return std::string(words.tens[ten]);
    return joined(words.tens_before_ones[ten], words.ones[number % 10 - 1]);
}

YearsInWords years_of(const NumberWords& words) {
    YearsInWords years;
    for (std::size_t i = 0; i < years.size(); ++i)
        years[i] = joined(words.hundreds[i / 100], below_hundred(words, i % 100));
    return years;
}

}  // namespace

std::vector<YearsInWords> load_years_in_words(const std::string& language) {
    std::vector<YearsInWords> lists;
    for_each_row(embedded_table("data/years.tsv"), 5, [&](const TableRow& row) {
        const NumberWords words{list_of<6>(row, 1), list_of<19>(row, 2), list_of<8>(row, 3), list_of<8>(row, 4)};
        if (row.fields[0] == language) lists.push_back(years_of(words));
    });
    return lists;
}

}  // namespace kalends
