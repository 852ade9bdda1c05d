#include "kalends/language/expression.hpp"

#include <algorithm>

#include "kalends/core/error.hpp"
#include "language/expression_symbols.hpp"

namespace kalends {
namespace {

/// Nothing is said of the point but its date.
bool is_date_alone(const Point& point) {
    Point only;
    only.date = point.date;
    return point == only && !point.date.is_none() && !is_masked(point.date.year);
}

/// What the text form holds comes back from it; a value that no text has does not.
bool comes_back(const Expression& expression) {
    try {
        return parse_expression(to_string(expression)) == expression;
    } catch (const Error&) {
        return false;
    }
}

}  // namespace

bool is_masked(const std::array<char, 4>& year) {
    std::array<bool, 4> written{};
    std::ranges::transform(year, written.begin(), [](char digit) { return digit != 'X'; });
    return written == std::array{true, true, true, false} || written == std::array{true, true, false, false} ||
           written == std::array{false, false, true, false} || written == std::array{false, false, false, true};
}

std::optional<WrittenDate> lone_date(const Expression& expression) {
    if (expression.is_none()) return WrittenDate{};
    const Stretch& first = expression.stretches.front();
    const bool is_one_point = expression.stretches.size() == 1 && !first.end && first.begin.kind == End::Kind::point;
    if (!is_one_point || !is_date_alone(first.begin.point)) return std::nullopt;
    WrittenDate date = first.begin.point.date;
    date.order = expression.order;
    return date;
}

std::optional<WrittenDate> lone_date_or_time(const Expression& expression) {
    if (expression.stretches.size() != 1 || !expression.stretches.front().begin.point.clock)
        return lone_date(expression);
    Expression day = expression;
    day.stretches.front().begin.point.clock.reset();
    return lone_date(day);
}

Expression expression_of(const WrittenDate& date) {
    if (date.is_none()) return {};
    Expression expression;
    expression.order = date.order;
    Point& point = expression.stretches.emplace_back().begin.point;
    point.date = date;
    point.date.order = Order::none;
    return expression;
}

bool is_well_formed(const Expression& expression) {
    return comes_back(expression) && to_symbols(expression).size() <= most_symbols;
}

std::string_view name(Unit unit) {
    return symbol_name(to_symbol(unit));
}

std::string_view name(Part part) {
    return part == Part::none ? "none" : symbol_name(to_symbol(Role::part, part));
}

std::string_view name(Calendar calendar) {
    return calendar == Calendar::unwritten ? "unwritten" : symbol_name(to_symbol(Role::calendar, calendar));
}

std::optional<Calendar> parse_calendar(std::string_view word) {
    const std::optional<symbol::Id> id = parse_symbol(word);
    if (!id || role_of(*id) != Role::calendar) return std::nullopt;
    return to_value<Calendar>(*id);
}

}  // namespace kalends
