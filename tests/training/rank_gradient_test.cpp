#include "training/rank_gradient.hpp"

#include <doctest/doctest.h>

#include "checkpoint/tensors.hpp"
#include "training/sample.hpp"
#include "training/thread_ranks.hpp"

namespace kalends::rank_gradient_test {
namespace {

constexpr std::size_t batch_size = 20;

struct Result {
    std::vector<NamedTensor> gradient;
    LossSums losses;
};

GradientOptions options(std::size_t shard_size) {
    return {.training = {
                .batch_size = batch_size, .shard_size = shard_size, .precision = Precision::full, .focus_weight = 0.1}};
}

/// Of the second of two batches: what is left of the first must not show.
Result gradient(BatchGradient& computed, const Weights& weights, std::size_t rows) {
    computed.compute(weights, test::encoded_digits(batch_size), {});
    const LossSums losses = computed.compute(weights, test::encoded_digits(rows), {});
    return {to_tensors(computed.sum()), losses};
}

Result by_threads(std::size_t shard_size, std::size_t rows) {
    ThreadPool pool(2);
    const Weights weights = test::small_weights();
    GradientByThreads computed(weights, options(shard_size), pool);
    return gradient(computed, weights, rows);
}

/// What each rank has.
std::vector<Result> by_ranks(std::size_t ranks, std::size_t threads, std::size_t shard_size, std::size_t rows) {
    std::vector<Result> results(ranks);
    test::ThreadRanks::run(ranks, [&](Ranks& rank) {
        ThreadPool pool(threads);
        const Weights weights = test::small_weights();
        GradientByRanks computed(weights, options(shard_size), pool, rank);
        results[rank.rank()] = gradient(computed, weights, rows);
    });
    return results;
}

TEST_CASE("ranks do not change a bit, and all have the same") {
    for (const std::size_t shard_size : {1U, 3U, 6U, 20U}) {
        for (const std::size_t rows : {20U, 13U, 1U}) {
            const Result expected = by_threads(shard_size, rows);
            for (const std::size_t ranks : {1U, 2U, 3U, 4U, 9U}) {
                for (const Result& result : by_ranks(ranks, ranks == 2 ? 2 : 1, shard_size, rows)) {
                    CHECK(result.gradient == expected.gradient);
                    CHECK(result.losses.cross_entropy == expected.losses.cross_entropy);
                    CHECK(result.losses.rows == rows);
                }
            }
        }
    }
}

TEST_CASE("the time of the exchange is known") {
    test::ThreadRanks::run(2, [&](Ranks& rank) {
        ThreadPool pool(1);
        const Weights weights = test::small_weights();
        GradientByRanks computed(weights, options(6), pool, rank);
        gradient(computed, weights, batch_size);
        if (rank.rank() == 0) CHECK(computed.seconds_of_exchange() > 0);
    });
}

}  // namespace

}  // namespace kalends::rank_gradient_test
