#pragma once

#include "tensor/view.hpp"

// T positions, B rows, D columns.
namespace kalends {

/// Adds to each position what tells it from others (Vaswani et al. 2017, 3.5): column 2i of position t gets
/// sin(t / 10000^(2i/D)), column 2i+1 the cosine of the same. x [T,B,D], its first position is number `first`.
template <class T>
void add_positional_encoding(std::size_t first, TimeView<T> x);

}  // namespace kalends
