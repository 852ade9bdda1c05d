#pragma once

#include <array>
#include <string_view>

#include "kalends/calendar/resolution.hpp"
#include "kalends/data/example.hpp"
#include "kalends/language/written_date.hpp"

namespace kalends {

/// What a row is due: a date, or to be refused.
enum class Due { complete, partial, ambiguous, unread, impossible, none };
constexpr std::array<Due, 6> all_dues{Due::complete, Due::partial,    Due::ambiguous,
                                      Due::unread,   Due::impossible, Due::none};
std::string_view name(Due);

/// What a row is due when the order is told or, with Order::none, is not: ambiguous where the same numbers
/// make another date under another order and no weekday decides. A target without an order is never ambiguous. The
/// text tells which numbers have one digit, and so are no year; without their numbers in it any may be.
Due due(const Example&, Order told, const ResolutionOptions& = {});

}  // namespace kalends
