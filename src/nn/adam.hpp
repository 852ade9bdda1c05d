#pragma once

#include <cstdint>
#include <span>

#include "nn/parameters.hpp"

namespace kalends {

/// Sum of squares, added up in double.
template <class T>
double sum_of_squares(std::span<const T> values);
template <class T>
void scale(std::span<T> values, double factor);

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
    AdamRates(const AdamOptions&, std::uint64_t step);
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
void adam_update(const AdamTensor<T>&, const AdamRates&);

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
