#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kalends {

/// Years that are written in words in any language; a row of the table may begin earlier.
constexpr int first_year_in_words = 1500, last_year_in_words = 2029;

/// One way to say years in words, from one of them on.
struct YearsInWords {
    int first = first_year_in_words;
    std::vector<std::string> texts;  ///< what is empty has no words

    /// Empty where it has none.
    [[nodiscard]] std::string_view of(int year) const;
};

/// Those of data/years.tsv for a language, or language and script: one a row.
/// @throws Error (data) where a row does not hold hundreds up to 2000, and 19, 8 and 8 words
std::vector<YearsInWords> load_years_in_words(const std::string& language);

}  // namespace kalends
