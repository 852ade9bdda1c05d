#include "model/attention_inference.hpp"

#include <string>
#include <utility>

#include "kalends/core/error.hpp"
#include "tensor/row_kernels.hpp"

namespace kalends {
namespace {

// y = x W over the last axis; empty where there is no W.
template <std::size_t N>
Tensor<float, N> projected(View<const float> x, std::array<std::size_t, N> shape, const PackedFactor<float>& factor) {
    shape.back() = factor.columns();
    if (factor.columns() == 0) shape.fill(0);
    Tensor<float, N> y = xt::zeros<float>(shape);
    if (y.size() > 0) factor.multiply_add(x, matrix(y));
    return y;
}

// weights [S,B * heads] to the heads' mean [B,S]
Tensor<float, 2> mean_of_heads(const Tensor<float, 2>& weights, std::size_t heads) {
    Tensor<float, 2> mean = xt::zeros<float>({weights.shape(1) / heads, weights.shape(0)});
    for (std::size_t i = 0; i < mean.shape(0); ++i) {
        for (std::size_t j = 0; j < mean.shape(1); ++j) {
            for (std::size_t h = 0; h < heads; ++h) mean(i, j) += weights(j, i * heads + h);
            mean(i, j) /= static_cast<float>(heads);
        }
    }
    return mean;
}

// mask [S,B] with a column for each head: [S,B * heads]
Tensor<float, 2> mask_of_heads(const Tensor<float, 2>& mask, std::size_t heads) {
    Tensor<float, 2> wide = Tensor<float, 2>::from_shape({mask.shape(0), mask.shape(1) * heads});
    for (std::size_t s = 0; s < wide.shape(0); ++s) {
        for (std::size_t i = 0; i < wide.shape(1); ++i) wide(s, i) = mask(s, i / heads);
    }
    return wide;
}

}  // namespace

AttentionInference::AttentionInference(const Attention<float>::Params& params, const Gemm<float>& gemm)
    : params_(params) {
    factors_.pack(params, gemm);
}

Memory<float> AttentionInference::remember(Tensor<float, 3> states, std::span<const std::int32_t> lengths) const {
    Memory<float> memory;
    memory.mask = Tensor<float, 2>::from_shape({states.shape(0), states.shape(1)});
    length_mask(lengths, matrix(memory.mask));
    const View<const float> x = matrix(std::as_const(states));
    memory.keys = projected<3>(x, states.shape(), factors_.key);
    memory.values = factors_.value.columns() == 0 ? std::move(states) : projected<3>(x, states.shape(), factors_.value);
    return memory;
}

AttentionInference::Answer AttentionInference::look_up(const Memory<float>& memory, View<const float> queries) const {
    const std::size_t rows = queries.rows, heads = params_.heads;
    const Tensor<float, 2> projection = projected<2>(queries, {rows, 0}, factors_.query);
    const View<const float> query = factors_.query.columns() == 0 ? queries : matrix(projection);
    const Tensor<float, 2> mask = heads == 1 ? Tensor<float, 2>() : mask_of_heads(memory.mask, heads);
    const MemoryView<const float> whole = view(memory);
    const MemoryView<const float> split{split_rows(whole.values, heads), split_rows(whole.keys, heads),
                                        heads == 1 ? whole.mask : matrix(mask)};
    Tensor<float, 2> weights = Tensor<float, 2>::from_shape({memory.mask.shape(0), rows * heads});
    Tensor<float, 2> found = Tensor<float, 2>::from_shape({rows, params_.context});
    Attention<float>::look_up(params_, split,
                              {split_rows(query, heads), matrix(weights), split_rows(matrix(found), heads)});
    if (factors_.mix.columns() > 0) found = projected<2>(matrix(std::as_const(found)), found.shape(), factors_.mix);
    return {std::move(found), mean_of_heads(weights, heads)};
}

void affine(View<const float> x, const PackedFactor<float>& weight, const Tensor<float, 1>& bias, View<float> y) {
    broadcast(bias.data(), y);
    weight.multiply_add(x, y);
}

void check_ids(const SourceBatch& batch, std::size_t vocabulary) {
    for (const std::int32_t id : batch.ids) {
        if (static_cast<std::size_t>(id) < vocabulary) continue;
        throw Error(ErrorKind::internal, "symbol " + std::to_string(id) + " is not among the " +
                                             std::to_string(vocabulary) + " of the model's vocabulary");
    }
}

}  // namespace kalends
