#pragma once

#include <span>
#include <vector>

#include "data/batch.hpp"
#include "nn/attention/memory.hpp"
#include "tensor/tensor.hpp"

// S source positions, B rows, X decoder state, K what the attention compares, C what it blends, Y symbols.
namespace kalends {

/// What the decoder needs of an encoded batch. Rows may be gathered: a beam, rows not finished yet.
struct Encoded {
    /// Of each attention of the decoder: values [S,B,C], keys [S,B,K] where they are others, mask [S,B].
    std::vector<Memory<float>> memory;
    /// [B,X] the decoder's first state: that of its cell, or the cached keys and values of positions written.
    Tensor<float, 2> state;

    /// Row i of the result is row rows[i] of this one.
    [[nodiscard]] Encoded gather(std::span<const std::size_t> rows) const;
};

struct DecoderStep {
    Tensor<float, 2> log_probabilities;  ///< [B,Y]
    Tensor<float, 2> state;              ///< as Encoded::state
    Tensor<float, 2> attention;          ///< [B,S], rows sum to one, zero on padding
};

/// One architecture's way to encode and decode; see Inference for what holds of it.
class InferenceModel {
public:
    virtual ~InferenceModel() = default;
    [[nodiscard]] virtual Encoded encode(const SourceBatch&) const = 0;
    [[nodiscard]] virtual DecoderStep step(std::span<const Memory<float>> memory, const Tensor<float, 2>& state,
                                           std::span<const std::int32_t> inputs) const = 0;
};

}  // namespace kalends
