#include "language/expression_progress.hpp"

#include "language/symbol_sets.hpp"

namespace kalends {
namespace {

using symbol_set::holds;
using Place = ExpressionProgress::Place;

constexpr unsigned year_digits = 4, date_digits = 8;

/// Where a symbol leads that is neither a digit nor of a step or clock.
Place place_behind(symbol::Id id) {
    switch (role_of(id).value_or(Role::none)) {
        case Role::calendar:
            return Place::calendar;
        case Role::era:
            return Place::era;
        case Role::form:
        case Role::reference:
            return Place::form;
        case Role::leap:
            return Place::leap;
        case Role::weekday:
            return Place::weekday;
        case Role::dual:
            return Place::dual;
        case Role::part:
            return Place::part;
        case Role::qualifier:
            return id == symbol::about ? Place::about : Place::uncertain;
        case Role::clock:
            return Place::clock;
        case Role::bound:
            return Place::bound;
        default:
            return Place::last;
    }
}

Place place_in_clock(symbol::Id id) {
    if (id == symbol::point) return Place::clock_point;
    if (id == symbol::plus || id == symbol::minus) return Place::shift_sign;
    if (id == symbol::zone) return Place::zone;
    if (id == symbol::about) return Place::clock_about;
    if (holds(symbol_set::zone_names, id)) return Place::zone_end;
    return holds(symbol_set::parts_of_day, id) ? Place::day_part : Place::shift;
}

}  // namespace

bool ExpressionProgress::is_complete() const {
    switch (at()) {
        case Place::nothing:
        case Place::date_digit:
        case Place::dual:
        case Place::nth:
        case Place::nth_from_end:
        case Place::sign:
        case Place::step_number:
        case Place::shift_sign:
        case Place::shift_number:
        case Place::zone:
        case Place::last:
        case Place::done:
            return false;
        case Place::clock:
            return digits % 2 == 0;
        case Place::clock_point:
            return digits > 0;
        case Place::zone_offset:
            return digits > 0 && digits % 2 == 0;
        default:
            return true;
    }
}

void ExpressionProgress::write(symbol::Id id) {
    if (id == symbol::end) {
        *this = {};
        return go(Place::done);
    }
    length = (length + 1U) & 0x7FU;
    if (holds(symbol_set::digits_or_x, id)) return write_digit(id);
    if (holds(symbol_set::joins, id)) return begin_end(id);
    if (holds(symbol_set::orders, id)) return go(Place::last);
    if (is_at(Place::clock, Place::clock_about)) return write_in_clock(id);
    if (holds(symbol_set::steps, id)) return begin_step(id);
    if (at() == Place::step_number || (at() == Place::step && holds(symbol_set::weekdays, id))) return end_step(id);
    if (holds(symbol_set::eras, id)) era = 1;
    if (holds(symbol_set::forms, id)) form = 1;
    begin(place_behind(id));
}

void ExpressionProgress::write_digit(symbol::Id id) {
    switch (at()) {
        case Place::nothing:
        case Place::calendar:
        case Place::era:
            begin(Place::date_digit);
            return write_date_digit(id);
        case Place::date_digit:
        case Place::dual:
            return write_date_digit(id);
        case Place::nth:
        case Place::nth_from_end:
        case Place::sign:
            begin(Place::step_number);
            is_zero = id == symbol::digit_0;
            return count_digit();
        case Place::shift_sign:
            begin(Place::shift_number);
            is_zero = id == symbol::digit_0;
            return count_digit();
        default:
            return count_digit();
    }
}

/// The second year of a dual one is as the first: what is written of it does not matter any more.
void ExpressionProgress::write_date_digit(symbol::Id id) {
    const bool is_written = id != symbol::unwritten;
    const bool is_first_zero = id == symbol::digit_0;
    is_digit = is_written;
    if (digits == 1) century = is_written;
    if (digits == 2) decade = is_written;
    if (digits == 3) {
        year = decade && is_written;
        is_masked = !year && (century || decade || is_written);
    }
    if (digits == 4) month_has_0 = is_first_zero;
    if (digits == 5) month = is_written;
    if (digits == 6) day_has_0 = is_first_zero;
    if (digits == 7) day = is_written;
    count_digit();
    if (at() == Place::dual && digits == year_digits) begin(Place::dual_year);
    if (at() == Place::date_digit && digits == date_digits) begin(Place::date);
}

void ExpressionProgress::begin_step(symbol::Id id) {
    if (at() == Place::nth) return begin(Place::nth_from_end);
    is_nth = id == symbol::nth;
    begin(id == symbol::nth ? Place::nth : Place::sign);
}

void ExpressionProgress::end_step(symbol::Id id) {
    const bool is_weekday_alone = at() == Place::step;
    holds_week = !is_weekday_alone && is_nth && is_zero && id == symbol::week;
    steps = (steps + 1U) & 0x7U;
    begin(Place::step);
}

void ExpressionProgress::write_in_clock(symbol::Id id) {
    const bool is_zone_sign = at() == Place::zone && holds(symbol_set::signs, id);
    begin(is_zone_sign ? Place::zone_offset : place_in_clock(id));
}

/// Of what was written before only what counts for the whole stays.
void ExpressionProgress::begin_end(symbol::Id id) {
    const ExpressionProgress before = *this;
    *this = {};
    length = before.length;
    stretches = before.stretches;
    join = before.join;
    if (id == symbol::one_of || id == symbol::all_of) {
        stretches = (stretches + 1U) & 0x7U;
        join = static_cast<Bits>(id == symbol::one_of ? Join::one_of : Join::all_of) & 0x3U;
        return;
    }
    is_behind = 1;
    may_bound = id == symbol::from_to && before.at() != Place::bound;
}

}  // namespace kalends
