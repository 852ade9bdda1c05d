#include "kalends/tensor/blas_settings.hpp"

// OpenBLAS's own cblas.h and the one inside xtensor-blas declare the same names: never both in one file.
#include <cblas.h>

namespace kalends {

void set_blas_threads(int count) {
    openblas_set_num_threads(count);
}

std::string blas_core_name() {
    return openblas_get_corename();
}

}  // namespace kalends
