#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "nn/parameters.hpp"

namespace kalends {

/// A stretch of one tensor.
struct Block {
    std::size_t tensor = 0;
    std::size_t begin = 0;
    std::size_t size = 0;

    /// The same stretch of any of the parameters: weights, gradients, moments.
    template <class T>
    [[nodiscard]] std::span<T> of(const std::vector<NamedValues<T>>& tensors) const {
        return tensors[tensor].values.subspan(begin, size);
    }
};

/// All tensors of a model cut into stretches of at most 16384 numbers, 64 kB: work for threads that is the same for any
/// number of them, and small enough to stay in the cache from one operation to the next.
using Blocks = std::vector<Block>;
Blocks cut_into_blocks(const std::vector<NamedValues<const float>>&);

}  // namespace kalends
