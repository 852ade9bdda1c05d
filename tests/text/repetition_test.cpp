#include "text/repetition.hpp"

#include <doctest/doctest.h>

#include <string>

namespace kalends::repetition_test {
namespace {

std::string once(std::string_view text) {
    const NormalizedText said = said_once(normalize_text(text));
    CHECK(said.code_points.size() == said.origin.size());
    return to_utf8(said.code_points);
}

TEST_CASE("what stands twice is said once") {
    CHECK(once("9 May 20189 May 2018") == "9 may 2018");
    CHECK(once("9 May 2018  9 MAY 2018") == "9 may 2018");
    CHECK(once("May 2018, May 2018") == "may 2018");
    CHECK(once("2018-05-092018-05-09") == "2018-05-09");
    CHECK(once("c. 1850; c. 1850") == "c. 1850");
}

TEST_CASE("other texts stay") {
    for (const char* text :
         {"", "1850 1850", "123456123456", "may may", "9 may 2018 10 may 2018", "10.1010.10", "9/5/18 / 9/5/18"})
        CHECK(once(text) == text);
}

}  // namespace
}  // namespace kalends::repetition_test
