#include "kalends/language/kind.hpp"

#include <algorithm>
#include <cstddef>

namespace kalends {
namespace {

bool is_fraction(Unit unit) {
    return unit == Unit::half || unit == Unit::third || unit == Unit::quarter;
}

template <std::size_t N>
bool is_written(const std::array<char, N>& digits) {
    return std::ranges::any_of(digits, [](char digit) { return digit != 'X'; });
}

/// A year and no more of the date.
bool is_year_alone(const WrittenDate& date) {
    return is_written(date.year) && !is_written(date.month) && !is_written(date.day) && !is_masked(date.year);
}

/// A half, third, quarter or week of a year that is counted from its begin: EDTF and ISO have names for them. The year
/// may be left to a neighbour.
bool is_of_year(const Step& step, const WrittenDate& date) {
    return (is_fraction(step.unit) || (step.unit == Unit::week && step.number > 0)) &&
           (date.is_none() || is_year_alone(date));
}

/// A point without steps, by what is written of its date.
Kind kind_of(const WrittenDate& date) {
    const bool has_year = is_written(date.year), has_month = is_written(date.month), has_day = is_written(date.day);
    if (is_masked(date.year)) return Kind::period;
    if (has_day) return has_year && has_month ? Kind::day : Kind::partial;
    if (field_value(date.month).value_or(0) >= spring) return Kind::period;
    if (!has_year) return Kind::partial;
    return has_month ? Kind::month : Kind::year;
}

/// A point with a step or more, none of which moves it.
Kind kind_of_steps(const Point& point) {
    const Step& first = point.steps.front();
    const bool is_first_alone = point.steps.size() == 1;
    if (is_first_alone && is_of_year(first, point.date)) return Kind::period;
    if (is_fraction(point.steps.back().unit)) return Kind::part;
    const bool is_long = first.unit >= Unit::decade && first.unit <= Unit::millennium;
    return is_first_alone && is_long && point.date.is_none() ? Kind::period : Kind::within;
}

bool is_moved(const Point& point) {
    return point.is_reference || std::ranges::any_of(point.steps, is_move);
}

Kind kind_of(const Point& point) {
    if (point.about || point.uncertain) return Kind::approximate;
    if (is_moved(point)) return Kind::moved;
    if (point.part != Part::none) return Kind::part;
    return point.steps.empty() ? kind_of(point.date) : kind_of_steps(point);
}

constexpr std::array<std::string_view, all_kinds.size()> names{"none",    "day",         "month",    "year",
                                                               "partial", "period",      "part",     "within",
                                                               "moved",   "approximate", "interval", "several"};

}  // namespace

Kind kind_of(const Expression& expression) {
    if (expression.is_none()) return Kind::none;
    if (expression.stretches.size() > 1) return Kind::several;
    const Stretch& only = expression.stretches.front();
    return only.end || only.begin.kind != End::Kind::point ? Kind::interval : kind_of(only.begin.point);
}

std::string_view name(Kind kind) {
    return names[static_cast<std::size_t>(kind)];
}

std::optional<Kind> parse_kind(std::string_view word) {
    const auto found = std::ranges::find(names, word);
    if (found == names.end()) return std::nullopt;
    return all_kinds[static_cast<std::size_t>(found - names.begin())];
}

}  // namespace kalends
