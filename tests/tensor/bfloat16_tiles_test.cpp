#include "tensor/bfloat16_tiles.hpp"

#include <doctest/doctest.h>

#include <tuple>
#include <vector>

#include "tensor/reference.hpp"
#include "tensor/view.hpp"

namespace kalends::bfloat16_tiles_test {
namespace {

/// All units of this machine: whichever is the fastest, the others must be as right.
std::vector<Bfloat16Unit> units() {
    std::vector<Bfloat16Unit> found;
    for (const Bfloat16Unit unit : {Bfloat16Unit::vectors, Bfloat16Unit::tiles}) {
        if (unit <= best_bfloat16_unit()) found.push_back(unit);
    }
    return found;
}

FloatRows rows_of(const Tensor<float, 2>& tensor) {
    const View<const float> view = matrix(tensor);
    return {view.data, view.rows, view.columns, view.stride};
}

/// A window of a wider matrix of ones: what stands beside it must stay.
struct Window {
    Window(std::size_t rows, std::size_t columns)
        : whole(xt::ones<float>({rows + 1, columns + 5})), columns_(columns) {}

    FloatTarget target() { return {whole.data() + 3, whole.shape(1)}; }
    /// What was added to it.
    Tensor<float, 2> added() {
        Tensor<float, 2> sum = xt::zeros<float>({whole.shape(0) - 1, columns_});
        for (std::size_t i = 0; i < whole.shape(0); ++i) {
            for (std::size_t j = 0; j < whole.shape(1); ++j) {
                const bool inside = i < sum.shape(0) && j >= 3 && j < 3 + columns_;
                if (inside) sum(i, j - 3) = whole(i, j) - 1;
                if (!inside) CHECK(whole(i, j) == 1);
            }
        }
        return sum;
    }

    Tensor<float, 2> whole;

private:
    std::size_t columns_;
};

Tensor<float, 2> product(Bfloat16Unit unit, const Tensor<float, 2>& a, const Tensor<float, 2>& b) {
    Window c(a.shape(0), b.shape(1));
    std::vector<Bfloat16Pair> panels(bfloat16_panels_size(b.shape(0), b.shape(1)));
    to_bfloat16_panels(rows_of(b), panels.data());
    multiply_add_bfloat16(unit, rows_of(a), panels.data(), b.shape(1), c.target());
    return c.added();
}

Tensor<float, 2> outer(Bfloat16Unit unit, const Tensor<float, 2>& a, const Tensor<float, 2>& b) {
    Window c(a.shape(1), b.shape(1));
    std::vector<Bfloat16Pair> scratch(bfloat16_outer_scratch_size(a.shape(1), b.shape(1)));
    accumulate_outer_bfloat16(unit, rows_of(a), rows_of(b), c.target(), scratch.data());
    return c.added();
}

TEST_CASE("each unit's products are as near as rounding allows, whatever the shape") {
    Random random(17);
    for (const Bfloat16Unit unit : units())
        for (const std::size_t rows : {1, 12, 16, 17, 32, 50})
            for (const std::size_t depth : {1, 31, 33, 64, 540})
                for (const std::size_t columns : {1, 16, 32, 45}) {
                    const Tensor<float, 2> a = random_matrix<float>(rows, depth, random);
                    const Tensor<float, 2> b = random_matrix<float>(depth, columns, random);
                    check_rounded_product(product(unit, a, b), a, b);
                    check_rounded_product(outer(unit, transposed(a), b), a, b);
                }
}

TEST_CASE("without rows, depth or columns nothing is added") {
    for (const Bfloat16Unit unit : units())
        for (const auto& [rows, depth, columns] : {std::tuple{0, 3, 3}, {3, 0, 3}, {3, 3, 0}}) {
            const Tensor<float, 2> a = xt::ones<float>({rows, depth}), b = xt::ones<float>({depth, columns});
            for (const float sum : product(unit, a, b)) CHECK(sum == 0);
            for (const float sum : outer(unit, transposed(a), b)) CHECK(sum == 0);
        }
}

TEST_CASE("panels of a transposed factor are those of the factor") {
    if (units().empty()) return;
    Random random(19);
    for (const std::size_t rows : {1, 16, 33, 70}) {
        const Tensor<float, 2> b = random_matrix<float>(rows, 41, random), turned = transposed(b);
        std::vector<Bfloat16Pair> wanted(bfloat16_panels_size(rows, 41)), got(wanted.size(), 1);
        to_bfloat16_panels(rows_of(b), wanted.data());
        to_bfloat16_panels_transposed(rows_of(turned), got.data());
        CHECK(got == wanted);
    }
}

}  // namespace

}  // namespace kalends::bfloat16_tiles_test
