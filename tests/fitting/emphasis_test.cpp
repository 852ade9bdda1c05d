#include "fitting/emphasis.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"

using namespace kalends;

namespace {

GeneratorOptions english_days() {
    GeneratorOptions options;
    options.locales = {"en"};
    options.patterns = {"iso"};
    return options;
}

std::shared_ptr<const ExampleSource> source_with(const std::vector<Emphasis>& emphases) {
    return with_emphasis(std::make_shared<GeneratorSource>(Generator(english_days())), english_days(), emphases);
}

/// Of a thousand rows those whose pattern begins so.
int count_of(const ExampleSource& source, const std::string& pattern) {
    int count = 0;
    for (std::uint64_t i = 0; i < 1000; ++i) count += source.example(i).pattern.starts_with(pattern) ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("an emphasis is read as it is written") {
    const std::string text = "0.1/ha,ig/clock 0.05//calendar:persian,iso 0.2/de/";
    const std::vector<Emphasis> read = parse_emphases(text);
    CHECK(to_text(read) == text);
    CHECK(read[0].locales == std::vector<std::string>{"ha", "ig"});
    CHECK(read[1].patterns == std::vector<std::string>{"calendar:persian", "iso"});
    CHECK(read[2] == Emphasis{0.2, {"de"}, {}});
    CHECK(parse_emphases("").empty());
}

TEST_CASE("what is no emphasis is refused") {
    for (const char* text : {"", "0.1", "0.1/de", "x/de/iso", "0/de/iso", "1.5/de/iso", "0.1/de/iso/more"})
        CHECK_THROWS_WITH_AS(parse_emphasis(text), doctest::Contains("SHARE/LOCALES/PATTERNS"), Error);
    CHECK_NOTHROW(check({{0.5, {}, {}}, {0.5, {}, {}}}));
    CHECK_THROWS_WITH_AS(check({{0.6, {}, {}}, {0.6, {}, {}}}), doctest::Contains("more than 1"), Error);
    CHECK_THROWS_AS(source_with({{0.5, {"xx"}, {}}}), Error);
    CHECK_THROWS_AS(source_with({{0.5, {}, {"unknown"}}}), Error);
}

TEST_CASE("rows of a part come as often as its share says, and the others are as without") {
    const auto alone = source_with({}), more = source_with({{0.2, {"de"}, {"clock"}}, {0.3, {}, {"named"}}});
    CHECK(count_of(*alone, "iso") == 1000);
    CHECK(count_of(*more, "clock") == doctest::Approx(200).epsilon(0.2));
    CHECK(count_of(*more, "named") == doctest::Approx(300).epsilon(0.2));
    for (std::uint64_t i = 0; i < 100; ++i) {
        const Example row = more->example(i);
        if (row.pattern.starts_with("iso")) CHECK(row.text == alone->example(i).text);
        if (row.pattern.starts_with("clock")) CHECK(row.locale.starts_with("de"));
    }
    CHECK(!more->epoch());
}
