#pragma once

#include <string_view>

namespace kalends {

/// True where one edit or none makes one word of the other: a letter replaced, left out, put in, or two neighbours
/// swapped (Damerau 1964).
bool within_one_edit(std::u32string_view, std::u32string_view);

}  // namespace kalends
