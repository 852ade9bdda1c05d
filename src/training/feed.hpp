#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/thread_pool.hpp"
#include "data/batch.hpp"
#include "kalends/data/example.hpp"
#include "kalends/training/options.hpp"
#include "training/example_source.hpp"
#include "training/ranks.hpp"

namespace kalends {

/// Independent pieces of work that may run beside others: task(0) ... task(count - 1), in any order, on any thread.
struct SideWork {
    std::size_t count = 0;
    std::function<void(std::size_t)> task;
};

/// Turns a source into batches. Each chunk of examples is encoded, sorted by length and cut into batches, whose order
/// is then shuffled. The batch of a step is a pure function of the source, the options and the step.
///
/// While a chunk is in use, side_work() prepares the next one a little with every step, so that the threads which make
/// gradients also make examples and none waits. Of several ranks each makes its share of a chunk, and tells the others.
class Feed {
public:
    /// @param source, ranks must outlive this object
    Feed(const ExampleSource& source, const Vocabulary&, const TrainingOptions&, Ranks& ranks);

    /// Goes to the batch of a step, from 0. The next step is free or, at the end of a chunk, almost free. To be called
    /// by all ranks, with the same step.
    void seek(std::uint64_t step, ThreadPool&);
    /// The examples of the step, TrainingOptions::batch_size of them, short ones first.
    [[nodiscard]] std::span<const EncodedExample> batch() const;
    /// Work to be done, or left, before the next seek().
    [[nodiscard]] SideWork side_work();

private:
    /// A chunk in the making: examples in the order of their indices.
    struct Unfinished {
        std::uint64_t chunk = 0;
        std::vector<EncodedExample> examples;
        std::vector<std::uint8_t> made;  ///< bytes, not bits: threads write neighbours
    };

    void begin(std::uint64_t chunk);
    void make(std::size_t i);
    void finish(ThreadPool&);
    void gather();
    /// The rank that makes example i of a chunk: of each batch neighbours, so that all work at every step.
    [[nodiscard]] std::size_t maker(std::size_t i) const;
    void hide_letters(std::uint64_t index, EncodedExample&) const;

    const ExampleSource& source_;
    const Vocabulary& vocabulary_;
    TrainingOptions options_;
    Ranks& ranks_;
    std::vector<bool> is_letter_;          ///< for each source id
    std::vector<EncodedExample> present_;  ///< the chunk in use, in the order of its batches
    Unfinished draft_;                     ///< of the chunk after it
    std::uint64_t step_ = 0;
    bool empty_ = true;  ///< no chunk is in use yet
};

}  // namespace kalends
