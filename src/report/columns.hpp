#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// One character of the input as a terminal shows it, with the weight each output gave it.
struct Column {
    ByteSpan span;          ///< bytes of the input
    std::string text;       ///< what to show: the bytes, repaired; one space for white space and control characters
    std::size_t width = 1;  ///< terminal columns, at least one
    std::vector<float> weights;  ///< [outputs]
};

/// The input's characters in reading order; see alignment_table for which are put together.
std::vector<Column> alignment_columns(std::string_view input, const AlignedAnswer&);

}  // namespace kalends
