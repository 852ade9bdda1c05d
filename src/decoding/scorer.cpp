#include "decoding/scorer.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <numeric>

// S source positions, B rows, X decoder state.
namespace kalends {
namespace {

template <class T>
std::vector<T> gather(const std::vector<T>& from, std::span<const std::size_t> rows) {
    std::vector<T> to;
    std::transform(rows.begin(), rows.end(), std::back_inserter(to), [&](std::size_t row) { return from[row]; });
    return to;
}

}  // namespace

InferenceScorer::InferenceScorer(const SearchedModel& model, const Encoded& encoded)
    : model_(model), encoded_(encoded), sources_(encoded.state.shape(0)), state_(encoded.state) {
    std::iota(sources_.begin(), sources_.end(), std::size_t{0});
}

std::span<const Memory<float>> InferenceScorer::memory() const {
    return gathered_ ? gathered_->memory : encoded_.memory;
}

Scores InferenceScorer::advance(std::span<const symbol::Id> previous) {
    std::vector<std::int32_t> columns(previous.size());
    std::ranges::transform(previous, columns.begin(), [this](symbol::Id id) { return model_.symbols.column(id); });
    DecoderStep step = model_.inference.step(memory(), state_, columns);
    state_ = std::move(step.state);
    return {by_symbol(std::move(step.log_probabilities)), std::move(step.attention)};
}

/// [B,Z] to [B,Y]
Tensor<float, 2> InferenceScorer::by_symbol(Tensor<float, 2> by_column) const {
    if (model_.symbols.is_in_order()) return by_column;
    const std::size_t rows = by_column.shape(0), columns = by_column.shape(1);
    Tensor<float, 2> scores({rows, std::size_t{symbol::count}}, -std::numeric_limits<float>::infinity());
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column)
            scores(row, static_cast<std::size_t>(model_.symbols.symbol(column))) = by_column(row, column);
    return scores;
}

void InferenceScorer::select(std::span<const std::size_t> rows) {
    state_ = gather_rows(state_, rows);
    std::vector<std::size_t> sources = gather(sources_, rows);
    // Sequences that change places within one text share its memory, which is by far the larger part to copy.
    if (sources == sources_) return;
    sources_ = std::move(sources);
    gathered_ = std::make_unique<Encoded>(encoded_.gather(sources_));
}

std::size_t InferenceScorer::source_length(std::size_t row) const {
    const Tensor<float, 2>& mask = encoded_.memory.front().mask;  // [S,B]
    std::size_t length = 0;
    while (length < mask.shape(0) && mask(length, sources_[row]) > 0) ++length;
    return length;
}

}  // namespace kalends
