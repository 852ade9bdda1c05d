#include "training/gradient_exchange.hpp"

#include <algorithm>
#include <functional>
#include <vector>

#include "training/slices.hpp"

namespace kalends {

ThreadExchange::ThreadExchange(const Weights& like, const ExchangeOptions& options, ThreadPool& pool)
    : pool_(pool),
      blocks_(cut_into_blocks(tensors(like))),
      shards_(like, options, pool, slice_count(options.batch_size, options.shard_size)) {}

LossSums ThreadExchange::gradient(const Weights& weights, std::span<const EncodedExample> batch, const SideWork& side) {
    shards_.compute(weights, batch, 0, side);
    add_up();
    LossSums losses;
    for (const auto& shard : shards_.computed()) losses += shard.losses;
    return losses;
}

void ThreadExchange::add_up() {
    std::vector<std::vector<NamedValues<float>>> gradients;
    for (auto& shard : shards_.computed()) gradients.push_back(tensors(shard.gradient));
    pool_.for_each(blocks_.size(), [&](std::size_t i) {
        const std::span<float> sum = blocks_[i].of(gradients.front());
        for (std::size_t shard = 1; shard < gradients.size(); ++shard) {
            std::ranges::transform(sum, blocks_[i].of(gradients[shard]), sum.begin(), std::plus{});
        }
    });
}

}  // namespace kalends
