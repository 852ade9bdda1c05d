#include "training/batch_gradient.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace kalends {

ShardGradients::ShardGradients(const Weights& like, const GradientOptions& options, ThreadPool& pool, std::size_t most)
    : options_(options), pool_(pool) {
    for (std::size_t i = 0; i < most; ++i) shards_.emplace_back(like, options.training.precision);
}

void ShardGradients::compute(const Weights& weights, std::span<const EncodedExample> batch, std::size_t first,
                             const SideWork& side) {
    const std::size_t size = options_.training.shard_size, in_batch = slice_count(batch.size(), size);
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
    const LossOptions loss{options_.training.focus_weight, options_.training.label_smoothing};
    shard.losses = Seq2Seq<float>::forward_backward(weights, make_batch(examples, order, options_.symbols), loss,
                                                    shard.gradient, shard.workspace);
}

GradientByThreads::GradientByThreads(const Weights& like, const GradientOptions& options, ThreadPool& pool)
    : pool_(pool),
      blocks_(cut_into_blocks(tensors(like))),
      shards_(like, options, pool, slice_count(options.training.batch_size, options.training.shard_size)) {}

LossSums GradientByThreads::compute(const Weights& weights, std::span<const EncodedExample> batch,
                                    const SideWork& side) {
    shards_.compute(weights, batch, 0, side);
    add_up();
    LossSums losses;
    for (const auto& shard : shards_.computed()) losses += shard.losses;
    return losses;
}

void GradientByThreads::add_up() {
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
