#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>
#include <string>

#include "nn/parameters.hpp"

namespace kalends {

struct GradientDifference {
    std::string where;    ///< "name[index]" of the worst value
    double relative = 0;  ///< |analytic - numeric| / max(|analytic|, |numeric|, floor)
    double analytic = 0;
    double numeric = 0;
};

struct GradientCheckOptions {
    double step = 1e-4;
    double floor = 1e-3;        ///< gradients smaller than this are compared absolutely, in its unit
    std::size_t at_most = 400;  ///< values checked of each tensor, spread evenly
};

inline double difference_quotient(double& value, double step, const std::function<double()>& loss) {
    const double original = value;
    const auto at = [&](double moved) {
        value = original + moved;
        return loss();
    };
    const double near = at(step) - at(-step);
    const double far = at(2 * step) - at(-2 * step);
    value = original;
    return (8 * near - far) / (12 * step);
}

/// Compares `gradient` with differences of `loss` where one value after the other is moved; returns the worst. The
/// differences are central and of fourth order, (8 (f(h) - f(-h)) - (f(2h) - f(-2h))) / 12 h.
inline GradientDifference check_gradient(std::span<double> values, std::span<const double> gradient,
                                         const std::function<double()>& loss,
                                         const GradientCheckOptions& options = {}) {
    GradientDifference worst;
    const std::size_t stride = std::max<std::size_t>(1, values.size() / options.at_most);
    for (std::size_t i = 0; i < values.size(); i += stride) {
        const double numeric = difference_quotient(values[i], options.step, loss);
        const double size = std::max({std::abs(gradient[i]), std::abs(numeric), options.floor});
        const double relative = std::abs(gradient[i] - numeric) / size;
        if (worst.where.empty() || !(relative <= worst.relative)) {
            worst = {std::string(1, '[').append(std::to_string(i)).append("]"), relative, gradient[i], numeric};
        }
    }
    return worst;
}

/// Checks all tensors of a layer's parameters.
template <class Params>
GradientDifference check_gradients(Params& parameters, const Params& gradient, const std::function<double()>& loss,
                                   const GradientCheckOptions& options = {}) {
    GradientDifference worst;
    const auto analytic = tensors(gradient);
    const auto values = tensors(parameters);
    for (std::size_t i = 0; i < values.size(); ++i) {
        GradientDifference found = check_gradient(values[i].values, analytic[i].values, loss, options);
        found.where = values[i].name + found.where;
        if (i == 0 || !(found.relative <= worst.relative)) worst = found;
    }
    return worst;
}

}  // namespace kalends
