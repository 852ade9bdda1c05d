#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "model/inference.hpp"
#include "tensor/tensor.hpp"

// S source positions, B rows, Y symbols, Z columns of the model's output.
namespace kalends {

struct Scores {
    /// [B,Y], minus infinity for symbols that the model does not know; those behind its last one are left out.
    Tensor<float, 2> log_probabilities;
    Tensor<float, 2> attention;  ///< [B,S]

    /// A row's [Y], by symbol.
    [[nodiscard]] const float* of(std::size_t row) const {
        return log_probabilities.data() + row * log_probabilities.shape(1);
    }
};

/// Sequences being written side by side, as a search sees them: it asks for the next symbols' scores and says which
/// sequences go on. The search knows no model, a model no search.
class Scorer {
public:
    virtual ~Scorer() = default;
    /// Scores of what comes next in each row, after `previous` [B] is written.
    virtual Scores advance(std::span<const symbol::Id> previous) = 0;
    /// Row i is from now on a copy of the present row rows[i].
    virtual void select(std::span<const std::size_t> rows) = 0;
    /// How many source positions a row has, without padding.
    [[nodiscard]] virtual std::size_t source_length(std::size_t row) const = 0;
};

/// A model as searches ask it: what it computes, and which symbol each column of its output is.
struct SearchedModel {
    const Inference& inference;
    const TargetVocabulary& symbols;
};

/// A scorer by the model. The model and `Encoded` must outlive it; the encoded batch is shared, not copied, until rows
/// are dropped.
class InferenceScorer final : public Scorer {
public:
    /// Row i is row i of `encoded`.
    InferenceScorer(const SearchedModel&, const Encoded& encoded);

    Scores advance(std::span<const symbol::Id> previous) override;
    void select(std::span<const std::size_t> rows) override;
    [[nodiscard]] std::size_t source_length(std::size_t row) const override;

private:
    [[nodiscard]] std::span<const Memory<float>> memory() const;
    [[nodiscard]] Tensor<float, 2> by_symbol(Tensor<float, 2> by_column) const;

    SearchedModel model_;
    const Encoded& encoded_;
    std::vector<std::size_t> sources_;   ///< the row of encoded_ that each row came from
    std::unique_ptr<Encoded> gathered_;  ///< rows of encoded_ as sources_ names them; null: encoded_ itself serves
    Tensor<float, 2> state_;             ///< [B,X]
};

}  // namespace kalends
