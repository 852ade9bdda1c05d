#pragma once

#include <doctest/doctest.h>

#include <utility>
#include <vector>

#include "nn/adam.hpp"
#include "nn/attention/attention.hpp"
#include "nn/gradient_check.hpp"
#include "tensor/reference.hpp"
#include "tensor/view.hpp"

// What the tests of the layers share.
namespace kalends {

/// A loss that weighs every output differently: sum of coefficient * output; its gradient is the coefficient.
inline double weighted_sum(const Tensor<double, 2>& output, const Tensor<double, 2>& coefficients) {
    double sum = 0;
    for (std::size_t i = 0; i < output.size(); ++i) sum += output.data()[i] * coefficients.data()[i];
    return sum;
}

template <std::size_t N>
std::span<double> values_of(Tensor<double, N>& tensor) {
    return {tensor.data(), tensor.size()};
}
template <std::size_t N>
std::span<const double> values_of(const Tensor<double, N>& tensor) {
    return {tensor.data(), tensor.size()};
}

inline std::vector<AttentionKind> all_attention_kinds() {
    std::vector<AttentionKind> all;
    for (std::size_t kind = 0; kind < Attention<double>::names().size(); ++kind) all.push_back(AttentionKind(kind));
    return all;
}

/// Fills all parameters with small random numbers, biases too, so that no gradient is zero by chance.
template <class Params>
void randomise(Params& params, Random& random) {
    for (auto& tensor : tensors(params)) {
        for (auto& value : tensor.values) value = static_cast<typename Params::Scalar>(random.uniform() - 0.5);
    }
}

inline void check_small(const GradientDifference& difference) {
    CAPTURE(difference.where);
    CAPTURE(difference.analytic);
    CAPTURE(difference.numeric);
    CHECK(difference.relative < 1e-6);
}

/// One step of Adam on all parameters; `step` counts from 1.
template <class Params>
void adam_step(Params& weights, const Params& gradient, AdamMoments<Params>& moments, const AdamOptions& options,
               std::uint64_t step) {
    const auto w = tensors(weights);
    const auto g = tensors(gradient);
    const auto m = tensors(moments.first);
    const auto v = tensors(moments.second);
    for (std::size_t i = 0; i < w.size(); ++i) {
        adam_update<typename Params::Scalar>({w[i].values, g[i].values, m[i].values, v[i].values},
                                             AdamRates(options, step));
    }
}

}  // namespace kalends
