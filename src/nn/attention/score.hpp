#pragma once

#include <cstddef>
#include <optional>

#include "kalends/nn/kinds.hpp"
#include "tensor/view.hpp"

// S source positions, B rows, Q query, M value, A attention, K what is compared.
namespace kalends {

/// What an attention connects.
struct AttentionSizes {
    std::size_t query = 0;       ///< Q, the decoder's state
    std::size_t value = 0;       ///< M, the encoder's states
    std::size_t attention = 0;   ///< A, as wide as projections are; all heads together
    std::size_t heads = 1;       ///< of kinds that have several
    std::size_t directions = 2;  ///< of the encoder, whose states stand side by side in a value
};

/// How a kind of attention comes from states to what it compares and blends: columns of its projections. Without one,
/// queries, keys and values are the states themselves.
struct AttentionShape {
    std::optional<std::size_t> query, keys, values;
    std::size_t heads = 1;  ///< each takes its share of the columns of queries, keys and values
    bool mixes = false;     ///< what the heads found goes through one more projection
};

/// What a score compares: each row's query with its keys, one at each source position. With several heads a row is one
/// head of one row of the batch, the heads of a row one behind the other.
template <class T>
struct Comparison {
    View<const T> query;     // [B,K]
    TimeView<const T> keys;  // [S,B,K]
    View<const T> mask;      // [S,B], positions where it is zero cost nothing and their scores are left open
};

template <class T>
struct ComparisonBackward {
    View<const T> d_scores;  // [S,B], zero where the mask is
    View<T> d_query;         // [B,K] added to
    TimeView<T> d_keys;      // [S,B,K] added to
};

/// Calls f(s, b) for each position and row that is compared, row by row.
template <class T, class F>
void for_each_compared(const Comparison<T>& c, F&& f) {
    for (std::size_t b = 0; b < c.query.rows; ++b) {
        for (std::size_t s = 0; s < c.keys.length; ++s)
            if (c.mask.row(s)[b] != T{0}) f(s, b);
    }
}

/// Positions of a row: those where its mask is not zero, which come first.
template <class T>
std::size_t row_length(View<const T> mask, std::size_t row) {
    std::size_t length = 0;
    while (length < mask.rows && mask.row(length)[row] != T{0}) ++length;
    return length;
}

}  // namespace kalends
