#pragma once

#include <unicode/locid.h>

#include <optional>
#include <string>
#include <vector>

#include "generator/field.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// What CLDR says of a time that is counted from now (UTS #35 part 4, "Calendar Fields"): "in 3 days", "last week",
/// "tomorrow", "next Friday".
struct RelativeText {
    std::string before, behind{};           ///< what stands before the number's digits and behind them; all before it
                                            ///< where there are none
    std::optional<Plural> plural{};         ///< of the number, where it stands there in digits
    std::optional<Step::Kind> direction{};  ///< earlier or later; nothing of now
    int number = 0;                         ///< of units in words; 0 where a word says one
    std::optional<Unit> unit{};             ///< nothing of today
    bool is_whole = false;                  ///< the whole unit is meant: next week
    Weekday weekday = Weekday::unwritten;   ///< of this week

    [[nodiscard]] bool names_weekday() const { return weekday != Weekday::unwritten || (unit && is_weekday(*unit)); }
};

/// How a language forms plurals of whole numbers (UTS #35 part 3, "Language Plural Rules").
class PluralForms {
public:
    /// @throws Error (internal) where ICU has no data
    explicit PluralForms(const icu::Locale&);
    [[nodiscard]] Plural of(int number) const;

private:
    std::vector<Plural> forms_;  ///< of 0, 1 ...; behind the last they come again as hundreds do
};

/// Those of the language; none of those that it takes from the root, which is English and notation ("+3 d"), nor what
/// means two times, in the language or beside the root (Maori "-3 h" of seconds), or is one of the `homonyms`.
std::vector<RelativeText> load_relative_texts(const icu::Locale&, const PluralForms&,
                                              const std::vector<std::string>& homonyms);

}  // namespace kalends
