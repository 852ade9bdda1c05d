#include "tensor/products.hpp"

#include <doctest/doctest.h>

#include "tensor/reference.hpp"
#include "tensor/rounded_product.hpp"

namespace kalends {
namespace {

TEST_CASE("products of bfloat16 are as near as its rounding allows, whatever the shape") {
    Random random(11);
    Products<float> products(Precision::bfloat16);
    for (const std::size_t rows : {1, 13, 50})
        for (const std::size_t depth : {1, 19, 256, 523})
            for (const std::size_t columns : {1, 16, 33, 96}) {
                const Tensor<float, 2> a = random_matrix<float>(rows, depth, random);
                const Tensor<float, 2> b = random_matrix<float>(depth, columns, random);
                const Tensor<float, 2> a_turned = transposed(a), b_turned = transposed(b);
                Tensor<float, 2> got = xt::ones<float>({rows, columns});
                products.multiply(matrix(a), matrix(b), matrix(got));
                check_rounded_product(got, a, b);
                got.fill(1);
                products.add_transposed(matrix(a), matrix(b_turned), matrix(got));
                check_rounded_product(got - 1, a, b);
                got.fill(1);
                products.accumulate_outer(matrix(a_turned), matrix(b), matrix(got));
                check_rounded_product(got - 1, a, b);
            }
}

TEST_CASE_TEMPLATE("products in full precision are those of BLAS", T, float, double) {
    Random random(13);
    const Tensor<T, 2> a = random_matrix<T>(9, 14, random), b = random_matrix<T>(14, 5, random);
    Tensor<T, 2> wanted = xt::zeros<T>({9, 5}), got = wanted;
    multiply(matrix(a), matrix(b), matrix(wanted), Into::replace);
    Products<T>().multiply(matrix(a), matrix(b), matrix(got));
    CHECK(got == wanted);
}

TEST_CASE("doubles are never rounded") {
    CHECK(rounds<float>(Precision::bfloat16) == has_bfloat16());
    CHECK_FALSE(rounds<float>(Precision::full));
    CHECK_FALSE(rounds<double>(Precision::bfloat16));
}

TEST_CASE("precisions have names") {
    for (const Precision precision : {Precision::full, Precision::bfloat16})
        CHECK(precision_of(name(precision)) == precision);
    CHECK_FALSE(precision_of("half"));
}

}  // namespace
}  // namespace kalends
