#include "training/rank_gradient.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <numeric>
#include <type_traits>

namespace kalends {
namespace {

using Timer = std::chrono::steady_clock;

constexpr std::size_t numbers_a_slice = 16384;  ///< that a thread adds up in one go

std::size_t numbers_in(const Weights& weights) {
    const auto all = tensors(weights);
    return std::accumulate(all.begin(), all.end(), std::size_t{0},
                           [](std::size_t sum, const auto& tensor) { return sum + tensor.values.size(); });
}

/// Of all tensors, one after another, what lies in [begin, end): calls f with each piece and its place from `begin`.
template <class F>
void for_stretch(const std::vector<NamedValues<float>>& all, std::size_t begin, std::size_t end, F&& f) {
    std::size_t first = 0;
    for (const auto& tensor : all) {
        const std::size_t from = std::max(begin, first), to = std::min(end, first + tensor.values.size());
        if (from < to) f(tensor.values.subspan(from - first, to - from), from - begin);
        first += tensor.values.size();
    }
}

}  // namespace

GradientByRanks::GradientByRanks(const Weights& like, const GradientOptions& options, ThreadPool& pool, Ranks& ranks)
    : options_(options),
      pool_(pool),
      ranks_(ranks),
      shards_(slice_count(options.training.batch_size, options.training.shard_size)),
      shards_a_rank_(slice_count(shards_, ranks.size())),
      stretch_(slice_count(numbers_in(like), ranks.size())),
      own_(like, options, pool, std::min(shards_a_rank_, shards_ - first_shard())),
      sum_(zeros_like(like)),
      sent_(ranks.size() * shards_a_rank_ * stretch_),
      arrived_(sent_.size()),
      part_(stretch_),
      all_(ranks.size() * stretch_) {}

LossSums GradientByRanks::compute(const Weights& weights, std::span<const EncodedExample> batch, const SideWork& side) {
    own_.compute(weights, batch, first_shard(), side);
    const Timer::time_point began = Timer::now();
    const std::size_t in_batch = slice_count(batch.size(), options_.training.shard_size);
    pack();
    ranks_.all_to_all(sent_, arrived_);
    add_up(in_batch);
    ranks_.all_gather(std::span<const float>(part_), std::span<float>(all_));
    unpack();
    const LossSums losses = gather_losses(in_batch);
    seconds_ += std::chrono::duration<double>(Timer::now() - began).count();
    return losses;
}

std::size_t GradientByRanks::first_shard() const {
    return std::min(shards_, ranks_.rank() * shards_a_rank_);
}

void GradientByRanks::pack() {
    std::vector<std::vector<NamedValues<float>>> gradients;
    for (auto& shard : own_.computed()) gradients.push_back(tensors(shard.gradient));
    pool_.for_each(gradients.size() * ranks_.size(), [&](std::size_t part) {
        const std::size_t shard = part / ranks_.size(), rank = part % ranks_.size();
        const std::span<float> to = std::span(sent_).subspan((rank * shards_a_rank_ + shard) * stretch_, stretch_);
        for_stretch(gradients[shard], rank * stretch_, (rank + 1) * stretch_,
                    [&](std::span<const float> values, std::size_t place) {
                        std::ranges::copy(values, to.subspan(place).begin());
                    });
    });
}

/// Shards lie in their order, since those of a rank are neighbours.
void GradientByRanks::add_up(std::size_t shards_in_batch) {
    pool_.for_each(slice_count(stretch_, numbers_a_slice), [&](std::size_t slice) {
        const std::size_t begin = slice * numbers_a_slice, size = std::min(numbers_a_slice, stretch_ - begin);
        const std::span<float> sum = std::span(part_).subspan(begin, size);
        std::ranges::copy(std::span(arrived_).subspan(begin, size), sum.begin());
        for (std::size_t shard = 1; shard < shards_in_batch; ++shard)
            std::ranges::transform(sum, std::span(arrived_).subspan(shard * stretch_ + begin, size), sum.begin(),
                                   std::plus{});
    });
}

void GradientByRanks::unpack() {
    const auto sum = tensors(sum_);
    pool_.for_each(ranks_.size(), [&](std::size_t rank) {
        const std::span<const float> part = std::span(all_).subspan(rank * stretch_, stretch_);
        for_stretch(sum, rank * stretch_, (rank + 1) * stretch_, [&](std::span<float> values, std::size_t place) {
            std::ranges::copy(part.subspan(place, values.size()), values.begin());
        });
    });
}

LossSums GradientByRanks::gather_losses(std::size_t shards_in_batch) {
    static_assert(std::is_trivially_copyable_v<LossSums>);
    std::vector<LossSums> own, all(shards_a_rank_ * ranks_.size());
    for (const auto& shard : own_.computed()) own.push_back(shard.losses);
    own.resize(shards_a_rank_);
    ranks_.all_gather(std::as_bytes(std::span(own)), std::as_writable_bytes(std::span(all)));
    return std::accumulate(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(shards_in_batch), LossSums(),
                           [](LossSums sum, const LossSums& one) { return sum += one; });
}

}  // namespace kalends
