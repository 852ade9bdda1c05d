#include "data/improbable_weeks.hpp"

#include <array>
#include <chrono>
#include <optional>

#include "calendar/date_fields.hpp"
#include "data/improbable.hpp"

namespace kalends {
namespace {

constexpr std::array<std::u32string_view, 6> beginnings{U"beginning", U"commencing", U"starting",
                                                        U"w/c",       U"w/b",        U"wc"};
constexpr std::array<std::u32string_view, 3> endings{U"ending", U"ended", U"w/e"};

/// The week beginning on a Sunday, as the one from Monday on that holds it; and one that begins on a day as a week
/// later.
bool counts_other_week(const Point& point, std::u32string_view text) {
    if (point.is_reference || point.steps.size() != 1 || point.steps[0].unit != Unit::week) return false;
    const bool begins = end_of_word(text, beginnings).has_value(), ends = end_of_word(text, endings).has_value();
    if (!begins && !ends) return false;
    if (point.steps[0].kind != Step::Kind::nth || point.steps[0].number != 0) return is_move(point.steps[0]);
    const std::optional<std::chrono::sys_days> day = written_day(point.date);
    return !day || std::chrono::weekday(*day) != (begins ? std::chrono::Monday : std::chrono::Sunday);
}

}  // namespace

bool is_improbable_week(const Expression& expression, std::u32string_view text) {
    return has_end(expression, [&](const End& end) { return counts_other_week(end.point, text); });
}

}  // namespace kalends
