#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "tensor/tensor.hpp"

// Parameters of a layer are a struct of tensors and of other layers' parameters, with one static member
//   template <class Self, class F> static void visit(Self& self, F&& f)
// that calls f(name, tensor) for each tensor, const or not as Self is. Everything that walks a model - the optimiser,
// the checkpoint, the exchange of gradients, the gradient check - walks it through this one function.
namespace kalends {

/// Visits a part of a layer: its names get the prefix "part.".
template <class Self, class F>
void visit_part(std::string_view part, Self& parameters, F&& f) {
    std::remove_const_t<Self>::visit(parameters, [&](std::string_view name, auto& tensor) {
        f(std::string(part).append(".").append(name), tensor);
    });
}

/// One tensor of a layer, its type erased. T is const where the parameters are.
template <class T>
struct NamedValues {
    std::string name;
    std::vector<std::size_t> shape;
    std::span<T> values;  ///< row-major; memory of the parameters
};

/// All tensors, in the order of visit(); the same order for weights, gradients and moments of one type.
template <class Params>
auto tensors(Params& parameters) {
    using Scalar = typename Params::Scalar;
    using T = std::conditional_t<std::is_const_v<Params>, const Scalar, Scalar>;
    std::vector<NamedValues<T>> all;
    std::remove_const_t<Params>::visit(parameters, [&](std::string_view name, auto& tensor) {
        all.push_back(
            {std::string(name), {tensor.shape().begin(), tensor.shape().end()}, {tensor.data(), tensor.size()}});
    });
    return all;
}

/// Sets every value, e.g. of a gradient before a batch.
template <class Params>
void set_all(Params& parameters, typename Params::Scalar value) {
    for (auto& tensor : tensors(parameters)) std::fill(tensor.values.begin(), tensor.values.end(), value);
}

/// Parameters of the same shapes, all zero: gradients and moments.
template <class Params>
Params zeros_like(const Params& parameters) {
    Params zero = parameters;
    set_all(zero, 0);
    return zero;
}

}  // namespace kalends
