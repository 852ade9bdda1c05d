#pragma once

#include <string_view>
#include <vector>

#include "text/place.hpp"

namespace kalends {

/// What is of a file's name and says no date: the extensions at its end (".tar.gz"), the number that a messenger counts
/// a day's pictures by ("-WA0003" of IMG-20180508-WA0003), and that of a copy ("-1" of "2018-05-12 18.44.55-1.jpg"). Of
/// a normalised text.
std::vector<Place> find_parts_of_file_names(std::u32string_view normalized);

}  // namespace kalends
