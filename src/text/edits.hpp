#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kalends {

/// True where one edit or none makes one word of the other: a letter replaced, left out, put in, or two neighbours
/// swapped (Damerau 1964).
bool within_one_edit(std::u32string_view, std::u32string_view);

/// "; did you mean 'X'?" with the candidate that is nearest to `word` by edit distance, or "" where none is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace kalends
