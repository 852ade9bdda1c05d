#include "nn/gradient.hpp"

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

template double sum_of_squares<float>(std::span<const float>);
template double sum_of_squares<double>(std::span<const double>);
template void scale<float>(std::span<float>, double);
template void scale<double>(std::span<double>, double);

}  // namespace kalends
