#include "generator/noise.hpp"

#include <doctest/doctest.h>

#include "text/edits.hpp"

using namespace kalends;

TEST_CASE("a typing error is one edit, and short words and numbers have none") {
    Random random(7);
    for (int i = 0; i < 2000; ++i) {
        const std::u32string wrong = with_typing_error(U"september", random);
        CHECK((within_one_edit(wrong, U"september") || wrong == U"septernber"));
        CHECK(with_typing_error(U"sept.", random) == U"sept.");
        CHECK(with_typing_error(U"tháng 12", random) == U"tháng 12");
    }
}

TEST_CASE("an invented word is Latin") {
    Random random(7);
    for (int i = 0; i < 200; ++i) {
        for (const char32_t c : invented_word(random)) {
            CHECK((c | 0x20U) >= U'a');
            CHECK((c | 0x20U) <= U'z');
        }
    }
}

TEST_CASE("a blended word is a beginning and an end") {
    Random random(7);
    for (int i = 0; i < 200; ++i) {
        const std::u32string word = blended_word(U"января", U"Германия", random);
        CHECK(word.starts_with(U'я'));
        CHECK(word.size() <= 13);
    }
    CHECK(blended_word(U"", U"ab", random) == U"ab");
    CHECK(blended_word(U"ab", U"", random) == U"ab");
}
