#pragma once

#include <array>
#include <string>

#include "core/random.hpp"
#include "kalends/language/expression.hpp"

// Expressions as a text could say them, and many that none would: whatever the language can say comes up.
namespace kalends::test {

struct RandomExpressions {
    bool clock = true;      ///< times of the day
    bool calendars = true;  ///< with leap months
    bool lists = true;      ///< several stretches

    [[nodiscard]] Expression operator()(Random& random) const {
        Expression expression;
        if (random.chance(0.02)) return expression;
        const std::size_t stretches = lists && random.chance(0.2) ? 2 + random.below(most_stretches - 1) : 1;
        for (std::size_t i = 0; i < stretches; ++i) expression.stretches.push_back(stretch(random));
        if (stretches > 1) expression.join = random.chance(0.5) ? Join::one_of : Join::all_of;
        if (random.chance(0.1)) expression.order = random.pick(told_orders);
        return expression;
    }

    [[nodiscard]] Stretch stretch(Random& random) const {
        Stretch stretch;
        stretch.begin.point = point(random);
        if (random.chance(0.6)) return stretch;
        stretch.end.emplace().point = point(random);
        stretch.is_same_time = random.chance(0.2);
        if (stretch.is_same_time || random.chance(0.7)) return stretch;
        End& bound = random.chance(0.5) ? stretch.begin : *stretch.end;
        bound = {.kind = random.chance(0.6) ? End::Kind::open : End::Kind::unknown, .point = {}};
        return stretch;
    }

    [[nodiscard]] Point point(Random& random) const {
        Point point;
        while (point == Point()) {
            if (random.chance(0.9)) add_day(point, random);
            if (random.chance(0.15)) point.date.era = static_cast<Era>(random.below(12));
            if (calendars && random.chance(0.15)) point.calendar = static_cast<Calendar>(random.below(12));
            if (random.chance(0.3)) add_steps(point, random);
            if (random.chance(0.15)) point.part = static_cast<Part>(random.below(4));
            point.about = random.chance(0.15);
            point.uncertain = random.chance(0.15);
            if (clock && random.chance(0.2)) point.clock = time(random);
        }
        return point;
    }

    [[nodiscard]] static Clock time(Random& random) {
        Clock clock;
        const std::size_t fields = random.below(4);
        if (fields > 0) clock.hour = two_digits(random);
        if (fields > 1) clock.minute = two_digits(random);
        if (fields > 2) clock.second = two_digits(random);
        if (fields > 2 && random.chance(0.3)) clock.fraction = fraction(random);
        if (random.chance(0.2)) add_shift(clock, random);
        if (random.chance(0.3)) clock.day_part = static_cast<Clock::DayPart>(random.below(9));
        if (random.chance(0.3)) add_zone(clock, random);
        clock.about = random.chance(0.1);
        return clock;
    }

private:
    static Clock::TwoDigits two_digits(Random& random) { return static_cast<Clock::TwoDigits>(random.between(0, 99)); }

    static Clock::Fraction fraction(Random& random) {
        Clock::Fraction made;
        made.digits = static_cast<std::uint8_t>(1 + random.below(9));
        for (std::uint8_t i = 0; i < made.digits; ++i)
            made.value = 10 * made.value + static_cast<std::uint32_t>(random.below(10));
        return made;
    }

    template <std::size_t N>
    static void write(std::array<char, N>& field, Random& random, std::size_t begin = 0, std::size_t end = N) {
        for (std::size_t i = begin; i < end; ++i) field[i] = static_cast<char>('0' + random.below(10));
    }

    static void add_day(Point& point, Random& random) {
        point.is_reference = random.chance(0.15);
        if (!point.is_reference) point.date = date(random);
        point.is_leap = random.chance(0.05);
        if (random.chance(0.2)) point.date.weekday = static_cast<Weekday>(random.below(8));
        if (random.chance(0.05)) write(point.dual, random, random.pick(std::array<std::size_t, 3>{0, 2, 3}));
    }

    static WrittenDate date(Random& random) {
        WrittenDate date;
        if (random.chance(0.2)) {
            const auto [begin, end] =
                random.pick(std::array<std::array<std::size_t, 2>, 4>{{{0, 3}, {0, 2}, {2, 3}, {3, 4}}});
            write(date.year, random, begin, end);
            return date;
        }
        while (date.is_none()) {
            if (random.chance(0.8)) write(date.year, random, random.chance(0.3) ? 2 : 0);
            if (random.chance(0.8)) write(date.month, random);
            if (random.chance(0.7)) write(date.day, random);
        }
        if (date.month[0] != 'X' && date.day[0] != 'X' && random.chance(0.15)) set_form(date, random);
        return date;
    }

    /// Of a week and its day, or of the day of a year, the first of the four digits that is none of theirs is 0.
    static void set_form(WrittenDate& date, Random& random) {
        date.form = random.chance(0.5) ? DateForm::week : DateForm::ordinal;
        (date.form == DateForm::week ? date.day : date.month)[0] = '0';
    }

    static void add_steps(Point& point, Random& random) {
        const std::size_t count = 1 + random.below(most_steps);
        while (point.steps.size() < count) {
            point.steps.push_back(step(random));
            if (point.steps.size() == count || random.chance(0.9)) continue;
            point.steps.back() = {.kind = Step::Kind::nth, .number = 0, .unit = Unit::week};
            point.steps.push_back({.kind = Step::Kind::weekday, .number = 0, .unit = weekday(random)});
        }
    }

    static Unit weekday(Random& random) {
        return static_cast<Unit>(static_cast<std::size_t>(Unit::monday) + random.below(7));
    }

    static Step step(Random& random) {
        Step step{.kind = static_cast<Step::Kind>(random.below(3)),
                  .number = random.chance(0.7) ? random.between(0, 31) : random.between(0, 9999),
                  .unit = static_cast<Unit>(random.below(21))};
        if (step.kind != Step::Kind::nth) return step;
        if (random.chance(0.2)) step.number = -step.number;
        if (step.number == 0 && is_weekday(step.unit)) step.number = 1;
        return step;
    }

    static Clock::Sign sign(Random& random) { return random.chance(0.5) ? Clock::Sign::plus : Clock::Sign::minus; }

    static void add_shift(Clock& clock, Random& random) {
        clock.shift_sign = sign(random);
        clock.shift = static_cast<Clock::Shift>(1 + random.below(3));
        if (clock.shift == Clock::Shift::minutes) clock.shift_minutes = two_digits(random);
    }

    static void add_zone(Clock& clock, Random& random) {
        clock.zone = static_cast<Clock::Zone>(1 + random.below(3));
        if (clock.zone != Clock::Zone::offset) return;
        clock.zone_sign = sign(random);
        clock.zone_hours = two_digits(random);
        if (random.chance(0.7)) clock.zone_minutes = two_digits(random);
    }
};

}  // namespace kalends::test
