#include "training/feed.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <map>

#include "training/sample.hpp"
#include "training/thread_ranks.hpp"

namespace kalends::feed_test {
namespace {

using Texts = std::vector<std::vector<Vocabulary::Id>>;

TrainingOptions options() {
    TrainingOptions options;
    options.batch_size = 10;
    options.chunk_batches = 6;
    options.unknown_rate = 0;
    return options;
}

Texts sources(const Feed& feed) {
    Texts texts;
    for (const EncodedExample& example : feed.batch()) texts.push_back(example.source);
    return texts;
}

/// The batches of the steps, in a row, with side work as a trainer does it.
Texts steps(const ExampleSource& source, Ranks& ranks, std::uint64_t first, std::uint64_t end, std::size_t threads,
            const TrainingOptions& options) {
    const Vocabulary vocabulary = test::digit_vocabulary();
    ThreadPool pool(threads);
    Feed feed(source, vocabulary, options, ranks);
    Texts all;
    for (std::uint64_t step = first; step < end; ++step) {
        feed.seek(step, pool);
        std::ranges::copy(sources(feed), std::back_inserter(all));
        const SideWork work = feed.side_work();
        pool.for_each(work.count, work.task);
    }
    return all;
}

Texts steps(std::uint64_t first, std::uint64_t end, std::size_t threads, const TrainingOptions& options) {
    Alone alone;
    return steps(test::DigitSource(), alone, first, end, threads, options);
}

Texts part(const Texts& all, std::size_t first_step) {
    return {all.begin() + static_cast<std::ptrdiff_t>(10 * first_step), all.end()};
}

TEST_CASE("a chunk holds each of its examples once, batches of similar length") {
    Texts batches = steps(0, 6, 1, options());
    Texts expected;
    for (std::uint64_t i = 0; i < 60; ++i) {
        expected.push_back(encode(test::DigitSource().example(i), test::digit_vocabulary()).source);
    }
    for (std::size_t step = 0; step < 6; ++step) {
        const auto first = batches.begin() + static_cast<std::ptrdiff_t>(10 * step);
        CHECK(std::is_sorted(first, first + 10, [](const auto& a, const auto& b) { return a.size() < b.size(); }));
    }
    std::ranges::sort(batches);
    std::ranges::sort(expected);
    CHECK(batches == expected);
}

TEST_CASE("the batch of a step depends on nothing but the step") {
    const Texts all = steps(0, 20, 1, options());
    CHECK(steps(0, 20, 3, options()) == all);
    for (std::uint64_t first = 1; first < 20; first += 3) CHECK(steps(first, 20, 2, options()) == part(all, first));
}

/// Counts what it is asked for.
class CountedSource final : public ExampleSource {
public:
    [[nodiscard]] Example example(std::uint64_t index) const override {
        ++asked;
        return digits_.example(index);
    }
    [[nodiscard]] std::optional<std::uint64_t> epoch() const override { return digits_.epoch(); }
    mutable std::atomic<int> asked = 0;

private:
    test::DigitSource digits_;
};

TEST_CASE("ranks make each example once, and all have the same batches") {
    const Texts expected = steps(7, 16, 1, options());  // two chunks
    for (const std::size_t ranks : {2U, 3U, 12U}) {     // of the last two make nothing
        const CountedSource source;
        test::ThreadRanks::run(ranks,
                               [&](Ranks& rank) { CHECK(steps(source, rank, 7, 16, 2, options()) == expected); });
        CHECK(source.asked == 2 * 60 + 4 * 10);  // and what four steps make of the chunk after these
    }
}

TEST_CASE("the order of batches depends on the seed") {
    TrainingOptions other = options();
    other.seed = 2;
    CHECK(steps(0, 6, 1, other) != steps(0, 6, 1, options()));
}

/// A letter, a digit and an ideograph with a value, over and over.
class LetterSource final : public ExampleSource {
public:
    [[nodiscard]] Example example(std::uint64_t) const override {
        Example example;
        example.text = "a5\u4E94";
        return example;
    }
    [[nodiscard]] std::optional<std::uint64_t> epoch() const override { return 1; }
};

TEST_CASE("letters are hidden at the rate asked for, numbers never") {
    TrainingOptions hiding = options();
    hiding.chunk_batches = 1000;
    hiding.unknown_rate = 0.1;
    const LetterSource source;
    const Vocabulary vocabulary(U"5a\u4E94");
    ThreadPool pool(1);
    Alone alone;
    Feed feed(source, vocabulary, hiding, alone);
    std::map<std::vector<Vocabulary::Id>, int> counts;
    for (std::uint64_t step = 0; step < 1000; ++step) {
        feed.seek(step, pool);
        for (const auto& text : sources(feed)) ++counts[text];
    }
    CHECK(counts.size() == 2);
    const int hidden = counts[{Vocabulary::unknown, 2, 4}];
    CHECK((hidden > 850 && hidden < 1150));  // 1000 expected of 10,000, five standard deviations
}

}  // namespace

}  // namespace kalends::feed_test
