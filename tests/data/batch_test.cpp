#include "data/batch.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"

using namespace kalends;

namespace {

using Ids = std::vector<std::int32_t>;
using Indices = std::vector<std::size_t>;

}  // namespace

TEST_CASE("source batch: rows in the order asked for, time-major and padded") {
    const std::vector<Ids> sources{{2, 3}, {4}, {5, 6, 7}};
    const Indices order{2, 0};
    const SourceBatch batch = make_source_batch(sources, order);
    CHECK(batch.length == 3);
    CHECK(batch.rows == 2);
    CHECK(batch.ids == Ids{5, 2, 6, 3, 7, 0});
    CHECK(batch.lengths == Ids{3, 2});
}

TEST_CASE("source batch: no rows, and an empty row") {
    CHECK(make_source_batch({}, {}).length == 0);
    const std::vector<Ids> sources{{}};
    CHECK_THROWS_WITH_AS(make_source_batch(sources, Indices{0}), doctest::Contains("empty text"), Error);
}

TEST_CASE("batch: inputs are the start symbol and the targets one step later") {
    std::vector<EncodedExample> examples(2);
    examples[0] = {{2}, {symbol::none, symbol::end}, {{0, 1}, {}}};
    examples[1] = {{3, 4}, {7, 8, symbol::end}, {{1, 2}, {0, 2}, {}}};

    const Batch batch = make_batch(examples, Indices{0, 1}, TargetVocabulary());
    CHECK(batch.source.ids == Ids{2, 3, 0, 4});
    CHECK(batch.target_length == 3);
    CHECK(batch.inputs == Ids{symbol::start, symbol::start, symbol::none, 7, symbol::end, 8});
    CHECK(batch.targets == Ids{symbol::none, 7, symbol::end, 8, Batch::ignored, symbol::end});
    CHECK(batch.focus == std::vector<PositionSpan>{{0, 1}, {1, 2}, {}, {0, 2}, {}, {}});
}

TEST_CASE("length buckets: every row once, by length, stable") {
    const Indices lengths{5, 1, 3, 1, 5};
    CHECK(length_buckets(lengths, 2) == std::vector<Indices>{{1, 3}, {2, 0}, {4}});
    CHECK(length_buckets(lengths, 100) == std::vector<Indices>{{1, 3, 2, 0, 4}});
    CHECK(length_buckets({}, 2).empty());
}
