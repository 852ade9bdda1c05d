#include "kalends/columns/block_normalizer.hpp"

#include <doctest/doctest.h>

#include "normalizer/tiny_model.hpp"

namespace kalends::block_normalizer_test {

TEST_CASE("equal rows share an answer, and each is what the row alone gets") {
    const Normalizer normalizer(made::tiny_model());
    BlockNormalizer normalize(normalizer, {.normalizer = {}, .infer_order = false, .threads = 2});
    const std::vector<std::string> rows{"9 May 2018", "", "1/2/03", "9 May 2018"};
    const BlockAnswers block = normalize(rows);
    CHECK(block.answers.size() == 3);
    CHECK(block.row == std::vector<std::size_t>{0, 1, 2, 0});
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Answer alone = normalizer.normalize(rows[i]);
        CHECK(block.of(i).date == alone.date);
        CHECK(block.of(i).status == alone.status);
        CHECK(block.of(i).confidence == alone.confidence);
    }
    CHECK(normalize({}).row.empty());
}

TEST_CASE("a text gets the same answer again in every block") {
    const Normalizer normalizer(made::tiny_model());
    BlockNormalizer normalize(normalizer, {.normalizer = {}, .infer_order = false, .threads = 1});
    const std::vector<std::string> first{"9 May 2018", "1/2/03"}, second{"1/2/03", "10 May 2018", "9 May 2018"};
    const BlockAnswers before = normalize(first), after = normalize(second);
    CHECK(after.of(0).confidence == before.of(1).confidence);
    CHECK(after.of(1).confidence == normalizer.normalize(second[1]).confidence);
    CHECK(after.of(2).confidence == before.of(0).confidence);
}

TEST_CASE("a text that comes back counts as evidence again") {
    const Normalizer normalizer(made::tiny_model());
    BlockNormalizer normalize(normalizer, {.normalizer = {}, .infer_order = true, .threads = 1});
    BlockNormalizer whole(normalizer, {.normalizer = {}, .infer_order = true, .threads = 1});
    const std::vector<std::string> block{"13/05/2018", "9 May 2018"};
    const std::vector<std::string> both{block[0], block[1], block[0], block[1]};
    normalize(block);
    normalize(block);
    whole(both);
    CHECK(normalize.evidence().order.rows == whole.evidence().order.rows);
}

}  // namespace kalends::block_normalizer_test
