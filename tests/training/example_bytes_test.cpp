#include "training/example_bytes.hpp"

#include <doctest/doctest.h>

#include "training/sample.hpp"

namespace kalends {
namespace {

TEST_CASE("examples come back from their bytes, one after another") {
    std::vector<EncodedExample> examples = test::encoded_digits(3);
    examples.emplace_back();
    std::vector<std::byte> bytes;
    for (const EncodedExample& example : examples) append(example, bytes);
    std::span<const std::byte> left = bytes;
    for (const EncodedExample& example : examples) {
        const EncodedExample taken = take_example(left);
        CHECK(taken.source == example.source);
        CHECK(taken.target == example.target);
        CHECK(taken.focus == example.focus);
    }
    CHECK(left.empty());
}

}  // namespace
}  // namespace kalends
