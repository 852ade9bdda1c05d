#pragma once

#include <string>
#include <string_view>

#include "kalends/columns/table.hpp"

namespace kalends {

/// What a cell says of the answer to a text; empty where there is nothing to say. Flags have a space between them, and
/// so have words that were not read; alternatives, each its date, or EDTF where it is no date, " | ".
std::string detail_text(std::string_view text, const Answer&, AnswerDetail);

}  // namespace kalends
