#pragma once

#include <string>
#include <string_view>

namespace kalends {

/// Without combining marks, where the script is one whose writers leave them out: Latin, Greek. By the first letter.
std::string without_accents(std::string_view text);

}  // namespace kalends
