#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "kalends/calendar/resolution.hpp"
#include "kalends/language/expression.hpp"

// Years, months and days of calendars that are not the Gregorian one, as days.
namespace kalends {

/// A day as its calendar counts it.
struct CalendarDate {
    int year = 0;   ///< as people write it; of the Chinese and the Korean calendar that in which it begins by ours
    int month = 1;  ///< from 1; of the Hebrew one as ICU counts them: Tishri 1, Adar I 6, Adar 7, Nisan 8, Elul 13
    bool is_leap = false;  ///< an inserted month, which has the number of the one before
    int day = 1;
    friend bool operator==(const CalendarDate&, const CalendarDate&) = default;
};

/// Consecutive days, both included.
struct DaySpan {
    std::chrono::sys_days first, last;
    friend bool operator==(const DaySpan&, const DaySpan&) = default;
};

/// One calendar. Not for several threads at once.
class CalendarSystem {
public:
    CalendarSystem() = default;
    CalendarSystem(const CalendarSystem&) = delete;
    CalendarSystem& operator=(const CalendarSystem&) = delete;
    virtual ~CalendarSystem() = default;

    /// Nothing where the calendar has no such day: 30 Elul, 6 Pagumen in a common year, a leap month that is none.
    [[nodiscard]] virtual std::optional<std::chrono::sys_days> day(const CalendarDate&) = 0;
    /// Nothing outside the years of the calendar.
    [[nodiscard]] virtual std::optional<CalendarDate> date(std::chrono::sys_days) = 0;

    [[nodiscard]] std::optional<DaySpan> year(int);
    [[nodiscard]] std::optional<DaySpan> month(int year, int month, bool is_leap);
};

/// Islamic (civil, tabular or of Umm al-Qura, which is computed outside 1300 to 1600 AH), Persian, Ethiopic (Amete
/// Mihret), Coptic, Indian national (Saka) and Julian as ICU has them; Hebrew, Chinese, Korean and French Republican by
/// rules and tables of our own. @pre not unwritten @throws Error (internal) where ICU fails
std::unique_ptr<CalendarSystem> calendar_system(Calendar, Islamic);

}  // namespace kalends
