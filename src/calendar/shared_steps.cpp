#include "calendar/shared_steps.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <vector>

#include "core/digits.hpp"

namespace kalends {
namespace {

/// "XXXX-05-09" as "#5 month #9 day"; none of a date with a year, a season, or of which more is known.
std::vector<Step> steps_of(const WrittenDate& date) {
    const bool is_plain = date.form == DateForm::calendar && date.era == Era::common &&
                          date.weekday == Weekday::unwritten && std::ranges::none_of(date.year, is_digit);
    if (!is_plain) return {};
    constexpr int months = 12;
    const std::optional<int> month = field_value(date.month), day = field_value(date.day);
    if (month && *month > months) return {};
    std::vector<Step> steps;
    if (month) steps.push_back({Step::Kind::nth, *month, Unit::month});
    if (day) steps.push_back({Step::Kind::nth, *day, Unit::day});
    return steps;
}

/// What is written of a time that has no week, month or year of its own; none of any other.
std::vector<Step> own_steps(const Point& point) {
    if (point.calendar != Calendar::unwritten || point.is_leap) return {};
    if (names_weekday_alone(point)) return {{Step::Kind::weekday, 0, unit_of(point.date.weekday)}};
    if (point.is_reference) return {};
    if (is_part(point)) return point.steps;
    std::vector<Step> steps = steps_of(point.date);
    if (!steps.empty()) steps.insert(steps.end(), point.steps.begin(), point.steps.end());
    return steps;
}

bool are_alike(const Step& one, const Step& other) {
    const bool name_same = one.unit == other.unit || (is_weekday(one.unit) && is_weekday(other.unit));
    return name_same && one.kind == other.kind && (one.number == 0) == (other.number == 0);
}

/// "R + 1 week #0 week", and what follows counts within it.
bool starts_with_whole(const std::vector<Step>& steps) {
    const bool is_shifted = !steps.empty() && steps.front().kind != Step::Kind::nth;
    const std::size_t whole = is_shifted ? 1 : 0;
    if (whole >= steps.size() || steps[whole].kind != Step::Kind::nth || steps[whole].number != 0) return false;
    return !is_shifted || steps.front().unit == steps[whole].unit;
}

}  // namespace

bool counts_within(const Step& step) {
    return step.kind == Step::Kind::nth && step.number != 0 && step.unit != Unit::century &&
           step.unit != Unit::millennium;
}

bool is_part(const Point& point) {
    if (point.is_reference || !point.date.is_none() || point.clock) return false;
    return point.steps.empty() || counts_within(point.steps.front());
}

bool names_weekday_alone(const Point& point) {
    return point.is_reference && point.date.weekday != Weekday::unwritten && point.steps.empty();
}

std::optional<SharedSteps> share_steps(const Point& point, const Point& seen_from_today) {
    const std::vector<Step>& steps = seen_from_today.steps;
    if (!seen_from_today.is_reference || !starts_with_whole(steps)) return std::nullopt;
    const std::vector<Step> own = own_steps(point);
    if (own.empty()) return std::nullopt;
    const auto alike = std::ranges::find_if(steps, [&](const Step& step) { return are_alike(step, own.front()); });
    if (alike == steps.begin() || alike == steps.end() || std::prev(alike)->kind != Step::Kind::nth)
        return std::nullopt;
    SharedSteps shared{point, std::prev(alike)->number == 0};
    shared.point.is_reference = true;
    shared.point.date = seen_from_today.date;
    shared.point.steps.assign(steps.begin(), alike);
    shared.point.steps.insert(shared.point.steps.end(), own.begin(), own.end());
    return shared;
}

std::optional<Point> weekday_behind(const Point& point, const Point& seen_from_today) {
    const std::vector<Step>& steps = seen_from_today.steps;
    if (!seen_from_today.is_reference || steps.empty() || !names_weekday_alone(point)) return std::nullopt;
    const Step& last = steps.back();
    const bool is_day = (last.unit == Unit::day || is_weekday(last.unit)) && last.kind != Step::Kind::weekday;
    if (!is_day) return std::nullopt;
    Point behind = point;
    behind.date = seen_from_today.date;
    behind.steps = steps;
    behind.steps.push_back({Step::Kind::later, 1, unit_of(point.date.weekday)});
    return behind;
}

void shift(Point& point, int by) {
    std::vector<Step>& steps = point.steps;
    Step step = steps.front();
    if (step.kind == Step::Kind::nth)
        steps.insert(steps.begin(), step);
    else
        by += step.kind == Step::Kind::earlier ? -step.number : step.number;
    step.kind = by < 0 ? Step::Kind::earlier : Step::Kind::later;
    step.number = std::abs(by);
    steps.front() = step;
    if (by == 0) steps.erase(steps.begin());
}

}  // namespace kalends
