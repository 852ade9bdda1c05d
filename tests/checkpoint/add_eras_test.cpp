#include "checkpoint/add_eras.hpp"

#include <doctest/doctest.h>

#include <numeric>
#include <tuple>

namespace kalends {
namespace {

NamedTensor counted(std::string name, std::vector<std::size_t> shape) {
    std::size_t size = 1;
    for (const std::size_t length : shape) size *= length;
    std::vector<float> values(size);
    std::iota(values.begin(), values.end(), 0.0F);
    return {std::move(name), std::move(shape), std::move(values)};
}

std::vector<NamedTensor> tensors_of_before() {
    return {counted("encoder.embedding.weight", {26, 1}), counted("decoder.embedding.weight", {26, 2}),
            counted("decoder.output.weight", {3, 25}), counted("decoder.output.bias", {25})};
}

TEST_CASE("the decoder reads and writes nine more symbols, the old ones as they were") {
    Checkpoint checkpoint;
    checkpoint.weights = tensors_of_before();
    add_eras(checkpoint);
    const auto& [source, embedding, weight, bias] =
        std::tie(checkpoint.weights[0], checkpoint.weights[1], checkpoint.weights[2], checkpoint.weights[3]);
    CHECK(source == tensors_of_before()[0]);
    CHECK(embedding.shape == std::vector<std::size_t>{symbol::input_count, 2});
    CHECK(embedding.values[2 * 24 + 1] == 49);         // the end
    CHECK(embedding.values[2 * symbol::era_bc] == 0);  // new
    CHECK(embedding.values[2 * symbol::start] == 50);  // the start
    CHECK(embedding.values.size() == 2 * symbol::input_count);
    CHECK(weight.shape == std::vector<std::size_t>{3, symbol::count});
    CHECK(weight.values[24] == 24);
    CHECK(weight.values[symbol::era_last] == 0);
    CHECK(weight.values[symbol::count] == 25);  // the next row
    CHECK(bias.shape == std::vector<std::size_t>{symbol::count});
    CHECK(bias.values[24] == 24);
    CHECK(bias.values[symbol::era_bc] == -20);  // below the least, which is 0
}

TEST_CASE("what --resume needs grows with it, the optimiser's moments by noughts") {
    Checkpoint checkpoint;
    TrainingState& training = checkpoint.training.emplace();
    training.weights = training.average = training.first_moments = training.second_moments = tensors_of_before();
    add_eras(checkpoint);
    CHECK(training.weights[3].values.back() == -20);
    CHECK(training.average == training.weights);
    CHECK(training.first_moments[3].values.back() == 0);
    CHECK(training.first_moments == training.second_moments);
}

TEST_CASE("tensors of other shapes and none at all are left alone") {
    Checkpoint checkpoint;
    checkpoint.weights = {counted("decoder.embedding.weight", {25, 2}), counted("output.bias", {}),
                          counted("output.weight", {25, 2}), counted("decoder.output.weight", {0, 25}),
                          counted("decoder.output.bias", {25, 0})};
    const std::vector<NamedTensor> before = checkpoint.weights;
    add_eras(checkpoint);
    CHECK(checkpoint.weights == before);
}

}  // namespace
}  // namespace kalends
