#include "data/split.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace kalends::split_test {

TEST_CASE("split: the same text, however it is dressed, has one place") {
    for (int i = 0; i < 1000; ++i) {
        const std::string number = std::to_string(i);
        CHECK(part_of(number + " May") == part_of("  " + number + "\u00A0MAY"));
    }
}

TEST_CASE("split: the share is kept, the seed matters") {
    int held_out = 0;
    int moved = 0;
    for (int i = 0; i < 20000; ++i) {
        const std::string text = "day " + std::to_string(i);
        const CorpusPart part = part_of(text, {.validation_share = 0.1, .seed = 1});
        held_out += part == CorpusPart::validation ? 1 : 0;
        moved += part == part_of(text, {.validation_share = 0.1, .seed = 2}) ? 0 : 1;
    }
    CHECK(held_out == doctest::Approx(2000).epsilon(0.1));
    CHECK(moved == doctest::Approx(3600).epsilon(0.1));
    CHECK(part_of("x", {.validation_share = 0}) == CorpusPart::train);
    CHECK(part_of("x", {.validation_share = 1}) == CorpusPart::validation);
}

TEST_CASE("split: a known value, so that corpora stay split as they were") {
    std::string parts;
    for (char c = 'a'; c <= 'z'; ++c) {
        parts += part_of(std::string(1, c), {.validation_share = 0.5}) == CorpusPart::train ? 't' : 'v';
    }
    CHECK(parts == "tvttttttvvvvvvtvtvttvvvtvv");
}

TEST_CASE("split: rows keep their order") {
    std::vector<Example> examples(200);
    for (std::size_t i = 0; i < examples.size(); ++i) examples[i].text = std::to_string(1000 + i);
    const Split split = split_corpus(examples, {.validation_share = 0.3});
    CHECK(split.train.size() + split.validation.size() == 200);
    CHECK(split.validation.size() > 30);
    const auto by_text = [](const Example& a, const Example& b) { return a.text < b.text; };
    CHECK(std::is_sorted(split.train.begin(), split.train.end(), by_text));
    CHECK(std::is_sorted(split.validation.begin(), split.validation.end(), by_text));
}

}  // namespace kalends::split_test
