#include "tensor/bfloat16_tiles.hpp"

#if defined(__AVX512BF16__) && defined(__AMX_BF16__) && defined(__linux__)

#include <cpuid.h>
#include <immintrin.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace kalends {
namespace {

constexpr std::size_t lanes = 16;

// Pairs along K that are multiplied in one piece. Longer sums are continued in memory.
constexpr std::size_t block_pairs = 256;
// Rows that are rounded together before they meet all panels.
constexpr std::size_t block_rows = 3 * bfloat16_tile_rows;

std::size_t at_most(std::size_t limit, std::size_t value) {
    return value < limit ? value : limit;
}

__mmask16 first_lanes(std::size_t count) {
    return static_cast<__mmask16>(count >= lanes ? 0xFFFFU : (1U << count) - 1);
}

/// c += a panel. Rows of a up to the next whole tile are there, and zero.
struct PanelProduct {
    const Bfloat16Pair* a;  // [rows, pairs]
    std::size_t rows;
    std::size_t pairs;
    const Bfloat16Pair* panel;  // [pairs, panel width]
    float* c;
    std::size_t c_stride;
    std::size_t width;  // columns of c

    PanelProduct row_window(std::size_t first, std::size_t count) const {
        return {a + first * pairs, at_most(count, rows - first), pairs, panel, c + first * c_stride, c_stride, width};
    }
};

// --- By vectors. Some rows of c are summed up in registers, as in packed_factor.cpp: twelve rows of two, two for the
// panel and one for the factor.
constexpr std::size_t vector_rows = 12;

__m512bh factors(__m512i pairs) {
    return reinterpret_cast<__m512bh>(pairs);
}

void add_to(float* c, std::size_t count, __m512 sums) {
    const __mmask16 mask = first_lanes(count);
    _mm512_mask_storeu_ps(c, mask, _mm512_add_ps(_mm512_maskz_loadu_ps(mask, c), sums));
}

template <std::size_t Rows>
void multiply_vectors(const PanelProduct& product) {
    __m512 left[Rows], right[Rows];
    for (std::size_t i = 0; i < Rows; ++i) left[i] = right[i] = _mm512_setzero_ps();
    const Bfloat16Pair* panel = product.panel;
    for (std::size_t k = 0; k < product.pairs; ++k, panel += bfloat16_panel_width) {
        const __m512bh panel_left = factors(_mm512_loadu_si512(panel));
        const __m512bh panel_right = factors(_mm512_loadu_si512(panel + lanes));
        for (std::size_t i = 0; i < Rows; ++i) {
            const __m512bh factor = factors(_mm512_set1_epi32(static_cast<int>(product.a[i * product.pairs + k])));
            left[i] = _mm512_dpbf16_ps(left[i], factor, panel_left);
            right[i] = _mm512_dpbf16_ps(right[i], factor, panel_right);
        }
    }
    for (std::size_t i = 0; i < Rows; ++i) {
        add_to(product.c + i * product.c_stride, product.width, left[i]);
        if (product.width > lanes) add_to(product.c + i * product.c_stride + lanes, product.width - lanes, right[i]);
    }
}

// multiply_rows[i] multiplies i + 1 rows.
constexpr void (*multiply_rows[vector_rows])(const PanelProduct&) = {
    multiply_vectors<1>, multiply_vectors<2>,  multiply_vectors<3>,  multiply_vectors<4>,
    multiply_vectors<5>, multiply_vectors<6>,  multiply_vectors<7>,  multiply_vectors<8>,
    multiply_vectors<9>, multiply_vectors<10>, multiply_vectors<11>, multiply_vectors<12>};

struct Vectors {
    void multiply(const PanelProduct& product) const {
        for (std::size_t i = 0; i < product.rows; i += vector_rows) {
            const PanelProduct some = product.row_window(i, vector_rows);
            multiply_rows[some.rows - 1](some);
        }
    }
};

// --- By tiles: two of the left-hand factor by the two of a panel, summed up in four. The number of a tile is part of
// its instruction.
constexpr int tile_bytes = 64;

struct alignas(64) TileConfiguration {
    std::uint8_t palette = 1;
    std::uint8_t start_row = 0;
    std::uint8_t reserved[14] = {};
    std::uint16_t row_bytes[16] = {64, 64, 64, 64, 64, 64, 64, 64};
    std::uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};
static_assert(sizeof(TileConfiguration) == 64);
constexpr TileConfiguration configuration;

/// Of 16 rows, or of 32 where there are two tiles, one below the other.
template <bool Two>
void multiply_tiles(const PanelProduct& product) {
    const auto a_bytes = static_cast<int>(product.pairs * sizeof(Bfloat16Pair));
    const auto c_bytes = static_cast<int>(product.c_stride * sizeof(float));
    float* const below = product.c + bfloat16_tile_rows * product.c_stride;
    const Bfloat16Pair* const a_below = product.a + bfloat16_tile_rows * product.pairs;
    _tile_loadd(0, product.c, c_bytes);
    _tile_loadd(1, product.c + lanes, c_bytes);
    if constexpr (Two) _tile_loadd(2, below, c_bytes);
    if constexpr (Two) _tile_loadd(3, below + lanes, c_bytes);
    for (std::size_t k = 0; k < product.pairs; k += bfloat16_tile_pairs) {
        const Bfloat16Pair* const panel = product.panel + k * bfloat16_panel_width;
        _tile_loadd(4, product.a + k, a_bytes);
        if constexpr (Two) _tile_loadd(5, a_below + k, a_bytes);
        _tile_loadd(6, panel, 2 * tile_bytes);
        _tile_loadd(7, panel + lanes, 2 * tile_bytes);
        _tile_dpbf16ps(0, 4, 6);
        _tile_dpbf16ps(1, 4, 7);
        if constexpr (Two) _tile_dpbf16ps(2, 5, 6);
        if constexpr (Two) _tile_dpbf16ps(3, 5, 7);
    }
    _tile_stored(0, product.c, c_bytes);
    _tile_stored(1, product.c + lanes, c_bytes);
    if constexpr (Two) _tile_stored(2, below, c_bytes);
    if constexpr (Two) _tile_stored(3, below + lanes, c_bytes);
}

void copy_rows(FloatRows from, FloatTarget to) {
    const std::size_t right = from.columns > lanes ? from.columns - lanes : 0;
    for (std::size_t i = 0; i < from.rows; ++i, from.data += from.stride, to.data += to.stride) {
        const __mmask16 first = first_lanes(from.columns), second = first_lanes(right);
        _mm512_mask_storeu_ps(to.data, first, _mm512_maskz_loadu_ps(first, from.data));
        if (right > 0) _mm512_mask_storeu_ps(to.data + lanes, second, _mm512_maskz_loadu_ps(second, from.data + lanes));
    }
}

class Tiles {
public:
    Tiles() { _tile_loadconfig(&configuration); }
    ~Tiles() { _tile_release(); }
    Tiles(const Tiles&) = delete;
    Tiles& operator=(const Tiles&) = delete;

    void multiply(const PanelProduct& product) const {
        for (std::size_t i = 0; i < product.rows; i += 2 * bfloat16_tile_rows)
            multiply_some(product.row_window(i, 2 * bfloat16_tile_rows));
    }

private:
    // Where c has no whole tiles, they stand in for it.
    static void multiply_some(const PanelProduct& product) {
        if (product.rows % bfloat16_tile_rows == 0 && product.width == bfloat16_panel_width)
            return multiply_whole(product);
        alignas(64) float spare[2 * bfloat16_tile_rows * bfloat16_panel_width];
        PanelProduct whole = product;
        whole.c = spare;
        whole.c_stride = bfloat16_panel_width;
        copy_rows({product.c, product.rows, product.width, product.c_stride}, {spare, bfloat16_panel_width});
        multiply_whole(whole);
        copy_rows({spare, product.rows, product.width, bfloat16_panel_width}, {product.c, product.c_stride});
    }
    static void multiply_whole(const PanelProduct& product) {
        asm volatile("" ::: "memory");  // g++ 12 does not know that loads of tiles read memory
        if (product.rows > bfloat16_tile_rows) return multiply_tiles<true>(product);
        multiply_tiles<false>(product);
    }
};

// --- The layout of both.

__m512i rounded(__m512 numbers) {
    return _mm512_cvtepu16_epi32(reinterpret_cast<__m256i>(_mm512_cvtneps_pbh(numbers)));
}

/// Neighbours that stand side by side: 16 pairs of a row, from `pair` on. Zero where there is no such number.
__m512i pairs_along(FloatRows a, std::size_t row, std::size_t pair) {
    if (row >= a.rows) return _mm512_setzero_si512();
    const std::size_t k = 2 * pair, left = a.columns > k ? a.columns - k : 0;
    const float* const first = a.data + row * a.stride + k;
    const __m512 low = _mm512_maskz_loadu_ps(first_lanes(left), first);
    const __m512 high = _mm512_maskz_loadu_ps(first_lanes(left > lanes ? left - lanes : 0), first + lanes);
    return reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(high, low));
}

/// a [M,K] to [whole tiles of M, pairs]
void pair_rows(FloatRows a, std::size_t pairs, Bfloat16Pair* to) {
    for (std::size_t i = 0; i < rounded_up(a.rows, bfloat16_tile_rows); ++i, to += pairs) {
        for (std::size_t k = 0; k < pairs; k += lanes) _mm512_storeu_si512(to + k, pairs_along(a, i, k));
    }
}

/// Neighbours that stand one below the other, of 16 columns from `column` on: rows 2 pair and 2 pair + 1. Zero where
/// there is no such number.
__m512i pairs_down(FloatRows b, std::size_t pair, std::size_t column) {
    const __mmask16 there = first_lanes(b.columns > column ? b.columns - column : 0);
    const std::size_t row = 2 * pair;
    const float* const first = b.data + row * b.stride + column;
    const __m512i low = row < b.rows ? rounded(_mm512_maskz_loadu_ps(there, first)) : _mm512_setzero_si512();
    const __m512i high =
        row + 1 < b.rows ? rounded(_mm512_maskz_loadu_ps(there, first + b.stride)) : _mm512_setzero_si512();
    return _mm512_or_si512(low, _mm512_slli_epi32(high, 16));
}

/// Of 16 rows of 16 numbers: in lanes of four, then the lanes.
void transpose(__m512i (&rows)[lanes]) {
    __m512i t[lanes];
    for (std::size_t i = 0; i < lanes; i += 2) {
        t[i] = _mm512_unpacklo_epi32(rows[i], rows[i + 1]);
        t[i + 1] = _mm512_unpackhi_epi32(rows[i], rows[i + 1]);
    }
    for (std::size_t i = 0; i < lanes; i += 4) {
        rows[i] = _mm512_unpacklo_epi64(t[i], t[i + 2]);
        rows[i + 1] = _mm512_unpackhi_epi64(t[i], t[i + 2]);
        rows[i + 2] = _mm512_unpacklo_epi64(t[i + 1], t[i + 3]);
        rows[i + 3] = _mm512_unpackhi_epi64(t[i + 1], t[i + 3]);
    }
    for (std::size_t j = 0; j < 4; ++j) {
        t[j] = _mm512_shuffle_i32x4(rows[j], rows[4 + j], 0x88);
        t[4 + j] = _mm512_shuffle_i32x4(rows[j], rows[4 + j], 0xDD);
        t[8 + j] = _mm512_shuffle_i32x4(rows[8 + j], rows[12 + j], 0x88);
        t[12 + j] = _mm512_shuffle_i32x4(rows[8 + j], rows[12 + j], 0xDD);
    }
    for (std::size_t j = 0; j < 4; ++j) {
        rows[j] = _mm512_shuffle_i32x4(t[j], t[8 + j], 0x88);
        rows[4 + j] = _mm512_shuffle_i32x4(t[4 + j], t[12 + j], 0x88);
        rows[8 + j] = _mm512_shuffle_i32x4(t[j], t[8 + j], 0xDD);
        rows[12 + j] = _mm512_shuffle_i32x4(t[4 + j], t[12 + j], 0xDD);
    }
}

/// a^T, as pair_rows() would lay it out. a [K,M] to [whole tiles of M, pairs]
void pair_columns(FloatRows a, std::size_t pairs, Bfloat16Pair* to) {
    for (std::size_t column = 0; column < a.columns; column += lanes, to += lanes * pairs) {
        for (std::size_t k = 0; k < pairs; k += lanes) {
            __m512i rows[lanes];
            for (std::size_t i = 0; i < lanes; ++i) rows[i] = pairs_down(a, k + i, column);
            transpose(rows);
            for (std::size_t i = 0; i < lanes; ++i) _mm512_storeu_si512(to + i * pairs + k, rows[i]);
        }
    }
}

FloatRows row_window(FloatRows all, std::size_t first, std::size_t count) {
    return {all.data + first * all.stride, at_most(count, all.rows - first), all.columns, all.stride};
}

template <class Unit>
void multiply_add(const Unit& unit, FloatRows a, const Bfloat16Pair* panels, std::size_t columns, FloatTarget c) {
    alignas(64) Bfloat16Pair block[block_rows * block_pairs];
    const std::size_t all_pairs = bfloat16_pairs(a.columns);
    for (std::size_t i = 0; i < a.rows; i += block_rows) {
        const FloatRows some = row_window(a, i, block_rows);
        for (std::size_t k = 0; k < all_pairs; k += block_pairs) {
            const std::size_t pairs = at_most(block_pairs, all_pairs - k);
            pair_rows({some.data + 2 * k, some.rows, at_most(2 * pairs, a.columns - 2 * k), a.stride}, pairs, block);
            for (std::size_t first = 0; first < columns; first += bfloat16_panel_width) {
                unit.multiply({block, some.rows, pairs, panels + first * all_pairs + k * bfloat16_panel_width,
                               c.data + i * c.stride + first, c.stride,
                               at_most(bfloat16_panel_width, columns - first)});
            }
        }
    }
}

template <class Unit>
void accumulate_outer(const Unit& unit, FloatRows a, FloatRows b, FloatTarget c, Bfloat16Pair* scratch) {
    Bfloat16Pair* const left = scratch + block_pairs * rounded_up(b.columns, bfloat16_panel_width);
    for (std::size_t k = 0; k < a.rows; k += 2 * block_pairs) {
        const FloatRows some_a = row_window(a, k, 2 * block_pairs), some_b = row_window(b, k, 2 * block_pairs);
        const std::size_t pairs = bfloat16_pairs(some_a.rows);
        pair_columns(some_a, pairs, left);
        to_bfloat16_panels(some_b, scratch);
        for (std::size_t first = 0; first < b.columns; first += bfloat16_panel_width)
            unit.multiply({left, a.columns, pairs, scratch + first * pairs, c.data + first, c.stride,
                           at_most(bfloat16_panel_width, b.columns - first)});
    }
}

/// Tiles need leave: they make what a thread keeps larger (Linux, Documentation/arch/x86/xstate.rst).
bool may_use_tiles() {
    constexpr unsigned long request_permission = 0x1023, tile_data = 18;
    constexpr unsigned tiles = 1U << 24U, tile_products = 1U << 22U;
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (__get_cpuid_count(7, 0, &a, &b, &c, &d) == 0 || (d & tiles) == 0 || (d & tile_products) == 0) return false;
    return syscall(SYS_arch_prctl, request_permission, tile_data) == 0;
}

Bfloat16Unit best_unit() {
    if (__builtin_cpu_supports("avx512bf16") == 0) return Bfloat16Unit::none;
    return may_use_tiles() ? Bfloat16Unit::tiles : Bfloat16Unit::vectors;
}

// Measured: vectors of bfloat16 are faster than vectors of floats on AMD's processors (Zen 4); on Intel's (Emerald
// Rapids, its tiles hidden by a hypervisor) reading and training took one and a half times as long with them.
Bfloat16Unit fastest_unit() {
    const bool gains = best_bfloat16_unit() == Bfloat16Unit::tiles || __builtin_cpu_is("amd") != 0;
    return gains ? best_bfloat16_unit() : Bfloat16Unit::none;
}

}  // namespace

Bfloat16Unit best_bfloat16_unit() {
    static const Bfloat16Unit unit = best_unit();
    return unit;
}

Bfloat16Unit bfloat16_unit() {
    static const Bfloat16Unit unit = fastest_unit();
    return unit;
}

void to_bfloat16_panels(FloatRows b, Bfloat16Pair* panels) {
    const std::size_t pairs = bfloat16_pairs(b.rows);
    for (std::size_t column = 0; column < b.columns; column += bfloat16_panel_width) {
        for (std::size_t k = 0; k < pairs; ++k, panels += bfloat16_panel_width) {
            _mm512_storeu_si512(panels, pairs_down(b, k, column));
            _mm512_storeu_si512(panels + lanes, pairs_down(b, k, column + lanes));
        }
    }
}

void to_bfloat16_panels_transposed(FloatRows b, Bfloat16Pair* panels) {
    const std::size_t pairs = bfloat16_pairs(b.columns);
    for (std::size_t column = 0; column < rounded_up(b.rows, bfloat16_panel_width); column += lanes) {
        Bfloat16Pair* const half =
            panels + column / bfloat16_panel_width * pairs * bfloat16_panel_width + column % bfloat16_panel_width;
        for (std::size_t k = 0; k < pairs; k += lanes) {
            __m512i rows[lanes];
            for (std::size_t i = 0; i < lanes; ++i) rows[i] = pairs_along(b, column + i, k);
            transpose(rows);
            for (std::size_t i = 0; i < lanes; ++i) _mm512_storeu_si512(half + (k + i) * bfloat16_panel_width, rows[i]);
        }
    }
}

void multiply_add_bfloat16(Bfloat16Unit unit, FloatRows a, const Bfloat16Pair* panels, std::size_t columns,
                           FloatTarget c) {
    if (unit == Bfloat16Unit::tiles) return multiply_add(Tiles(), a, panels, columns, c);
    multiply_add(Vectors(), a, panels, columns, c);
}

std::size_t bfloat16_outer_scratch_size(std::size_t rows, std::size_t columns) {
    return block_pairs * (rounded_up(rows, bfloat16_tile_rows) + rounded_up(columns, bfloat16_panel_width));
}

void accumulate_outer_bfloat16(Bfloat16Unit unit, FloatRows a, FloatRows b, FloatTarget c, Bfloat16Pair* scratch) {
    if (unit == Bfloat16Unit::tiles) return accumulate_outer(Tiles(), a, b, c, scratch);
    accumulate_outer(Vectors(), a, b, c, scratch);
}

}  // namespace kalends

#else

namespace kalends {

Bfloat16Unit best_bfloat16_unit() {
    return Bfloat16Unit::none;
}
Bfloat16Unit bfloat16_unit() {
    return Bfloat16Unit::none;
}
void to_bfloat16_panels(FloatRows, Bfloat16Pair*) {}
void to_bfloat16_panels_transposed(FloatRows, Bfloat16Pair*) {}
void multiply_add_bfloat16(Bfloat16Unit, FloatRows, const Bfloat16Pair*, std::size_t, FloatTarget) {}
void accumulate_outer_bfloat16(Bfloat16Unit, FloatRows, FloatRows, FloatTarget, Bfloat16Pair*) {}
std::size_t bfloat16_outer_scratch_size(std::size_t, std::size_t) {
    return 0;
}

}  // namespace kalends

#endif
