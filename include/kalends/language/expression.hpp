// What a text says about time: points, stretches, lists, steps from one to another.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/language/symbols.hpp"
#include "kalends/language/written_date.hpp"

// An expression is what stands in the text, and no more: nothing is copied from one end of a stretch to the other,
// nothing counted, no calendar asked. Its text form, and that of corpora:
//
//     text    := none | stretch (join stretch)* [order]     join: | one of, & all of; one kind in a text; at most six
//     stretch := end ["/" end]                              from-to; "/" binds tighter than the joins
//              | point "=" point                            the same time by two calendars
//     end     := ".." (open) | unknown | point              at least one end is a point
//     point   := [calendar] [era] [(date | R) [leap] [weekday] [dual year]] step* [early|mid|late] [~] [?] [clock]
//     date    := year month day                             as WrittenDate has them; trailing -XX are left out
//              | masked year                                186X, 18XX, XX6X, XXX4, without month and day
//     step    := # n unit | (+|-) n unit | weekday          at most four; see Step
//     clock   := T [HH [MM [SS [point d+]]]] [(+|-) (half | quarter | n minute)] [part of the day]
//                [zone (utc | (+|-) HH [MM] | name)] [~]
//
// A point is not empty.
namespace kalends {

/// What a step counts. Those shorter than a day are the clock's.
enum class Unit : std::uint8_t {
    second,
    minute,
    hour,
    day,
    week,
    weekend,
    month,
    quarter,
    third,
    half,
    year,
    decade,
    century,
    millennium,
    monday,
    tuesday,
    wednesday,
    thursday,
    friday,
    saturday,
    sunday
};

constexpr bool is_weekday(Unit unit) {
    return unit >= Unit::monday;
}

/// What is counted where a weekday is. @pre one is written
constexpr Unit unit_of(Weekday weekday) {
    const int since_monday = static_cast<int>(weekday) - static_cast<int>(Weekday::monday);
    return static_cast<Unit>(static_cast<int>(Unit::monday) + since_monday);
}

/// One step from a time to another, taken from left to right.
struct Step {
    enum class Kind : std::uint8_t {
        nth,      ///< "#3 tue": the third within; "#-1 day": the last; "#0 week": the one that holds it
        later,    ///< "+ 1 fri": the first Friday after
        earlier,  ///< "- 2 week": two weeks before
        weekday   ///< "fri" behind "#0 week": that day of that week
    };
    Kind kind = Kind::nth;
    int number = 0;  ///< at most four digits; negative only for nth; 0 for a weekday
    Unit unit = Unit::day;
    friend bool operator==(const Step&, const Step&) = default;
};

/// Which part of what stands before it: thirds, by convention.
enum class Part : std::uint8_t { none, early, mid, late };

/// By which calendar years, months and days are counted, where it is written.
enum class Calendar : std::uint8_t {
    unwritten,
    julian,
    gregorian,
    hebrew,
    islamic,
    persian,
    ethiopic,
    coptic,
    indian,
    chinese,
    korean,
    republican
};
constexpr std::size_t calendar_count = static_cast<std::size_t>(Calendar::republican) + 1;

/// A time of the day as it is written: "halb drei" is 03 - half.
struct Clock {
    enum class Sign : std::uint8_t { none, plus, minus };
    enum class Shift : std::uint8_t { none, half, quarter, minutes };
    enum class DayPart : std::uint8_t { none, am, pm, noon, midnight, morning, afternoon, evening, night };
    enum class Zone : std::uint8_t { none, utc, named, offset };

    /// Two digits, 0..99: what is not possible is written all the same.
    using TwoDigits = std::uint8_t;
    /// Digits behind the point, as a number and how many they are: at most nine.
    struct Fraction {
        std::uint32_t value = 0;
        std::uint8_t digits = 0;
        friend bool operator==(const Fraction&, const Fraction&) = default;
    };

    std::optional<TwoDigits> hour, minute, second;  ///< each only behind the one before
    Fraction fraction{};                            ///< only behind a second
    Sign shift_sign = Sign::none;
    Shift shift = Shift::none;
    TwoDigits shift_minutes = 0;  ///< of Shift::minutes
    DayPart day_part = DayPart::none;
    Zone zone = Zone::none;
    Sign zone_sign = Sign::none;  ///< of Zone::offset, and what follows
    TwoDigits zone_hours = 0;
    std::optional<TwoDigits> zone_minutes;
    bool about = false;
    friend bool operator==(const Clock&, const Clock&) = default;
};

/// One time: a day, a month, a decade, the first week of a month, two weeks before another time.
struct Point {
    Calendar calendar = Calendar::unwritten;
    bool is_reference = false;  ///< R, the day from which the text counts; then no date is written
    /// Digits, era, form and weekday; its order is Expression's. A year may be masked (186X, 18XX, XX6X, XXX4) where
    /// neither month nor day is written.
    WrittenDate date;
    bool is_leap = false;
    std::array<char, 4> dual{'X', 'X', 'X', 'X'};  ///< of a dual year (11 Feb 1731/2), as a year; XXX2: its last digit
    std::vector<Step> steps;
    Part part = Part::none;
    bool about = false;      ///< ~
    bool uncertain = false;  ///< ?
    std::optional<Clock> clock;
    friend bool operator==(const Point&, const Point&) = default;
};

/// One end of a stretch.
struct End {
    enum class Kind : std::uint8_t { point, open, unknown };
    Kind kind = Kind::point;
    Point point;  ///< where it is one
    friend bool operator==(const End&, const End&) = default;
};

/// One time, from one to another, or one time by two calendars.
struct Stretch {
    End begin;
    std::optional<End> end;     ///< nothing: `begin` alone, which is a point then
    bool is_same_time = false;  ///< "=" stands between both points
    friend bool operator==(const Stretch&, const Stretch&) = default;
};

enum class Join : std::uint8_t { none, one_of, all_of };

/// What a text says about time; nothing is "none".
struct Expression {
    std::vector<Stretch> stretches;  ///< in the order of the text, at most six
    Join join = Join::none;          ///< between them, where there are several
    Order order = Order::none;       ///< of all-numeric dates, and of a numeric year and month (1911-12 ymd)

    [[nodiscard]] bool is_none() const { return stretches.empty(); }
    friend bool operator==(const Expression&, const Expression&) = default;
};

/// Calls f with each end, from left to right; a stretch without an end has one.
template <class AnyExpression, class F>
void for_each_end(AnyExpression& expression, F f) {
    for (auto& stretch : expression.stretches) {
        f(stretch.begin);
        if (stretch.end) f(*stretch.end);
    }
}

/// True where it holds of an end.
template <class Predicate>
bool has_end(const Expression& expression, Predicate holds) {
    bool found = false;
    for_each_end(expression, [&](const End& end) { found = found || holds(end); });
    return found;
}

/// True where a time of the day is written.
inline bool has_clock(const Expression& expression) {
    return has_end(expression, [](const End& end) { return end.point.clock.has_value(); });
}

/// True where one is written of which the predicate holds.
template <class Predicate>
bool has_clock(const Expression& expression, Predicate holds) {
    return has_end(expression, [&](const End& end) { return end.point.clock && holds(*end.point.clock); });
}

/// True where a time of the day has a zone.
inline bool has_zone(const Expression& expression) {
    return has_clock(expression, [](const Clock& clock) { return clock.zone != Clock::Zone::none; });
}

/// True where it is by an offset from UTC.
inline bool has_offset(const Expression& expression) {
    return has_clock(expression, [](const Clock& clock) { return clock.zone == Clock::Zone::offset; });
}

/// True where one time stands by two calendars.
inline bool has_same_time(const Expression& expression) {
    for (const Stretch& stretch : expression.stretches)
        if (stretch.is_same_time) return true;
    return false;
}

/// So many units earlier or later.
inline bool is_move(const Step& step) {
    return step.kind == Step::Kind::later || step.kind == Step::Kind::earlier;
}

/// One that is named, or, from 21 on, a season.
inline bool is_named_month(const Step& step) {
    return step.kind == Step::Kind::nth && step.unit == Unit::month && step.number > 0;
}
inline bool is_named_season(const Step& step) {
    return is_named_month(step) && is_season(step.number);
}

/// "R - 1 year #11 month": last November, the one of the year until today; next July is of the year from today on.
inline bool names_month_from_today(const Point& point) {
    if (!point.is_reference || point.date.weekday != Weekday::unwritten || point.steps.size() < 2) return false;
    const Step& year = point.steps[0];
    return is_move(year) && year.unit == Unit::year && year.number == 1 && is_named_month(point.steps[1]);
}

/// True where a time is seen from today.
inline bool counts_from_today(const Expression& expression) {
    return has_end(expression, [](const End& end) { return end.point.is_reference; });
}

constexpr std::size_t most_stretches = 6, most_steps = 4;
/// Symbols of an expression, `end` among them. What needs more cannot be written, and so not be answered.
constexpr std::size_t most_symbols = 64;

/// True for a year of which some digits alone are written, from the front or not: 186X, 18XX, XX6X, XXX4. Not XX63.
bool is_masked(const std::array<char, 4>& year);

/// The one date that is all that a text says: of one point that has neither calendar, mask, steps, qualifiers nor
/// clock, with the text's order; the default value of a text that says none. Nothing where it says more.
std::optional<WrittenDate> lone_date(const Expression&);
/// The same, also where a time of the day stands beside it.
std::optional<WrittenDate> lone_date_or_time(const Expression&);
/// A lone date as an expression.
Expression expression_of(const WrittenDate&);

/// True for what the decoder can write: an order only beside something, two digits of a month and a day or none, a
/// masked year alone.
bool is_well_formed(const Expression&);

/// The text form, the only one of an expression: "1776-07-04 / XXXX-XX-10".
std::string to_string(const Expression&);
/// Reads it; also with trailing -XX, and, as corpora had it, an era behind a single date ("XX30-05-09 heisei").
/// @throws Error (data) that says at which word what is wrong
Expression parse_expression(std::string_view);

/// The symbols of an expression and `end`: dates as eight digits, numbers of steps digit by digit without zeros in
/// front, the digits of a clock without colons. May be more than most_symbols.
std::vector<symbol::Id> to_symbols(const Expression&);
/// And back. @throws Error (internal) on an ill-formed sequence
Expression expression_from_symbols(const std::vector<symbol::Id>&);

/// "day", "fri" and so on, as the text form has them.
std::string_view name(Unit);
std::string_view name(Part);
std::string_view name(Calendar);
/// The calendar of that name, `unwritten` apart; nothing for any other word.
std::optional<Calendar> parse_calendar(std::string_view);

}  // namespace kalends
