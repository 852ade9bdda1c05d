#include "tensor/tensor.hpp"

#include <doctest/doctest.h>

#include <vector>

namespace kalends::tensor_test {

TEST_CASE("rows and columns are gathered, some twice, some not") {
    const Tensor<float, 2> matrix{{1, 2, 3}, {4, 5, 6}};
    const std::vector<std::size_t> indices{1, 0, 1};
    CHECK(gather_rows(matrix, indices) == Tensor<float, 2>{{4, 5, 6}, {1, 2, 3}, {4, 5, 6}});
    CHECK(gather_columns(matrix, indices) == Tensor<float, 2>{{2, 1, 2}, {5, 4, 5}});
    const Tensor<float, 3> matrices{{{1}, {2}}, {{3}, {4}}};
    CHECK(gather_rows(matrices, indices) == Tensor<float, 3>{{{2}, {1}, {2}}, {{4}, {3}, {4}}});
}

}  // namespace kalends::tensor_test
