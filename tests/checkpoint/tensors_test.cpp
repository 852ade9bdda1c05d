#include "checkpoint/tensors.hpp"

#include <doctest/doctest.h>

#include "checkpoint/sample.hpp"
#include "support/caught.hpp"
#include "tensor/tensor.hpp"

namespace kalends::tensors_test {
namespace {

struct Params {
    using Scalar = float;
    Tensor<float, 2> weight = Tensor<float, 2>::from_shape({2, 3});
    Tensor<float, 1> bias = Tensor<float, 1>::from_shape({2});

    template <class Self, class Function>
    static void visit(Self& self, Function&& function) {
        function("weight", self.weight);
        function("bias", self.bias);
    }
};

Params filled() {
    Params params;
    params.weight = {{1, 2, 3}, {4, 5, 6}};
    params.bias = {7, 8};
    return params;
}

test::Caught reading(const std::vector<NamedTensor>& tensors) {
    Params params;
    return test::caught([&] { from_tensors(tensors, params); });
}

TEST_CASE("tensors go out in row-major order and come back") {
    const std::vector<NamedTensor> tensors = to_tensors(filled());
    CHECK(tensors == std::vector<NamedTensor>{{"weight", {2, 3}, {1, 2, 3, 4, 5, 6}}, {"bias", {2}, {7, 8}}});
    Params params;
    from_tensors(tensors, params);
    CHECK(to_tensors(params) == tensors);
}

TEST_CASE("a tensor that is missing, foreign or of another shape is named") {
    std::vector<NamedTensor> tensors = to_tensors(filled());
    tensors[0].shape = {3, 2};
    CHECK(reading(tensors).message.find("tensor weight of the model has another shape") == 0);
    tensors = to_tensors(filled());
    tensors.pop_back();
    CHECK(reading(tensors).message == "the model has no tensor bias");
    tensors = to_tensors(filled());
    tensors.push_back({"other", {1}, {0}});
    CHECK(reading(tensors).message == "the model has a foreign tensor other");
    CHECK(reading(tensors).kind == 65);
}

}  // namespace

}  // namespace kalends::tensors_test
