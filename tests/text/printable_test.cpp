#include "text/printable.hpp"

#include <doctest/doctest.h>

#include "core/random.hpp"
#include "kalends/text/normalized_text.hpp"
#include "support/any_bytes.hpp"

namespace kalends::printable_test {
namespace {

TEST_CASE("what people write stays as it is") {
    CHECK(printable("") == "");
    CHECK(printable("9. Mai 2018, १० मई, ۹ می‌ماه 😀") ==
          "9. Mai 2018, १० मई, ۹ می‌ماه 😀");
}

TEST_CASE("what a terminal would obey, or the eye not see, is spelt out") {
    CHECK(printable("a\x1B[31mb") == "a\\u{1B}[31mb");
    CHECK(printable(std::string_view("\0\t\r\n\x7F", 5)) == "\\u{0}\\u{9}\\u{D}\\u{A}\\u{7F}");
    CHECK(printable("\u009B31m") == "\\u{9B}31m");
    CHECK(printable("\u202E8102\u2069\u2028") == "\\u{202E}8102\\u{2069}\\u{2028}");
    CHECK(printable("\x9B\xFF") == "\uFFFD\uFFFD");
}

TEST_CASE("what is printable of any bytes is well-formed and stays") {
    for (const std::uint64_t seed : test::seeds()) {
        CAPTURE(seed);
        Random random(seed);
        for (int i = 0; i < 500; ++i) {
            const std::string once = printable(test::any_bytes(random, 20, true));
            CHECK(once.find('\x1B') == std::string::npos);
            CHECK(printable(once) == once);
            CHECK(to_utf8(to_code_points(once)) == once);
        }
    }
}

}  // namespace

}  // namespace kalends::printable_test
