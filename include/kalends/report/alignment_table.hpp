#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

enum class Shades {
    blocks,  ///< a middle dot, and the eighths of a block, U+2581..U+2588
    digits,  ///< ASCII: a dot, and tenths, 1..9
};

struct AlignmentTableOptions {
    Shades shades = Shades::blocks;
    bool colour = false;    ///< ANSI bold for the most attended character of each row; the caller knows the terminal
    std::size_t width = 0;  ///< columns of the terminal: longer texts continue in panels below; 0: no limit
};

/// Digits of the date as rows, characters of the original `input` as columns, lined up for a terminal:
///
///             9 May 2018
///     year  2 ······█···
///
/// Characters that the normaliser made out of one (a ligature) share its column, combining marks that of their base:
/// their weights are added. Characters that the model never saw have no column.
std::string alignment_table(std::string_view input, const AlignedAnswer&, const AlignmentTableOptions& = {});

}  // namespace kalends
