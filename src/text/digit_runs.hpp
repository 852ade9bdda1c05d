#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kalends {

/// The runs of digits 0 to 9 in a normalised text, from left to right: "5/5/18 10:30" has 5, 5, 18, 10, 30.
std::vector<std::string> digit_runs(std::u32string_view);

}  // namespace kalends
