#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "training/gradient_exchange.hpp"
#include "training/ranks.hpp"

namespace kalends {

/// Several processes, each with its threads. A rank computes its share of the shards; then each adds up one stretch of
/// all shards' gradients, in the order of the shards, and tells the others the sum: a reduce-scatter and an all-gather
/// (Thakur, Rabenseifner and Gropp 2005) in which nothing is added up on the way, so that the sum has the same bits for
/// any number of ranks. Of a model of P numbers and s shards a rank, each sends less than (s + 1) P numbers a batch.
class RankExchange final : public GradientExchange {
public:
    /// @param ranks must outlive this object
    RankExchange(const Weights& like, const ExchangeOptions&, ThreadPool&, Ranks& ranks);
    LossSums gradient(const Weights&, std::span<const EncodedExample> batch, const SideWork& side) override;
    [[nodiscard]] Weights& sum() override { return sum_; }
    [[nodiscard]] double seconds_of_exchange() const override { return seconds_; }

private:
    [[nodiscard]] std::size_t first_shard() const { return std::min(shards_, ranks_.rank() * shards_a_rank_); }
    void pack();
    void add_up(std::size_t shards_in_batch);
    void unpack();
    LossSums gather_losses(std::size_t shards_in_batch);

    ExchangeOptions options_;
    ThreadPool& pool_;
    Ranks& ranks_;
    std::size_t shards_, shards_a_rank_;
    std::size_t stretch_;  ///< numbers that a rank adds up
    ShardGradients own_;
    Weights sum_;
    std::vector<float> sent_, arrived_;  ///< [ranks][shards_a_rank_][stretch_]
    std::vector<float> part_, all_;      ///< [stretch_], [ranks][stretch_]
    double seconds_ = 0;
};

}  // namespace kalends
