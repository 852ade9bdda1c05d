#pragma once

#include <span>
#include <vector>

#include "decoding/hypothesis.hpp"
#include "decoding/scorer.hpp"
#include "language/grammar.hpp"

namespace kalends {

struct GreedyOptions {
    bool keep_attention = false;
};

/// The most probable allowed symbol, step by step, until every sequence is finished; one hypothesis a row, in order.
/// Probabilities are the model's own, never renormalised over what the grammar allows, also where it leaves no choice:
/// what the model would rather have written is doubt, and doubt must show in the confidence.
std::vector<Hypothesis> greedy_search(const SearchedModel&, const Encoded&, const Grammar&, const GreedyOptions& = {});

/// The same on any scorer, whose row i starts with starts[i].
std::vector<Hypothesis> greedy_search(Scorer&, std::span<const symbol::Id> starts, const Grammar&,
                                      const GreedyOptions& = {});

}  // namespace kalends
