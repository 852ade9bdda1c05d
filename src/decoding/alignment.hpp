#pragma once

#include <span>
#include <string>
#include <vector>

#include "decoding/hypothesis.hpp"
#include "kalends/language/symbols.hpp"
#include "kalends/language/written_date.hpp"

namespace kalends {

/// Which source positions each output looked at.
struct Alignment {
    std::vector<std::string> outputs;         ///< names of the symbols, without what is not written (X) and `end`
    std::vector<Role> roles;                  ///< [outputs]
    std::vector<std::vector<float>> weights;  ///< [outputs][source positions], rows sum to one
};

/// The attention of a hypothesis as a table. @throws Error (internal) where the search did not keep the attention
Alignment alignment(const Hypothesis&);

/// The same for what an all-numeric hypothesis says when its numbers are taken in another order (calendar/orders),
/// those of a text with these runs of digits: each digit keeps its attention, wherever it moves.
Hypothesis reordered(const Hypothesis&, Order, std::span<const std::string> digit_runs = {});

}  // namespace kalends
