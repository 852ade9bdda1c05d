#include "fitting/dropped_qualifiers.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "support/pairs.hpp"

namespace kalends::dropped_qualifiers_test {
namespace {

using made::pair;

}  // namespace

TEST_CASE("pairs that drop a qualifier are counted, and the first is shown") {
    const std::vector<Example> pairs{pair("9 May 2018", "2018-05-09"), pair("circa 1850", "1850 ~"),
                                     pair("circa", "none"), pair("circa 1860", "1860"),
                                     pair("vermutlich 1870", "1870")};
    const auto dropped = dropped_qualifiers(pairs);
    REQUIRE(dropped);
    CHECK(dropped->rows == 2);
    CHECK(dropped->of == 5);
    CHECK(to_string(*dropped) ==
          "2 of the first 5 pairs drop a word for about or perhaps, the first 'circa' of 'circa 1860', which is taught "
          "as 1860; write ~ or ? behind a date that is not to lose it");
}

TEST_CASE("pairs that keep theirs are not spoken of") {
    const std::vector<Example> pairs{pair("circa 1850 or 1860", "1850 ~ | 1860"),
                                     pair("perhaps from 1850 to 1860", "1850 / 1860 ?")};
    CHECK_FALSE(dropped_qualifiers(pairs));
    CHECK_FALSE(dropped_qualifiers({}));
    CHECK_FALSE(dropped_qualifiers(std::vector<Example>{pair("27 ap. J.-C.", "ad 0027")}));
    CHECK(dropped_qualifiers(std::vector<Example>{pair("ap. 27", "0027")}));
}

}  // namespace kalends::dropped_qualifiers_test
