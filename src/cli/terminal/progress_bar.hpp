#pragma once

#include <cstddef>
#include <string>

#include "training/progress.hpp"

namespace kalends {

/// "  42 % [######--------] loss 0.0213, exact 95.1 %, 7211 examples/s, 3:20 left" in at most `columns` characters. The
/// exact match is that of the held-out examples; before there is one, that of the last batch (teacher forced).
std::string progress_bar(const Progress&, std::size_t columns);

/// "3:20" or "1:03:20".
std::string clock_time(double seconds);

}  // namespace kalends
