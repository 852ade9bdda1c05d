#include "core/random.hpp"

#include <doctest/doctest.h>

#include <array>
#include <set>

namespace kalends::random_test {

using kalends::Random;

TEST_CASE("random: the published sequence of SplitMix64") {
    Random zero(0);
    CHECK(zero() == 0xE220A8397B1DCDAFU);
    CHECK(zero() == 0x6E789E6AA1B965F4U);
    CHECK(zero() == 0x06C45D188009454FU);
    Random other(1234567);
    CHECK(other() == 6457827717110365317U);
    CHECK(other() == 3203168211198807973U);
}

TEST_CASE("random: a state carries on where it was taken") {
    Random random(7);
    random();
    Random resumed(random.state());
    CHECK(resumed() == random());
}

TEST_CASE("random: below stays below and reaches every value about equally often") {
    Random random(1);
    std::array<int, 7> counts{};
    for (int i = 0; i < 70000; ++i) ++counts.at(random.below(7));
    for (const int count : counts) CHECK(count == doctest::Approx(10000).epsilon(0.05));
    CHECK(random.below(1) == 0);
}

TEST_CASE("random: between includes both ends") {
    Random random(2);
    std::set<int> seen;
    for (int i = 0; i < 1000; ++i) seen.insert(random.between(-2, 3));
    CHECK(seen == std::set<int>{-2, -1, 0, 1, 2, 3});
}

TEST_CASE("random: uniform lies in [0, 1), chance follows it") {
    Random random(3);
    double sum = 0;
    int hits = 0;
    for (int i = 0; i < 100000; ++i) {
        const double value = random.uniform();
        CHECK_UNARY(value >= 0 && value < 1);
        sum += value;
        hits += random.chance(0.25) ? 1 : 0;
    }
    CHECK(sum / 100000 == doctest::Approx(0.5).epsilon(0.01));
    CHECK(hits == doctest::Approx(25000).epsilon(0.03));
    CHECK_FALSE(random.chance(0));
    CHECK(random.chance(1));
}

TEST_CASE("random: streams of one seed differ, and come again") {
    std::set<std::uint64_t> first_values;
    for (std::uint64_t stream = 0; stream < 10000; ++stream) first_values.insert(Random(1, stream)());
    CHECK(first_values.size() == 10000);
    CHECK(Random(1, 5)() == Random(1, 5)());
    CHECK(Random(1, 5)() != Random(2, 5)());
}

}  // namespace kalends::random_test
