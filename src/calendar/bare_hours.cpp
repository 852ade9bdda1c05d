#include "calendar/bare_hours.hpp"

#include <optional>
#include <string>
#include <utility>

#include "core/number_text.hpp"

namespace kalends {
namespace {

Expression alone(Point point) {
    Expression expression;
    expression.stretches.emplace_back().begin.point = std::move(point);
    return expression;
}

Expression hours_ago(int hours) {
    Point point;
    point.is_reference = true;
    point.steps.push_back({Step::Kind::earlier, hours, Unit::hour});
    return alone(std::move(point));
}

Expression hour_of_day(int hour) {
    Point point;
    point.clock.emplace().hour = static_cast<Clock::TwoDigits>(hour);
    return alone(std::move(point));
}

/// Of a text that is a number of hours, where it was read as one of both.
std::optional<int> bare_hours(const Expression& expression, const NumberSpans& numbers) {
    constexpr int latest = 24;
    const bool are_hours = numbers.are_hours && numbers.runs.front().front() != '0';  // 08h is an hour
    const std::optional<int> hours = are_hours ? parse_number<int>(numbers.runs.front()) : std::nullopt;
    const bool may_be_both =
        hours && *hours <= latest && (expression == hours_ago(*hours) || expression == hour_of_day(*hours));
    return may_be_both ? hours : std::nullopt;
}

}  // namespace

Expression with_bare_hours_settled(const Expression& expression, const ResolutionOptions& options,
                                   const NumberSpans& numbers, Choices& choices) {
    const std::optional<int> hours = options.reference ? bare_hours(expression, numbers) : std::nullopt;
    if (!hours) return expression;
    const bool is_asked = options.bare_hours == BareHours::ask;
    const bool are_ago = is_asked ? choices.ask(Question::bare_hours, 2) == 0 : options.bare_hours == BareHours::ago;
    return are_ago ? hours_ago(*hours) : hour_of_day(*hours);
}

}  // namespace kalends
