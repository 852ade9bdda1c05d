#include "nn/initialize.hpp"

#include "nn/layers.hpp"

namespace kalends::initialize_test {

TEST_CASE("initialisation: bounds, moments, orthonormal rows; the same from the same random state") {
    Random random(9), again(9);
    Tensor<float, 2> uniform = xt::zeros<float>({30, 20}), same = xt::zeros<float>({30, 20});
    glorot_uniform(matrix(uniform), random);
    glorot_uniform(matrix(same), again);
    CHECK(uniform == same);
    CHECK(std::all_of(uniform.begin(), uniform.end(), [](float w) { return std::abs(w) <= 0.34642F; }));

    Tensor<double, 2> bell = xt::zeros<double>({100, 100});
    normal(matrix(bell), 0.5, random);
    CHECK(weighted_sum(bell, bell) / 10000 == doctest::Approx(0.25).epsilon(0.05));

    Tensor<double, 2> identity = xt::zeros<double>({4, 4});
    for (std::size_t k = 0; k < 4; ++k) identity(k, k) = 1;
    for (const bool tall : {false, true}) {
        Tensor<double, 2> q = tall ? xt::zeros<double>({7, 4}) : xt::zeros<double>({4, 7});
        orthogonal(matrix(q), random);
        const Tensor<double, 2> other = transposed(q);
        const Tensor<double, 2> product = tall ? naive_product(other, q) : naive_product(q, other);
        CHECK(largest_difference(product, identity) < 1e-12);
    }
}

}  // namespace kalends::initialize_test
