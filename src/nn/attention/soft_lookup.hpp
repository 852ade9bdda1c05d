#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "kalends/core/error.hpp"
#include "nn/attention/score.hpp"
#include "tensor/row_kernels.hpp"
#include "tensor/tensor.hpp"
#include "tensor/view.hpp"

// S entries of a memory (source positions), B rows of a batch, T target positions, K key, C value.
namespace kalends {

/// What an encoder hands to an attention.
template <class T>
struct Memory {
    Tensor<T, 3> values;  // [S,B,C]; any finite numbers where the mask is zero
    Tensor<T, 3> keys;    // [S,B,K]; empty where the values are the keys
    Tensor<T, 2> mask;    // [S,B], 1 inside a row, 0 past its end
};

/// A memory in someone else's buffers; const T to read.
template <class T>
struct MemoryView {
    TimeView<T> values;  // [S,B,C]
    TimeView<T> keys;    // [S,B,K]
    View<T> mask;        // [S,B]

    [[nodiscard]] MemoryView row_window(RowRange range) const {
        return {values.row_window(range), keys.row_window(range), mask.column_window(range.first, range.count())};
    }
};

template <class T>
MemoryView<const T> view(const Memory<T>& memory) {
    const TimeView<const T> values = time_major(memory.values);
    return {values, memory.keys.size() == 0 ? values : time_major(memory.keys), matrix(memory.mask)};
}

/// mask[s,b] = 1 where s < the length of its row, else 0. [S,B], a multiple of the lengths: one column for each head of
/// a row.
template <class T>
void length_mask(std::span<const std::int32_t> lengths, View<T> mask);

/// context[b] = sum over s of weights[s,b] values[s,b]. weights [S,B], context [B,C]
template <class T>
void blend(Input<T> weights, TimeInput<T> values, View<T> context);

/// d_weights[s,b] += d_context[b] . values[s,b], where the mask is not zero.
template <class T>
void blend_weights_backward(Input<T> d_context, const MemoryView<const T>& memory, View<T> d_weights);

/// d_values[s,b] += sum over t of weights[t,s,b] d_context[t,b]: for all steps of a decoder at once, so that the
/// largest block of all is written once and not T times. weights [T,S,B], d_contexts [T,B,C], d_values [S,B,C]
template <class T>
void blend_values_backward(TimeInput<T> weights, TimeInput<T> d_contexts, TimeView<T> d_values);

/// A dictionary that always answers: the query is compared with every key, and the answer is the mean of the values,
/// weighted by the softmax of the scores (Bahdanau, Cho and Bengio 2015, eq. 5 and 6). With one key much like the query
/// and no other, it is that key's value; else a blend.
///
/// `score` fills the scores of a Comparison: score(const Comparison<T>&, View<T> scores). Each row has a memory of its
/// own; entries where its mask is zero are not there. query [B,K], weights [S,B], answer [B,C]
template <class T, class Score>
void soft_lookup(Input<T> query, const MemoryView<const T>& memory, Score&& score, View<T> weights, View<T> answer) {
    score(Comparison<T>{query, memory.keys, memory.mask}, weights);
    masked_softmax(memory.mask, weights);
    blend(weights, memory.values, answer);
}

/// What one query found.
template <class T>
struct SoftAnswer {
    Tensor<T, 1> value;    ///< [C]
    Tensor<T, 1> weights;  ///< [S], not negative, sum to one
};

/// Soft look-up of one query in a memory of at least one entry: score(query, key) is a number, both are spans.
/// query [Q], keys [S,K], values [S,C]
///
///     const auto [value, weights] = soft_lookup(query, keys, values, inner_product<float>);
///
/// @throws Error (usage) where there are no entries, or not as many values as keys
template <class T, class Score>
SoftAnswer<T> soft_lookup(const Tensor<T, 1>& query, const Tensor<T, 2>& keys, const Tensor<T, 2>& values,
                          Score&& score) {
    const std::size_t entries = keys.shape(0);
    if (entries == 0 || values.shape(0) != entries)
        throw Error(ErrorKind::usage, "a soft look-up in " + std::to_string(entries) + " keys and " +
                                          std::to_string(values.shape(0)) +
                                          " values: give each key its value, and at least one");
    SoftAnswer<T> found{xt::zeros<T>({values.shape(1)}), xt::zeros<T>({entries})};
    const Tensor<T, 2> mask = xt::ones<T>({entries, std::size_t{1}});
    const MemoryView<const T> memory{time_major(matrix(values), 1), time_major(matrix(keys), 1), matrix(mask)};
    const auto score_all = [&](const Comparison<T>& c, View<T> scores) {
        for (std::size_t s = 0; s < entries; ++s)
            scores.row(s)[0] =
                score(std::span(c.query.row(0), c.query.columns), std::span(c.keys.at(s, 0), c.keys.columns));
    };
    soft_lookup<T>(matrix(query), memory, score_all, {found.weights.data(), entries, 1, 1}, matrix(found.value));
    return found;
}

/// The plainest score: query . key. @throws Error (usage) where they are not of one size
template <class T>
T inner_product(std::span<const T> query, std::span<const T> key) {
    if (query.size() != key.size())
        throw Error(ErrorKind::usage, "an inner product of " + std::to_string(query.size()) + " numbers with " +
                                          std::to_string(key.size()) + ": make query and keys of one size");
    T sum = 0;
    for (std::size_t k = 0; k < query.size(); ++k) sum += query[k] * key[k];
    return sum;
}

}  // namespace kalends
