#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kalends {

/// "; did you mean 'X'?" with the candidate that is nearest to `word` by edit distance, or "" where none is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace kalends
