#pragma once

#include <string_view>

namespace kalends {

/// Without what normalize_text() makes a blank or nothing of at both ends (blanks of Unicode, controls, marks of format
/// and of byte order), which a cell may have and which says nothing: for rules that look at a text as it was written.
std::string_view trimmed(std::string_view text);

}  // namespace kalends
