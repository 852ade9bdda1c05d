#include "columns/transcript_cache.hpp"

#include <doctest/doctest.h>

#include "calendar/date.hpp"

namespace kalends::transcript_cache_test {
namespace {

Transcript of(std::string_view written) {
    Transcript made;
    made.guesses.emplace_back().hypothesis.symbols = to_symbols(parse_expression(written));
    return made;
}

TEST_CASE("what was added is found, in its place, until the generation after the next") {
    TranscriptCache cache({.texts = 1, .bytes = 1'000'000});
    CHECK(cache.find("9 May 2018") == nullptr);
    const Transcript* added = cache.add("9 May 2018", of("2018-05-09"));
    CHECK(cache.find("9 May 2018") == added);
    cache.age();
    CHECK(cache.find("9 May 2018") == added);  // and young again
    cache.age();
    cache.add("10 May 2018", of("2018-05-10"));
    cache.age();
    CHECK(cache.find("9 May 2018") == nullptr);
    REQUIRE(cache.find("10 May 2018") != nullptr);
    CHECK(cache.find("10 May 2018")->guesses.front().hypothesis.symbols ==
          of("2018-05-10").guesses.front().hypothesis.symbols);
}

TEST_CASE("a generation is full with its texts or with their bytes") {
    TranscriptCache cache({.texts = 100, .bytes = sizeof(Transcript) + 200});
    cache.add("a", of("2018-05-09"));
    cache.age();
    cache.age();
    CHECK(cache.find("a") != nullptr);
    cache.add("b", of("2018-05-09"));
    cache.age();
    cache.add("c", of("2018-05-10"));
    cache.add("d", of("2018-05-09"));
    cache.age();
    CHECK(cache.find("a") == nullptr);
    CHECK(cache.find("b") == nullptr);
    CHECK(cache.find("c") != nullptr);
}

}  // namespace

}  // namespace kalends::transcript_cache_test
