#pragma once

#include <string>

#include "kalends/columns/table.hpp"

namespace kalends {

/// What a cell says of an answer; empty where there is nothing to say. Flags have a space between them; alternatives,
/// each its date, or EDTF where it is no date, " | ".
std::string detail_text(const Answer&, AnswerDetail);

}  // namespace kalends
