#include "kalends/columns/block_normalizer.hpp"

#include <doctest/doctest.h>

#include "normalizer/tiny_model.hpp"

namespace kalends::block_normalizer_test {
namespace {

using Rows = std::vector<std::string>;

/// What a column makes of its rows, in EDTF.
Rows edtf_of(const Normalizer& normalizer, const BlockNormalizerOptions& options, const Rows& rows) {
    BlockNormalizer normalize(normalizer, options);
    const BlockAnswers block = normalize(rows);
    Rows edtf;
    for (std::size_t i = 0; i < rows.size(); ++i) edtf.push_back(block.of(i).edtf);
    return edtf;
}

BlockNormalizerOptions inferring_meaning() {
    return {.normalizer = {}, .infer_meaning = true, .threads = 1};
}

}  // namespace

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

TEST_CASE("a column that is EDTF decides, whatever order is told") {
    const Normalizer normalizer(made::tiny_model());
    const Rows column{"187X", "1905-08", "1999-22", "[1850]", ""};
    BlockNormalizerOptions options = inferring_meaning();
    const Rows meant{"187X", "1905-08", "1999-22", "[1850]", ""};
    CHECK(edtf_of(normalizer, options, column) == meant);
    for (const Order order : all_orders) {
        options.normalizer.order = order;
        CHECK(edtf_of(normalizer, options, column) == meant);
    }
    options.infer_meaning = false;
    options.infer_order = true;
    CHECK(edtf_of(normalizer, options, column) != meant);
}

TEST_CASE("brackets of EDTF are no editor's") {
    const Normalizer normalizer(made::tiny_model());
    BlockNormalizer normalize(normalizer, inferring_meaning());
    const BlockAnswers block = normalize(Rows{"187X", "[1850]"});
    CHECK(block.of(1).status == Status::partial);
    CHECK(block.of(1).flags == Flags());
}

TEST_CASE("a row that is no EDTF takes the decision back, for blocks behind it") {
    const Normalizer normalizer(made::tiny_model());
    BlockNormalizer normalize(normalizer, inferring_meaning());
    const Rows first{"187X", "1999-22"}, second{"about 1850", "1999-22"};
    CHECK(normalize(first).of(1).edtf == "1999-22");
    CHECK(normalize(second).of(1).confidence == normalizer.normalize("1999-22").confidence);
}

TEST_CASE("evidence of what rows mean is counted by row, not by text") {
    const Normalizer normalizer(made::tiny_model());
    BlockNormalizer normalize(normalizer, inferring_meaning());
    normalize(Rows{"1998-05", "187X", "1998-05", "187X", "1908-11", "1998-05", "", "1905-24", "1908-11"});
    const ColumnSummary summary = normalize.evidence();
    CHECK(summary.year_hyphen.rows == std::array<std::size_t, 3>{2, 3, 1});
    CHECK(summary.edtf.rows == 8);
    CHECK(summary.edtf.proofs == 2);
    CHECK(summary.order.rows == OrderSummary().rows);
}

TEST_CASE("days next to the year leave the others open, from the block that shows them on") {
    if (default_model_bytes().empty()) return;  // one that reads them
    const Normalizer normalizer(load_default_model());
    BlockNormalizer normalize(normalizer, inferring_meaning());
    CHECK(normalize(Rows{"2014/05/09"}).of(0).date == "2014-05-09");
    const BlockAnswers block = normalize(Rows{"2014/31/05", "2014/05/09", "2014/05/05"});
    CHECK(block.of(1).status == Status::ambiguous);
    CHECK(block.of(2).date == "2014-05-05");
}

TEST_CASE("where nothing is to be inferred, nothing is learned") {
    const Normalizer normalizer(made::tiny_model());
    BlockNormalizer normalize(normalizer, {.normalizer = {}, .infer_order = true, .threads = 1});
    normalize(Rows{"1998-05", "187X"});
    CHECK(normalize.evidence().year_hyphen.rows == std::array<std::size_t, 3>{});
    CHECK(normalize.evidence().edtf.rows == 0);
}

TEST_CASE("a told meaning of a year and a month is not asked of the column") {
    const Normalizer normalizer(made::tiny_model());
    BlockNormalizerOptions options = inferring_meaning();
    options.normalizer.resolution.year_hyphen = YearHyphen::month;
    BlockNormalizer normalize(normalizer, options);
    normalize(Rows{"1905-24", "1908-11"});
    CHECK(normalize.evidence().year_hyphen.rows == std::array<std::size_t, 3>{});
}

TEST_CASE("a column decides what a year and a month are, whatever order is told") {
    if (default_model_bytes().empty()) return;  // one that reads them
    const Normalizer normalizer(load_default_model());
    BlockNormalizerOptions options = inferring_meaning();
    for (const Order order : all_orders) {
        options.normalizer.order = order;
        CHECK(edtf_of(normalizer, options, {"1998-05", "1908-11"}) == Rows{"1998-05", "1908-11"});
        CHECK(edtf_of(normalizer, options, {"1974-76", "1908-11", "c. 1850"})[1] == "1908/1911");
        CHECK(edtf_of(normalizer, options, {"1998-05", "1974-76", "1908-11", "c. 1850"})[2].empty());
    }
    options.infer_meaning = false;
    options.infer_order = true;
    CHECK(edtf_of(normalizer, options, {"1998-05", "1908-11"})[1].empty());
}

TEST_CASE("a column decides whether a number behind a month is a day or a year, by its own block, too") {
    if (default_model_bytes().empty()) return;
    const Normalizer normalizer(load_default_model());
    BlockNormalizerOptions options = inferring_meaning();
    CHECK(edtf_of(normalizer, options, {"Jan-05", "Feb-06"}) == Rows{"", ""});
    CHECK(edtf_of(normalizer, options, {"Jan-05", "Mar-95"}) == Rows{"2005-01", "1995-03"});
    CHECK(edtf_of(normalizer, options, {"Jan-05", "Mar-5"}) == Rows{"XXXX-01-05", "XXXX-03-05"});
    CHECK(edtf_of(normalizer, options, {"Jan-05", "Mar-5", "Apr-95"})[0].empty());
    options.normalizer.resolution.month_hyphen = MonthHyphen::day;
    CHECK(edtf_of(normalizer, options, {"Jan-05", "Mar-95"})[0] == "XXXX-01-05");
}

TEST_CASE("a told range of years holds in a column of EDTF") {
    if (default_model_bytes().empty()) return;
    const Normalizer normalizer(load_default_model());
    BlockNormalizerOptions options = inferring_meaning();
    const Rows column{"187X", "1908-11", "1998-05", "2001-21"};
    CHECK(edtf_of(normalizer, options, column) == column);
    options.normalizer.resolution.year_hyphen = YearHyphen::range;
    CHECK(edtf_of(normalizer, options, column) == Rows{"187X", "1908/1911", "1998-05", "2001-21"});
    options.normalizer.resolution.year_hyphen = YearHyphen::month;
    CHECK(edtf_of(normalizer, options, column) == column);
}

TEST_CASE("rows count from references of their own, and later blocks from none") {
    const Normalizer normalizer(load_default_model());
    BlockNormalizer normalize(normalizer, {.normalizer = {}, .infer_order = true, .threads = 1});
    const Rows rows{"yesterday", "yesterday", "9 May 2018", "yesterday", "yesterday"},
        references{"2018-05-09", "2018-06-01T00:30:00Z", "2018-05-09", "", "soon"};
    const BlockAnswers block = normalize(rows, references);
    CHECK(block.of(0).date == "2018-05-08");
    CHECK(block.of(1).date == "2018-05-31");
    CHECK(block.of(2).date == "2018-05-09");
    CHECK(block.of(3).status == Status::relative);
    CHECK(block.of(4).status == Status::relative);
    CHECK(normalize(rows).of(0).status == Status::relative);
    const BlockAnswers again = normalize(rows, references);
    CHECK(again.answers == block.answers);
    CHECK(again.row == block.row);
}

}  // namespace kalends::block_normalizer_test
