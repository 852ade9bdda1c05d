#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "text/place.hpp"

namespace kalends {

/// What words say of times.
struct ClockWords {
    std::function<bool(std::u32string_view)> is_clock;  ///< that what is beside them is one: pm, Uhr
    std::function<bool(std::u32string_view)> is_at;     ///< that one follows, and nothing else: kl, klo
};

/// Times of the day in a normalised text, from left to right: 14:30, 14:30:05.123, 14.30 or 5 beside a word for them
/// (pm, Uhr, kl), 14h30, T1430 and 142233 behind a date of eight digits; with an offset behind it (+02:00, z).
std::vector<Place> find_times_of_day(std::u32string_view normalized, const ClockWords&);

/// The digits that a Z follows without a space, as it follows times in UTC: of 19:22:01z the 01.
std::vector<Place> digits_before_zulu(std::u32string_view normalized);

}  // namespace kalends
