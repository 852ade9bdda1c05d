#include "text/trimmed.hpp"

#include <doctest/doctest.h>

namespace kalends::trimmed_test {

TEST_CASE("blanks at both ends go, others stay") {
    CHECK(trimmed("\t 9 May 1871 \r\n") == "9 May 1871");
    CHECK(trimmed("1871") == "1871");
    CHECK(trimmed(" \t ").empty());
    CHECK(trimmed("").empty());
    CHECK(trimmed("\xC2\xA0"
                  "1871") ==
          "\xC2\xA0"
          "1871");
}

}  // namespace kalends::trimmed_test
