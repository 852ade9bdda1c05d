#include "nn/gradient_check.hpp"

namespace kalends {
namespace {

double difference_quotient(double& value, double step, const std::function<double()>& loss) {
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

}  // namespace

GradientDifference check_gradient(std::span<double> values, std::span<const double> gradient,
                                  const std::function<double()>& loss, const GradientCheckOptions& options) {
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

}  // namespace kalends
