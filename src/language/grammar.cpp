#include "language/grammar.hpp"

#include <string>

#include "kalends/core/error.hpp"
#include "language/symbol_sets.hpp"

namespace kalends {
namespace {

using namespace symbol_set;
using Place = ExpressionProgress::Place;

constexpr unsigned number_digits = 4, minute_digits = 2, time_digits = 6, fraction_digits = 9, zone_hour_digits = 2,
                   zone_digits = 4;
/// What any symbol needs, itself and all behind it: "..", "/", eight digits, `end`.
constexpr std::size_t most_needed = 11;
/// [era] eight digits [form or order] [weekday] end, of an era or an order.
constexpr std::size_t most_of_lone_day = 11;

/// What may follow an end that is over.
SymbolSet closing(const ExpressionProgress& p) {
    if (p.needs_other_end()) return slash;
    SymbolSet set = end | orders;
    if (!p.is_behind) set |= slash | same_time;
    if (p.stretches == most_stretches) return set;
    const auto join = static_cast<Join>(p.join);
    return set | when(join != Join::all_of, one_of) | when(join != Join::one_of, all_of);
}

/// dddd, XXdd, XXXX or masked; then a month and a day, each whole or not at all.
SymbolSet in_date(const ExpressionProgress& p) {
    switch (p.digits) {
        case 2:
            return digits_or_x;
        case 3:
            return p.century && !p.decade ? unwritten : digits_or_x;
        case 4:
            return p.is_masked ? unwritten : digits_or_x;
        case 6:
            return p.is_masked ? unwritten : p.year || p.month ? digits_or_x : digits;
        default:  // the second of two
            return p.is_digit ? digits : unwritten;
    }
}

/// dddd, XXdd or XXXd.
SymbolSet in_dual(const ExpressionProgress& p) {
    switch (p.digits) {
        case 0:
            return digits_or_x;
        case 1:
            return p.is_digit ? digits : unwritten;
        case 2:
            return p.century ? digits : digits_or_x;
        default:
            return digits;
    }
}

/// A week date has a digit of the day less than a calendar date, an ordinal date one of the month: 0 stands there.
SymbolSet forms_of(const ExpressionProgress& p) {
    if (!p.month || !p.day) return {};
    return when(p.day_has_0, week) | when(p.month_has_0, forms & ~week);
}

/// What may follow in the language that says days alone, among their symbols, where all that may is `more`.
SymbolSet of_lone_day(const ExpressionProgress& p, const SymbolSet& more) {
    if (p.at() == Place::era) return digits_or_x;
    if (p.at() == Place::date_digit && p.digits == 2) return p.century || p.era ? digits : digits_or_x;
    if (p.at() == Place::date_digit && p.digits == 3) return p.decade ? digits : unwritten;
    const bool may_order = p.month && p.day && !p.era && !p.form,
               may_form = p.at() == Place::date && may_order && p.year;
    return (more & ~(orders | forms)) | when(may_order, more & orders) | when(may_form, forms);
}

}  // namespace

ExpressionGrammar::ExpressionGrammar(SymbolSet known) : known_(known) {
    says_days_alone_ = !knows(about);
    if (says_days_alone_) known_ &= from_to(symbol::digit_0, symbol::days_alone - 1);
    const bool has_steps = knows(steps) && knows(units | weekdays);
    const bool has_short_points = knows(calendars | eras | reference | parts | about | uncertain | clock);
    constexpr std::size_t short_point = 1, step = 3, date = 8;
    least_point_ = has_short_points ? short_point : has_steps ? step : date;
    may_follow_ = sets_of_places();
}

ExpressionGrammar::Sets ExpressionGrammar::sets_of_places() const {
    const SymbolSet signs_of_shift = when(knows(half_or_quarter | minute), signs),
                    zones = when(knows(zone_names | signs), zone),
                    steps_of_point = when(knows(units | weekdays), steps);
    const SymbolSet behind_about = uncertain | clock, behind_part = behind_about | about,
                    behind_steps = behind_part | parts, behind_day = behind_steps | steps_of_point;
    Sets sets{};
    const auto set = [&sets](Place place) -> SymbolSet& { return sets[static_cast<std::size_t>(place)]; };
    set(Place::era) = digits_or_x | reference | behind_day;
    set(Place::calendar) = set(Place::era) | eras;
    set(Place::nothing) = set(Place::calendar) | calendars;
    set(Place::dual_year) = behind_day;
    set(Place::weekday) = set(Place::dual_year) | dual;
    set(Place::leap) = set(Place::weekday) | weekdays;
    set(Place::form) = set(Place::leap) | leap;
    set(Place::date) = set(Place::form);
    set(Place::step) = behind_steps;
    set(Place::part) = behind_part;
    set(Place::about) = behind_about;
    set(Place::uncertain) = clock;
    set(Place::zone_end) = set(Place::zone_offset) = about;
    set(Place::day_part) = about | zones;
    set(Place::shift) = set(Place::day_part) | parts_of_day;
    set(Place::clock) = set(Place::clock_point) = set(Place::shift) | signs_of_shift;
    return sets;
}

SymbolSet ExpressionGrammar::at_begin(const ExpressionProgress& p) const {
    const bool may_bound = p.is_behind ? p.may_bound != 0 : knows(slash);
    return when(may_bound, bounds) | when(p.length == 0, none);
}

SymbolSet ExpressionGrammar::behind_step(const ExpressionProgress& p) const {
    if (p.steps == most_steps) return {};
    return may_follow_[static_cast<std::size_t>(Place::dual_year)] | when(p.holds_week, weekdays);
}

SymbolSet ExpressionGrammar::in_number(const ExpressionProgress& p) const {
    switch (p.at()) {
        case Place::nth:
            return minus | (knows(units) ? digits : digits & ~zero);
        case Place::nth_from_end:
            return digits & ~zero;
        case Place::step_number:
            return units | when(!p.is_nth || !p.is_zero, weekdays) |
                   when(!p.is_zero && p.digits < number_digits, digits);
        default:
            return digits;
    }
}

/// Of digits, and of what needs more behind it.
SymbolSet ExpressionGrammar::in_clock(const ExpressionProgress& p) const {
    switch (p.at()) {
        case Place::clock:
            return p.digits < time_digits ? digits : fraction_point;
        case Place::clock_point:
            return when(p.digits < fraction_digits, digits);
        case Place::shift_sign:
            return half_or_quarter | when(knows(minute), digits);
        case Place::shift_number:
            return minute | when(!p.is_zero && p.digits < minute_digits, digits);
        case Place::zone:
            return zone_names | signs;
        case Place::zone_offset:
            return when(p.digits < zone_digits, digits);
        default:
            return {};
    }
}

SymbolSet ExpressionGrammar::of_place(const ExpressionProgress& p) const {
    const SymbolSet always = may_follow_[p.place];
    switch (p.at()) {
        case Place::nothing:
            return always | at_begin(p);
        case Place::date_digit:
            return in_date(p);
        case Place::date:
            return always | closing(p) | forms_of(p);
        case Place::dual:
            return in_dual(p);
        case Place::step:
            return always | closing(p) | behind_step(p);
        case Place::nth:
        case Place::nth_from_end:
        case Place::sign:
        case Place::step_number:
            return in_number(p);
        default:
            return p.is_complete() ? always | closing(p) | in_clock(p) : in_clock(p) | when(p.at() == Place::last, end);
    }
}

/// The symbols that are left at least, with `end`.
std::size_t ExpressionGrammar::least_to_end(const ExpressionProgress& p) const {
    constexpr std::size_t last = 1, date_digits = 8, year_digits = 4;
    switch (p.at()) {
        case Place::nothing:
            return (p.may_bound && knows(bounds) ? 1 : least_point_) + last;
        case Place::date_digit:
            return date_digits - p.digits + last;
        case Place::dual:
            return year_digits - p.digits + last;
        case Place::nth:
        case Place::nth_from_end:
        case Place::sign:
            return 2 + last;
        case Place::shift_sign:
            return (knows(half_or_quarter) ? 1 : 2) + last;
        case Place::zone:
            return (knows(zone_names) ? 1 : 1 + zone_hour_digits) + last;
        case Place::zone_offset:
            return (p.digits == 0 ? zone_hour_digits : p.digits % 2) + last;
        case Place::done:
            return 0;
        case Place::last:
            return last;
        default:
            return (p.needs_other_end() ? 1 + least_point_ : p.is_complete() ? 0 : 1) + last;
    }
}

SymbolSet ExpressionGrammar::in_time(const ExpressionProgress& p, const SymbolSet& set) const {
    SymbolSet kept;
    for (symbol::Id id = 0; id < symbol::count; ++id) {
        if (!holds(set, id)) continue;
        ExpressionProgress next = p;
        next.write(id);
        if (p.length + 1 + least_to_end(next) <= most_symbols) kept |= only(id);
    }
    return kept;
}

Grammar::State ExpressionGrammar::initial() const {
    return ExpressionProgress().pack();
}

SymbolSet ExpressionGrammar::allowed(State state) const {
    const ExpressionProgress p = ExpressionProgress::unpack(state);
    SymbolSet set = of_place(p) & known_;
    if (says_days_alone_) return of_lone_day(p, set) & known_;
    return p.length + most_needed <= most_symbols ? set : in_time(p, set);
}

Grammar::State ExpressionGrammar::next(State state, symbol::Id id) const {
    if (!holds(allowed(state), id))
        throw Error(ErrorKind::internal, "grammar of expressions: symbol " + std::to_string(id) +
                                             " is not allowed in state " + std::to_string(state) +
                                             "; take symbols from allowed() only");
    return after(state, id);
}

Grammar::State ExpressionGrammar::after(State state, symbol::Id id) const {
    ExpressionProgress progress = ExpressionProgress::unpack(state);
    progress.write(id);
    return progress.pack();
}

bool ExpressionGrammar::finished(State state) const {
    return ExpressionProgress::unpack(state).at() == Place::done;
}

std::size_t ExpressionGrammar::max_length() const {
    return says_days_alone_ ? most_of_lone_day : most_symbols;
}

SymbolSet ExpressionGrammar::no_more() const {
    return says_days_alone_ ? SymbolSet() : (weekdays | orders | end) & known_;
}

}  // namespace kalends
