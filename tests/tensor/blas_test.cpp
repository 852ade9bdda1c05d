#include "tensor/blas.hpp"

#include <doctest/doctest.h>

namespace kalends::blas_test {

TEST_CASE("BLAS names its kernels and takes a number of threads") {
    set_blas_threads(1);
    CHECK_FALSE(blas_core_name().empty());
}

TEST_CASE("kernels without AVX are replaced where the processor has it") {
    CHECK(better_blas_kernels("Prescott", true, true) == "SkylakeX");
    CHECK(better_blas_kernels("Prescott", true, false) == "Haswell");
    CHECK(better_blas_kernels("Prescott", false, false).empty());
    CHECK(better_blas_kernels("SkylakeX", true, true).empty());
    CHECK(better_blas_kernels("Zen", true, true).empty());
}

}  // namespace kalends::blas_test
