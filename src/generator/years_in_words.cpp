#include "generator/years_in_words.hpp"

#include <array>
#include <cstddef>

#include "generator/table.hpp"
#include "kalends/core/error.hpp"
#include "records/split.hpp"

namespace kalends {
namespace {

/// The words of one row: "eighteen hundred", "and fifty-three".
struct NumberWords {
    std::vector<std::string_view> hundreds;  ///< the last of them 2000
    std::array<std::string_view, 19> ones;
    std::array<std::string_view, 8> tens;
    std::array<std::string_view, 8> tens_before_ones;
};

/// With a space between them, but for a part that ends in +; one that begins with < stands behind the smaller number.
/// Empty where a part is.
std::string joined(std::string_view greater, std::string_view smaller) {
    if (greater.empty() || smaller.empty()) return "";
    if (greater.starts_with('<')) return std::string(smaller) + " " + std::string(greater.substr(1));
    const bool is_one_word = greater.ends_with('+');
    if (is_one_word) greater.remove_suffix(1);
    return std::string(greater) + (is_one_word ? "" : " ") + std::string(smaller);
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
    constexpr int last_hundred = 2000;
    YearsInWords years;
    years.first = last_hundred - 100 * (static_cast<int>(words.hundreds.size()) - 1);
    for (int year = years.first; year <= last_year_in_words; ++year) {
        const auto since = static_cast<std::size_t>(year - years.first);
        years.texts.push_back(joined(words.hundreds[since / 100], below_hundred(words, since % 100)));
    }
    return years;
}

}  // namespace

std::string_view YearsInWords::of(int year) const {
    const int since = year - first;
    return since < 0 || since >= static_cast<int>(texts.size())
               ? ""
               : std::string_view(texts[static_cast<std::size_t>(since)]);
}

std::vector<YearsInWords> load_years_in_words(const std::string& language) {
    constexpr std::size_t most_hundreds = 21;
    std::vector<YearsInWords> lists;
    for_each_row(embedded_table("data/years.tsv"), 5, [&](const TableRow& row) {
        const NumberWords words{split_at(row.fields[1], ','), list_of<19>(row, 2), list_of<8>(row, 3),
                                list_of<8>(row, 4)};
        if (words.hundreds.size() > most_hundreds)
            throw Error(ErrorKind::data, row.place + ": more than " + std::to_string(most_hundreds) + " hundreds");
        if (row.fields[0] == language) lists.push_back(years_of(words));
    });
    return lists;
}

}  // namespace kalends
