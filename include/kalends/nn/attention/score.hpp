#pragma once

#include "kalends/tensor/view.hpp"

// S source positions, B rows, A attention.
namespace kalends {

/// What a score compares: each row's query with its keys, one at each source position.
template <class T>
struct Comparison {
    View<const T> query;     // [B,A]
    TimeView<const T> keys;  // [S,B,A]
    View<const T> mask;      // [S,B], positions where it is zero cost nothing and their scores are left open
};

template <class T>
struct ComparisonBackward {
    View<const T> d_scores;  // [S,B], zero where the mask is
    View<T> d_query;         // [B,A] overwritten
    TimeView<T> d_keys;      // [S,B,A] added to
};

}  // namespace kalends
