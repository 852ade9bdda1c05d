#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kalends/calendar/resolution.hpp"
#include "kalends/language/written_date.hpp"

// What the numbers of an all-numeric date may mean: 09/05/18 is 9 May 2018, 5 September 2018 or 18 May 2009.
namespace kalends {

/// The orders in which the numbers of an all-numeric date may be meant, its own among them. A four-digit year can be
/// taken for nothing else, and first in the row it says that the month comes next. None for a date without an order.
std::vector<Order> open_orders(const WrittenDate&);

/// Those that a text with these runs of digits leaves open: a number of one digit is no year. Nothing where that leaves
/// no order, or where the numbers of the date do not stand among them, one behind the other, as in 090518.
std::optional<std::vector<Order>> open_orders(const WrittenDate&, std::span<const std::string> digit_runs);

/// True where the numbers of an all-numeric date stand in a text with these runs of digits, each in one of its own, one
/// behind the other, or all in one, as in 090518. A reading whose numbers do not is misread.
bool stands_in(const WrittenDate&, std::span<const std::string> digit_runs);

/// The same numbers in the same places, taken in another order: 09/05/18, read as 9 May 2018 (dmy), is 5 September 2018
/// in mdy and 18 May 2009 in ymd. Two numbers without a year are day and month in dmy, else month and day (mdy).
/// @pre `order` is one of open_orders()
WrittenDate reordered(const WrittenDate&, Order order);

/// An all-numeric date as it can be copied without knowing a calendar: its numbers in the order in which they stand,
/// taken day first. Any other date, and one whose four-digit year stands first, stays.
WrittenDate copied(const WrittenDate&);

/// What a copied date says in a text with these runs of digits: the first of dmy, mdy and ymd that is open to it and in
/// the calendar; where none is, the first that is open.
WrittenDate settled(const WrittenDate& copied, std::span<const std::string> digit_runs);

/// A written date and what it means.
struct Meaning {
    WrittenDate written;
    ResolvedDate resolved;
};

/// What an all-numeric date means to those who mean dmy, mdy and ymd (in this order), by rule: the same numbers taken
/// in that order where it is among the open ones and the result looks like a date, else the date as it is. 13/05/18 is
/// no mdy, so there it is 13 May; but 31/04/18 is an impossible dmy and not 18 April 2031.
std::vector<Meaning> meanings_by_order(const WrittenDate&, std::span<const Order> open, const ResolutionOptions&);

/// Those that are dates, one of each resolved date and order. Partial dates only where no complete one is left.
std::vector<Meaning> dates_among(std::span<const Meaning> by_order);

/// What is left of them without an order told: the one date that the written weekday fits, where it fits one alone;
/// else all of dates_among(). Empty where the numbers are impossible in every order.
std::vector<Meaning> possible_meanings(std::span<const Meaning> by_order);

/// True where all have the same date, or all have none.
bool is_one_date(std::span<const Meaning>);

/// True where the numbers are a day in one order and nearly one in another: 31/04/18 may be a slip or 18 April 2031.
bool is_contested(std::span<const Meaning> by_order);

/// True where nobody can tell which date is meant, unless an order is told: there are several possible ones, or the
/// only one is contested.
bool is_ambiguous(std::span<const Meaning> by_order);

}  // namespace kalends
