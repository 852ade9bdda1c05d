#pragma once

#include <array>
#include <optional>
#include <string>

#include "generator/pattern.hpp"
#include "generator/sampled_date.hpp"
#include "kalends/language/written_date.hpp"

namespace kalends {

/// A year as an era counts it.
struct EraYear {
    Era era = Era::common;
    int year = 1;
    std::string reign;  ///< how its name is written in front; empty where the pattern itself names the era
};

/// The fields that write a year of another era.
inline constexpr std::array era_fields{Field::year_before_christ, Field::year_buddhist, Field::year_thai,
                                       Field::year_minguo,        Field::year_dangi,    Field::year_japanese};

/// Of one of these fields, and a date of its range. Before Christ the date's year is any number.
EraYear era_year(const Piece&, const SampledDate&);

/// The dates that one of them can write.
DateRange range_of_era(Field);

/// The dates that all eras of a pattern can write; nothing where there is none.
std::optional<DateRange> era_range(FieldSet);

}  // namespace kalends
