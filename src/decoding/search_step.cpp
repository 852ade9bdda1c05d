#include "decoding/search_step.hpp"

#include <algorithm>
#include <string>

#include "kalends/core/error.hpp"

namespace kalends {

symbol::Id best_allowed(const float* log_probabilities, const SymbolSet& allowed) {
    symbol::Id best = -1;
    for_each_symbol(allowed, [&](symbol::Id s) {
        if (best < 0 || log_probabilities[s] > log_probabilities[best]) best = s;
    });
    if (best < 0) throw Error(ErrorKind::internal, "search: the grammar allows no symbol in an unfinished state");
    return best;
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
