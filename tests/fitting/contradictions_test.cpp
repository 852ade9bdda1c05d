#include "fitting/contradictions.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "support/pairs.hpp"

namespace kalends::contradictions_test {
namespace {

using made::pair;

}  // namespace

TEST_CASE("texts that are taught differently count once each, and the first is shown") {
    const std::vector<Example> pairs{pair("05/06/18", "2018-06-05"), pair("9 May 2018", "2018-05-09"),
                                     pair("05/06/18", "2018-05-06"), pair("05/06/18", "2018-05-07"),
                                     pair("9 MAY 2018", "2018-05-10")};
    const auto found = contradictions(pairs);
    REQUIRE(found);
    CHECK(found->texts == 2);
    CHECK(to_string(*found) ==
          "2 texts of the first 5 pairs are taught to say different things, the first '05/06/18', 2018-06-05 and "
          "2018-05-06; what is learned of them is chance: keep one of each");
}

TEST_CASE("the same pair twice is no contradiction") {
    const std::vector<Example> pairs{pair("9 May 2018", "2018-05-09"), pair("9 May 2018", "2018-05-09")};
    CHECK_FALSE(contradictions(pairs));
    CHECK_FALSE(contradictions({}));
}

}  // namespace kalends::contradictions_test
