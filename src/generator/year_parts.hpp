#pragma once

#include <map>
#include <set>
#include <string>

#include "generator/years_in_words.hpp"

namespace kalends {

/// By each word of these years what it adds to one: of "ألف ومائتين وستين" a thousand, two hundred, sixty. As the year
/// with it is greater than the one that has all words but it, or by what those that are known leave of the year.
std::map<std::u32string, std::set<int>> year_parts(const YearsInWords&);

}  // namespace kalends
