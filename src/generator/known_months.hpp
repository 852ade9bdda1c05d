#pragma once

#include "generator/catalog.hpp"
#include "generator/pattern_tables.hpp"
#include "kalends/data/month_names.hpp"

namespace kalends {

/// What the locales of a catalog call months, of all calendars, with the forms that rules of their languages have, and
/// the numerals that are names in any language: Roman and Chinese.
MonthNames known_months(const LocaleCatalog&, const LanguageRules&);

}  // namespace kalends
