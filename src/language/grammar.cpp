#include "language/grammar.hpp"

#include <string>

#include "kalends/core/error.hpp"
#include "language/layout.hpp"

namespace kalends {
namespace {

SymbolSet only(symbol::Id id) {
    return SymbolSet().set(static_cast<std::size_t>(id));
}

SymbolSet all_digits() {
    SymbolSet digits;
    for (symbol::Id id = symbol::digit_0; symbol::is_digit(id); ++id) digits |= only(id);
    return digits;
}

/// What stands together in the grammar.
const SymbolSet digits = all_digits(), unwritten = only(symbol::unwritten), none = only(symbol::none),
                end = only(symbol::end), weekdays = symbols_of(Role::weekday), orders = symbols_of(Role::order),
                forms = symbols_of(Role::form), eras = symbols_of(Role::era);

bool holds(const SymbolSet& set, symbol::Id id) {
    return id >= 0 && id < symbol::count && set[static_cast<std::size_t>(id)];
}

// Positions are those of digit_roles, and then what may still come.
constexpr unsigned month_begin = first_digit(Role::month), day_begin = first_digit(Role::day),
                   after_day = digit_roles.size(), after_form = after_day + 1, after_weekday = after_form + 1,
                   only_end = after_weekday + 1, done = only_end + 1;

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

SymbolSet allowed_in_field(const Progress& p) {
    const bool second_of_pair = p.position % 2 == 1;
    if (second_of_pair) return p.digit ? digits : unwritten;
    if (p.position == 0) return p.era ? digits | unwritten : digits | unwritten | none | eras;
    if (p.position < month_begin) return p.digit || p.era ? digits : digits | unwritten;
    const bool last_chance = p.position == day_begin && !p.any;
    return last_chance ? digits : digits | unwritten;
}

SymbolSet allowed_in(const Progress& p) {
    const SymbolSet order = p.day && p.month && !p.era ? orders : SymbolSet();
    const SymbolSet form = p.year && p.day && p.month && !p.era ? forms : SymbolSet();
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
            return {};
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

SymbolSet WrittenDateGrammar::allowed(State state) const {
    return allowed_in(unpack(state)) & known_;
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
