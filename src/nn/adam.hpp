#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

#include "nn/parameters.hpp"

namespace kalends {

struct AdamOptions {
    double learning_rate = 2e-3;
    double beta_1 = 0.9;
    double beta_2 = 0.999;
    double epsilon = 1e-8;
};

/// What one step of Adam (Kingma and Ba 2015, algorithm 1) does to every number, with the bias corrections of its step
/// in place.
struct AdamRates {
    /// @param step 1 for the first step
    AdamRates(const AdamOptions& options, std::uint64_t step)
        : beta_1(options.beta_1),
          beta_2(options.beta_2),
          rate(options.learning_rate / (1 - std::pow(beta_1, static_cast<double>(step)))),
          scale(1 / (1 - std::pow(beta_2, static_cast<double>(step)))),
          epsilon(options.epsilon) {}
    double beta_1, beta_2;
    double rate;   ///< learning rate / (1 - beta_1^step)
    double scale;  ///< 1 / (1 - beta_2^step)
    double epsilon;
};

/// One tensor: weights, its gradient, first and second moment, all of one length.
template <class T>
struct AdamTensor {
    std::span<T> weights;
    std::span<const T> gradient;
    std::span<T> first;
    std::span<T> second;
};

template <class T>
void adam_update(const AdamTensor<T>& tensor, const AdamRates& rates) {
    const T beta_1 = static_cast<T>(rates.beta_1), rest_1 = static_cast<T>(1 - rates.beta_1);
    const T beta_2 = static_cast<T>(rates.beta_2), rest_2 = static_cast<T>(1 - rates.beta_2);
    const T rate = static_cast<T>(rates.rate), scale = static_cast<T>(rates.scale);
    const T epsilon = static_cast<T>(rates.epsilon);
    T* const w = tensor.weights.data();
    T* const m = tensor.first.data();
    T* const v = tensor.second.data();
    const T* const g = tensor.gradient.data();
    for (std::size_t i = 0; i < tensor.weights.size(); ++i) {
        m[i] = beta_1 * m[i] + rest_1 * g[i];
        v[i] = beta_2 * v[i] + rest_2 * g[i] * g[i];
        w[i] -= rate * m[i] / (std::sqrt(v[i] * scale) + epsilon);
    }
}

/// First and second moments of a gradient, zero at the start. What a checkpoint keeps of an optimiser beside the step.
template <class Params>
struct AdamMoments {
    Params first, second;
};

template <class Params>
AdamMoments<Params> adam_moments(const Params& weights) {
    return {zeros_like(weights), zeros_like(weights)};
}

}  // namespace kalends
