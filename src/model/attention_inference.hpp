#pragma once

#include <cstdint>
#include <span>

#include "data/batch.hpp"
#include "nn/attention/sequence_attention.hpp"
#include "tensor/gemm.hpp"

// S source positions, B rows, Q query, M states, K what is compared, C what is found.
namespace kalends {

/// An attention made ready to answer, row by row to the last bit; see Inference. The weights must outlive it.
class AttentionInference {
public:
    AttentionInference(const Attention<float>::Params&, const Gemm<float>&);

    /// What is known of a batch, once. states [S,B,M]; they become the values where these are no projection, and keys
    /// are empty where they would be copies of the values.
    [[nodiscard]] Memory<float> remember(Tensor<float, 3> states, std::span<const std::int32_t> lengths) const;

    struct Answer {
        Tensor<float, 2> found;      ///< [B,C]
        Tensor<float, 2> attention;  ///< [B,S] where it came from, the mean of the heads
    };
    /// queries [B,Q]
    [[nodiscard]] Answer look_up(const Memory<float>&, View<const float> queries) const;

    [[nodiscard]] const SequenceAttention<float>::Factors& factors() const { return factors_; }

private:
    const Attention<float>::Params& params_;
    SequenceAttention<float>::Factors factors_;
};

/// y = x W + b, row by row to the last bit.
void affine(View<const float> x, const PackedFactor<float>& weight, const Tensor<float, 1>& bias, View<float> y);

/// @throws Error (internal) where an id of the batch is not below `vocabulary`
void check_ids(const SourceBatch&, std::size_t vocabulary);

}  // namespace kalends
