#pragma once

#include <optional>
#include <span>

#include "calendar/meanings.hpp"
#include "decoding/hypothesis.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/language/kind.hpp"

namespace kalends {

/// Log of the odds of a probability, held away from 0 and 1 so that it stays finite.
double logit(double probability);

/// sigmoid(slope * logit(raw) + offset) (Platt 1999): the model's probability as the share of such answers that are
/// right.
double calibrated(const Logistic&, double raw);

/// Near none, however sure a model is: of numbers that nothing says, where most of such answers were wrong.
inline constexpr Logistic disbelief{.slope = 0, .offset = -30};

/// The kind by which confidences of an expression are calibrated; nothing of a lone date and of none, which are by
/// their evidence, as is a day with its time, or of the Old Style, whose month has the name of another.
std::optional<Kind> calibrated_kind(const Expression&, Evidence);
/// What makes them honest. Numbers that nothing says are by their evidence, whatever they are numbers of.
const Logistic& logistic_of(const Calibration&, std::optional<Kind> calibrated, Evidence);

/// What an answer hangs on beside the digits of its date.
struct Hinges {
    bool weekday = false;  ///< which weekday is written
    bool order = false;    ///< that these are bare numbers, or that they are not
    bool clock = false;    ///< which time of the day it is, beside that one is written
    friend bool operator==(const Hinges&, const Hinges&) = default;
};

/// Without an order told, weekday and order decide between the dates that a row may mean in several; where it is one
/// date in all of them they decide nothing, and in a row that is not all-numeric the weekday does not. With one told,
/// only the order does, and only where the row means another date under it. Of a row that can't be all-numeric, that it
/// is not counts always. Of what is more than a lone date each weekday counts: "Friday" says nothing else. Which time
/// stands beside a day does not.
/// @param as_numeric what it means under each order, or would if it were all-numeric; empty where it can't be
Hinges hinges(const Meaning&, std::span<const Meaning> as_numeric, Order told);

/// The model's probability of the digits it wrote, and of the other symbols that the answer hangs on. Where it does not
/// hang on which of those behind the digits is written, it does on there being no others: doubt whether a day begins
/// something longer counts, doubt of its order does not.
double probability(const Hypothesis&, Hinges);
/// That probability without the two digits of the month, for one that is known from elsewhere. Of a date in calendar
/// form.
double probability_without_month(const Hypothesis&, Hinges);

/// The model's probability of the symbols of a role; 1 where there are none.
double probability_of(Role, const Hypothesis&);
/// Of the order that it wrote, or that there is none.
double probability_of_order(const Hypothesis&);

/// How likely a reading is once likelier ones, of so much probability together, are ruled out, by Bayes' rule. As it is
/// where a model that was surer of those than of all others erred.
double probability_without(double probability, double ruled_out);

/// How likely a reading is once its two calendars agree, by Bayes' rule: of wrong ones one in thirty would, by chance,
/// on a day, and one in twelve on a month or a year. Any other as it is.
double probability_given_agreement(double probability, const ResolvedDate&);
/// The same of one whose two calendars lie days apart: of right ones one in twenty does, by an error of its writer.
double probability_given_difference(double probability);

}  // namespace kalends
