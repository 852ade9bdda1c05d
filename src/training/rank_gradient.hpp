#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "training/batch_gradient.hpp"
#include "training/ranks.hpp"

namespace kalends {

/// By several processes, each with its threads. A rank computes its share of the shards; then each adds up one stretch
/// of all shards' gradients, in the order of the shards, and tells the others the sum: a reduce-scatter and an
/// all-gather (Thakur, Rabenseifner and Gropp 2005) in which nothing is added up on the way, so that the sum has the
/// same bits for any number of ranks. Of a model of P numbers and s shards a rank, each sends less than (s + 1) P
/// numbers a batch.
class GradientByRanks final : public BatchGradient {
public:
    /// @param ranks must outlive this object
    GradientByRanks(const Weights& like, const GradientOptions&, ThreadPool&, Ranks& ranks);
    LossSums compute(const Weights&, std::span<const EncodedExample> batch, const SideWork& side) override;
    [[nodiscard]] Weights& sum() override { return sum_; }
    [[nodiscard]] double seconds_of_exchange() const override { return seconds_; }

private:
    [[nodiscard]] std::size_t first_shard() const;
    void pack();
    void add_up(std::size_t shards_in_batch);
    void unpack();
    LossSums gather_losses(std::size_t shards_in_batch);

    GradientOptions options_;
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
