#include "training/learn_vocabulary.hpp"

#include <doctest/doctest.h>

#include "training/sample.hpp"

namespace kalends {
namespace {

TEST_CASE("the characters of the examples are learned") {
    ThreadPool one(1), three(3);
    const VocabularyOptions options{.examples = 20'000};
    CHECK(learn_vocabulary(test::DigitSource(), options, one).code_points() == U".0123456789");
    CHECK(learn_vocabulary(test::DigitSource(), options, three).code_points() == U".0123456789");
}

TEST_CASE("a corpus is read once, and rare characters are left out") {
    std::vector<Example> rows(3);
    rows[0].text = "ab";
    rows[1].text = "b";
    rows[2].text = "BA c";
    ThreadPool pool(1);
    CHECK(learn_vocabulary(CorpusSource(rows, 1), {.examples = 1000, .minimum_share = 0.9}, pool).code_points() ==
          U"b");
    CHECK(learn_vocabulary(CorpusSource(rows, 1), {.examples = 1000, .minimum_share = 0.5}, pool).code_points() ==
          U"ab");
    CHECK(learn_vocabulary(CorpusSource(rows, 1), {}, pool).code_points() == U" abc");
}

}  // namespace
}  // namespace kalends
