#include "tensor/packed_factor.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "tensor/gemm.hpp"
#include "tensor/reference.hpp"

namespace kalends::packed_factor_test {
namespace {

constexpr auto precisions = {Precision::full, Precision::bfloat16};

TEST_CASE_TEMPLATE("a packed factor multiplies as three loops do, and adds, whatever the shape", T, float, double) {
    Random random(7);
    const Gemm<T> gemm;
    PackedFactor<T> factor;  // of all shapes, one after the other
    for (const std::size_t rows : {1, 2, 13, 40})
        for (const std::size_t columns : {1, 7, 32, 33, 70}) {
            const Tensor<T, 2> a = random_matrix<T>(rows, 19, random), b = random_matrix<T>(19, columns, random);
            const Tensor<T, 2> turned = transposed(b), product = naive_product(a, b);
            const double tolerance = sizeof(T) == 4 ? 1e-4 : 1e-12;
            Tensor<T, 2> got = xt::zeros<T>({rows, columns});
            gemm.pack(matrix(b), factor);
            factor.multiply_add(matrix(a), matrix(got));
            CHECK(largest_difference(got, product) < tolerance);
            gemm.pack_transposed(matrix(turned), factor);
            factor.multiply_add(matrix(a), matrix(got));
            CHECK(largest_difference(got, Tensor<T, 2>(T{2} * product)) < tolerance);
        }
}

TEST_CASE("bfloat16 is as near as its rounding allows, whatever the shape") {
    Random random(7);
    const Gemm<float> gemm(Precision::bfloat16);
    PackedFactor<float> factor;
    for (const std::size_t rows : {1, 5, 12, 29, 61})
        for (const std::size_t depth : {1, 2, 19, 64, 601})
            for (const std::size_t columns : {1, 16, 25, 32, 71}) {
                const Tensor<float, 2> a = random_matrix<float>(rows, depth, random);
                const Tensor<float, 2> b = random_matrix<float>(depth, columns, random), turned = transposed(b);
                Tensor<float, 2> got = xt::ones<float>({rows, columns});
                gemm.packed(matrix(b)).multiply_add(matrix(a), matrix(got));
                check_rounded_product(got - 1, a, b);
                got.fill(1);
                gemm.pack_transposed(matrix(turned), factor);
                factor.multiply_add(matrix(a), matrix(got));
                check_rounded_product(got - 1, a, b);
            }
}

TEST_CASE("a row of a product by a packed factor is the same to the last bit in any batch") {
    Random random(5);
    const Tensor<float, 2> b = random_matrix<float>(57, 41, random), a = random_matrix<float>(50, 57, random);
    for (const Precision precision : precisions) {
        const PackedFactor<float> packed = Gemm<float>(precision).packed(matrix(b));
        Tensor<float, 2> all = xt::zeros<float>({50, 41});
        packed.multiply_add(matrix(a), matrix(all));
        for (const std::size_t size : {1, 3, 12, 17}) {
            for (std::size_t first = 0; first + size <= 50; first += 7) {
                Tensor<float, 2> some = xt::zeros<float>({size, std::size_t{41}});
                packed.multiply_add(matrix(a).row_window(first, size), matrix(some));
                CHECK(std::equal(some.begin(), some.end(), matrix(all).row(first)));
            }
        }
    }
}

TEST_CASE("a packed factor writes windows and leaves the rest alone") {
    Random random(3);
    const Tensor<float, 2> a = random_matrix<float>(4, 6, random), b = random_matrix<float>(6, 5, random);
    for (const Precision precision : precisions) {
        Tensor<float, 2> wide = xt::ones<float>({4, 9});
        Gemm<float>(precision).packed(matrix(b)).multiply_add(matrix(a), matrix(wide).column_window(2, 5));
        for (std::size_t i = 0; i < 4; ++i) {
            CHECK(wide(i, 1) == 1.0F);
            CHECK(wide(i, 7) == 1.0F);
        }
    }
}

TEST_CASE("a packed factor without rows, depth or columns adds nothing") {
    const Tensor<float, 2> b = xt::ones<float>({3, 2});
    Tensor<float, 2> c = xt::ones<float>({4, 2});
    for (const Precision precision : precisions) {
        const Gemm<float> gemm(precision);
        const View<const float> all = matrix(b);
        gemm.packed(all).multiply_add({b.data(), 0, 3, 3}, {c.data(), 0, 2, 2});
        gemm.packed(all.row_window(0, 0)).multiply_add({b.data(), 4, 0, 0}, matrix(c));
        gemm.packed(all.column_window(0, 0)).multiply_add({b.data(), 1, 3, 3}, {c.data(), 1, 0, 2});
    }
    CHECK(c == xt::ones<float>({4, 2}));
}

}  // namespace

}  // namespace kalends::packed_factor_test
