// How precisely a model computes on this processor.
#pragma once

#include <optional>
#include <string_view>

namespace kalends {

/// What the factors of a product are rounded to; sums are kept in float. `bfloat16` has the eight leading bits of a
/// float's mantissa: half the memory, and about half the time where has_bfloat16(); elsewhere nothing is rounded.
enum class Precision { full, bfloat16 };

/// Words for the command line and for settings: "full", "bfloat16".
std::string_view name(Precision);
std::optional<Precision> precision_of(std::string_view word);

/// True where the compiler and this processor know products of bfloat16 (AVX512_BF16, AMX_BF16) that are faster than
/// those of floats, whatever the build is for.
bool has_bfloat16();
/// How this processor multiplies bfloat16, for people: results differ between these in their last digits.
std::string_view bfloat16_instructions();

}  // namespace kalends
