#include "kalends/tensor/precision.hpp"

#include "tensor/bfloat16_tiles.hpp"

namespace kalends {

std::string_view name(Precision precision) {
    return precision == Precision::full ? "full" : "bfloat16";
}

std::optional<Precision> precision_of(std::string_view word) {
    for (const Precision precision : {Precision::full, Precision::bfloat16}) {
        if (word == name(precision)) return precision;
    }
    return std::nullopt;
}

bool has_bfloat16() {
    return bfloat16_unit() != Bfloat16Unit::none;
}

std::string_view bfloat16_instructions() {
    switch (bfloat16_unit()) {
        case Bfloat16Unit::tiles:
            return "by tiles (AMX_BF16)";
        case Bfloat16Unit::vectors:
            return "by vectors (AVX512_BF16)";
        case Bfloat16Unit::none:
            break;
    }
    return "not used";
}

}  // namespace kalends
