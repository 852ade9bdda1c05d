#include "text/shape.hpp"

#include <doctest/doctest.h>

using kalends::shape;

TEST_CASE("texts that look alike have one shape") {
    CHECK(shape("Saturday, 09 May 2018") == "a, 99 a 9999");
    CHECK(shape("09/05/18") == "99/99/99");
    CHECK(shape("१० मई २०१८") == "99 a 9999");
    CHECK(shape("sa\u0301bado  \t9") == "a 9");
    CHECK(shape("2018年5月9日") == "9999a9a9a");
    CHECK(shape("").empty());
    CHECK(shape(" ") == " ");
    CHECK(shape("\xFF") == "\uFFFD");
}

TEST_CASE("of a long text the beginning counts") {
    const std::string text(1000, '7');
    CHECK(shape(text) == std::string(60, '9') + "…");
    CHECK(shape(std::string(60, '7')) == std::string(60, '9'));
}
