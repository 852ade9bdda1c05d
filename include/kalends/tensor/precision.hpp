#pragma once

namespace kalends {

/// What the factors of a product are rounded to; sums are kept in float. `bfloat16` has the eight leading bits of a
/// float's mantissa: half the memory, and about half the time where has_bfloat16(); elsewhere nothing is rounded.
enum class Precision { full, bfloat16 };

/// True where the compiler and this processor know products of bfloat16 (AVX512_BF16), whatever the build is for.
bool has_bfloat16();

}  // namespace kalends
