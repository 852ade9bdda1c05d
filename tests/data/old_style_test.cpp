#include "data/old_style.hpp"

#include <doctest/doctest.h>

namespace kalends::old_style_test {

TEST_CASE("words and letters for the Old Style") {
    CHECK(names_old_style(U"old style 26 october 1610"));
    CHECK(names_old_style(U"22 may 1858 oude stljl"));
    CHECK(names_old_style(U"4 martie 1725 st. v. 00:11:30"));
    CHECK(names_old_style(U"26 october 1610 os"));
    CHECK(names_old_style(U"1861, 19 февраля ст. стиля"));
    CHECK(names_old_style(U"19 февраля 1861 по старому стилю"));
    CHECK(names_old_style(U"o. s. jan. 5 1760"));
    CHECK(names_old_style(U"active: os august 14, 1715"));
}

TEST_CASE("the same letters in other words") {
    CHECK_FALSE(names_old_style(U"todos os 26 outubro 1810"));
    CHECK_FALSE(names_old_style(U"26 october 1610 (oslo)"));
    CHECK_FALSE(names_old_style(U"s.v. date, 4 march 1725"));
    CHECK_FALSE(names_old_style(U""));
}

}  // namespace kalends::old_style_test
