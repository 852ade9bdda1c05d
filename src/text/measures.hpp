#pragma once

#include <string_view>
#include <vector>

#include "kalends/text/normalized_text.hpp"
#include "text/place.hpp"

namespace kalends {

/// Numbers that measure, count versions, tables, guests or flights, or are of offices, with what says so: "4.8 kg",
/// "22 %", "v2.3", "version 4.8", "table 5.10", "2 adults", "flight LH 1822", "212-555-0187". Not "1984%", which is a
/// year of EDTF, nor "v. 4.8.1850". Of a normalised text, from left to right.
std::vector<Place> find_measures(std::u32string_view normalized);

/// The text without these, and without the brackets around them or what parts them from the rest.
NormalizedText without(std::vector<Place>, const NormalizedText&);

}  // namespace kalends
