#pragma once

#include <memory>
#include <span>
#include <vector>

#include "data/batch.hpp"
#include "kalends/tensor/precision.hpp"
#include "model/inference_model.hpp"
#include "model/seq2seq.hpp"

namespace kalends {

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
