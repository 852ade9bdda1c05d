#pragma once

#include <string>

namespace kalends {

/// How many threads BLAS may use inside one product; kalends runs its own threads, each on its own batch: set 1.
void set_blas_threads(int count);
/// The kernels that OpenBLAS chose for this processor ("SkylakeX", "Haswell"): part of every benchmark.
std::string blas_core_name();

}  // namespace kalends
