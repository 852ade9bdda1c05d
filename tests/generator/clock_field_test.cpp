#include "generator/clock_field.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/digits.hpp"
#include "generator/speaker.hpp"

namespace kalends::clock_field_test {
namespace {

/// What the pattern says, digits as #, of some draws; without those that make no sense.
std::set<std::string> said(std::string_view pattern, const std::string& locale = "en") {
    std::set<std::string> all;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto phrase = made::speaker(locale).say(pattern, seed);
        if (!phrase) continue;
        std::string expression = to_string(phrase->target);
        std::ranges::replace_if(expression, is_digit, '#');
        all.insert(expression);
    }
    return all;
}
using Said = std::set<std::string>;

TEST_CASE("hours, minutes, seconds and their fraction") {
    CHECK(said("{HH}:{mm}") == Said{"T##:##"});
    CHECK(said("{H}:{mm}:{ss}.{SSS}") == Said{"T##:##:## point ###"});
    CHECK(said("{h}:{mm} {a}") == Said{"T##:## am", "T##:## pm"});
    CHECK(said("{hw} o'clock") == Said{"T##"});
    CHECK(said("{hw} {mw} {pm}pm") == Said{"T##:## pm"});
    CHECK(said("{mw} {hw}").empty());
    CHECK(said("{d} {MMMM} {y}, {HH}:{mm}") == Said{"####-##-## T##:##"});
}

TEST_CASE("parts of the day, and hours past and to") {
    CHECK(said("{noon}noon") == Said{"T noon"});
    CHECK(said("{R}{+}{#day}tomorrow {morning}morning") == Said{"R + # day T morning"});
    CHECK(said("{half-to}halb {hw+}", "de") == Said{"T## - half"});
    CHECK(said("{quarter-past}quarter past {h}") == Said{"T## + quarter"});
    CHECK(said("{#20}twenty {past}past {h}") == Said{"T## + ## minute"});
    CHECK(said("{h} {past}y {#20}veinte") == Said{"T## + ## minute"});
    CHECK(said("{ma} minutes {to-hour}to {h}") == Said{"T## - # minute", "T## - ## minute"});
    CHECK(said("{R}{+}{#day}tomorrow at {#5}five {past}past {hw}") == Said{"R + # day T## + # minute"});
}

TEST_CASE("zones: an abbreviation behind an offset has it, where one does") {
    std::size_t fitting = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const auto phrase = made::speaker("en").say("{HH}:{mm} {ZZ} {z}", seed);
        if (!phrase || !phrase->text.substr(6).starts_with("+05:30")) continue;
        CHECK(phrase->text.ends_with(" IST"));
        ++fitting;
    }
    CHECK(fitting > 0);
}

TEST_CASE("zones: the offset tells more than a name beside it") {
    CHECK(said("{HH}:{mm} {Z} ({z})") == Said{"T##:## zone + ##:##", "T##:## zone - ##:##"});
    CHECK(said("{HH}:{mm} {zi}") == Said{"T##:## zone name"});
    CHECK(said("{HH}:{mm}{utc}Z") == Said{"T##:## zone utc"});
    CHECK(said("{d} {MMMM} {y} {Z}") == Said{"####-##-##"});
}

TEST_CASE("what makes no sense is not said") {
    CHECK(said("{HH}:{mm} {HH}:{mm}").empty());
    CHECK(said("{mm}:{HH}").empty());
    CHECK(said("{HH}:{mm} {morning}in the morning {afternoon}in the afternoon").empty());
    CHECK(said("{past}past {h}").empty());
    CHECK(said("{MMMM} {y} {HH}:{mm}").empty());
    CHECK(said("{R}{next}next {#month}month at {HH}:{mm}").empty());
}

TEST_CASE("the whole time is one place") {
    const auto phrase = made::speaker("en").say("{d} {MMMM} {y} at {h}:{mm} {pm}pm CEST", 1);
    REQUIRE(phrase.has_value());
    const auto place = std::ranges::find(phrase->spans.of_ends, Role::clock, &FieldSpan::role);
    REQUIRE(place != phrase->spans.of_ends.end());
    CHECK(phrase->text.substr(place->bytes.begin, place->bytes.end - place->bytes.begin).ends_with("pm CEST"));
}

}  // namespace
}  // namespace kalends::clock_field_test
