#include "training/batch_gradient.hpp"

#include <doctest/doctest.h>

#include <atomic>

#include "checkpoint/tensors.hpp"
#include "training/sample.hpp"

namespace kalends::batch_gradient_test {
namespace {

std::vector<NamedTensor> gradient(std::size_t shard_size, std::size_t threads, std::size_t rows,
                                  Precision precision = Precision::full) {
    ThreadPool pool(threads);
    const Weights model = test::small_weights();
    GradientByThreads computed(
        model, {.training = {.batch_size = 20, .shard_size = shard_size, .precision = precision, .focus_weight = 0.1}},
        pool);
    computed.compute(model, test::encoded_digits(20), {});  // what is left of another batch must not show
    CHECK(computed.compute(model, test::encoded_digits(rows), {}).rows == rows);
    return to_tensors(computed.sum());
}

TEST_CASE("threads do not change a bit") {
    for (const std::size_t rows : {20U, 13U, 1U}) {
        const std::vector<NamedTensor> one = gradient(6, 1, rows);
        CHECK(gradient(6, 2, rows) == one);
        CHECK(gradient(6, 5, rows) == one);
        CHECK(gradient(6, 3, rows, Precision::bfloat16) == gradient(6, 1, rows, Precision::bfloat16));
    }
}

TEST_CASE("shards change the sum by rounding only") {
    const std::vector<NamedTensor> whole = gradient(20, 1, 20), shards = gradient(3, 1, 20);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (std::size_t j = 0; j < whole[i].values.size(); ++j) {
            CHECK(shards[i].values[j] == doctest::Approx(whole[i].values[j]).epsilon(1e-3).scale(1));
        }
    }
}

TEST_CASE("side work is done on the way") {
    ThreadPool pool(2);
    const Weights model = test::small_weights();
    GradientByThreads computed(model, {.training = {.batch_size = 20, .shard_size = 6, .precision = Precision::full}},
                               pool);
    std::array<std::atomic<int>, 4> done{};
    computed.compute(model, test::encoded_digits(20), {done.size(), [&](std::size_t i) { ++done.at(i); }});
    for (const auto& count : done) CHECK(count == 1);
}

}  // namespace

}  // namespace kalends::batch_gradient_test
