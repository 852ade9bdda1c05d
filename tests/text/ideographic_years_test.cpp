#include "text/ideographic_years.hpp"

#include <doctest/doctest.h>

namespace kalends::ideographic_years_test {
namespace {

std::string written(std::string_view text) {
    NormalizedText normalized = normalize_text(text);
    write_ideographic_years(normalized);
    CHECK(normalized.origin.size() == normalized.code_points.size());
    return to_utf8(normalized.code_points);
}

TEST_CASE("tens of a year that are one character are written as two") {
    CHECK(written("民國廿六年七月七日") == "民國二十六年七月七日");
    CHECK(written("昭和卅年") == "昭和三十年");
    CHECK(written("光緒卌年") == "光緒四十年");
    CHECK(written("廿年廿年") == "二十年二十年");
}

TEST_CASE("a circle among the numerals of a year is a nought") {
    CHECK(written("一○七年") == "一〇七年");
    CHECK(written("○ 2018年5月9日") == "○ 2018年5月9日");
}

TEST_CASE("days of the moon, and numbers of other things, stay") {
    CHECK(written("2018年七月廿三") == "2018年七月廿三");
    CHECK(written("七月廿三") == "七月廿三");
    CHECK(written("第○三號 2018年") == "第○三號 2018年");
}

TEST_CASE("both characters come from the one that was written") {
    NormalizedText text = normalize_text("卅五年");
    write_ideographic_years(text);
    CHECK(text.origin[0] == text.origin[1]);
    CHECK(text.origin[0].end == 3);
    CHECK(text.origin[2] == ByteSpan{3, 6});
}

}  // namespace
}  // namespace kalends::ideographic_years_test
