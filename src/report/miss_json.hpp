#pragma once

#include <string>

#include "kalends/evaluation/evaluator.hpp"

namespace kalends {

/// One line of JSON without a line end: {"outcome","due","expected","told","locale","pattern",
/// "readings":[{"order","written","confidence"}],"answer"}; `expected` and `written` as in the second column of a
/// corpus, `answer` as alignment_json() has it.
std::string miss_json(const Miss&);

}  // namespace kalends
