#include "kalends/model/decoder_input.hpp"

#include <doctest/doctest.h>

#include "kalends/core/random.hpp"
#include "kalends/tensor/tensor.hpp"

using namespace kalends;

namespace {

constexpr std::size_t size = 3;

Tensor<double, 2> random_matrix(std::size_t rows, Random& random) {
    Tensor<double, 2> matrix = Tensor<double, 2>::from_shape({rows, size});
    for (double& value : matrix) value = random.uniform() - 0.5;
    return matrix;
}

Tensor<double, 2> embedded(const Tensor<double, 2>& parts) {
    Tensor<double, 2> inputs = Tensor<double, 2>::from_shape({std::size_t{symbol::input_count}, size});
    embed_inputs<double>(matrix(parts), matrix(inputs));
    return inputs;
}

}  // namespace

TEST_CASE("an input is its hint plus the symbol written last") {
    Random random(1);
    const Tensor<double, 2> parts = random_matrix(input_parts, random);
    const Tensor<double, 2> inputs = embedded(parts);
    const symbol::Id start = symbol::start_for(Order::mdy);
    const auto hint = static_cast<std::size_t>(symbol::count) + 2;
    for (std::size_t e = 0; e < size; ++e) {
        CHECK(inputs(static_cast<std::size_t>(start), e) == parts(hint, e));
        CHECK(inputs(static_cast<std::size_t>(symbol::input_after(start, 7)), e) == parts(7, e) + parts(hint, e));
    }
}

TEST_CASE("backward is the adjoint of forward, and adds") {
    Random random(2);
    const Tensor<double, 2> parts = random_matrix(input_parts, random);
    const Tensor<double, 2> d_inputs = random_matrix(symbol::input_count, random);
    Tensor<double, 2> d_parts = Tensor<double, 2>::from_shape({input_parts, size});
    d_parts.fill(1);
    embed_inputs_backward<double>(matrix(d_inputs), matrix(d_parts));
    const Tensor<double, 2> inputs = embedded(parts);
    double there = 0, back = 0;
    for (std::size_t i = 0; i < inputs.size(); ++i) there += inputs.flat(i) * d_inputs.flat(i);
    for (std::size_t i = 0; i < parts.size(); ++i) back += parts.flat(i) * (d_parts.flat(i) - 1);
    CHECK(there == doctest::Approx(back));
}
