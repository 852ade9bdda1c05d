#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "kalends/core/error.hpp"
#include "nn/attention/memory.hpp"
#include "nn/attention/score.hpp"
#include "tensor/row_kernels.hpp"
#include "tensor/tensor.hpp"
#include "tensor/view.hpp"

// S entries of a memory, B rows of a batch, K key, C value.
namespace kalends {

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

/// The same for one query in a memory of at least one entry: score(query, key) is a number, both are spans.
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
