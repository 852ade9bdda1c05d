#pragma once

#include <string>

#include "columns/recommendation.hpp"
#include "kalends/columns/column_audit.hpp"

namespace kalends {

/// In double quotation marks, without control characters, and of a long text the beginning.
std::string quoted_beginning(const std::string& text);

/// What to tell `normalize`, each option behind a space: " --order dmy --year-hyphen month".
std::string words_of(const Recommendation&);

}  // namespace kalends
