#pragma once

#include <span>

#include "core/thread_pool.hpp"
#include "training/blocks.hpp"
#include "training/shard_gradients.hpp"

namespace kalends {

/// Computes the gradient of a batch by several workers. The batch is cut into shards of a fixed size, and the shards'
/// gradients are added up in their order: the sum has the same bits whatever number of workers there is.
class GradientExchange {
public:
    virtual ~GradientExchange() = default;
    /// Losses of a batch, summed, and their gradient. `side` is done on the way. The gradient stays valid until the
    /// next call and may be changed.
    virtual LossSums gradient(const Weights&, std::span<const EncodedExample> batch, const SideWork& side) = 0;
    [[nodiscard]] virtual Weights& sum() = 0;
    /// Spent on what workers tell each other, and on waiting for it, all calls together.
    [[nodiscard]] virtual double seconds_of_exchange() const { return 0; }
};

/// The threads of one process.
class ThreadExchange final : public GradientExchange {
public:
    /// @param like weights whose shapes the gradient has
    ThreadExchange(const Weights& like, const ExchangeOptions&, ThreadPool&);
    LossSums gradient(const Weights&, std::span<const EncodedExample> batch, const SideWork& side) override;
    [[nodiscard]] Weights& sum() override { return shards_.computed().front().gradient; }

private:
    void add_up();

    ThreadPool& pool_;
    Blocks blocks_;
    ShardGradients shards_;
};

}  // namespace kalends
