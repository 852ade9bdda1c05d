#pragma once

#include <cstddef>
#include <cstdint>

// Products of bfloat16 with sums in float, by VDPBF16PS, which takes two neighbours along K of each factor at a time
// (Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2). The one source file that is compiled for
// more than the processor of the build, so it uses nothing of the library's headers: no function of theirs must be
// compiled twice.
namespace kalends {

/// Two neighbours along K, the first in the low half.
using Bfloat16Pair = std::uint32_t;

constexpr std::size_t bfloat16_panel_width = 32;

struct Bfloat16Product {
    const Bfloat16Pair* a;       // [rows, pairs]
    const Bfloat16Pair* panels;  // [ceil(columns / width), pairs, width]
    std::size_t rows;
    std::size_t pairs;  // along K
    std::size_t columns;
    float* c;  // [rows, columns]
    std::size_t c_stride;
};

/// True where the compiler knows the instruction.
extern const bool has_bfloat16_tiles;

/// c += a times b. @pre has_bfloat16_tiles, and this processor has the instruction
void multiply_add_tiles(const Bfloat16Product&);

}  // namespace kalends
