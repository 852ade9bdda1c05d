#pragma once

#include <span>
#include <vector>

#include "decoding/hypothesis.hpp"
#include "decoding/scorer.hpp"
#include "language/grammar.hpp"

// What the searches share. S source positions, B rows.
namespace kalends {

/// Calls visit(s) for each symbol of the set, in rising order.
template <class Visit>
void for_each_symbol(const SymbolSet& set, Visit visit) {
    for (std::size_t id = set._Find_first(); id < set.size(); id = set._Find_next(id))  // libstdc++'s: by words
        visit(static_cast<symbol::Id>(id));
}

/// The most probable symbol of the set, the lowest of equals. @throws Error (internal) on an empty set
symbol::Id best_allowed(const float* log_probabilities, const SymbolSet&);

/// Writes a symbol behind a hypothesis, with what the scores [Y] say of it and of of those that end it as well.
void append(Hypothesis&, symbol::Id, const float* log_probabilities, const SymbolSet& no_more);

/// Attention [S] of one row, padding left out.
std::vector<float> attention_row(const Scores&, std::size_t row, std::size_t source_length);

/// What each row of an encoded batch starts with.
std::vector<symbol::Id> starts_of(const Encoded&);

/// Guards against a grammar that never ends. @throws Error (internal) where `length` has reached its max_length()
void check_length(std::size_t length, const Grammar&);

}  // namespace kalends
