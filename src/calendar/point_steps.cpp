#include "calendar/point_steps.hpp"

#include <algorithm>

#include "calendar/moved.hpp"
#include "calendar/no_time.hpp"
#include "calendar/within.hpp"

namespace kalends {
namespace {

using std::chrono::seconds;

bool is_day(const Period& period) {
    return period.measure == Measure::day && period.is_single();
}

int year_of(const Period& day) {
    return static_cast<int>(std::chrono::year_month_day(first_day(day)).year());
}

/// @pre shorter than a day
seconds length_of(Unit unit) {
    if (unit == Unit::hour) return std::chrono::hours(1);
    return unit == Unit::minute ? seconds(std::chrono::minutes(1)) : seconds(1);
}

class StepTaker {
public:
    StepTaker(const Point& point, const PointContext& context, Flags& flags)
        : point_(point), context_(context), options_(context.options), flags_(flags) {}

    Moment take(std::size_t i, const Moment& here) {
        const Step& step = point_.steps[i];
        if (step.unit < Unit::day) return step.kind == Step::Kind::nth ? holding(here, step) : moved_time(here, step);
        Moment there = here;
        there.period = take(i, here.period);
        const bool gives_day = step.kind == Step::Kind::nth && is_day(there.period);
        if (gives_day || !is_day(there.period)) there = {there.period};
        return there;
    }

private:
    /// The hour or minute that it is; where the time is not known, now is the day.
    [[nodiscard]] Moment holding(Moment here, const Step& step) const {
        if (step.number != 0 || !is_day(here.period)) fail(Validity::unknown);
        if (!here.time && step.unit == Unit::second) return here;
        if (!here.time) fail(Validity::relative);
        const seconds length = length_of(step.unit);
        *here.time -= *here.time % length;
        here.lasts = step.unit == Unit::hour ? length : seconds(0);
        here.has_counted_time = true;
        return here;
    }

    [[nodiscard]] Moment moved_time(Moment here, const Step& step) const {
        if (!here.time) fail(point_.is_reference ? Validity::relative : Validity::unknown);
        const seconds length = step.number * length_of(step.unit);
        const std::chrono::sys_seconds moment =
            first_day(here.period) + *here.time + (step.kind == Step::Kind::later ? length : -length);
        const std::chrono::sys_days day = std::chrono::floor<std::chrono::days>(moment);
        here.period = possible(day_period(day));
        here.time = moment - day;
        here.has_counted_time = true;
        return here;
    }

    Period take(std::size_t i, const Period& here) {
        const Step& step = point_.steps[i];
        if (is_named_season(step)) flags_.set(Flag::northern_season);
        if (i < 2 && names_month_from_today(point_)) return i == 0 ? here : named_month(here);
        if (i < 2 && names_season_of_this_year()) return i == 0 ? here : this_season(here, point_.steps[1].number);
        switch (step.kind) {
            case Step::Kind::nth:
                return possible(step.number == 0
                                    ? kalends::holding(here, step.unit, options_.week_start)
                                    : nth_within(here, step.number, step.unit, week_rules(here, step.unit)));
            case Step::Kind::weekday:
                return weekday_within(here, step.unit);
            default:
                return move(i, here);
        }
    }

    /// "R #0 year #24 month".
    [[nodiscard]] bool names_season_of_this_year() const {
        const Step year{Step::Kind::nth, 0, Unit::year};
        return point_.is_reference && point_.date.weekday == Weekday::unwritten && point_.steps.size() > 1 &&
               point_.steps[0] == year && is_named_season(point_.steps[1]);
    }

    WeekRules week_rules(const Period& here, Unit unit) {
        FirstWeek first = options_.first_week;
        if (first == FirstWeek::ask && asks_first_week(here, unit))
            first = static_cast<FirstWeek>(context_.choices.ask(Question::first_week, 3) + 1);
        return {first, options_.week_start};
    }

    Period move(std::size_t i, const Period& here) {
        const Step& step = point_.steps[i];
        if (is_next_by_name(i) && is_of_next_unit()) {
            const auto next_week = week_begin(first_day(here), options_.week_start) + std::chrono::weeks(1);
            if (step.unit != Unit::weekend) return weekday_within(day_period(next_week), step.unit);
            const auto before = next_week - std::chrono::days(1);  // a week may begin on a Saturday
            return possible(moved(day_period(before), 1, Unit::weekend));
        }
        const Period there =
            possible(moved(here, step.kind == Step::Kind::later ? step.number : -step.number, step.unit));
        if (counts_months(step.unit) && (is_day(here) || is_day(there)) && !gives_unit(i)) flags_.set(Flag::rounded);
        return there;
    }

    /// Last November is the one before this month. Next July is the one behind it, or, as next Friday may be next
    /// week's, next year's. A day of this month may be this year's or the other's.
    Period named_month(const Period& today) {
        constexpr int last_month = 12;
        const std::chrono::year_month_day date(first_day(today));
        const int year = year_of(today), month = point_.steps[1].number;
        if (is_season(month)) return named_season(today, month);
        if (month > last_month) fail(Validity::impossible);
        const int direction = point_.steps[0].kind == Step::Kind::earlier ? -1 : 1;
        const int months = month - static_cast<int>(static_cast<unsigned>(date.month()));
        const bool is_day_of_this = months == 0 && direction * days_from(date) > 0;
        if (direction * months <= 0 && !is_day_of_this) return possible(month_period(year + direction, month));
        const bool is_other_years = direction > 0    ? is_of_next_unit()
                                    : is_day_of_this ? context_.choices.ask(Question::last_day, 2) == 1
                                                     : false;
        return possible(month_period(is_other_years ? year + direction : year, month));
    }

    /// Last winter is the last one that is over; next winter the next one to begin, or next year's, unless this year's
    /// is on.
    Period named_season(const Period& today, int season) {
        const int year = year_of(today);
        const auto is_behind = [&](int of) { return last_day(season_period(of, season)) < first_day(today); };
        const auto is_ahead = [&](int of) { return first_day(season_period(of, season)) > first_day(today); };
        int found = year;
        if (point_.steps[0].kind == Step::Kind::earlier) {
            while (!is_behind(found)) --found;
        } else {
            while (!is_ahead(found)) ++found;
            const bool is_on = !is_behind(found - 1);
            if (found == year && !is_on && is_of_next_unit()) ++found;
        }
        return possible(season_period(found, season));
    }

    /// "This winter", in January: of the year before.
    static Period this_season(const Period& today, int season) {
        const Period before = possible(season_period(year_of(today) - 1, season));
        return last_day(before) < first_day(today) ? possible(season_period(year_of(today), season)) : before;
    }

    /// To the day that is named in a month, of "last May 5th"; 0 where none is.
    [[nodiscard]] int days_from(const std::chrono::year_month_day& date) const {
        const bool names_day = point_.steps.size() > 2 && point_.steps[2].kind == Step::Kind::nth &&
                               point_.steps[2].unit == Unit::day && point_.steps[2].number > 0;
        return names_day ? point_.steps[2].number - static_cast<int>(static_cast<unsigned>(date.day())) : 0;
    }

    /// "R + 1 fri", "R + 1 weekend".
    [[nodiscard]] bool is_next_by_name(std::size_t i) const {
        const Step& step = point_.steps[i];
        return i == 0 && point_.is_reference && point_.date.weekday == Weekday::unwritten &&
               step.kind == Step::Kind::later && step.number == 1 &&
               (is_weekday(step.unit) || step.unit == Unit::weekend);
    }

    /// Of the week or the year that comes next, not the first to come.
    bool is_of_next_unit() {
        NextWeekday which = options_.next_weekday;
        if (which == NextWeekday::ask)
            which = static_cast<NextWeekday>(context_.choices.ask(Question::next_weekday, 2) + 1);
        return which == NextWeekday::next_week;
    }

    /// What holds the day is meant, not the day that was moved.
    [[nodiscard]] bool gives_unit(std::size_t i) const {
        return std::any_of(point_.steps.begin() + static_cast<std::ptrdiff_t>(i) + 1, point_.steps.end(),
                           [](const Step& later) { return later.kind == Step::Kind::nth && later.number == 0; });
    }

    const Point& point_;
    const PointContext& context_;
    const ResolutionOptions& options_;
    Flags& flags_;
};

}  // namespace

Moment take_steps(const Point& point, std::size_t first, const Moment& start, const PointContext& context,
                  Flags& flags) {
    StepTaker steps(point, context, flags);
    Moment here = start;
    for (std::size_t i = first; i < point.steps.size(); ++i) here = steps.take(i, here);
    return here;
}

}  // namespace kalends
