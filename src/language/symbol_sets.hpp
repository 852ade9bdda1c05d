#pragma once

#include "kalends/language/symbols.hpp"

// Symbols that stand together in the grammar.
namespace kalends::symbol_set {

inline SymbolSet only(symbol::Id id) {
    return SymbolSet().set(static_cast<std::size_t>(id));
}

inline SymbolSet from_to(symbol::Id first, symbol::Id last) {
    SymbolSet set;
    for (symbol::Id id = first; id <= last; ++id) set.set(static_cast<std::size_t>(id));
    return set;
}

inline bool holds(const SymbolSet& set, symbol::Id id) {
    return id >= 0 && id < symbol::count && set[static_cast<std::size_t>(id)];
}

inline SymbolSet when(bool holds, const SymbolSet& set) {
    return holds ? set : SymbolSet();
}

inline const SymbolSet digits = from_to(symbol::digit_0, symbol::unwritten - 1), zero = only(symbol::digit_0),
                       unwritten = only(symbol::unwritten), digits_or_x = digits | unwritten, none = only(symbol::none),
                       end = only(symbol::end), orders = symbols_of(Role::order);

inline const SymbolSet joins = symbols_of(Role::join), bounds = symbols_of(Role::bound), slash = only(symbol::from_to),
                       same_time = only(symbol::same_time), one_of = only(symbol::one_of),
                       all_of = only(symbol::all_of);

inline const SymbolSet calendars = symbols_of(Role::calendar), eras = symbols_of(Role::era),
                       reference = only(symbol::reference), forms = symbols_of(Role::form), week = only(symbol::week),
                       leap = only(symbol::leap), weekdays = symbols_of(Role::weekday), dual = only(symbol::dual),
                       parts = symbols_of(Role::part), about = only(symbol::about), uncertain = only(symbol::uncertain);

inline const SymbolSet steps = symbols_of(Role::step), minus = only(symbol::minus), signs = only(symbol::plus) | minus,
                       units = symbols_of(Role::unit) | week;

inline const SymbolSet clock = only(symbol::clock), fraction_point = only(symbol::point),
                       half_or_quarter = only(symbol::half) | only(symbol::quarter), minute = only(symbol::minute),
                       parts_of_day = from_to(symbol::am, symbol::night), zone = only(symbol::zone),
                       zone_names = only(symbol::utc) | only(symbol::named_zone);

}  // namespace kalends::symbol_set
