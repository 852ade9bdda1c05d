#include "text/trimmed.hpp"

#include <doctest/doctest.h>

#include <string>

#include "kalends/text/normalized_text.hpp"

namespace kalends::trimmed_test {

TEST_CASE("blanks at both ends go, others stay") {
    CHECK(trimmed("\t 9 May 1871 \r\n") == "9 May 1871");
    CHECK(trimmed("1871") == "1871");
    CHECK(trimmed(" \t ").empty());
    CHECK(trimmed("").empty());
}

TEST_CASE("so do blanks of Unicode and what leaves no trace, as in a text that is read") {
    for (const char* nothing : {"\u00A0", "\u2003\u3000", "\uFEFF", "\u200B ", "\u2028", "\v\f\x1F", "\u0085"}) {
        const std::string around(nothing);
        CAPTURE(around);
        CHECK(trimmed(around + "1871\u00A0May" + around) == "1871\u00A0May");
        CHECK(trimmed(around).empty());
        CHECK(normalize_text(around).code_points.empty());
    }
}

TEST_CASE("bytes that are no UTF-8 stay, and no character is cut") {
    for (const char* text : {"\xFF", "1871\xC2", "\xA0", "\u00E9", "\xE2\x80"}) CHECK(trimmed(text) == text);
    CHECK(trimmed(" \xA0 ") == "\xA0");
}

}  // namespace kalends::trimmed_test
