#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "core/thread_pool.hpp"
#include "nn/parameters.hpp"

// Work for threads, cut into the same pieces whatever number of threads there is.
namespace kalends {

/// How many slices of `size` cover `count` elements.
constexpr std::size_t slice_count(std::size_t count, std::size_t size) {
    return (count + size - 1) / size;
}

/// Calls f(i) for each i below `count` on all threads; a thread takes `size` neighbours at a time.
template <class F>
void for_each_sliced(ThreadPool& pool, std::size_t count, std::size_t size, F&& f) {
    pool.for_each(slice_count(count, size), [&](std::size_t slice) {
        for (std::size_t i = slice * size; i < std::min(count, (slice + 1) * size); ++i) f(i);
    });
}

/// A stretch of one tensor.
struct Block {
    std::size_t tensor = 0;
    std::size_t begin = 0;
    std::size_t size = 0;

    /// This stretch of any of the parameters: weights, gradients, moments.
    template <class T>
    [[nodiscard]] std::span<T> of(const std::vector<NamedValues<T>>& tensors) const {
        return tensors[tensor].values.subspan(begin, size);
    }
};

/// All tensors of a model cut into stretches of at most 16384 numbers, 64 kB: small enough to stay in the cache from
/// one operation to the next.
using Blocks = std::vector<Block>;
inline Blocks cut_into_blocks(const std::vector<NamedValues<const float>>& tensors) {
    constexpr std::size_t longest = 16384;
    Blocks blocks;
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        const std::size_t size = tensors[i].values.size();
        for (std::size_t begin = 0; begin < size; begin += longest)
            blocks.push_back({i, begin, std::min(longest, size - begin)});
    }
    return blocks;
}

}  // namespace kalends
