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

/// Compares `gradient` with differences of `loss` where one value after the other is moved; returns the worst. The
/// differences are central and of fourth order, (8 (f(h) - f(-h)) - (f(2h) - f(-2h))) / 12 h.
GradientDifference check_gradient(std::span<double> values, std::span<const double> gradient,
                                  const std::function<double()>& loss, const GradientCheckOptions& = {});

/// The same for all tensors of a layer's parameters.
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
