#include "normalizer/readings_cache.hpp"

#include <doctest/doctest.h>

#include "normalizer/readings.hpp"

namespace kalends {
namespace {

Readings of(std::string_view written) {
    return made::plain(made::reading(written, 0.9));
}

TEST_CASE("what was added is found, in its place, until the generation after the next") {
    ReadingsCache cache({.texts = 1, .bytes = 1'000'000});
    CHECK(cache.find("9 May 2018") == nullptr);
    const Readings* added = cache.add("9 May 2018", of("2018-05-09"));
    CHECK(cache.find("9 May 2018") == added);
    cache.age();
    CHECK(cache.find("9 May 2018") == added);  // and young again
    cache.age();
    cache.add("10 May 2018", of("2018-05-10"));
    cache.age();
    CHECK(cache.find("9 May 2018") == nullptr);
    REQUIRE(cache.find("10 May 2018") != nullptr);
    CHECK(cache.find("10 May 2018")->best.resolved.iso == "2018-05-10");
}

TEST_CASE("a generation is full with its texts or with their bytes") {
    ReadingsCache cache({.texts = 100, .bytes = 2 * sizeof(Readings)});
    cache.add("a", of("2018-05-09"));
    cache.age();
    cache.age();
    CHECK(cache.find("a") != nullptr);
    cache.add("b", of("2018-05-09"));
    cache.age();
    cache.add("c", made::three_ways());
    cache.add("d", of("2018-05-09"));
    cache.age();
    CHECK(cache.find("a") == nullptr);
    CHECK(cache.find("b") == nullptr);
    CHECK(cache.find("c") != nullptr);
}

}  // namespace
}  // namespace kalends
