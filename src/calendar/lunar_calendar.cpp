#include "calendar/lunar_calendar.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <vector>

#include "calendar/icu_calendar.hpp"
#include "calendar/iso_date.hpp"
#include "calendar/table_rows.hpp"
#include "core/number_text.hpp"

// data/lunar-years.tsv.
extern "C" {
extern const char kalends_lunar_years_begin[], kalends_lunar_years_end[];
}

namespace kalends {
namespace {

using namespace std::chrono;

struct LunarMonth {
    CalendarDate name{};  ///< its first day
    sys_days first{};
    int length = 0;
};

constexpr int short_month = 29, long_month = 30;

/// Those of a year, behind its first day. @param written as "SLL+SL"
void append_months(std::vector<LunarMonth>& months, int year, sys_days first, std::string_view written) {
    CalendarDate name{.year = year, .month = 0};
    for (const char sign : written) {
        name.is_leap = name.is_leap || sign == '+';
        if (sign == '+') continue;
        if (!name.is_leap) ++name.month;
        months.push_back({name, first, sign == 'L' ? long_month : short_month});
        first += days(months.back().length);
        name.is_leap = false;
    }
}

std::vector<LunarMonth> months_of(Calendar calendar) {
    std::vector<LunarMonth> months;
    for_each_row(kalends_lunar_years_begin, kalends_lunar_years_end, [&](std::string_view row) {
        const std::string_view whose = take_until(row, '\t');
        if (whose != "both" && whose != name(calendar)) return;
        const int year = parse_number<int>(take_until(row, '\t')).value();
        const sys_days first{parse_iso(take_until(row, '\t')).value()};
        append_months(months, year, first, row);
    });
    return months;
}

class LunarCalendar : public CalendarSystem {
public:
    explicit LunarCalendar(Calendar calendar) : months_(months_of(calendar)), others_(icu_calendar(calendar)) {}

    std::optional<sys_days> day(const CalendarDate& wanted) override {
        if (wanted.year < months_.front().name.year || wanted.year > months_.back().name.year)
            return others_->day(wanted);
        CalendarDate name = wanted;
        name.day = 1;
        const auto month = std::ranges::find(months_, name, &LunarMonth::name);
        if (month == months_.end() || wanted.day < 1 || wanted.day > month->length) return std::nullopt;
        return month->first + days(wanted.day - 1);
    }

    std::optional<CalendarDate> date(sys_days day) override {
        const auto behind = std::ranges::upper_bound(months_, day, {}, &LunarMonth::first);
        if (behind == months_.begin()) return others_->date(day);
        const LunarMonth& month = *std::prev(behind);
        const auto passed = static_cast<int>((day - month.first).count());
        if (passed >= month.length) return others_->date(day);
        CalendarDate found = month.name;
        found.day = passed + 1;
        return found;
    }

private:
    std::vector<LunarMonth> months_;  ///< without gaps
    std::unique_ptr<CalendarSystem> others_;
};

}  // namespace

std::unique_ptr<CalendarSystem> lunar_calendar(Calendar calendar) {
    return std::make_unique<LunarCalendar>(calendar);
}

}  // namespace kalends
