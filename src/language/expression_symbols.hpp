#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "kalends/language/expression.hpp"

// Between the parts of an expression and symbols. The text form is read by way of symbols, so that what may stand where
// is told once.
namespace kalends {

/// Thrown by read_symbols: which symbol is out of place (their number: the end), and what is wrong.
struct Misplaced {
    std::size_t at = 0;
    std::string_view why;
};

/// The expression that symbols up to `end` write. @throws Misplaced
Expression read_symbols(std::span<const symbol::Id>);

symbol::Id to_symbol(Unit);
/// With the zeros in front that are written.
std::string digits_of(const Clock::Fraction&);
/// The unit that a symbol stands for behind the number of a step; nothing for one that is no unit.
std::optional<Unit> to_unit(symbol::Id);

/// Values of a role are symbols side by side in the order of their enum, whose first value is written by leaving the
/// symbol out.
template <class Value>
symbol::Id to_symbol(Role role, Value value) {
    return first_symbol(role) + static_cast<symbol::Id>(value) - 1;
}

/// The value of a symbol of such a role.
template <class Value>
Value to_value(symbol::Id id) {
    return static_cast<Value>(id - first_symbol(role_of(id).value()) + 1);
}

/// `fri` behind `#0 week` is a step of its own.
inline bool holds_week(const Step& step) {
    return step.kind == Step::Kind::nth && step.number == 0 && step.unit == Unit::week;
}

}  // namespace kalends
