#pragma once

#include <algorithm>
#include <cstddef>

#include "core/thread_pool.hpp"

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

}  // namespace kalends
