#include "bfloat16_tiles.hpp"

#ifdef __AVX512BF16__

#include <immintrin.h>

namespace kalends {
namespace {

// A tile of c is summed up in registers, as in packed_matrix.cpp: twelve rows of two, two for the panel and one for the
// factor.
constexpr std::size_t lanes = 16;
constexpr std::size_t tile_rows = 12;
static_assert(bfloat16_panel_width == 2 * lanes);

struct Tile {
    const Bfloat16Pair* a;
    const Bfloat16Pair* panel;  // [pairs, width]
    std::size_t pairs;
    float* c;
    std::size_t c_stride;
    std::size_t width;  // columns of c
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
    __m512 left[Rows], right[Rows];
    for (std::size_t i = 0; i < Rows; ++i) left[i] = right[i] = _mm512_setzero_ps();
    const Bfloat16Pair* panel = tile.panel;
    for (std::size_t k = 0; k < tile.pairs; ++k, panel += bfloat16_panel_width) {
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

// tiles[i] multiplies i + 1 rows.
constexpr void (*tiles[tile_rows])(const Tile&) = {
    multiply_tile<1>, multiply_tile<2>, multiply_tile<3>, multiply_tile<4>,  multiply_tile<5>,  multiply_tile<6>,
    multiply_tile<7>, multiply_tile<8>, multiply_tile<9>, multiply_tile<10>, multiply_tile<11>, multiply_tile<12>};

std::size_t at_most(std::size_t limit, std::size_t value) {
    return value < limit ? value : limit;
}

}  // namespace

const bool has_bfloat16_tiles = true;

void multiply_add_tiles(const Bfloat16Product& product) {
    for (std::size_t first = 0; first < product.columns; first += bfloat16_panel_width) {
        const Bfloat16Pair* const panel = product.panels + first * product.pairs;
        const std::size_t width = at_most(bfloat16_panel_width, product.columns - first);
        for (std::size_t i = 0; i < product.rows; i += tile_rows) {
            const std::size_t rows = at_most(tile_rows, product.rows - i);
            tiles[rows - 1]({product.a + i * product.pairs, panel, product.pairs,
                             product.c + i * product.c_stride + first, product.c_stride, width});
        }
    }
}

}  // namespace kalends

#else

namespace kalends {

const bool has_bfloat16_tiles = false;
void multiply_add_tiles(const Bfloat16Product&) {}

}  // namespace kalends

#endif
