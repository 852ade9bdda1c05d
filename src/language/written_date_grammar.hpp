#pragma once

#include "language/grammar.hpp"

namespace kalends {

/// The well-formed written dates, as symbols:
///
///     none end  |  [era] year month day [week-form | ordinal-form] [weekday] [order] end
///
/// A year is dddd, XXdd or XXXX, a month and a day are dd or XX; one of the three is written. An order follows only a
/// written day and month, a form only all three, and never both.
/// After an era the year is written, and neither form nor order follows. Any two digits will do: an impossible date is
/// written as such and refused by the calendar. States are small numbers packed from the position and what is written
/// so far; no tables, no memory.
class WrittenDateGrammar final : public Grammar {
public:
    [[nodiscard]] State initial() const override;
    [[nodiscard]] Allowed allowed(State) const override;
    /// @throws Error (internal) on a symbol that is not allowed
    [[nodiscard]] State next(State, symbol::Id) const override;
    [[nodiscard]] bool finished(State) const override;
    [[nodiscard]] std::size_t max_length() const override;
};

}  // namespace kalends
