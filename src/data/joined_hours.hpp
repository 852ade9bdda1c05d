#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "kalends/language/expression.hpp"

namespace kalends {

/// Two times that a hyphen joins, as they are written: 17:36-05:00, 1736-0500, 17:36:20-05:00. The second has no
/// seconds.
struct JoinedHours {
    Clock begin, end;
    std::size_t at = 0;             ///< where the first begins in the text
    bool has_colon = false;         ///< the second
    bool follows_iso_date = false;  ///< 2018-05-15 and a space
    bool are_padded_apart = false;  ///< 6:40-09:30: of two hours before ten the second alone has a nought
};

/// Where these stand in a normalised text.
std::optional<JoinedHours> find_joined_hours(const Clock& begin, const Clock& end, std::u32string_view text);

/// Hours of one day of which the second may be an offset west of Greenwich: whole hours to twelve, and half ones of
/// Newfoundland, Polynesia and days long past.
std::optional<JoinedHours> find_hours_or_offset(const Stretch&, std::u32string_view text);

bool ends_before_it_begins(const JoinedHours&);

/// On whole fives of minutes, as hours of events are.
bool is_round(const Clock&);

/// True of a stretch of hours of one day that may as well be an hour and its offset: behind an odd minute, 04:09-08:00,
/// and where they are padded apart.
bool may_end_in_offset(const Expression&, std::u32string_view text);

bool is_west_of_utc(const Clock&);

/// An hour and its offset west of Greenwich, without seconds, as the two hours that a text may mean.
std::optional<JoinedHours> find_hour_and_offset(const Clock&, std::u32string_view text);

/// The hour and its offset of an expression that a text writes as two hours, both with a colon and the second before
/// noon: 09:00-10:00. Not behind the T of ISO 8601.
std::optional<Clock> find_hours_as_offset(const Expression&, std::u32string_view text);

}  // namespace kalends
