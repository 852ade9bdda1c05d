#include <array>
#include <string>

#include "language/expression_symbols.hpp"

namespace kalends {
namespace {

constexpr std::size_t digits_of_number = 4, digits_of_minutes = 2, digits_of_fraction = 9;

char to_digit(symbol::Id id) {
    return id == symbol::unwritten ? 'X' : static_cast<char>('0' + id);
}

bool is_whole(const std::array<char, 2>& field) {
    return (field[0] == 'X') == (field[1] == 'X');
}

/// dddd, XXdd or XXXX, as years stand beside months.
bool is_plain(const std::array<char, 4>& year) {
    const bool is_century_written = year[0] != 'X', is_rest_written = year[2] != 'X';
    return (year[0] == 'X') == (year[1] == 'X') && (year[2] == 'X') == (year[3] == 'X') &&
           (is_rest_written || !is_century_written);
}

/// Reads by descent, one symbol ahead.
class Reader {
public:
    explicit Reader(std::span<const symbol::Id> symbols) : symbols_(symbols) {}

    Expression read() {
        Expression expression;
        if (!take(symbol::none)) {
            do {
                if (expression.stretches.size() == most_stretches) fail("a text has at most six stretches");
                expression.stretches.push_back(read_stretch());
            } while (take_join(expression.join));
            expression.order = take_value<Order>(Role::order);
        }
        if (!take(symbol::end) || at_ != symbols_.size()) fail("it may not stand here");
        return expression;
    }

private:
    [[noreturn]] void fail(std::string_view why) const { fail(at_, why); }
    [[noreturn]] static void fail(std::size_t at, std::string_view why) { throw Misplaced{at, why}; }

    [[nodiscard]] symbol::Id next() const { return at_ < symbols_.size() ? symbols_[at_] : symbol::start; }

    bool take(symbol::Id id) {
        const bool is_next = next() == id;
        at_ += is_next ? 1 : 0;
        return is_next;
    }

    /// The value that the next symbol writes where it is of this role; else the first, which is left out.
    template <class Value>
    Value take_value(Role role) {
        const symbol::Id id = next();
        if (role_of(id) != role) return Value{};
        ++at_;
        return to_value<Value>(id);
    }

    bool take_join(Join& join) {
        const Join found = next() == symbol::one_of   ? Join::one_of
                           : next() == symbol::all_of ? Join::all_of
                                                      : Join::none;
        if (found == Join::none) return false;
        if (join != Join::none && join != found) fail("a text has one kind of join, | or &");
        join = found;
        ++at_;
        return true;
    }

    Stretch read_stretch() {
        Stretch stretch;
        stretch.begin = read_end();
        const bool is_point = stretch.begin.kind == End::Kind::point;
        if (take(symbol::from_to)) {
            const std::size_t behind = at_;
            stretch.end = read_end();
            if (!is_point && stretch.end->kind != End::Kind::point)
                fail(behind, "one end of a stretch at least is a point");
        } else if (!is_point) {
            fail("behind .. or unknown a stretch goes on with / and a point");
        } else if (take(symbol::same_time)) {
            stretch.is_same_time = true;
            stretch.end = End{.kind = End::Kind::point, .point = read_point()};
        }
        return stretch;
    }

    End read_end() {
        if (take(symbol::open)) return {.kind = End::Kind::open, .point = {}};
        if (take(symbol::unknown)) return {.kind = End::Kind::unknown, .point = {}};
        return {.kind = End::Kind::point, .point = read_point()};
    }

    Point read_point() {
        const std::size_t begin = at_;
        Point point;
        point.calendar = take_value<Calendar>(Role::calendar);
        const auto era = take_value<Era>(Role::era);
        read_day(point);
        point.date.era = era;
        read_steps(point.steps);
        point.part = take_value<Part>(Role::part);
        point.about = take(symbol::about);
        point.uncertain = take(symbol::uncertain);
        if (take(symbol::clock)) point.clock = read_clock();
        if (at_ == begin) fail("a point is wanted: a date, R, a step, a part, a mark or a clock");
        return point;
    }

    void read_day(Point& point) {
        point.is_reference = take(symbol::reference);
        if (!point.is_reference && !is_date_digit()) return;
        if (!point.is_reference) point.date = read_date();
        point.is_leap = take(symbol::leap);
        point.date.weekday = take_value<Weekday>(Role::weekday);
        if (!take(symbol::dual)) return;
        const std::size_t begin = at_;
        for (char& digit : point.dual) digit = need_date_digit();
        const bool is_last_digit = is_masked(point.dual) && point.dual[2] == 'X' && point.dual[0] == 'X';
        if (point.dual == Point().dual || !(is_plain(point.dual) || is_last_digit))
            fail(begin, "the second year of a dual one has four, its last two or its last digit: XXX2");
    }

    [[nodiscard]] bool is_date_digit() const { return next() >= symbol::digit_0 && next() <= symbol::unwritten; }

    char need_date_digit() {
        if (!is_date_digit()) fail("a digit or X is wanted");
        return to_digit(symbols_[at_++]);
    }

    WrittenDate read_date() {
        const std::size_t begin = at_;
        WrittenDate date;
        for (char& digit : date.year) digit = need_date_digit();
        for (char& digit : date.month) digit = need_date_digit();
        for (char& digit : date.day) digit = need_date_digit();
        check_date(date, begin);
        date.form = take_value<DateForm>(Role::form);
        if (date.form != DateForm::calendar && (date.month[0] == 'X' || date.day[0] == 'X'))
            fail(begin, "a week and its day, and a day of the year, are written whole");
        return date;
    }

    static void check_date(const WrittenDate& date, std::size_t begin) {
        if (!is_whole(date.month) || !is_whole(date.day))
            fail(begin, "a month and a day have two digits or, unwritten, none");
        if (date.is_none()) fail(begin, "no digit of it is written; a text without a date is none");
        if (is_plain(date.year)) return;
        if (!is_masked(date.year)) fail(begin, "a year is dddd, XXdd, XXXX or, alone, dddX, ddXX, XXdX, XXXd");
        if (date.month[0] != 'X' || date.day[0] != 'X')
            fail(begin, "a year of which some digits alone are written has neither month nor day");
    }

    void read_steps(std::vector<Step>& steps) {
        while (begins_step(steps)) {
            if (steps.size() == most_steps) fail("a point has at most four steps");
            steps.push_back(read_step());
        }
    }

    [[nodiscard]] bool begins_step(const std::vector<Step>& steps) const {
        const bool is_sign = next() == symbol::nth || next() == symbol::plus || next() == symbol::minus;
        return is_sign || (role_of(next()) == Role::weekday && !steps.empty() && holds_week(steps.back()));
    }

    Step read_step() {
        Step step;
        if (take(symbol::nth)) {
            const bool is_from_end = take(symbol::minus);
            step.number = need_number(digits_of_number, "the number of a step has one to four digits");
            if (is_from_end && step.number == 0) fail(at_ - 1, "from the end is counted from #-1");
            if (is_from_end) step.number = -step.number;
        } else if (role_of(next()) == Role::weekday) {
            step.kind = Step::Kind::weekday;
        } else {
            step.kind = take(symbol::plus) ? Step::Kind::later : Step::Kind::earlier;
            if (step.kind == Step::Kind::earlier) ++at_;
            step.number = need_number(digits_of_number, "the number of a step has one to four digits");
        }
        step.unit = need_unit();
        if (step.kind == Step::Kind::nth && step.number == 0 && is_weekday(step.unit))
            fail(at_ - 1, "#0 is the one that holds it, and no weekday does");
        return step;
    }

    /// Without zeros in front.
    int need_number(std::size_t most_digits, std::string_view what) {
        const std::size_t begin = at_;
        int number = 0;
        for (; symbol::is_digit(next()); ++at_) {
            if (at_ - begin == most_digits || (at_ > begin && number == 0)) fail(what);
            number = 10 * number + static_cast<int>(next() - symbol::digit_0);
        }
        if (at_ == begin) fail(what);
        return number;
    }

    Unit need_unit() {
        const std::optional<Unit> unit = to_unit(next());
        if (!unit) fail("the unit of a step is wanted, as in #3 week");
        ++at_;
        return *unit;
    }

    Clock read_clock() {
        Clock clock;
        for (std::optional<Clock::TwoDigits>* field : {&clock.hour, &clock.minute, &clock.second}) {
            if (!symbol::is_digit(next())) break;
            *field = need_pair();
        }
        if (clock.second && take(symbol::point)) clock.fraction = need_fraction();
        if (next() == symbol::plus || next() == symbol::minus) read_shift(clock);
        if (next() >= symbol::am && next() <= symbol::night)
            clock.day_part = static_cast<Clock::DayPart>(symbols_[at_++] - symbol::am + 1);
        if (take(symbol::zone)) read_zone(clock);
        clock.about = take(symbol::about);
        return clock;
    }

    Clock::TwoDigits need_pair() {
        int number = 0;
        for (int i = 0; i < 2; ++i, ++at_) {
            if (!symbol::is_digit(next())) fail("two digits are wanted");
            number = 10 * number + static_cast<int>(next() - symbol::digit_0);
        }
        return static_cast<Clock::TwoDigits>(number);
    }

    Clock::Fraction need_fraction() {
        constexpr std::string_view what = "a fraction has one to nine digits";
        Clock::Fraction fraction;
        for (; symbol::is_digit(next()); ++at_, ++fraction.digits) {
            if (fraction.digits == digits_of_fraction) fail(what);
            fraction.value = 10 * fraction.value + static_cast<std::uint32_t>(next() - symbol::digit_0);
        }
        if (fraction.digits == 0) fail(what);
        return fraction;
    }

    Clock::Sign take_sign() {
        if (take(symbol::plus)) return Clock::Sign::plus;
        return take(symbol::minus) ? Clock::Sign::minus : Clock::Sign::none;
    }

    void read_shift(Clock& clock) {
        constexpr std::string_view what = "half, quarter or minutes in one or two digits are wanted";
        clock.shift_sign = take_sign();
        if (take(symbol::half)) {
            clock.shift = Clock::Shift::half;
        } else if (take(symbol::quarter)) {
            clock.shift = Clock::Shift::quarter;
        } else {
            clock.shift = Clock::Shift::minutes;
            clock.shift_minutes = static_cast<Clock::TwoDigits>(need_number(digits_of_minutes, what));
            if (!take(symbol::minute)) fail("behind the number of a clock's minutes stands minute");
        }
    }

    void read_zone(Clock& clock) {
        if (take(symbol::utc)) {
            clock.zone = Clock::Zone::utc;
        } else if (take(symbol::named_zone)) {
            clock.zone = Clock::Zone::named;
        } else {
            clock.zone = Clock::Zone::offset;
            clock.zone_sign = take_sign();
            if (clock.zone_sign == Clock::Sign::none) fail("behind zone stands utc, name, or a sign and hours");
            clock.zone_hours = need_pair();
            if (symbol::is_digit(next())) clock.zone_minutes = need_pair();
        }
    }

    std::span<const symbol::Id> symbols_;
    std::size_t at_ = 0;
};

}  // namespace

Expression read_symbols(std::span<const symbol::Id> symbols) {
    return Reader(symbols).read();
}

}  // namespace kalends
