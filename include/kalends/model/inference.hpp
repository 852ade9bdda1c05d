#pragma once

#include <memory>
#include <span>
#include <vector>

#include "kalends/data/batch.hpp"
#include "kalends/model/seq2seq.hpp"
#include "kalends/tensor/precision.hpp"
#include "kalends/tensor/tensor.hpp"

// S source positions, B rows, D decoder state, K what the attention compares, C its context, Y = symbol::count.
namespace kalends {

/// What the decoder needs of an encoded batch. Rows may be gathered: a beam, rows not finished yet.
struct Encoded {
    Memory<float> memory;    ///< values [S,B,C], keys [S,B,K] where they are others, mask [S,B]
    Tensor<float, 2> state;  ///< [B,D] the decoder's first state, with the cell state that its cell may have

    /// Row i of the result is row rows[i] of this one.
    [[nodiscard]] Encoded gather(std::span<const std::size_t> rows) const;
};

struct DecoderStep {
    Tensor<float, 2> log_probabilities;  ///< [B,Y]
    Tensor<float, 2> state;              ///< as Encoded::state
    Tensor<float, 2> attention;          ///< [B,S], rows sum to one, zero on padding
};

/// Rows that are read fastest together: with more, states and products leave the cache.
constexpr std::size_t best_batch_rows = 48;

/// A trained model made ready to answer: weights fixed, products that depend on a token alone computed once, all
/// others in the given precision.
/// Immutable, safe to share between threads. A row's result does not depend on its neighbours in the batch nor on its
/// padding, to the last bit (on one processor).
class Inference {
public:
    explicit Inference(const Seq2Seq<float>::Params&, Precision = Precision::bfloat16);
    ~Inference();
    Inference(Inference&&) noexcept;
    Inference& operator=(Inference&&) noexcept;

    /// @throws Error (internal) where an id is not of the model's vocabulary
    [[nodiscard]] Encoded encode(const SourceBatch&) const;
    /// `inputs` [B]: what each row reads, symbol::start at first and then the symbol written last.
    [[nodiscard]] DecoderStep step(const Memory<float>&, const Tensor<float, 2>& state,
                                   std::span<const symbol::Id> inputs) const;

private:
    struct Implementation;
    std::unique_ptr<const Implementation> implementation_;
};

}  // namespace kalends
