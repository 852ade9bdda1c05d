#pragma once

#include "calendar/choices.hpp"
#include "kalends/calendar/resolution.hpp"
#include "kalends/language/expression.hpp"
#include "text/number_spans.hpp"

// 8h: eight hours ago, as social media have it, or eight o'clock, as tables in French, German and Portuguese do.
namespace kalends {

/// The expression as it is meant, however it was read: of a number of hours to 24 that is all of its text, counted from
/// the reference. It asks where nobody has told; without a reference it stays as it was read.
Expression with_bare_hours_settled(const Expression&, const ResolutionOptions&, const NumberSpans&, Choices&);

}  // namespace kalends
