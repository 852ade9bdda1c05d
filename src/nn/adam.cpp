#include "nn/adam.hpp"

#include <cmath>

namespace kalends {

template <class T>
double sum_of_squares(std::span<const T> values) {
    double sum = 0;
    for (const T value : values) sum += static_cast<double>(value) * static_cast<double>(value);
    return sum;
}

template <class T>
void scale(std::span<T> values, double factor) {
    const T by = static_cast<T>(factor);
    for (T& value : values) value *= by;
}

AdamRates::AdamRates(const AdamOptions& options, std::uint64_t step)
    : beta_1(options.beta_1), beta_2(options.beta_2), epsilon(options.epsilon) {
    const auto t = static_cast<double>(step);
    rate = options.learning_rate / (1 - std::pow(beta_1, t));
    scale = 1 / (1 - std::pow(beta_2, t));
}

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

template double sum_of_squares<float>(std::span<const float>);
template double sum_of_squares<double>(std::span<const double>);
template void scale<float>(std::span<float>, double);
template void scale<double>(std::span<double>, double);
template void adam_update<float>(const AdamTensor<float>&, const AdamRates&);
template void adam_update<double>(const AdamTensor<double>&, const AdamRates&);

}  // namespace kalends
