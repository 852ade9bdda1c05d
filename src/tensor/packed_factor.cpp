#include "kalends/tensor/packed_factor.hpp"

#include <bit>

#include "bfloat16_tiles.hpp"

namespace kalends {
namespace {

using Pairs = std::vector<Bfloat16Pair>;

/// The nearest bfloat16, ties to even.
std::uint32_t rounded(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return (bits + 0x7FFFU + ((bits >> 16U) & 1U)) >> 16U;
}

Bfloat16Pair pair_of(float first, float second) {
    return rounded(first) | rounded(second) << 16U;
}

std::size_t pairs_along(std::size_t depth) {
    return (depth + 1) / 2;
}

/// Each row in pairs, the last one filled up with zero. a [M,K] -> [M,ceil(K / 2)]
Pairs paired_rows(View<const float> a) {
    const std::size_t pairs = pairs_along(a.columns), whole = a.columns / 2;
    Pairs result(a.rows * pairs);
    for (std::size_t i = 0; i < a.rows; ++i) {
        const float* const from = a.row(i);
        Bfloat16Pair* const to = result.data() + i * pairs;
        for (std::size_t k = 0; k < whole; ++k) to[k] = pair_of(from[2 * k], from[2 * k + 1]);
        if (pairs > whole) to[whole] = pair_of(from[a.columns - 1], 0);
    }
    return result;
}

/// b [K,N] -> [ceil(N / width), ceil(K / 2), width]
Pairs paired_panels(View<const float> b) {
    constexpr std::size_t width = bfloat16_panel_width;
    const std::size_t pairs = pairs_along(b.rows), count = (b.columns + width - 1) / width;
    Pairs panels(count * pairs * width);
    for (std::size_t column = 0; column < b.columns; ++column) {
        Bfloat16Pair* const to = panels.data() + column / width * pairs * width + column % width;
        for (std::size_t k = 0; k < pairs; ++k) {
            const float second = 2 * k + 1 < b.rows ? b.row(2 * k + 1)[column] : 0;
            to[k * width] = pair_of(b.row(2 * k)[column], second);
        }
    }
    return panels;
}

}  // namespace

bool has_bfloat16() {
#if defined(__x86_64__) && defined(__GNUC__)
    return has_bfloat16_tiles && __builtin_cpu_supports("avx512bf16") != 0;
#else
    return false;
#endif
}

PackedFactor::PackedFactor(View<const float> b, Precision precision)
    : rows_(b.rows), columns_(b.columns), is_rounded_(precision == Precision::bfloat16 && has_bfloat16()) {
    if (is_rounded_) {
        pairs_ = paired_panels(b);
    } else {
        full_.pack(b);
    }
}

void PackedFactor::multiply_add(View<const float> a, View<float> c) const {
    if (!is_rounded_) return full_.multiply_add(a, c);
    const Pairs rows = paired_rows(a);
    multiply_add_tiles({rows.data(), pairs_.data(), c.rows, pairs_along(a.columns), c.columns, c.data, c.stride});
}

}  // namespace kalends
