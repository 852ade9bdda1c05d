#pragma once

#include <doctest/doctest.h>

#include <algorithm>

#include "tensor/reference.hpp"

namespace kalends {

/// A row of a packed product is the same to the last bit in any batch. Factor: PackedMatrix<float> or PackedFactor
template <class Factor, class... Precision>
void check_rows_alone(Precision... precision) {
    Random random(5);
    const Tensor<float, 2> b = random_matrix<float>(57, 41, random);
    const Tensor<float, 2> a = random_matrix<float>(50, 57, random);
    const Factor packed(matrix(b), precision...);
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

}  // namespace kalends
