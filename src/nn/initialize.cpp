#include "nn/initialize.hpp"

#include <cmath>
#include <numbers>
#include <vector>

#include "tensor/simd.hpp"

namespace kalends {
namespace {

double normal_number(Random& random) {
    const double radius = std::sqrt(-2 * std::log(1 - random.uniform()));
    return radius * std::cos(2 * std::numbers::pi * random.uniform());
}

/// Each element becomes at(i, j), row by row.
template <class T, class At>
void set_each(View<T> weight, At at) {
    for (std::size_t i = 0; i < weight.rows; ++i)
        for (std::size_t j = 0; j < weight.columns; ++j) weight.row(i)[j] = static_cast<T>(at(i, j));
}

using Rows = std::vector<std::vector<double>>;

Rows normal_rows(std::size_t count, std::size_t length, Random& random) {
    Rows rows(count, std::vector<double>(length));
    for (auto& row : rows) {
        for (double& value : row) value = normal_number(random);
    }
    return rows;
}

// Gram and Schmidt, the modified way; count <= length.
void orthonormalise(Rows& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t n = rows[i].size();
        for (std::size_t j = 0; j < i; ++j) {
            axpy(-dot(rows[i].data(), rows[j].data(), n), rows[j].data(), rows[i].data(), n);
        }
        const double norm = std::sqrt(dot(rows[i].data(), rows[i].data(), n));
        for (double& value : rows[i]) value /= norm;
    }
}

}  // namespace

template <class T>
void glorot_uniform(View<T> weight, Random& random) {
    const double limit = std::sqrt(6.0 / static_cast<double>(weight.rows + weight.columns));
    set_each(weight, [&](std::size_t, std::size_t) { return limit * (2 * random.uniform() - 1); });
}

template <class T>
void normal(View<T> weight, double deviation, Random& random) {
    set_each(weight, [&](std::size_t, std::size_t) { return deviation * normal_number(random); });
}

template <class T>
void orthogonal(View<T> weight, Random& random) {
    const bool tall = weight.rows > weight.columns;
    Rows rows = normal_rows(std::min(weight.rows, weight.columns), std::max(weight.rows, weight.columns), random);
    orthonormalise(rows);
    set_each(weight, [&](std::size_t i, std::size_t j) { return tall ? rows[j][i] : rows[i][j]; });
}

template <class T>
void initialize_gates(View<T> input_weight, View<T> recurrent_weight, Random& random) {
    const std::size_t hidden = recurrent_weight.rows;
    for (std::size_t first = 0; first < recurrent_weight.columns; first += hidden) {
        glorot_uniform(input_weight.column_window(first, hidden), random);
        orthogonal(recurrent_weight.column_window(first, hidden), random);
    }
}

#define KALENDS_INSTANTIATE(T)                         \
    template void glorot_uniform<T>(View<T>, Random&); \
    template void normal<T>(View<T>, double, Random&); \
    template void orthogonal<T>(View<T>, Random&);     \
    template void initialize_gates<T>(View<T>, View<T>, Random&);
KALENDS_INSTANTIATE(float)
KALENDS_INSTANTIATE(double)
#undef KALENDS_INSTANTIATE

}  // namespace kalends
