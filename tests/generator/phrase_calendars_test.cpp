#include "generator/phrase_calendars.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "core/digits.hpp"
#include "generator/speaker.hpp"

namespace kalends::phrase_calendars_test {
namespace {

using made::place;
using made::said;

}  // namespace

TEST_CASE("dates of other calendars, with words that say so or without") {
    CHECK(said("{d} {Mc} {y} {islamic}AH") == "islamic ####-##-##");
    CHECK(said("{as-islamic}{d} {Mc} {y}") == "islamic ####-##-##");
    CHECK(said("{y} {persian}SH") == "persian ####");
    CHECK(said("{as-hebrew}{dc} ב{Mc} {yc#}", "he") == "hebrew ####-##-##");
    CHECK(said("{as-republican}{d} {Mc} an {yR}", "fr") == "republican ####-##-##");
    CHECK(said("{y} {islamic}AH{to}-{y} {islamic}AH") == "islamic #### / islamic ####");
}

TEST_CASE("a month's name is what says the calendar, where no other word does") {
    const auto with_word = made::speaker("en").say("{d} {Mc} {y} {islamic}AH");
    REQUIRE(with_word.has_value());
    CHECK(place(*with_word, 0, Role::calendar) == "AH");
    const auto without = made::speaker("en").say("{as-islamic}{d} {Mc} {y}");
    REQUIRE(without.has_value());
    CHECK_FALSE(place(*without, 0, Role::calendar).empty());
    CHECK(place(*without, 0, Role::calendar) == place(*without, 0, Role::month));
}

TEST_CASE("one time by two calendars") {
    CHECK(said("{y} {islamic}AH{same} ({y})") == "islamic #### = ####");
    CHECK(said("{as-julian}{d} {MMMM}{same} ({d} {MMMM}) {y}") == "XXXX-##-## = ####-##-##");
    CHECK(said("{d} {MMMM} {y} {julian}O.S.") == "julian ####-##-##");
    CHECK(said("{d} {MMMM} {y} {gregorian}N.S.") == "gregorian ####-##-##");
}

}  // namespace kalends::phrase_calendars_test
