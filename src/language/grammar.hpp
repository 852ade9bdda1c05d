#pragma once

#include <array>
#include <cstdint>

#include "language/expression_progress.hpp"

namespace kalends {

/// An automaton over output symbols. The search walks it and knows nothing of dates.
class Grammar {
public:
    using State = std::uint64_t;

    virtual ~Grammar() = default;
    [[nodiscard]] virtual State initial() const = 0;
    /// The symbols that may come next.
    [[nodiscard]] virtual SymbolSet allowed(State) const = 0;
    [[nodiscard]] virtual State next(State, symbol::Id) const = 0;
    /// The same, where the symbol is known to be allowed.
    [[nodiscard]] virtual State after(State state, symbol::Id id) const { return next(state, id); }
    /// True where the sequence is complete (after `end`).
    [[nodiscard]] virtual bool finished(State) const = 0;
    /// No sequence is longer than this.
    [[nodiscard]] virtual std::size_t max_length() const = 0;
    /// Symbols behind what is said that say no more of it, so that which of them is written may not matter: searches
    /// keep how likely it is that it is one of them. None where nothing else could follow.
    [[nodiscard]] virtual SymbolSet no_more() const { return {}; }
};

/// The expressions of expression.hpp, as symbols, of which a sequence has at most most_symbols: what would not end in
/// time is not begun. Any two digits will do for a month, a day or an hour: an impossible date is written as such and
/// refused by the calendar. States are numbers packed from what is written so far; no memory.
///
/// A model that does not know `~` was taught single days, and is held to what it was taught, so that it answers as it
/// did: a lone date, no masked year (only dddd, XXdd, XXXX), behind an era a written year and neither form nor order,
/// a form only behind a written year, an order only behind a written month and day without a form.
class ExpressionGrammar final : public Grammar {
public:
    ExpressionGrammar() : ExpressionGrammar(SymbolSet().set()) {}
    /// @param known the symbols that a model knows: no other is allowed
    explicit ExpressionGrammar(SymbolSet known);

    [[nodiscard]] State initial() const override;
    [[nodiscard]] SymbolSet allowed(State) const override;
    /// @throws Error (internal) on a symbol that is not allowed
    [[nodiscard]] State next(State, symbol::Id) const override;
    [[nodiscard]] State after(State, symbol::Id) const override;
    [[nodiscard]] bool finished(State) const override;
    [[nodiscard]] std::size_t max_length() const override;
    /// Weekdays, orders and the end: a date is the same with each of them.
    [[nodiscard]] SymbolSet no_more() const override;

private:
    using Sets = std::array<SymbolSet, static_cast<std::size_t>(ExpressionProgress::Place::count)>;

    [[nodiscard]] Sets sets_of_places() const;
    [[nodiscard]] SymbolSet of_place(const ExpressionProgress&) const;
    [[nodiscard]] SymbolSet at_begin(const ExpressionProgress&) const;
    [[nodiscard]] SymbolSet behind_step(const ExpressionProgress&) const;
    [[nodiscard]] SymbolSet in_number(const ExpressionProgress&) const;
    [[nodiscard]] SymbolSet in_clock(const ExpressionProgress&) const;
    [[nodiscard]] SymbolSet in_time(const ExpressionProgress&, const SymbolSet&) const;
    [[nodiscard]] std::size_t least_to_end(const ExpressionProgress&) const;
    [[nodiscard]] bool knows(const SymbolSet& any) const { return (known_ & any).any(); }

    SymbolSet known_;
    bool says_days_alone_ = false;
    std::size_t least_point_ = 0;  ///< the symbols of the shortest point
    Sets may_follow_{};            ///< by place, whatever else was written
};

}  // namespace kalends
