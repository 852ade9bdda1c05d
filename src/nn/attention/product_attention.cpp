#include "nn/attention/product_attention.hpp"

#include <algorithm>

#include "tensor/row_kernels.hpp"

namespace kalends {
namespace {

template <class T>
using Question = typename ProductAttention<T>::Question;

/// States of row r that exist.
template <class T>
std::size_t length_of(const Question<T>& question, std::size_t r) {
    if (question.lengths.empty()) return question.keys.length;
    const std::size_t heads = question.keys.rows / question.lengths.size();
    return static_cast<std::size_t>(question.lengths[r / heads]);
}

/// Of row r, as many columns as it has states.
template <class T>
View<T> weights_of_row(const Question<T>& question, std::size_t r, Buffer<T>& buffer) {
    const std::size_t length = question.queries.length, positions = question.keys.length;
    const View<T> all = buffer.matrix(question.queries.rows * length, positions);
    return all.row_window(r * length, length).column_window(0, length_of<T>(question, r));
}

/// weights = softmax(scale Q K^T), what is not seen zero. [T,S]
template <class T>
void weigh(const Question<T>& question, std::size_t r, View<T> weights, typename ProductAttention<T>::Workspace& work) {
    work.gemm.pack_transposed(question.keys.of_row(r).row_window(0, weights.columns), work.factor);
    fill(weights, T{0});
    work.factor.multiply_add(question.queries.of_row(r), weights);
    if (!question.is_causal) return softmax_rows(question.scale, weights);
    for (std::size_t t = 0; t < weights.rows; ++t) {
        const std::size_t seen = std::min(t + 1, weights.columns);
        softmax_rows(question.scale, weights.row_window(t, 1).column_window(0, seen));
        std::fill_n(weights.row(t) + seen, weights.columns - seen, T{0});
    }
}

}  // namespace

template <class T>
void ProductAttention<T>::forward(const Question& question, TimeView<T> found, bool keeps, Workspace& work) {
    for (std::size_t r = 0; r < found.rows; ++r) {
        const View<T> weights = keeps ? weights_of_row<T>(question, r, work.weights)
                                      : work.weights.matrix(question.queries.length, length_of<T>(question, r));
        weigh<T>(question, r, weights, work);
        work.gemm.pack(question.values.of_row(r).row_window(0, weights.columns), work.factor);
        fill(found.of_row(r), T{0});
        work.factor.multiply_add(weights, found.of_row(r));
    }
}

template <class T>
void ProductAttention<T>::backward(const Question& question, const Gradients& d, Workspace& work) {
    for (std::size_t r = 0; r < question.queries.rows; ++r) {
        const View<const T> weights = weights_of_row<T>(question, r, work.weights);
        const auto seen = [&](auto states) { return states.of_row(r).row_window(0, weights.columns); };
        const View<T> d_scores = work.d_weights.matrix(weights.rows, weights.columns);
        work.gemm.multiply_transposed(d.d_found.of_row(r), seen(question.values), d_scores, Into::replace);
        for (std::size_t t = 0; t < d.d_weights.length; ++t)
            for (std::size_t s = 0; s < d_scores.columns; ++s) d_scores.row(t)[s] += d.d_weights.at(t, s)[r];
        softmax_rows_backward<T>(question.scale, weights, d_scores);
        work.gemm.multiply(d_scores, seen(question.keys), d.d_queries.of_row(r), Into::add);
        work.gemm.accumulate_outer(d_scores, question.queries.of_row(r), seen(d.d_keys));
        work.gemm.accumulate_outer(weights, d.d_found.of_row(r), seen(d.d_values));
    }
}

template <class T>
void ProductAttention<T>::copy_weights(const Question& question, Workspace& work, TimeView<T> to) {
    fill(to.flat(), T{0});
    for (std::size_t r = 0; r < to.columns; ++r) {
        const View<const T> weights = weights_of_row<T>(question, r, work.weights);
        for (std::size_t t = 0; t < weights.rows; ++t)
            for (std::size_t s = 0; s < weights.columns; ++s) to.at(t, s)[r] = weights.row(t)[s];
    }
}

template struct ProductAttention<float>;
template struct ProductAttention<double>;

}  // namespace kalends
