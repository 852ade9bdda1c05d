#pragma once

#include <string>

#include "generator/phrase_dates.hpp"
#include "generator/phrase_point.hpp"
#include "generator/phrase_sheet.hpp"

namespace kalends {

/// Writes what phrases say by other calendars: names of their months, numbers in their letters.
class CalendarWriter {
public:
    CalendarWriter(PhraseSheet& sheet, PhrasePoint& point, const SampledDate& date)
        : sheet_(sheet), point_(point), date_(date) {}

    /// False where the language has no words for it. @pre one of these fields
    bool append(const Piece&);

private:
    bool append_month(const Piece&);
    bool append_day();
    bool append_year();
    bool append_year_touched(std::uint8_t width);
    [[nodiscard]] std::string month_name(const Piece&);
    [[nodiscard]] std::string cldr_name(bool is_wide) const;

    PhraseSheet& sheet_;
    PhrasePoint& point_;
    const SampledDate& date_;
};

}  // namespace kalends
