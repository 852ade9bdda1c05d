#include "kalends/tensor/packed_factor.hpp"

#include <array>
#include <bit>
#include <utility>

#ifdef __AVX512F__
#include <immintrin.h>
#endif

namespace kalends {
namespace {

using Pair = std::uint32_t;

/// The nearest bfloat16, ties to even.
Pair rounded(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return (bits + 0x7FFFU + ((bits >> 16U) & 1U)) >> 16U;
}

Pair pair_of(float first, float second) {
    return rounded(first) | rounded(second) << 16U;
}

std::size_t pairs_of(std::size_t depth) {
    return (depth + 1) / 2;
}

/// Each row in pairs, the last one filled up with zero. a [M,K] -> [M,ceil(K / 2)]
std::vector<Pair> paired_rows(View<const float> a) {
    const std::size_t pairs = pairs_of(a.columns), whole = a.columns / 2;
    std::vector<Pair> result(a.rows * pairs);
    for (std::size_t i = 0; i < a.rows; ++i) {
        const float* const from = a.row(i);
        Pair* const to = result.data() + i * pairs;
        for (std::size_t k = 0; k < whole; ++k) to[k] = pair_of(from[2 * k], from[2 * k + 1]);
        if (pairs > whole) to[whole] = pair_of(from[a.columns - 1], 0);
    }
    return result;
}

#ifdef __AVX512BF16__

// Products by VDPBF16PS, which takes two neighbours along K of each factor (Intel 64 and IA-32 Architectures Software
// Developer's Manual, volume 2). Tiles as in packed_matrix.cpp: twelve rows of two registers, two for the panel and one
// for the factor.
constexpr std::size_t lanes = 16;
constexpr std::size_t panel_width = 2 * lanes;
constexpr std::size_t tile_rows = 12;

struct Tile {
    const Pair* a;
    const Pair* panel;  // [pairs, panel_width]
    std::size_t pairs;  // of a row of a, along K
    float* c;
    std::size_t c_stride;
    std::size_t width;  // columns of c, at most panel_width
};

__m512bh factors(__m512i pairs) {
    return reinterpret_cast<__m512bh>(pairs);
}

void add_to(float* c, std::size_t count, __m512 sums) {
    const auto mask = static_cast<__mmask16>(count >= lanes ? 0xFFFFU : (1U << count) - 1);
    _mm512_mask_storeu_ps(c, mask, _mm512_add_ps(_mm512_maskz_loadu_ps(mask, c), sums));
}

template <std::size_t Rows>
void multiply_tile(const Tile& tile) {
    __m512 left[Rows], right[Rows];  // NOLINT(*-avoid-c-arrays): std::array drops the type's alignment, and g++ warns
    for (std::size_t i = 0; i < Rows; ++i) left[i] = right[i] = _mm512_setzero_ps();
    const Pair* panel = tile.panel;
    for (std::size_t k = 0; k < tile.pairs; ++k, panel += panel_width) {
        const __m512bh panel_left = factors(_mm512_loadu_si512(panel));
        const __m512bh panel_right = factors(_mm512_loadu_si512(panel + lanes));
        for (std::size_t i = 0; i < Rows; ++i) {
            const __m512bh factor = factors(_mm512_set1_epi32(static_cast<int>(tile.a[i * tile.pairs + k])));
            left[i] = _mm512_dpbf16_ps(left[i], factor, panel_left);
            right[i] = _mm512_dpbf16_ps(right[i], factor, panel_right);
        }
    }
    for (std::size_t i = 0; i < Rows; ++i) {
        add_to(tile.c + i * tile.c_stride, tile.width, left[i]);
        if (tile.width > lanes) add_to(tile.c + i * tile.c_stride + lanes, tile.width - lanes, right[i]);
    }
}

template <std::size_t... Rows>
constexpr auto tile_functions(std::index_sequence<Rows...>) {
    return std::array{&multiply_tile<Rows + 1>...};
}

// functions[i] multiplies i + 1 rows.
constexpr auto functions = tile_functions(std::make_index_sequence<tile_rows>());

std::vector<Pair> paired_panels(View<const float> b) {
    const std::size_t pairs = pairs_of(b.rows), count = (b.columns + panel_width - 1) / panel_width;
    std::vector<Pair> panels(count * pairs * panel_width);
    for (std::size_t column = 0; column < b.columns; ++column) {
        Pair* const to = panels.data() + column / panel_width * pairs * panel_width + column % panel_width;
        for (std::size_t k = 0; k < pairs; ++k) {
            const float second = 2 * k + 1 < b.rows ? b.row(2 * k + 1)[column] : 0;
            to[k * panel_width] = pair_of(b.row(2 * k)[column], second);
        }
    }
    return panels;
}

void multiply_add_pairs(const std::vector<Pair>& panels, View<const float> a, View<float> c) {
    const std::vector<Pair> paired = paired_rows(a);
    const std::size_t pairs = pairs_of(a.columns);
    for (std::size_t first = 0; first < c.columns; first += panel_width) {
        const Pair* const panel = panels.data() + first * pairs;
        const std::size_t width = std::min(panel_width, c.columns - first);
        for (std::size_t i = 0; i < c.rows; i += tile_rows) {
            const std::size_t rows = std::min(tile_rows, c.rows - i);
            functions[rows - 1]({paired.data() + i * pairs, panel, pairs, c.row(i) + first, c.stride, width});
        }
    }
}

#else

std::vector<Pair> paired_panels(View<const float>) {
    return {};
}
void multiply_add_pairs(const std::vector<Pair>&, View<const float>, View<float>) {}

#endif

}  // namespace

bool has_bfloat16() {
#ifdef __AVX512BF16__
    return __builtin_cpu_supports("avx512bf16") != 0;
#else
    return false;
#endif
}

PackedFactor::PackedFactor(View<const float> b, Precision precision) : rows_(b.rows), columns_(b.columns) {
    if (precision == Precision::bfloat16 && has_bfloat16()) {
        pairs_ = paired_panels(b);
    } else {
        full_.pack(b);
    }
}

void PackedFactor::multiply_add(View<const float> a, View<float> c) const {
    if (pairs_.empty()) {
        full_.multiply_add(a, c);
    } else {
        multiply_add_pairs(pairs_, a, c);
    }
}

}  // namespace kalends
