#include "decoding/search_step.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "kalends/core/error.hpp"

namespace kalends {
namespace {

/// Of one of the set being written; rounded sums are no more than certain.
double log_probability_of_any(const float* log_probabilities, const SymbolSet& set) {
    float sum = 0;
    for_each_symbol(set, [&](symbol::Id id) { sum += std::exp(log_probabilities[id]); });
    return std::log(static_cast<double>(std::min(sum, 1.0F)));
}

}  // namespace

symbol::Id best_allowed(const float* log_probabilities, const SymbolSet& allowed) {
    symbol::Id best = -1;
    for_each_symbol(allowed, [&](symbol::Id s) {
        if (best < 0 || log_probabilities[s] > log_probabilities[best]) best = s;
    });
    if (best < 0) throw Error(ErrorKind::internal, "search: the grammar allows no symbol in an unfinished state");
    return best;
}

void append(Hypothesis& hypothesis, symbol::Id id, const float* log_probabilities, const SymbolSet& no_more) {
    hypothesis.append(id, static_cast<double>(log_probabilities[id]));
    if (!no_more[static_cast<std::size_t>(id)]) return;
    double& log_no_more =
        role_of(id) == Role::weekday ? hypothesis.log_no_more_at_weekday : hypothesis.log_no_more_at_end;
    log_no_more += log_probability_of_any(log_probabilities, no_more);
}

std::vector<float> attention_row(const Scores& scores, std::size_t row, std::size_t source_length) {
    const float* const weights = scores.attention.data() + row * scores.attention.shape(1);
    return {weights, weights + source_length};
}

std::vector<symbol::Id> starts_of(const Encoded& encoded) {
    return std::vector<symbol::Id>(encoded.state.shape(0), symbol::start);
}

void check_length(std::size_t length, const Grammar& grammar) {
    if (length >= grammar.max_length())
        throw Error(ErrorKind::internal, "search: a sequence is not finished after " + std::to_string(length) +
                                             " symbols, the grammar's own limit");
}

}  // namespace kalends
