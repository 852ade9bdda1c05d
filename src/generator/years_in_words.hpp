#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace kalends {

/// Years that are written in words.
constexpr int first_year_in_words = 1500, last_year_in_words = 2029;
/// What is empty has no words.
using YearsInWords = std::array<std::string, std::size_t{last_year_in_words - first_year_in_words + 1}>;

/// Those of data/years.tsv for a language, or language and script: one a row.
/// @throws Error (data) where a row does not hold 6, 19, 8 and 8 words
std::vector<YearsInWords> load_years_in_words(const std::string& language);

}  // namespace kalends
