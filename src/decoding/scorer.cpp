#include "kalends/decoding/scorer.hpp"

#include <algorithm>
#include <iterator>

#include "kalends/tensor/gather.hpp"

// S source positions, B rows, D decoder state.
namespace kalends {
namespace {

template <class T>
std::vector<T> gather(const std::vector<T>& from, std::span<const std::size_t> rows) {
    std::vector<T> to;
    std::transform(rows.begin(), rows.end(), std::back_inserter(to), [&](std::size_t row) { return from[row]; });
    return to;
}

/// True where row i is row i: the encoded batch then serves as it is.
bool is_identity(std::span<const std::size_t> rows, std::size_t count) {
    if (rows.size() != count) return false;
    for (std::size_t i = 0; i < count; ++i)
        if (rows[i] != i) return false;
    return true;
}

}  // namespace

InferenceScorer::InferenceScorer(const Inference& inference, const Encoded& encoded, std::span<const SearchTask> tasks)
    : inference_(inference), encoded_(encoded) {
    for (const SearchTask& task : tasks) {
        sources_.push_back(task.row);
        starts_.push_back(task.start);
    }
    if (!is_identity(sources_, encoded.state.shape(0))) gathered_ = std::make_unique<Encoded>(encoded.gather(sources_));
    state_ = gathered_ ? gathered_->state : encoded.state;
}

const Memory<float>& InferenceScorer::memory() const {
    return gathered_ ? gathered_->memory : encoded_.memory;
}

Scores InferenceScorer::advance(std::span<const symbol::Id> previous) {
    std::vector<symbol::Id> inputs(previous.begin(), previous.end());
    for (std::size_t row = 0; row < inputs.size(); ++row)
        if (inputs[row] < symbol::count) inputs[row] = symbol::input_after(starts_[row], inputs[row]);
    DecoderStep step = inference_.step(memory(), state_, inputs);
    state_ = std::move(step.state);
    return {std::move(step.log_probabilities), std::move(step.attention)};
}

void InferenceScorer::select(std::span<const std::size_t> rows) {
    state_ = gather_rows(state_, rows);
    std::vector<std::size_t> sources = gather(sources_, rows);
    starts_ = gather(starts_, rows);
    // Sequences that change places within one text share its memory, which is by far the larger part to copy.
    if (sources == sources_) return;
    sources_ = std::move(sources);
    gathered_ = std::make_unique<Encoded>(encoded_.gather(sources_));
}

std::size_t InferenceScorer::source_length(std::size_t row) const {
    const Tensor<float, 2>& mask = encoded_.memory.mask;  // [S,B]
    std::size_t length = 0;
    while (length < mask.shape(0) && mask(length, sources_[row]) > 0) ++length;
    return length;
}

}  // namespace kalends
