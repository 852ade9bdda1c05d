#include "calendar/point_steps.hpp"

#include <algorithm>

#include "calendar/moved.hpp"
#include "calendar/no_time.hpp"
#include "calendar/within.hpp"

namespace kalends {
namespace {

bool is_day(const Period& period) {
    return period.measure == Measure::day && period.is_single();
}

class StepTaker {
public:
    StepTaker(const Point& point, const PointContext& context, Flags& flags)
        : point_(point), context_(context), options_(context.options), flags_(flags) {}

    Period take(std::size_t i, const Period& here) {
        const Step& step = point_.steps[i];
        switch (step.kind) {
            case Step::Kind::nth:
                return possible(step.number == 0
                                    ? holding(here, step.unit, options_.week_start)
                                    : nth_within(here, step.number, step.unit, week_rules(here, step.unit)));
            case Step::Kind::weekday:
                return weekday_within(here, step.unit);
            default:
                return move(i, here);
        }
    }

private:
    WeekRules week_rules(const Period& here, Unit unit) {
        FirstWeek first = options_.first_week;
        if (first == FirstWeek::ask && asks_first_week(here, unit))
            first = static_cast<FirstWeek>(context_.choices.ask(Question::first_week, 3) + 1);
        return {first, options_.week_start};
    }

    Period move(std::size_t i, const Period& here) {
        const Step& step = point_.steps[i];
        if (is_next_weekday(i) && is_of_next_week()) {
            const auto next_week = week_begin(first_day(here), options_.week_start) + std::chrono::weeks(1);
            return weekday_within(day_period(next_week), step.unit);
        }
        const Period there =
            possible(moved(here, step.kind == Step::Kind::later ? step.number : -step.number, step.unit));
        if (counts_months(step.unit) && (is_day(here) || is_day(there)) && !gives_unit(i)) flags_.set(Flag::rounded);
        return there;
    }

    /// "R + 1 fri".
    [[nodiscard]] bool is_next_weekday(std::size_t i) const {
        const Step& step = point_.steps[i];
        return i == 0 && point_.is_reference && point_.date.weekday == Weekday::unwritten &&
               step.kind == Step::Kind::later && step.number == 1 && is_weekday(step.unit);
    }

    bool is_of_next_week() {
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

Period take_steps(const Point& point, std::size_t first, const Period& start, const PointContext& context,
                  Flags& flags) {
    StepTaker steps(point, context, flags);
    Period here = start;
    for (std::size_t i = first; i < point.steps.size(); ++i) here = steps.take(i, here);
    return here;
}

}  // namespace kalends
