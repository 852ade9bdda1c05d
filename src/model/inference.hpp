#pragma once

#include <memory>
#include <span>
#include <vector>

#include "data/batch.hpp"
#include "kalends/tensor/precision.hpp"
#include "model/seq2seq.hpp"
#include "nn/attention/soft_lookup.hpp"
#include "tensor/gemm.hpp"

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

// In recurrent/inference.cpp and transformer/inference.cpp. The weights are copied.
std::unique_ptr<const InferenceModel> make_inference(const RecurrentModel<float>::Params&, const Gemm<float>&);
std::unique_ptr<const InferenceModel> make_inference(const TransformerModel<float>::Params&, const Gemm<float>&);

/// Rows that are read fastest together: with more, states and products leave the cache.
constexpr std::size_t best_batch_rows = 48;

/// A trained model made ready to answer: weights fixed, a recurrent model's products that depend on a token alone
/// computed once, all others in the given precision. Immutable, safe to share between threads. A row's result does not
/// depend on its neighbours in the batch nor on its padding, to the last bit (on one processor).
class Inference {
public:
    explicit Inference(const Seq2Seq<float>::Params&, Precision = Precision::bfloat16);

    /// @throws Error (internal) where an id is not of the model's vocabulary
    [[nodiscard]] Encoded encode(const SourceBatch& batch) const { return model_->encode(batch); }
    /// `inputs` [B]: what each row reads, the start (Y) at first and then the symbol written last.
    [[nodiscard]] DecoderStep step(std::span<const Memory<float>> memory, const Tensor<float, 2>& state,
                                   std::span<const std::int32_t> inputs) const {
        return model_->step(memory, state, inputs);
    }

private:
    std::unique_ptr<const InferenceModel> model_;
};

}  // namespace kalends
