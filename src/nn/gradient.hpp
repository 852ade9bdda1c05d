#pragma once

#include <cmath>
#include <cstddef>
#include <span>

#include "nn/parameters.hpp"

namespace kalends {

/// Sum of squares, added up in double.
template <class T>
double sum_of_squares(std::span<const T> values);
template <class T>
void scale(std::span<T> values, double factor);

/// Multiplies a gradient, e.g. by 1 / number of symbols: from a sum over a batch to a mean.
template <class Params>
void scale_gradient(Params& gradient, double factor) {
    for (auto& tensor : tensors(gradient)) scale(tensor.values, factor);
}

/// Euclidean norm of all values together.
template <class Params>
double gradient_norm(const Params& gradient) {
    double sum = 0;
    for (const auto& tensor : tensors(gradient)) sum += sum_of_squares(tensor.values);
    return std::sqrt(sum);
}

/// Scales the gradient down to `max_norm` where its norm is larger (Pascanu, Mikolov and Bengio 2013, algorithm 1).
/// Returns the norm before; it is not finite where a value is not, and the gradient is then left as it is.
template <class Params>
double clip_gradient(Params& gradient, double max_norm) {
    const double norm = gradient_norm(gradient);
    if (std::isfinite(norm) && norm > max_norm) scale_gradient(gradient, max_norm / norm);
    return norm;
}

}  // namespace kalends
