#pragma once

#include <span>
#include <string>
#include <vector>

#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// What an answer hangs on beside the digits of its date.
struct Hinges {
    bool weekday = false;  ///< which weekday is written
    bool order = false;    ///< that these are bare numbers, or that they are not
};

/// The orders that a text with these runs of digits leaves open to the numbers of a date. For a date that is not
/// all-numeric, those that would be open if it were; none where its numbers do not stand there as bare ones do.
std::vector<Order> orders_in_text(const WrittenDate&, std::span<const std::string> digit_runs);

/// The reading under each order, as readings_by_order() has it, of one that is not all-numeric as if it were; empty
/// where it can't be one. `open`: orders_in_text().
std::vector<Reading> readings_as_numeric(const Reading&, std::span<const Order> open, const ResolutionOptions&);

/// Without an order told, weekday and order decide between the dates that a row may mean in several; where it is one
/// date in all of them they decide nothing, and in a row that is not all-numeric the weekday does not. With one told,
/// only the order does, and only where the row means another date under it. Of a row that can't be all-numeric, that it
/// is not counts always. `as_numeric`: readings_as_numeric().
Hinges hinges(const Reading&, std::span<const Reading> as_numeric, Order told);

}  // namespace kalends
