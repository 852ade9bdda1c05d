#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/lazy.hpp"
#include "generator/pattern.hpp"
#include "generator/word_forms.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// What a locale calls the months of a calendar with years of its own, and how it writes its dates. From ICU (CLDR).
struct CalendarNames {
    Calendar calendar = Calendar::unwritten;
    std::vector<Word> wide, abbreviated;  ///< by the month's number; of the Hebrew one the last is Adar II
    /// Each with calendar_mark before the era, or calendar_tacit where it has none.
    Lazy<std::vector<Pattern>> patterns;
};

/// Of the calendars that have names of months in the language, or such as its letters can write: the others are root's,
/// in Latin letters. @throws Error (internal) where ICU has no data
std::vector<CalendarNames> load_calendar_names(const std::string& id);

/// How the calendar's own readers write numbers in letters; empty where they do not. @param is_day else a year
std::string in_letters(int number, Calendar, bool is_day);

}  // namespace kalends
