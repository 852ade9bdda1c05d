#include <doctest/doctest.h>

#include "kalends/report/alignment.hpp"
#include "report/aligned.hpp"

namespace kalends::alignment_table_test {
namespace {

TEST_CASE("digits as rows, characters as columns") {
    CHECK(alignment_table("9 May 2018", made::ninth_of_may()) ==
          "        9 May 2018\n"
          "year  2 ······█···\n"
          "      0 ·······█··\n"
          "      1 ········█·\n"
          "      8 ·········█\n"
          "month 0 ··█·······\n"
          "      5 ····█·····\n"
          "day   0 █·········\n"
          "      9 █·········\n");
}

TEST_CASE("plain ASCII when asked") {
    AlignedAnswer none = made::aligned("abc", {"none"}, {0});
    none.attention[0] = {0.02F, 0.48F, 0.5F};
    CHECK(alignment_table("abc", none, {.shades = Shades::digits}) ==
          "     abc\n"
          "none .55\n");
    none.attention[0] = {0, 1, 0};
    CHECK(alignment_table("abc", none, {.shades = Shades::digits}) ==
          "     abc\n"
          "none .9.\n");
}

TEST_CASE("weekday and order have names") {
    AlignedAnswer full =
        made::aligned("x", {"X", "X", "1", "8", "0", "5", "0", "9", "wed", "mdy"}, std::vector<std::size_t>(10, 0));
    const std::string table = alignment_table("x", full, {.shades = Shades::digits});
    CHECK(table.find("weekday wed 9\n") != std::string::npos);
    CHECK(table.find("order   mdy 9\n") != std::string::npos);
}

TEST_CASE("wide characters keep the columns in line") {
    CHECK(alignment_table("5月9", made::aligned("5月9", {"none"}, {1}), {.shades = Shades::digits}) ==
          "     5月9\n"
          "none .99.\n");
}

TEST_CASE("colour marks the most attended character") {
    CHECK(alignment_table("ab", made::aligned("ab", {"none"}, {1}), {.shades = Shades::digits, .colour = true}) ==
          "     ab\n"
          "none .\x1b[1;32m9\x1b[0m\n");
}

TEST_CASE("a text wider than the terminal goes on below") {
    CHECK(alignment_table("abcde", made::aligned("abcde", {"none"}, {4}), {.shades = Shades::digits, .width = 8}) ==
          "     abc\n"
          "none ...\n"
          "\n"
          "     de\n"
          "none .9\n");
    CHECK_FALSE(alignment_table("abc", made::aligned("abc", {"none"}, {0}), {.width = 1}).empty());
}

TEST_CASE("nothing to show") {
    CHECK(alignment_table("", AlignedAnswer{}) == "\n");
}

}  // namespace

}  // namespace kalends::alignment_table_test
