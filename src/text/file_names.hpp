#pragma once

#include <string_view>
#include <vector>

#include "text/place.hpp"

namespace kalends {

/// What is of a file's name and says no date: the extensions at its end (".tar.gz"), and the number that a messenger
/// counts a day's pictures by ("-WA0003" of IMG-20180508-WA0003). Of a normalised text.
std::vector<Place> find_parts_of_file_names(std::u32string_view normalized);

}  // namespace kalends
