#include "language/expression_symbols.hpp"

#include <array>
#include <cstdlib>
#include <string>

#include "core/number_text.hpp"
#include "kalends/core/error.hpp"

namespace kalends {
namespace {

constexpr symbol::Id first_unit = symbol::second, last_before_week = symbol::weekend - 1;

/// Writes the parts one after another, each as it stands in the grammar.
class Writer {
public:
    std::vector<symbol::Id> write(const Expression& expression) {
        if (expression.is_none()) add(symbol::none);
        for (const Stretch& stretch : expression.stretches) {
            if (!symbols_.empty()) add(expression.join == Join::one_of ? symbol::one_of : symbol::all_of);
            add(stretch);
        }
        add(Role::order, expression.order);
        add(symbol::end);
        return std::move(symbols_);
    }

private:
    void add(symbol::Id id) { symbols_.push_back(id); }
    void add_if(bool holds, symbol::Id id) {
        if (holds) add(id);
    }
    template <class Value>
    void add(Role role, Value value) {
        if (value != Value{}) add(to_symbol(role, value));
    }

    template <class Digits>
    void add_digits(const Digits& digits) {
        for (const char c : digits) add(c == 'X' ? symbol::unwritten : symbol::digit_0 + (c - '0'));
    }
    void add_number(int number) { add_digits(std::to_string(number)); }
    void add_pair(int number) {
        add_digits(std::array{static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)});
    }

    void add(const Stretch& stretch) {
        add(stretch.begin);
        if (!stretch.end) return;
        add(stretch.is_same_time ? symbol::same_time : symbol::from_to);
        add(*stretch.end);
    }

    void add(const End& end) {
        if (end.kind == End::Kind::point) return add(end.point);
        add(end.kind == End::Kind::open ? symbol::open : symbol::unknown);
    }

    void add(const Point& point) {
        add(Role::calendar, point.calendar);
        add(Role::era, point.date.era);
        if (point.is_reference || !point.date.is_none()) add_day(point);
        for (const Step& step : point.steps) add(step);
        add(Role::part, point.part);
        add_if(point.about, symbol::about);
        add_if(point.uncertain, symbol::uncertain);
        if (point.clock) add(*point.clock);
    }

    void add_day(const Point& point) {
        if (point.is_reference) {
            add(symbol::reference);
        } else {
            add_digits(point.date.year);
            add_digits(point.date.month);
            add_digits(point.date.day);
            add(Role::form, point.date.form);
        }
        add_if(point.is_leap, symbol::leap);
        add(Role::weekday, point.date.weekday);
        if (point.dual == Point().dual) return;
        add(symbol::dual);
        add_digits(point.dual);
    }

    void add(const Step& step) {
        if (step.kind != Step::Kind::weekday) {
            add(step.kind == Step::Kind::nth     ? symbol::nth
                : step.kind == Step::Kind::later ? symbol::plus
                                                 : symbol::minus);
            add_if(step.number < 0, symbol::minus);
            add_number(std::abs(step.number));
        }
        add(to_symbol(step.unit));
    }

    void add(const Clock& clock) {
        add(symbol::clock);
        for (const std::optional<Clock::TwoDigits>& field : {clock.hour, clock.minute, clock.second})
            if (field) add_pair(*field);
        add_if(clock.fraction.digits > 0, symbol::point);
        if (clock.fraction.digits > 0) add_digits(digits_of(clock.fraction));
        if (clock.shift != Clock::Shift::none) add_shift(clock);
        if (clock.day_part != Clock::DayPart::none) add(symbol::am + static_cast<symbol::Id>(clock.day_part) - 1);
        if (clock.zone != Clock::Zone::none) add_zone(clock);
        add_if(clock.about, symbol::about);
    }

    void add_sign(Clock::Sign sign) { add(sign == Clock::Sign::plus ? symbol::plus : symbol::minus); }

    void add_shift(const Clock& clock) {
        add_sign(clock.shift_sign);
        if (clock.shift == Clock::Shift::minutes) add_number(clock.shift_minutes);
        add(clock.shift == Clock::Shift::half      ? symbol::half
            : clock.shift == Clock::Shift::quarter ? symbol::quarter
                                                   : symbol::minute);
    }

    void add_zone(const Clock& clock) {
        add(symbol::zone);
        if (clock.zone != Clock::Zone::offset)
            return add(clock.zone == Clock::Zone::utc ? symbol::utc : symbol::named_zone);
        add_sign(clock.zone_sign);
        add_pair(clock.zone_hours);
        if (clock.zone_minutes) add_pair(*clock.zone_minutes);
    }

    std::vector<symbol::Id> symbols_;
};

}  // namespace

std::string digits_of(const Clock::Fraction& fraction) {
    return padded(static_cast<int>(fraction.value), fraction.digits);
}

symbol::Id to_symbol(Unit unit) {
    if (unit == Unit::week) return symbol::week;
    if (is_weekday(unit))
        return first_symbol(Role::weekday) + static_cast<symbol::Id>(unit) - static_cast<symbol::Id>(Unit::monday);
    return first_unit + static_cast<symbol::Id>(unit) - (unit > Unit::week ? 1 : 0);
}

std::optional<Unit> to_unit(symbol::Id id) {
    if (id == symbol::week) return Unit::week;
    const std::optional<Role> role = role_of(id);
    if (role == Role::weekday)
        return static_cast<Unit>(static_cast<symbol::Id>(Unit::monday) + id - first_symbol(Role::weekday));
    if (role != Role::unit) return std::nullopt;
    return static_cast<Unit>(id - first_unit + (id > last_before_week ? 1 : 0));
}

std::vector<symbol::Id> to_symbols(const Expression& expression) {
    return Writer().write(expression);
}

Expression expression_from_symbols(const std::vector<symbol::Id>& symbols) {
    try {
        return read_symbols(symbols);
    } catch (const Misplaced& misplaced) {
        throw Error(ErrorKind::internal, "ill-formed expression: symbol " + std::to_string(misplaced.at) + " of " +
                                             std::to_string(symbols.size()) + " is out of place (" +
                                             std::string(misplaced.why) + "); the search must be held to the grammar");
    }
}

}  // namespace kalends
