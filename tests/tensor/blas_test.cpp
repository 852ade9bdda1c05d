#include "tensor/blas.hpp"

#include <doctest/doctest.h>

#include "core/random.hpp"
#include "tensor/packed_matrix.hpp"
#include "tensor/reference.hpp"
#include "tensor/rows_alone.hpp"

using namespace kalends;

namespace {

template <class T>
void check_products(std::size_t m, std::size_t k, std::size_t n) {
    Random random(m * 10007 + k * 101 + n);
    const Tensor<T, 2> a = random_matrix<T>(m, k, random), b = random_matrix<T>(k, n, random);
    const Tensor<T, 2> c = random_matrix<T>(m, n, random);
    const Tensor<T, 2> product = naive_product(a, b);
    const Tensor<T, 2> a_transposed = transposed(a), b_transposed = transposed(b);
    const double tolerance = sizeof(T) == 4 ? 1e-4 : 1e-12;

    Tensor<T, 2> result = c;
    multiply(matrix(a), matrix(b), matrix(result), Into::replace);
    CHECK(largest_difference(result, product) < tolerance);
    multiply_transposed(matrix(a), matrix(b_transposed), matrix(result), Into::add);
    CHECK(largest_difference(result, Tensor<T, 2>(T{2} * product)) < tolerance);
    accumulate_outer(matrix(a_transposed), matrix(b), matrix(result));
    CHECK(largest_difference(result, Tensor<T, 2>(T{3} * product)) < tolerance);

    result = c;
    PackedMatrix<T>(matrix(b)).multiply_add(matrix(a), matrix(result));
    CHECK(largest_difference(result, Tensor<T, 2>(c + product)) < tolerance);
    PackedMatrix<T> packed;
    packed.pack_transposed(matrix(b_transposed));
    packed.multiply_add(matrix(a), matrix(result));
    CHECK(largest_difference(result, Tensor<T, 2>(c + T{2} * product)) < tolerance);
}

}  // namespace

TEST_CASE_TEMPLATE("all products agree with three loops, whatever the shape", T, float, double) {
    for (const std::size_t m : {1, 2, 5, 13, 40}) {
        for (const std::size_t n : {1, 7, 32, 33, 70}) check_products<T>(m, 19, n);
    }
    check_products<T>(3, 1, 5);
}

TEST_CASE("products write windows and leave the rest alone") {
    Random random(3);
    const Tensor<float, 2> a = random_matrix<float>(4, 6, random), b = random_matrix<float>(6, 5, random);
    Tensor<float, 2> wide = xt::ones<float>({4, 9});
    multiply(matrix(a), matrix(b), matrix(wide).column_window(2, 5), Into::replace);
    PackedMatrix<float>(matrix(b)).multiply_add(matrix(a), matrix(wide).column_window(2, 5));
    const Tensor<float, 2> product = naive_product(a, b);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(wide(i, 1) == 1.0F);
        CHECK(wide(i, 7) == 1.0F);
        CHECK(wide(i, 4) == doctest::Approx(2 * product(i, 2)).epsilon(1e-5));
    }
}

TEST_CASE("a row of a packed product is the same to the last bit in any batch") {
    check_rows_alone<PackedMatrix<float>>();
}

TEST_CASE("a product with no rows does nothing") {
    Tensor<float, 2> b = xt::ones<float>({3, 2});
    const View<float> none{b.data(), 0, 3, 3}, result{b.data(), 0, 2, 2};
    multiply(none, matrix(b), result, Into::replace);
    PackedMatrix<float>(matrix(b)).multiply_add(none, result);
    CHECK(b(0, 0) == 1.0F);
}

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
