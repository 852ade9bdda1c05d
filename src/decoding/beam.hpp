#pragma once

#include <span>
#include <vector>

#include "decoding/hypothesis.hpp"
#include "decoding/scorer.hpp"
#include "language/grammar.hpp"

namespace kalends {

struct BeamOptions {
    std::size_t width = 4;   ///< sequences kept a text and step; 1 is the greedy search
    std::size_t n_best = 1;  ///< hypotheses returned a text, at most `width`
    bool keep_attention = false;
};

/// Beam search: for each text up to n_best hypotheses, the most probable first. A text is done when none of its open
/// sequences can still become better than the n_best finished ones; log p never grows, so nothing is lost by that.
/// No length normalisation: exp(log_probability) is to be read as a probability.
/// @throws Error (internal) where width or n_best is 0 or n_best exceeds the width
std::vector<std::vector<Hypothesis>> beam_search(const SearchedModel&, const Encoded&, const Grammar&,
                                                 const BeamOptions& = {});

/// The same on any scorer, whose row i starts with starts[i].
std::vector<std::vector<Hypothesis>> beam_search(Scorer&, std::span<const symbol::Id> starts, const Grammar&,
                                                 const BeamOptions& = {});

}  // namespace kalends
