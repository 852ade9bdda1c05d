#include "training/example_source.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "kalends/core/error.hpp"
#include "training/sample.hpp"

namespace kalends::example_source_test {
namespace {

std::vector<Example> numbered(std::size_t count) {
    std::vector<Example> rows(count);
    for (std::size_t i = 0; i < count; ++i) rows[i].text = std::to_string(i);
    return rows;
}

std::vector<std::string> texts(const ExampleSource& source, std::uint64_t first, std::size_t count) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < count; ++i) texts.push_back(source.example(first + i).text);
    return texts;
}

TEST_CASE("a mixed source takes from both, each example always from the same") {
    const auto rows = [](const std::string& text) {
        Example example;
        example.text = text;
        return std::make_shared<CorpusSource>(std::vector<Example>{example}, 1);
    };
    const MixedSource mixed(rows("own"), rows("generated"), 0.7, 5);
    std::size_t generated = 0;
    for (std::uint64_t i = 0; i < 10'000; ++i) {
        generated += mixed.example(i).text == "generated" ? 1U : 0U;
        CHECK(mixed.example(i).text == mixed.example(i).text);
    }
    CHECK(generated > 6800);
    CHECK(generated < 7200);
}

TEST_CASE("own pairs come with other numbers, among generated rows, too, but first as they are") {
    const std::vector<Example> rows{{"9 Heuet 2018", parse_expression("2018-07-09"), "-", "-", {}}};
    const auto own = std::make_shared<CorpusSource>(rows, 5);
    CHECK(own->example(0).text == "9 Heuet 2018");
    const auto none = std::make_shared<CorpusSource>(numbered(1), 5);
    const MixedSource mixed(own, none, 0.8, 5);
    int as_it_is = 0, all = 0;
    for (std::uint64_t i = 1; i < 10'000; ++i) {
        const std::string text = mixed.example(i).text;
        all += text.find("Heuet") != std::string::npos ? 1 : 0;
        as_it_is += text == "9 Heuet 2018" ? 1 : 0;
    }
    CHECK(as_it_is > all * 4 / 10);
    CHECK(as_it_is < all * 6 / 10);
}

TEST_CASE("permute is a permutation of any size") {
    for (const std::uint64_t size : {1U, 2U, 3U, 4U, 5U, 16U, 17U, 1000U}) {
        std::set<std::uint64_t> seen;
        for (std::uint64_t i = 0; i < size; ++i) seen.insert(permute(i, size, 5));
        CAPTURE(size);
        CHECK(seen.size() == size);
        CHECK(*seen.rbegin() == size - 1);
    }
}

TEST_CASE("every epoch of a corpus has every row once, in another order") {
    constexpr std::size_t size = 101;
    const CorpusSource source(numbered(size), 1);
    const std::vector<std::string> first = texts(source, 0, size), second = texts(source, size, size);
    CHECK(std::set(first.begin(), first.end()).size() == size);
    CHECK(std::set(second.begin(), second.end()).size() == size);
    CHECK(first != second);
    CHECK(texts(CorpusSource(numbered(size), 1), 0, size) == first);
    CHECK(texts(CorpusSource(numbered(size), 2), 0, size) != first);
    CHECK(source.epoch() == size);
}

TEST_CASE("rows end up everywhere") {
    // Where row 0 lands in 4000 epochs of 8 rows: each place 500 times, within five standard deviations.
    const CorpusSource source(numbered(8), 3);
    std::array<int, 8> counts{};
    for (std::uint64_t i = 0; i < 8 * 4000; ++i) counts.at(i % 8) += source.example(i).text == "0" ? 1 : 0;
    for (const int count : counts) CHECK((count > 395 && count < 605));
}

TEST_CASE("an empty corpus is refused") {
    CHECK_THROWS_AS(CorpusSource({}, 1), Error);
}

TEST_CASE("examples are taken in order by any number of threads") {
    const test::DigitSource source;
    ThreadPool pool(3);
    const std::vector<Example> taken = take(source, 1000, 700, pool);
    CHECK(taken.size() == 700);
    for (std::size_t i = 0; i < taken.size(); ++i) CHECK(taken[i].text == source.example(1000 + i).text);
}

TEST_CASE("the characters of the examples are learned") {
    ThreadPool one(1), three(3);
    CHECK(learn_vocabulary(test::DigitSource(), 20'000, one).code_points() == U".0123456789");
    CHECK(learn_vocabulary(test::DigitSource(), 20'000, three).code_points() == U".0123456789");
}

TEST_CASE("a corpus is read once, and rare characters are left out") {
    std::vector<Example> rows(3);
    rows[0].text = "ab";
    rows[1].text = "b";
    rows[2].text = "BA c";
    const CorpusSource corpus(rows, 1);
    ThreadPool pool(1);
    CHECK(learn_vocabulary(corpus, 1000, pool, 0.9).code_points() == U"b");
    CHECK(learn_vocabulary(corpus, 1000, pool, 0.5).code_points() == U"ab");
    CHECK(learn_vocabulary(corpus, 200'000, pool).code_points() == U" abc");
}

}  // namespace

}  // namespace kalends::example_source_test
