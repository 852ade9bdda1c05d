#pragma once

#include <string>
#include <string_view>

namespace kalends {

/// How many threads BLAS may use inside one product; kalends runs its own threads, each on its own batch: set 1.
void set_blas_threads(int count);
int blas_threads();
/// The kernels that OpenBLAS chose for this processor ("SkylakeX", "Haswell"): part of every benchmark.
std::string blas_core_name();
/// Kernels that fit the processor better than those that OpenBLAS chose, for its setting OPENBLAS_CORETYPE; empty where
/// its choice is as good. Version 0.3.21 takes a processor that it does not know for one without AVX (OpenBLAS issue
/// 4267).
std::string better_blas_kernels();
/// What that answers where OpenBLAS chose the kernels `chosen` on a processor that has these instructions, or not.
std::string better_blas_kernels(std::string_view chosen, bool has_avx2, bool has_avx512);

}  // namespace kalends
