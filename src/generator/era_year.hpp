#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generator/draft.hpp"
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

/// A field that writes a year of another era.
struct EraField {
    Field field;
    Era era;                    ///< the last of several
    int first_year, last_year;  ///< which years of the common era it can write; before Christ, any number
};
constexpr int near_future = 2060;
inline constexpr std::array era_fields{EraField{Field::year_before_christ, Era::before_christ, 1, 3999},
                                       EraField{Field::year_buddhist, Era::buddhist, 1000, near_future},
                                       EraField{Field::year_thai, Era::buddhist, first_thai_year, last_thai_year},
                                       EraField{Field::year_minguo, Era::minguo, 1912, near_future},
                                       EraField{Field::year_minguo_bare, Era::minguo, 2011, near_future},
                                       EraField{Field::year_dangi, Era::dangi, 1000, near_future},
                                       EraField{Field::year_japanese, Era::reiwa, 1868, near_future}};

/// Of one of these fields, and a date of its years.
EraYear era_year(const Piece&, const SampledDate&);

/// Names of the reigns of Japan, in Chinese characters and Latin letters, and their letters.
std::vector<std::string_view> reign_names();

/// The dates that all eras of a pattern can write; nothing where there is none.
std::optional<DateRange> era_range(FieldSet);

}  // namespace kalends
