#include "kalends/training/gradient_exchange.hpp"

#include <algorithm>
#include <numeric>

#include "kalends/training/slices.hpp"

namespace kalends {

ThreadExchange::ThreadExchange(const Weights& like, const ExchangeOptions& options, ThreadPool& pool)
    : options_(options), pool_(pool), blocks_(cut_into_blocks(tensors(like))) {
    const std::size_t count = slice_count(options.batch_size, options.shard_size);
    for (std::size_t i = 0; i < count; ++i) shards_.emplace_back(like, options.precision);
}

LossSums ThreadExchange::gradient(const Weights& weights, std::span<const EncodedExample> batch, const SideWork& side) {
    const std::size_t count = slice_count(batch.size(), options_.shard_size);
    pool_.for_each(count + side.count, [&](std::size_t task) {
        if (task >= count) return side.task(task - count);
        const std::size_t first = task * options_.shard_size;
        compute(weights, batch.subspan(first, std::min(options_.shard_size, batch.size() - first)), shards_[task]);
    });
    add_up(count);
    LossSums losses;
    for (std::size_t i = 0; i < count; ++i) losses += shards_[i].losses;
    return losses;
}

void ThreadExchange::compute(const Weights& weights, std::span<const EncodedExample> examples, Shard& shard) const {
    std::vector<std::size_t> order(examples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    set_all(shard.gradient, 0);
    shard.losses = Seq2Seq<float>::forward_backward(weights, make_batch(examples, order), options_.loss, shard.gradient,
                                                    shard.workspace);
}

void ThreadExchange::add_up(std::size_t count) {
    std::vector<std::vector<NamedValues<float>>> gradients;
    for (std::size_t i = 0; i < count; ++i) gradients.push_back(tensors(shards_[i].gradient));
    pool_.for_each(blocks_.size(), [&](std::size_t i) {
        const std::span<float> sum = blocks_[i].of(gradients.front());
        for (std::size_t shard = 1; shard < count; ++shard) {
            std::ranges::transform(sum, blocks_[i].of(gradients[shard]), sum.begin(), std::plus{});
        }
    });
}

}  // namespace kalends
