#include "training/shard_gradients.hpp"

#include <algorithm>
#include <numeric>

#include "training/slices.hpp"

namespace kalends {

ShardGradients::ShardGradients(const Weights& like, const ExchangeOptions& options, ThreadPool& pool, std::size_t most)
    : options_(options), pool_(pool) {
    for (std::size_t i = 0; i < most; ++i) shards_.emplace_back(like, options.precision);
}

void ShardGradients::compute(const Weights& weights, std::span<const EncodedExample> batch, std::size_t first,
                             const SideWork& side) {
    const std::size_t size = options_.shard_size, in_batch = slice_count(batch.size(), size);
    count_ = std::min(shards_.size(), in_batch - std::min(first, in_batch));
    pool_.for_each(count_ + side.count, [&](std::size_t task) {
        if (task >= count_) return side.task(task - count_);
        const std::size_t begin = (first + task) * size;
        compute(weights, batch.subspan(begin, std::min(size, batch.size() - begin)), shards_[task]);
    });
}

void ShardGradients::compute(const Weights& weights, std::span<const EncodedExample> examples, Shard& shard) const {
    std::vector<std::size_t> order(examples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    set_all(shard.gradient, 0);
    shard.losses = Seq2Seq<float>::forward_backward(weights, make_batch(examples, order), options_.loss, shard.gradient,
                                                    shard.workspace);
}

}  // namespace kalends
