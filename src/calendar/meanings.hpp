#pragma once

#include <span>
#include <vector>

#include "kalends/calendar/resolution.hpp"
#include "kalends/language/expression.hpp"
#include "text/number_spans.hpp"

// What the numbers of a text mean to those who take them in one order or another.
namespace kalends {

/// What a text says and what it means.
struct Meaning {
    Expression written;
    ResolvedDate resolved;
};

/// Some of several meanings, which outlive this.
using MeaningRefs = std::vector<const Meaning*>;

/// What an all-numeric date means to those who mean dmy, mdy and ymd (in this order), by rule: the same numbers taken
/// in that order where it is among the open ones and the result looks like a date, else the date as it is. 13/05/18 is
/// no mdy, so there it is 13 May; but 31/04/18 is an impossible dmy and not 18 April 2031.
std::vector<Meaning> meanings_by_order(const Expression&, std::span<const Order> open, const ResolutionOptions&,
                                       const NumberSpans& numbers = {});

/// Those that are answers, one of each answer and order. Partial dates only where no complete one is left.
MeaningRefs dates_among(std::span<const Meaning> by_order);

/// What is left of them without an order told: the one date that the written weekday fits, where it fits one alone;
/// else all of dates_among(). Empty where the numbers are impossible in every order.
MeaningRefs possible_meanings(std::span<const Meaning> by_order);

/// A full date that has the weekday that is written.
bool fits_weekday(const Meaning&);

/// The same answer, or none.
bool has_same_date(const ResolvedDate&, const ResolvedDate&);

/// True where all have the same answer, or all have none.
bool is_one_date(std::span<const Meaning>);
bool is_one_date(const MeaningRefs&);

/// True where the numbers are a day in one order and nearly one in another: 31/04/18 may be a slip or 18 April 2031.
bool is_contested(std::span<const Meaning> by_order);

/// True where nobody can tell which date is meant, unless an order is told: there are several possible ones, or the
/// only one is contested.
bool is_ambiguous(std::span<const Meaning> by_order);

}  // namespace kalends
