#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/normalizer/normalizer.hpp"

// What all pictures of an alignment have in common: a column for each character, a name for each row of an output.
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

/// The number of the first column that an output looked at most; 0 where there is none.
std::size_t most_attended(std::span<const Column>, std::size_t output);

/// For each output the name of the field that begins with it; empty in the middle of one, and where there is no date.
std::vector<std::string_view> field_names(const AlignedAnswer&);

/// What stands above a picture: the date, and EDTF where it says more; the status; flags; what the text says, where
/// neither is the same; and what of it is not read.
std::string answer_heading(std::string_view input, const Answer&, std::string_view separator);

/// "99 %": never more than it is.
std::string percent_sure(double confidence);

}  // namespace kalends
