#include "calendar/mended_sides.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <utility>

#include "calendar/calendar_point.hpp"
#include "calendar/calendar_system.hpp"
#include "calendar/date_fields.hpp"
#include "calendar/same_time.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

constexpr std::array others{Calendar::islamic, Calendar::persian, Calendar::hebrew,     Calendar::ethiopic,
                            Calendar::coptic,  Calendar::indian,  Calendar::republican, Calendar::julian};

/// Nothing of years before Christ, and of what is more or less than a day.
std::optional<CalendarDate> full_date(const Point& point) {
    const WrittenDate& date = point.date;
    const bool is_of_our_time = date.era == Era::common || date.era == Era::anno_domini;
    if (!is_full_day(point) || !is_of_our_time || has_leap_months(point.calendar)) return std::nullopt;
    return CalendarDate{.year = field_value(date.year).value(),
                        .month = field_value(date.month).value(),
                        .day = field_value(date.day).value()};
}

std::optional<CalendarDate> date_by(Calendar calendar, sys_days day, Islamic islamic) {
    if (!is_ours(calendar)) return calendar_system(calendar, islamic)->date(day);
    const year_month_day ours(day);
    return CalendarDate{.year = static_cast<int>(ours.year()),
                        .month = static_cast<int>(static_cast<unsigned>(ours.month())),
                        .day = static_cast<int>(static_cast<unsigned>(ours.day()))};
}

std::optional<sys_days> day_by(const Point& point, Islamic islamic) {
    const std::optional<CalendarDate> date = full_date(point);
    if (!date) return std::nullopt;
    if (!is_ours(point.calendar)) return calendar_system(point.calendar, islamic)->day(*date);
    return written_day(point.date);
}

/// Of the Hebrew calendar also without the thousands.
bool is_year_so(int written, int year, Calendar calendar) {
    constexpr int thousands = 1000;
    return written == year || (calendar == Calendar::hebrew && written < thousands && written == year % thousands);
}

/// The point as that calendar counts the day, with what it says so already as it is.
/// @return with how much of it is changed
std::pair<Point, int> as_counted(Point point, Calendar calendar, const CalendarDate& date) {
    int changes = 0;
    const auto set = [&](auto& digits, int number, bool is_so) {
        if (is_so) return;
        std::ranges::copy(padded(number, digits.size()), digits.begin());
        ++changes;
    };
    WrittenDate& written = point.date;
    set(written.year, date.year, is_year_so(field_value(written.year).value(), date.year, calendar));
    set(written.month, date.month, field_value(written.month) == date.month);
    set(written.day, date.day, field_value(written.day) == date.day);
    if (!is_ours(calendar) && calendar != point.calendar) {
        point.calendar = calendar;
        ++changes;
    }
    return {point, changes};
}

/// The point with one thing changed so that it is the day by one of these calendars; none where it is that day.
std::vector<Point> mended(const Point& point, sys_days day, std::span<const Calendar> calendars, Islamic islamic) {
    constexpr std::array off_by_the_moon{0, 1, -1, 2, -2};
    constexpr int last_year = 9999;
    std::vector<Point> all;
    for (const Calendar calendar : calendars) {
        for (const int off : off_by_the_moon) {
            const std::optional<CalendarDate> date = date_by(calendar, day + days(off), islamic);
            if (!date || date->year < 1 || date->year > last_year) continue;
            auto [changed, changes] = as_counted(point, calendar, *date);
            if (changes == 0) return {};
            if (changes == 1) all.push_back(std::move(changed));
            if (calendar != Calendar::islamic) break;
        }
    }
    return all;
}

/// The other side with one thing changed so that it is the day of the side that is believed.
std::vector<Point> mended_beside(const Point& believed, const Point& other, Islamic islamic) {
    const std::optional<sys_days> day = day_by(believed, islamic);
    if (!day || !full_date(other)) return {};
    if (is_ours(believed.calendar)) return mended(other, *day, others, islamic);
    return is_ours(other.calendar) ? mended(other, *day, std::span(&other.calendar, 1), islamic) : std::vector<Point>();
}

}  // namespace

std::vector<Stretch> mended_sides(const Stretch& written, Islamic islamic) {
    if (!written.is_same_time || !written.end) return {};
    const Point &one = written.begin.point, &other = written.end->point;
    std::vector<Stretch> all;
    for (Point& side : mended_beside(one, other, islamic)) {
        all.push_back(written);
        all.back().end->point = std::move(side);
    }
    for (Point& side : mended_beside(other, one, islamic)) {
        all.push_back(written);
        all.back().begin.point = std::move(side);
    }
    return all;
}

}  // namespace kalends
