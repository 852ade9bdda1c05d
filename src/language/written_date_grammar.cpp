#include "language/written_date_grammar.hpp"

#include <string>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

using Allowed = Grammar::Allowed;

constexpr Allowed bits(symbol::Id first, symbol::Id last) {
    Allowed set = 0;
    for (symbol::Id s = first; s <= last; ++s) set |= Allowed{1} << static_cast<unsigned>(s);
    return set;
}

constexpr Allowed digits = bits(symbol::digit_0, symbol::digit_0 + 9);
constexpr Allowed unwritten = bits(symbol::unwritten, symbol::unwritten);
constexpr Allowed weekdays = bits(symbol::weekday_1, symbol::weekday_1 + 6);
constexpr Allowed orders = bits(symbol::order_dmy, symbol::order_ymd);
constexpr Allowed forms = bits(symbol::week_form, symbol::ordinal_form);
constexpr Allowed eras = bits(symbol::era_bc, symbol::era_last);
constexpr Allowed none = bits(symbol::none, symbol::none);
constexpr Allowed end = bits(symbol::end, symbol::end);

constexpr bool holds(Allowed set, symbol::Id s) {
    return s >= 0 && s < symbol::count && ((set >> static_cast<unsigned>(s)) & 1U) != 0;
}

// Positions 0-3 year, 4-5 month, 6-7 day, and then what may still come.
constexpr unsigned month_begin = 4, day_begin = 6, after_day = 8, after_form = 9, after_weekday = 10, only_end = 11,
                   done = 12;

/// A state unpacked.
struct Progress {
    unsigned position = 0;
    bool digit = false;  ///< the symbol before this one is a digit
    bool month = false;  ///< the month is written
    bool day = false;    ///< the day is written
    bool any = false;    ///< some field is written
    bool year = false;   ///< the year is written, at least two digits of it
    bool era = false;    ///< the year is not counted from the usual one
};

Progress unpack(Grammar::State s) {
    return {s & 0xFU,         (s & 0x10U) != 0,  (s & 0x20U) != 0, (s & 0x40U) != 0,
            (s & 0x80U) != 0, (s & 0x100U) != 0, (s & 0x200U) != 0};
}

Grammar::State pack(const Progress& p) {
    return p.position | (p.digit ? 0x10U : 0U) | (p.month ? 0x20U : 0U) | (p.day ? 0x40U : 0U) | (p.any ? 0x80U : 0U) |
           (p.year ? 0x100U : 0U) | (p.era ? 0x200U : 0U);
}

Allowed allowed_in_field(const Progress& p) {
    const bool second_of_pair = p.position % 2 == 1;
    if (second_of_pair) return p.digit ? digits : unwritten;
    if (p.position == 0) return p.era ? digits | unwritten : digits | unwritten | none | eras;
    if (p.position < month_begin) return p.digit || p.era ? digits : digits | unwritten;
    const bool last_chance = p.position == day_begin && !p.any;
    return last_chance ? digits : digits | unwritten;
}

Allowed allowed_in(const Progress& p) {
    const Allowed order = p.day && p.month && !p.era ? orders : 0;
    const Allowed form = p.year && p.day && p.month && !p.era ? forms : 0;
    switch (p.position) {
        case after_day:
            return form | weekdays | order | end;
        case after_form:
            return weekdays | end;
        case after_weekday:
            return order | end;
        case only_end:
            return end;
        case done:
            return 0;
        default:
            return allowed_in_field(p);
    }
}

Progress after_field_symbol(Progress p, symbol::Id s) {
    p.digit = holds(digits, s);
    p.any = p.any || p.digit;
    if (p.position == month_begin - 1) p.year = p.digit;
    if (p.position == month_begin) p.month = p.digit;
    if (p.position == day_begin) p.day = p.digit;
    ++p.position;
    return p;
}

/// The flags no longer matter past the place where they are asked for; cleared, so that equal futures are equal states.
Progress at(unsigned position) {
    Progress p;
    p.position = position;
    return p;
}

Progress after(const Progress& p, symbol::Id s) {
    if (s == symbol::end) return at(done);
    if (s == symbol::none || holds(orders, s)) return at(only_end);
    if (holds(eras, s)) {
        Progress next = p;
        next.era = true;
        return next;
    }
    if (holds(forms, s)) return at(after_form);
    if (!holds(weekdays, s)) return after_field_symbol(p, s);
    Progress next = p;  // after a form no order: at() has cleared what it would need
    next.position = after_weekday;
    return next;
}

}  // namespace

Grammar::State WrittenDateGrammar::initial() const {
    return pack({});
}

Grammar::Allowed WrittenDateGrammar::allowed(State state) const {
    return allowed_in(unpack(state));
}

Grammar::State WrittenDateGrammar::next(State state, symbol::Id s) const {
    if (!holds(allowed(state), s))
        throw Error(ErrorKind::internal, "written-date grammar: symbol " + std::to_string(s) +
                                             " is not allowed in state " + std::to_string(state) +
                                             "; take symbols from allowed() only");
    return pack(after(unpack(state), s));
}

bool WrittenDateGrammar::finished(State state) const {
    return unpack(state).position == done;
}

std::size_t WrittenDateGrammar::max_length() const {
    constexpr std::size_t era_or_form_or_order = 1, weekday = 1, last = 1;
    return after_day + era_or_form_or_order + weekday + last;
}

}  // namespace kalends
