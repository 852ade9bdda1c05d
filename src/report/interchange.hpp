#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "kalends/normalizer/normalizer.hpp"

// What tools of machine translation read. A character is one of alignment_columns(), an output one of `outputs`.
namespace kalends {

/// Appends the readings of a row as an n-best list of Moses and Marian, the best first: "ROW ||| date ||| Confidence= p
/// ||| ln p" and a line end, each. A row without any reading has one line, whose date is empty and whose confidence is
/// that of there being none. @param row from 0
void append_n_best(std::string& out, std::uint64_t row, const Answer&);

/// "I-J" for each output J and the character I that it looked at most, both from 0, with blanks between them: the
/// format of Pharaoh, which fast_align, Moses and Marian write. Without a line end.
std::string alignment_pharaoh(std::string_view input, const AlignedAnswer&);

/// All weights, tab-separated: a row of characters, and for each output a row that begins with it. Ends in a line end.
std::string alignment_matrix(std::string_view input, const AlignedAnswer&);

}  // namespace kalends
