#pragma once

#include <cstdint>
#include <span>

#include "kalends/language/written_date.hpp"

namespace kalends {

/// An automaton over output symbols. The search walks it and knows nothing of dates.
class Grammar {
public:
    using State = std::uint32_t;
    /// Bit s is set where symbol s may come next.
    using Allowed = std::uint64_t;

    virtual ~Grammar() = default;
    [[nodiscard]] virtual State initial() const = 0;
    [[nodiscard]] virtual Allowed allowed(State) const = 0;
    [[nodiscard]] virtual State next(State, symbol::Id) const = 0;
    /// True where the sequence is complete (after `end`).
    [[nodiscard]] virtual bool finished(State) const = 0;
    /// No sequence is longer than this.
    [[nodiscard]] virtual std::size_t max_length() const = 0;
};

}  // namespace kalends
