#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/thread_pool.hpp"
#include "model/seq2seq.hpp"
#include "training/feed.hpp"

namespace kalends {

using Weights = Seq2Seq<float>::Params;

struct ExchangeOptions {
    std::size_t batch_size = 256;
    std::size_t shard_size = 32;
    LossOptions loss;
    Precision precision = Precision::bfloat16;
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
    ShardGradients(const Weights& like, const ExchangeOptions&, ThreadPool&, std::size_t most);
    /// Of the shards of the batch from `first` on, as many as there are and as this object holds. `side` is done on the
    /// way.
    void compute(const Weights&, std::span<const EncodedExample> batch, std::size_t first, const SideWork& side);
    /// Those that were computed last, in their order. They may be changed.
    [[nodiscard]] std::span<Shard> computed() { return std::span(shards_).first(count_); }

private:
    void compute(const Weights&, std::span<const EncodedExample>, Shard&) const;

    ExchangeOptions options_;
    ThreadPool& pool_;
    std::vector<Shard> shards_;
    std::size_t count_ = 0;
};

}  // namespace kalends
