#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "kalends/core/thread_pool.hpp"
#include "kalends/model/seq2seq.hpp"
#include "kalends/training/blocks.hpp"
#include "kalends/training/feed.hpp"

namespace kalends {

using Weights = Seq2Seq<float>::Params;

/// Computes the gradient of a batch by several workers. The batch is cut into shards of a fixed size, and the shards'
/// gradients are added up in their order: the sum has the same bits whatever number of workers there is.
class GradientExchange {
public:
    virtual ~GradientExchange() = default;
    /// Losses of a batch, summed, and their gradient. `side` is done on the way. The gradient stays valid until the
    /// next call and may be changed.
    virtual LossSums gradient(const Weights&, std::span<const EncodedExample> batch, const SideWork& side) = 0;
    [[nodiscard]] virtual Weights& sum() = 0;
};

struct ExchangeOptions {
    std::size_t batch_size = 256;
    std::size_t shard_size = 32;
    LossOptions loss;
    Precision precision = Precision::bfloat16;
};

/// The threads of one process.
class ThreadExchange final : public GradientExchange {
public:
    /// @param like weights whose shapes the gradient has
    ThreadExchange(const Weights& like, const ExchangeOptions&, ThreadPool&);
    LossSums gradient(const Weights&, std::span<const EncodedExample> batch, const SideWork& side) override;
    [[nodiscard]] Weights& sum() override { return shards_.front().gradient; }

private:
    struct Shard {
        Shard(const Weights& like, Precision precision) : gradient(zeros_like(like)), workspace(precision) {}
        Weights gradient;
        Seq2Seq<float>::Workspace workspace;
        LossSums losses;
    };

    void compute(const Weights&, std::span<const EncodedExample>, Shard&) const;
    void add_up(std::size_t count);

    ExchangeOptions options_;
    ThreadPool& pool_;
    Blocks blocks_;
    std::vector<Shard> shards_;
};

}  // namespace kalends
