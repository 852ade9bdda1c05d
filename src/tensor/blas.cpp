#include "tensor/blas.hpp"

// OpenBLAS's own cblas.h and the one inside xtensor-blas declare the same names: never both in one file.
#include <cblas.h>

#include <algorithm>
#include <array>

namespace kalends {

void set_blas_threads(int count) {
    openblas_set_num_threads(count);
}

int blas_threads() {
    return openblas_get_num_threads();
}

std::string blas_core_name() {
    return openblas_get_corename();
}

std::string better_blas_kernels(std::string_view chosen, bool has_avx2, bool has_avx512) {
    constexpr std::array<std::string_view, 7> without_avx{"Katmai", "Coppermine", "Northwood", "Prescott",
                                                          "Banias", "Core2",      "Nehalem"};
    if (std::ranges::find(without_avx, chosen) == without_avx.end()) return "";
    return has_avx512 ? "SkylakeX" : has_avx2 ? "Haswell" : "";
}

std::string better_blas_kernels() {
#if defined(__x86_64__)
    const bool has_avx512 = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
                            __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
    const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    return better_blas_kernels(blas_core_name(), has_avx2, has_avx512);
#else
    return "";
#endif
}

}  // namespace kalends
