#include "nn/attention/soft_lookup.hpp"

#include "tensor/simd.hpp"

namespace kalends {
namespace {

// to += sum over i < count of weight(i) row(i), n elements each; a few registers' width at a time over all i.
template <class T, std::size_t Registers, class Weight, class Row>
void add_block(std::size_t count, T* to, Weight weight, Row row) {
    std::array<Lanes<T>, Registers> sums;
    for (std::size_t r = 0; r < Registers; ++r) sums[r] = Lanes<T>::load_unaligned(to + r * lane_count<T>);
    for (std::size_t i = 0; i < count; ++i) {
        const Lanes<T> factor(weight(i));
        const T* from = row(i);
        for (std::size_t r = 0; r < Registers; ++r) {
            sums[r] = xsimd::fma(factor, Lanes<T>::load_unaligned(from + r * lane_count<T>), sums[r]);
        }
    }
    for (std::size_t r = 0; r < Registers; ++r) sums[r].store_unaligned(to + r * lane_count<T>);
}

template <class T, class Weight, class Row>
void add_weighted_rows(std::size_t count, T* to, std::size_t n, Weight weight, Row row) {
    constexpr std::size_t registers = 8;
    constexpr std::size_t width = registers * lane_count<T>;
    std::size_t j = 0;
    for (; j + width <= n; j += width) {
        add_block<T, registers>(count, to + j, weight, [&](std::size_t i) { return row(i) + j; });
    }
    if (j == n) return;
    for (std::size_t i = 0; i < count; ++i) axpy(weight(i), row(i) + j, to + j, n - j);
}

}  // namespace

template <class T>
void length_mask(std::span<const std::int32_t> lengths, View<T> mask) {
    const std::size_t heads = lengths.empty() ? 1 : mask.columns / lengths.size();
    for (std::size_t s = 0; s < mask.rows; ++s) {
        for (std::size_t b = 0; b < mask.columns; ++b) {
            mask.row(s)[b] = s < static_cast<std::size_t>(lengths[b / heads]) ? T{1} : T{0};
        }
    }
}

template <class T>
void blend(Input<T> weights, TimeInput<T> values, View<T> context) {
    for (std::size_t b = 0; b < context.rows; ++b) {
        std::fill_n(context.row(b), context.columns, T{0});
        add_weighted_rows(
            values.length, context.row(b), context.columns, [&](std::size_t s) { return weights.row(s)[b]; },
            [&](std::size_t s) { return values.at(s, b); });
    }
}

template <class T>
void blend_weights_backward(Input<T> d_context, const MemoryView<const T>& memory, View<T> d_weights) {
    for (std::size_t b = 0; b < d_context.rows; ++b) {
        for (std::size_t s = 0; s < memory.mask.rows; ++s) {
            if (memory.mask.row(s)[b] == T{0}) continue;
            d_weights.row(s)[b] += dot(d_context.row(b), memory.values.at(s, b), d_context.columns);
        }
    }
}

template <class T>
void blend_values_backward(TimeInput<T> weights, TimeInput<T> d_contexts, TimeView<T> d_values) {
    for (std::size_t b = 0; b < d_values.rows; ++b) {
        for (std::size_t s = 0; s < d_values.length; ++s) {
            add_weighted_rows(
                weights.length, d_values.at(s, b), d_values.columns, [&](std::size_t t) { return weights.at(t, s)[b]; },
                [&](std::size_t t) { return d_contexts.at(t, b); });
        }
    }
}

#define KALENDS_INSTANTIATE(T)                                                              \
    template void length_mask<T>(std::span<const std::int32_t>, View<T>);                   \
    template void blend<T>(Input<T>, TimeInput<T>, View<T>);                                \
    template void blend_weights_backward<T>(Input<T>, const MemoryView<const T>&, View<T>); \
    template void blend_values_backward<T>(TimeInput<T>, TimeInput<T>, TimeView<T>);
KALENDS_INSTANTIATE(float)
KALENDS_INSTANTIATE(double)
#undef KALENDS_INSTANTIATE

}  // namespace kalends
