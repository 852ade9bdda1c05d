#pragma once

#include <compare>
#include <cstdint>
#include <optional>

#include "calendar/edtf.hpp"

namespace kalends::edtf {

/// A day of any year, however far away.
struct FarDay {
    std::int64_t year = 0;
    unsigned month = 0, day = 0;
    friend auto operator<=>(const FarDay&, const FarDay&) = default;
};

/// The first and the last day that a date with masks may mean.
struct PossibleDays {
    FarDay first, last;
    bool is_bounded = true;  ///< a digit of the year is written; else the days of some year
};

/// Nothing where there is no such day in any year.
std::optional<PossibleDays> possible_days(const Date&);

/// Both have years, and the first possible day of one lies after the last of the other.
bool is_after(const PossibleDays& begin, const PossibleDays& end);

/// The number of a fully written month, day or grouping; nothing where a digit is X.
std::optional<unsigned> number(const TwoDigits&);

}  // namespace kalends::edtf
