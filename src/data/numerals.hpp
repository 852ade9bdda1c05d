#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace kalends {

/// A number that stands in a text as a number, not in words.
struct Numeral {
    std::size_t begin = 0, end = 0;  ///< in the text
    std::string digits;       ///< 0 to 9; of letters those of its value, but of Chinese ones in a row each its own
    bool in_letters = false;  ///< no digits
};

/// All that may be meant, from left to right, of a normalised text: runs of digits, and of superscript ones; those that
/// editors' signs part (18[62]) as one, too; days before hours (1008:16); Roman numerals, also with an ending (XIXe)
/// and in Cyrillic letters that look the same; Chinese ones (二十六, 一九四五, 廿), Hebrew (תשע״ח) and Ethiopic ones
/// (፲፱፻፹፱). Some of them overlap, and some are words: "mix" is 1009, "c." a hundred.
std::vector<Numeral> find_numerals(std::u32string_view normalized);
/// Hebrew letters with a geresh or gershayim: תש״ח.
bool has_hebrew_number(std::u32string_view normalized);

/// In digits, so many at most.
bool is_short(const Numeral&, std::size_t longest);
/// A plus or a hyphen right before it.
bool has_sign(const Numeral&, std::u32string_view text);
/// Without those in front, but for the last digit. @pre digits not empty
std::string_view without_noughts(std::string_view digits);

}  // namespace kalends
