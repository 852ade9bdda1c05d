#include "tensor/gemm.hpp"

#include <doctest/doctest.h>

#include "tensor/reference.hpp"

namespace kalends::gemm_test {
namespace {

template <class T>
void check_products(std::size_t m, std::size_t k, std::size_t n) {
    Random random(m * 10007 + k * 101 + n);
    const Tensor<T, 2> a = random_matrix<T>(m, k, random), b = random_matrix<T>(k, n, random);
    const Tensor<T, 2> a_turned = transposed(a), b_turned = transposed(b), product = naive_product(a, b);
    const double tolerance = sizeof(T) == 4 ? 1e-4 : 1e-12;
    Gemm<T> gemm;
    Tensor<T, 2> result = random_matrix<T>(m, n, random);
    gemm.multiply(matrix(a), matrix(b), matrix(result), Into::replace);
    CHECK(largest_difference(result, product) < tolerance);
    gemm.multiply_transposed(matrix(a), matrix(b_turned), matrix(result), Into::add);
    CHECK(largest_difference(result, Tensor<T, 2>(T{2} * product)) < tolerance);
    gemm.accumulate_outer(matrix(a_turned), matrix(b), matrix(result));
    CHECK(largest_difference(result, Tensor<T, 2>(T{3} * product)) < tolerance);
}

TEST_CASE_TEMPLATE("all products agree with three loops, whatever the shape", T, float, double) {
    for (const std::size_t m : {1, 2, 5, 13, 40}) {
        for (const std::size_t n : {1, 7, 32, 33, 70}) check_products<T>(m, 19, n);
    }
    check_products<T>(3, 1, 5);
}

TEST_CASE("products of bfloat16 are as near as its rounding allows, whatever the shape") {
    Random random(11);
    Gemm<float> gemm(Precision::bfloat16);
    for (const std::size_t rows : {1, 13, 50})
        for (const std::size_t depth : {1, 19, 256, 523})
            for (const std::size_t columns : {1, 16, 33, 96}) {
                const Tensor<float, 2> a = random_matrix<float>(rows, depth, random);
                const Tensor<float, 2> b = random_matrix<float>(depth, columns, random);
                const Tensor<float, 2> a_turned = transposed(a), b_turned = transposed(b);
                Tensor<float, 2> got = xt::ones<float>({rows, columns});
                gemm.multiply(matrix(a), matrix(b), matrix(got), Into::replace);
                check_rounded_product(got, a, b);
                got.fill(1);
                gemm.multiply_transposed(matrix(a), matrix(b_turned), matrix(got), Into::add);
                check_rounded_product(got - 1, a, b);
                got.fill(1);
                gemm.accumulate_outer(matrix(a_turned), matrix(b), matrix(got));
                check_rounded_product(got - 1, a, b);
            }
}

TEST_CASE("products write windows and leave the rest alone") {
    Random random(3);
    const Tensor<float, 2> a = random_matrix<float>(4, 6, random), b = random_matrix<float>(6, 5, random);
    const Tensor<float, 2> product = naive_product(a, b);
    for (const Precision precision : {Precision::full, Precision::bfloat16}) {
        Tensor<float, 2> wide = xt::ones<float>({4, 9});
        Gemm<float>(precision).multiply(matrix(a), matrix(b), matrix(wide).column_window(2, 5), Into::replace);
        for (std::size_t i = 0; i < 4; ++i) {
            CHECK(wide(i, 1) == 1.0F);
            CHECK(wide(i, 7) == 1.0F);
            CHECK(wide(i, 4) == doctest::Approx(product(i, 2)).epsilon(0.1));
        }
    }
}

TEST_CASE("a product with no rows does nothing") {
    Tensor<float, 2> b = xt::ones<float>({3, 2});
    const View<float> none{b.data(), 0, 3, 3}, result{b.data(), 0, 2, 2};
    Gemm<float>().multiply(none, matrix(b), result, Into::replace);
    CHECK(b(0, 0) == 1.0F);
}

TEST_CASE_TEMPLATE("bfloat16 rounds floats where the processor has it, and nothing else", T, float, double) {
    const Tensor<T, 2> one = xt::ones<T>({1, 1});
    Tensor<T, 2> fine = one, product = one;
    fine(0, 0) += T{1} / 1024;
    Gemm<T>(Precision::bfloat16).multiply(matrix(std::as_const(fine)), matrix(one), matrix(product), Into::replace);
    CHECK(product(0, 0) == (has_bfloat16() && sizeof(T) == 4 ? T{1} : fine(0, 0)));
}

TEST_CASE("precisions have names") {
    for (const Precision precision : {Precision::full, Precision::bfloat16})
        CHECK(precision_of(name(precision)) == precision);
    CHECK_FALSE(precision_of("half"));
}

}  // namespace

}  // namespace kalends::gemm_test
