#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kalends/language/expression.hpp"
#include "kalends/language/written_date.hpp"

// What the numbers of an all-numeric date may mean: 09/05/18 is 9 May 2018, 5 September 2018 or 18 May 2009.
namespace kalends {

/// The orders in which the numbers of an all-numeric date may be meant, its own among them. A four-digit year can be
/// taken for nothing else, and first in the row it says that the month comes next. None for a date without an order,
/// and for a year and a month (1908-11), which are numbers in one order alone.
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

// Of an expression all at once: one order holds for all dates of a text. Dates are those with a month and a day; a lone
// date is the same as above.

/// True for an order of numbers that are in some: not for a year and a month (1911-12 ymd), which can be in one alone.
bool is_numeric(const Expression&);
/// Its dates of numbers, each with the order of the text.
std::vector<WrittenDate> numeric_dates(const Expression&);
/// For each end in the order of the text, open ones among them; of a text with these runs of digits those alone whose
/// numbers stand there, unless those of none do.
std::vector<std::optional<WrittenDate>> numeric_dates_by_end(const Expression&,
                                                             std::span<const std::string> digit_runs = {});
std::vector<Order> open_orders(const Expression&);
/// Where the numbers of one of several dates do not stand in the text in a row, it leaves the others' orders.
std::optional<std::vector<Order>> open_orders(const Expression&, std::span<const std::string> digit_runs);
/// Of several dates nothing is known.
bool stands_in(const Expression&, std::span<const std::string> digit_runs);
/// The same dates as numeric_dates_by_end(): one that has its month in words stays, whatever order the others have.
Expression reordered(const Expression&, Order order, std::span<const std::string> digit_runs = {});
Expression copied(const Expression&);
/// For the network copies each date of a text in the same way, one that is possible in all of them.
Expression settled(Expression copied, std::span<const std::string> digit_runs);

}  // namespace kalends
