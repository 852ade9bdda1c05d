#pragma once

#include <cstdint>
#include <span>

#include "tensor/view.hpp"

// S source positions, B rows, T target positions, K what is compared, C what is blended.
namespace kalends {

/// What an encoder hands to an attention.
template <class T>
struct Memory {
    Tensor<T, 3> values;  // [S,B,C]; any finite numbers where the mask is zero
    Tensor<T, 3> keys;    // [S,B,K]; empty where the values are the keys
    Tensor<T, 2> mask;    // [S,B], 1 inside a row, 0 past its end
};

/// The same in someone else's memory; const T to read.
template <class T>
struct MemoryView {
    TimeView<T> values;  // [S,B,C]
    TimeView<T> keys;    // [S,B,K]
    View<T> mask;        // [S,B]

    [[nodiscard]] MemoryView row_window(RowRange range) const {
        return {values.row_window(range), keys.row_window(range), mask.column_window(range.first, range.count())};
    }
};

template <class T>
MemoryView<const T> view(const Memory<T>& memory) {
    const TimeView<const T> values = time_major(memory.values);
    return {values, memory.keys.size() == 0 ? values : time_major(memory.keys), matrix(memory.mask)};
}

/// mask[s,b] = 1 where s < the length of its row, else 0. [S,B], a multiple of the lengths: one column for each head of
/// a row.
template <class T>
void length_mask(std::span<const std::int32_t> lengths, View<T> mask);

/// context[b] = sum over s of weights[s,b] values[s,b]. weights [S,B], context [B,C]
template <class T>
void blend(Input<T> weights, TimeInput<T> values, View<T> context);

/// d_weights[s,b] += d_context[b] . values[s,b], where the mask is not zero.
template <class T>
void blend_weights_backward(Input<T> d_context, const MemoryView<const T>& memory, View<T> d_weights);

/// d_values[s,b] += sum over t of weights[t,s,b] d_context[t,b]: for all steps of a decoder at once, so that the
/// largest block of all is written once and not T times. weights [T,S,B], d_contexts [T,B,C], d_values [S,B,C]
template <class T>
void blend_values_backward(TimeInput<T> weights, TimeInput<T> d_contexts, TimeView<T> d_values);

}  // namespace kalends
