#include "tensor/packed_factor.hpp"

#include <doctest/doctest.h>

#include "tensor/reference.hpp"
#include "tensor/rounded_product.hpp"
#include "tensor/rows_alone.hpp"

namespace kalends {
namespace {

TEST_CASE("in full precision a packed factor is a packed matrix") {
    Random random(7);
    const Tensor<float, 2> a = random_matrix<float>(13, 19, random), b = random_matrix<float>(19, 33, random);
    Tensor<float, 2> wanted = xt::zeros<float>({13, 33}), got = wanted;
    PackedMatrix<float>(matrix(b)).multiply_add(matrix(a), matrix(wanted));
    PackedFactor<float>(matrix(b), Precision::full).multiply_add(matrix(a), matrix(got));
    CHECK(got == wanted);
}

TEST_CASE("bfloat16 is as near as its rounding allows, whatever the shape") {
    Random random(7);
    for (const std::size_t rows : {1, 5, 12, 29, 61})
        for (const std::size_t depth : {1, 2, 19, 64, 601})
            for (const std::size_t columns : {1, 16, 25, 32, 71}) {
                const Tensor<float, 2> a = random_matrix<float>(rows, depth, random);
                const Tensor<float, 2> b = random_matrix<float>(depth, columns, random);
                Tensor<float, 2> got = xt::ones<float>({rows, columns});
                PackedFactor<float>(matrix(b), Precision::bfloat16).multiply_add(matrix(a), matrix(got));
                check_rounded_product(got - 1, a, b);
            }
}

TEST_CASE("a packed factor takes other matrices, and transposed ones") {
    Random random(7);
    PackedFactor<float> factor;
    for (const std::size_t columns : {40, 9, 64}) {
        const Tensor<float, 2> a = random_matrix<float>(7, 21, random), b = random_matrix<float>(21, columns, random);
        const Tensor<float, 2> turned = transposed(b);
        Tensor<float, 2> got = xt::zeros<float>({std::size_t{7}, columns});
        factor.pack_transposed(matrix(turned), Precision::bfloat16);
        factor.multiply_add(matrix(a), matrix(got));
        check_rounded_product(got, a, b);
    }
}

TEST_CASE("a row of a bfloat16 product is the same to the last bit in any batch") {
    check_rows_alone<PackedFactor<float>>(Precision::bfloat16);
}

TEST_CASE("bfloat16 rounds where the processor has it, and only there") {
    const Tensor<float, 2> one = xt::ones<float>({1, 1});
    Tensor<float, 2> fine = one, sum = xt::zeros<float>({1, 1});
    fine(0, 0) = 1 + 1.0F / 1024;
    PackedFactor<float>(matrix(one), Precision::bfloat16).multiply_add(matrix(fine), matrix(sum));
    CHECK(sum(0, 0) == (has_bfloat16() ? 1.0F : fine(0, 0)));
}

TEST_CASE("a packed factor writes windows and leaves the rest alone") {
    Random random(3);
    const Tensor<float, 2> a = random_matrix<float>(4, 6, random), b = random_matrix<float>(6, 5, random);
    Tensor<float, 2> wide = xt::ones<float>({4, 9});
    PackedFactor<float>(matrix(b), Precision::bfloat16).multiply_add(matrix(a), matrix(wide).column_window(2, 5));
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(wide(i, 1) == 1.0F);
        CHECK(wide(i, 7) == 1.0F);
    }
}

TEST_CASE("a packed factor without rows, depth or columns adds nothing") {
    const Tensor<float, 2> b = xt::ones<float>({3, 2});
    Tensor<float, 2> c = xt::ones<float>({4, 2});
    for (const Precision precision : {Precision::full, Precision::bfloat16}) {
        const View<const float> all = matrix(b);
        PackedFactor<float>(all, precision).multiply_add({b.data(), 0, 3, 3}, {c.data(), 0, 2, 2});
        PackedFactor<float>(all.row_window(0, 0), precision).multiply_add({b.data(), 4, 0, 0}, matrix(c));
        PackedFactor<float>(all.column_window(0, 0), precision).multiply_add({b.data(), 1, 3, 3}, {c.data(), 1, 0, 2});
    }
    CHECK(c == xt::ones<float>({4, 2}));
}

}  // namespace
}  // namespace kalends
