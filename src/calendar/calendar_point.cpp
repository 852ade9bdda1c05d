#include "calendar/calendar_point.hpp"

#include <algorithm>
#include <memory>

#include "calendar/date_fields.hpp"
#include "calendar/iso_date.hpp"
#include "calendar/no_time.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

int month_of(sys_days day) {
    const year_month_day date(day);
    return static_cast<int>(date.year()) * 12 + static_cast<int>(static_cast<unsigned>(date.month())) - 1;
}

/// A year's last three digits, which is how Hebrew years are written.
int with_thousands(int year, Calendar calendar) {
    constexpr int sixth_millennium = 5000;
    return calendar == Calendar::hebrew && year < 1000 ? year + sixth_millennium : year;
}

class CalendarPoint {
public:
    CalendarPoint(const FilledPoint& filled, Islamic islamic, int century_pivot)
        : filled_(filled),
          point_(filled.point),
          century_pivot_(century_pivot),
          system_(calendar_system(point_.calendar, islamic)) {}

    CountedTime time() {
        check_form();
        CountedTime result;
        if (point_.date.is_none()) {
            result.days = numbered_century();
            result.taken = 1;
        } else {
            result.days = written();
        }
        result.period = touched(result.days);
        result.may_be_otherwise = point_.calendar == Calendar::islamic || is_before_or_after_tables(result.days);
        return result;
    }

private:
    void check_form() const {
        const WrittenDate& date = point_.date;
        if (date.form != DateForm::calendar || date.era != Era::common || point_.dual[3] != 'X')
            fail(Validity::impossible);
        if (point_.is_leap && !has_leap_months(point_.calendar)) fail(Validity::impossible);
    }

    /// Lunar months of East Asia are known by tables of these years.
    [[nodiscard]] bool is_before_or_after_tables(const DaySpan& days) const {
        return has_leap_months(point_.calendar) && (year_of(days.first) < 1900 || year_of(days.last) > 2100);
    }

    DaySpan numbered_century() {
        const bool is_one = !point_.steps.empty() && point_.steps.front().kind == Step::Kind::nth &&
                            point_.steps.front().unit == Unit::century && point_.steps.front().number > 0;
        if (!is_one) fail(Validity::unknown);
        const int last = 100 * point_.steps.front().number;
        return years(last - 99, last);
    }

    DaySpan written() {
        const std::array<char, 4>& year = point_.date.year;
        if (is_masked(year)) return masked_years(year);
        const int number = (lacks_century(point_.date) ? guessed_year() : whole_year()) + filled_.years_moved;
        if (point_.date.month[0] == 'X') return existing(system_->year(number));
        if (const int season = *field_value(point_.date.month); is_season(season))
            return persian_season(number, season);
        const int month = *field_value(point_.date.month) + filled_.months_moved;
        if (point_.date.day[0] == 'X') return existing(system_->month(number, month, point_.is_leap));
        const std::optional<sys_days> day =
            system_->day({number, month, point_.is_leap, *field_value(point_.date.day)});
        if (!day) fail(Validity::impossible);
        return {*day, *day};
    }

    /// Spring is its first three months: the only year that begins with a season.
    DaySpan persian_season(int year, int season) {
        constexpr int months = 3;
        const bool has_season = point_.calendar == Calendar::persian && is_season(season);
        if (!has_season || point_.date.day[0] != 'X') fail(Validity::impossible);
        const int first = months * (season - spring) + 1;
        return {existing(system_->month(year, first, false)).first,
                existing(system_->month(year, first + months - 1, false)).last};
    }

    [[nodiscard]] int whole_year() const {
        const std::array<char, 4>& year = point_.date.year;
        if (!is_digit(year[0])) fail(Validity::unknown);
        return with_thousands(*field_value(year), point_.calendar);
    }

    int guessed_year() {
        const sys_days begin = year(1900 + century_pivot_) / 1 / 1;
        const std::optional<CalendarDate> first = system_->date(begin);
        if (!first) fail(Validity::unknown);
        const int two_digits = *field_value(std::array{point_.date.year[2], point_.date.year[3]});
        return first->year + (two_digits - first->year % 100 + 100) % 100;
    }

    /// 143X, 14XX.
    DaySpan masked_years(const std::array<char, 4>& year) {
        if (!is_digit(year[1]) || is_digit(year[3])) fail(Validity::unknown);
        const int hundreds = 100 * (10 * (year[0] - '0') + year[1] - '0');
        if (!is_digit(year[2])) return years(hundreds, hundreds + 99);
        const int tens = hundreds + 10 * (year[2] - '0');
        return years(tens, tens + 9);
    }

    DaySpan years(int first, int last) {
        return {existing(system_->year(std::max(1, first))).first, existing(system_->year(last)).last};
    }

    static DaySpan existing(const std::optional<DaySpan>& span) {
        if (!span) fail(Validity::impossible);
        return *span;
    }

    [[nodiscard]] Period touched(const DaySpan& days) const {
        const WrittenDate& date = point_.date;
        if (date.day[0] != 'X') return possible(day_period(days.first));
        if (date.month[0] == 'X') return possible(year_span(year_of(days.first), year_of(days.last), std::nullopt));
        const int first = month_of(days.first), last = month_of(days.last);
        return possible(month_span(year_of_month(first), months_into_year(first) + 1, last - first + 1, std::nullopt));
    }

    const FilledPoint& filled_;
    const Point& point_;
    int century_pivot_;
    std::unique_ptr<CalendarSystem> system_;
};

}  // namespace

bool has_leap_months(Calendar calendar) {
    return calendar == Calendar::chinese || calendar == Calendar::korean;
}

bool has_other_years(Calendar calendar) {
    return calendar != Calendar::unwritten && calendar != Calendar::gregorian && calendar != Calendar::julian;
}

bool share_years(Calendar one, Calendar other) {
    return one == other || (!has_other_years(one) && !has_other_years(other));
}

Expression with_thousands(Expression expression) {
    for_each_end(expression, [](End& end) {
        WrittenDate& date = end.point.date;
        const std::optional<int> year = field_value(date.year);
        if (!year || end.point.calendar != Calendar::hebrew) return;
        std::ranges::copy(padded(with_thousands(*year, Calendar::hebrew), date.year.size()), date.year.begin());
    });
    return expression;
}

CountedTime time_in_calendar(const FilledPoint& filled, Islamic islamic, int century_pivot) {
    return CalendarPoint(filled, islamic, century_pivot).time();
}

bool is_written_so(const FilledPoint& filled, sys_days day, Islamic islamic) {
    const WrittenDate& written = filled.point.date;
    const std::optional<CalendarDate> date = calendar_system(filled.point.calendar, islamic)->date(day);
    if (!date || written.is_none() || written.form != DateForm::calendar || is_masked(written.year)) return false;
    const auto is = [](const auto& digits, int number) { return digits[0] == 'X' || field_value(digits) == number; };
    const bool is_year =
        !is_digit(written.year[0]) || with_thousands(*field_value(written.year), filled.point.calendar) == date->year;
    return is_year && is(written.month, date->month) && is(written.day, date->day) &&
           filled.point.is_leap == date->is_leap;
}

}  // namespace kalends
