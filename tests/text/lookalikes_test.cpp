#include "text/lookalikes.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace kalends::lookalikes_test {
namespace {

std::string repaired(std::string_view bytes) {
    NormalizedText text = normalize_text(bytes);
    repair_lookalikes(bytes, text);
    return to_utf8(text.code_points) + (text.repaired ? " repaired" : "");
}

}  // namespace

TEST_CASE("letters in numbers are the digits that they look like") {
    CHECK(repaired("16 January l817") == "16 january 1817 repaired");
    CHECK(repaired("1O April 1765") == "10 april 1765 repaired");
    CHECK(repaired("2O.3.1911") == "20.3.1911 repaired");
    CHECK(repaired("I5 May 1840") == "15 may 1840 repaired");
    CHECK(repaired("1 May 18S0") == "1 may 1850 repaired");
    CHECK(repaired("186O-187O") == "1860-1870 repaired");
    CHECK(repaired("12 May 1B50") == "12 may 1850 repaired");
    CHECK(repaired("19Z0") == "1920 repaired");
    CHECK(repaired("1Z May") == "12 may repaired");
    CHECK(repaired("2Ist May, l0th June") == "21st may, 10th june repaired");
}

TEST_CASE("words, ordinals, letters of reigns and Roman numerals stay") {
    for (const std::string_view text :
         {"1o de maio 2018", "s30.8.15", "9.v.2018", "ii 1850", "il 9 maggio", "5l", "50s", "10s", "so", "lol 2018",
          "18th", "1st", "2b", "1b5z", "192z", "l'an 1850", "i850x", "ill"})
        CHECK(repaired(text) == text);
    CHECK(repaired("S30.8.15") == "s30.8.15");
    CHECK(repaired("9:41:1Z") == "9:41:1z");
}

TEST_CASE("litres are no days, but where they stand right before a month's place") {
    CHECK(repaired("2l milk May 2018") == "2l milk may 2018");
    CHECK(repaired("1l May 2018") == "11 may 2018 repaired");
    CHECK(repaired("2l.5.1911") == "21.5.1911 repaired");
    CHECK(repaired("1l mai") == "11 mai repaired");
}

}  // namespace kalends::lookalikes_test
