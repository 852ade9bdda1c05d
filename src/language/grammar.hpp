#pragma once

#include <cstdint>

#include "kalends/language/symbols.hpp"

namespace kalends {

/// An automaton over output symbols. The search walks it and knows nothing of dates.
class Grammar {
public:
    using State = std::uint32_t;

    virtual ~Grammar() = default;
    [[nodiscard]] virtual State initial() const = 0;
    /// The symbols that may come next.
    [[nodiscard]] virtual SymbolSet allowed(State) const = 0;
    [[nodiscard]] virtual State next(State, symbol::Id) const = 0;
    /// True where the sequence is complete (after `end`).
    [[nodiscard]] virtual bool finished(State) const = 0;
    /// No sequence is longer than this.
    [[nodiscard]] virtual std::size_t max_length() const = 0;
};

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
    WrittenDateGrammar() { known_.set(); }
    /// @param known the symbols that a model knows: no other is allowed
    explicit WrittenDateGrammar(SymbolSet known) : known_(known) {}

    [[nodiscard]] State initial() const override;
    [[nodiscard]] SymbolSet allowed(State) const override;
    /// @throws Error (internal) on a symbol that is not allowed
    [[nodiscard]] State next(State, symbol::Id) const override;
    [[nodiscard]] bool finished(State) const override;
    [[nodiscard]] std::size_t max_length() const override;

private:
    SymbolSet known_;
};

}  // namespace kalends
