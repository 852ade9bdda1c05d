#pragma once

#include <cstddef>
#include <cstdint>

// Products of bfloat16 with sums in float, by the instructions that take two neighbours along K of each factor at a
// time: VDPBF16PS on vectors, TDPBF16PS on tiles of 16 rows (AMX). Intel 64 and IA-32 Architectures Software
// Developer's Manual, volume 2 and volume 1 chapter 18. The one source file that is compiled for more than the
// processor of the build, so it uses nothing of the library's headers: no function of theirs must be compiled twice.
namespace kalends {

/// What multiplies: nothing, vectors (AVX512_BF16), or tiles as well (AMX_BF16).
enum class Bfloat16Unit { none, vectors, tiles };

/// The best that compiler, processor and operating system offer.
Bfloat16Unit best_bfloat16_unit();
/// The unit to use: the best, or none where products of floats are faster.
Bfloat16Unit bfloat16_unit();

/// Two neighbours along K, the first in the low half.
using Bfloat16Pair = std::uint32_t;

/// Columns of a panel of the right-hand factor.
constexpr std::size_t bfloat16_panel_width = 32;
/// A tile of the left-hand factor: K is filled up with zero to whole tiles.
constexpr std::size_t bfloat16_tile_rows = 16;
constexpr std::size_t bfloat16_tile_pairs = 16;

static constexpr std::size_t rounded_up(std::size_t value, std::size_t multiple) {
    return (value + multiple - 1) / multiple * multiple;
}
static constexpr std::size_t bfloat16_pairs(std::size_t depth) {
    return rounded_up((depth + 1) / 2, bfloat16_tile_pairs);
}
/// Of the panels of a factor.
static constexpr std::size_t bfloat16_panels_size(std::size_t depth, std::size_t columns) {
    return rounded_up(columns, bfloat16_panel_width) * bfloat16_pairs(depth);
}

struct FloatRows {
    const float* data;
    std::size_t rows;
    std::size_t columns;
    std::size_t stride;
};

struct FloatTarget {
    float* data;
    std::size_t stride;
};

// All of these: @pre the unit is there, so not `none`. Numbers are rounded to the nearest bfloat16, ties to even;
// subnormal ones to zero.

/// b [K,N] to panels [ceil(N / width), pairs of K, width]
void to_bfloat16_panels(FloatRows b, Bfloat16Pair* panels);
/// b^T to panels, as above. b [N,K]
void to_bfloat16_panels_transposed(FloatRows b, Bfloat16Pair* panels);

/// c += a b. a [M,K], panels of b [K,columns], c [M,columns]
void multiply_add_bfloat16(Bfloat16Unit, FloatRows a, const Bfloat16Pair* panels, std::size_t columns, FloatTarget c);

/// c += a^T b. a [K,M], b [K,N], c [M,N]; scratch of bfloat16_outer_scratch_size(M, N) pairs
void accumulate_outer_bfloat16(Bfloat16Unit, FloatRows a, FloatRows b, FloatTarget c, Bfloat16Pair* scratch);
std::size_t bfloat16_outer_scratch_size(std::size_t rows, std::size_t columns);

}  // namespace kalends
