#pragma once

#include "kalends/calendar/resolution.hpp"
#include "kalends/language/expression.hpp"
#include "text/number_spans.hpp"

namespace kalends {

/// What an expression means in the calendar, its numbers taken in the order that it has: elliptic ends filled, steps
/// taken, preferences and windows applied. What the options leave open is `ambiguous`, with all meanings.
/// @param numbers of the text, which tell 1862-4 from 1862-04, and 1800s from 180-
ResolvedDate resolve(const Expression&, const ResolutionOptions&, const NumberSpans& numbers = {});

/// False where it means the same whatever the reference is, and without one.
bool may_count_from_reference(const Expression&, const ResolutionOptions&, const NumberSpans& numbers = {});

/// True where both are the same answer.
bool is_same_answer(const ResolvedDate&, const ResolvedDate&);

/// True where there is something to answer with.
bool is_answer(const ResolvedDate&);

}  // namespace kalends
