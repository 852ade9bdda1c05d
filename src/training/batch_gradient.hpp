#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/thread_pool.hpp"
#include "model/seq2seq.hpp"
#include "training/feed.hpp"
#include "training/slices.hpp"

namespace kalends {

using Weights = Seq2Seq<float>::Params;

struct GradientOptions {
    TrainingOptions training;
    TargetVocabulary symbols{};  ///< that the model writes
};

/// Computes the gradient of a batch by several workers. The batch is cut into shards of a fixed size, and the shards'
/// gradients are added up in their order: the sum has the same bits whatever number of workers there is.
class BatchGradient {
public:
    virtual ~BatchGradient() = default;
    /// Losses of a batch, summed; their gradient is in sum(). `side` is done on the way.
    virtual LossSums compute(const Weights&, std::span<const EncodedExample> batch, const SideWork& side) = 0;
    /// Stays valid until the next call of compute() and may be changed.
    [[nodiscard]] virtual Weights& sum() = 0;
    /// Spent on what workers tell each other, and on waiting for it, all calls together.
    [[nodiscard]] virtual double seconds_of_exchange() const { return 0; }
};

/// The gradients of neighbouring shards of a batch, each by itself, computed on the threads of this process.
class ShardGradients {
public:
    struct Shard {
        Shard(const Weights& like, Precision precision) : gradient(zeros_like(like)), workspace(precision) {}
        Weights gradient;
        Seq2Seq<float>::Workspace workspace;
        LossSums losses;
    };

    /// @param like weights whose shapes the gradients have @param most shards at once
    ShardGradients(const Weights& like, const GradientOptions&, ThreadPool&, std::size_t most);
    /// Of the shards of the batch from `first` on, as many as there are and as this object holds. `side` is done on the
    /// way.
    void compute(const Weights&, std::span<const EncodedExample> batch, std::size_t first, const SideWork& side);
    /// Those that were computed last, in their order. They may be changed.
    [[nodiscard]] std::span<Shard> computed() { return std::span(shards_).first(count_); }

private:
    void compute(const Weights&, std::span<const EncodedExample>, Shard&) const;

    GradientOptions options_;
    ThreadPool& pool_;
    std::vector<Shard> shards_;
    std::size_t count_ = 0;
};

/// By the threads of one process.
class GradientByThreads final : public BatchGradient {
public:
    /// @param like weights whose shapes the gradient has
    GradientByThreads(const Weights& like, const GradientOptions&, ThreadPool&);
    LossSums compute(const Weights&, std::span<const EncodedExample> batch, const SideWork& side) override;
    [[nodiscard]] Weights& sum() override { return shards_.computed().front().gradient; }

private:
    void add_up();

    ThreadPool& pool_;
    Blocks blocks_;
    ShardGradients shards_;
};

}  // namespace kalends
