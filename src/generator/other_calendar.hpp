#pragma once

#include <string>

#include "core/random.hpp"

namespace kalends {

/// A date of a calendar that has months of its own (Hebrew, Islamic, Persian ...), as ICU writes it in the locale:
/// "19 Ordibehesht 1397", "י״ט באייר ה׳תשע״ח"; its day, its month or its year alone are never written in numbers only.
/// @throws Error (internal) where ICU fails
std::string other_calendar_date(const std::string& locale, Random&);

}  // namespace kalends
