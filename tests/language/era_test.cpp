#include "language/era.hpp"

#include <doctest/doctest.h>

using namespace kalends;

TEST_CASE("era: names lead back, but for the common era's, which is never written") {
    for (std::size_t i = 1; i < era_count; ++i) CHECK(parse_era(name(static_cast<Era>(i))) == static_cast<Era>(i));
    CHECK(name(Era::before_christ) == "bc");
    CHECK_FALSE(parse_era("common").has_value());
    CHECK_FALSE(parse_era("").has_value());
    CHECK_FALSE(parse_era("Showa").has_value());
}

TEST_CASE("era: the same year in each") {
    CHECK(2561 + year_offset(Era::buddhist) == 2018);
    CHECK(107 + year_offset(Era::minguo) == 2018);
    CHECK(4351 + year_offset(Era::dangi) == 2018);
    CHECK(30 + year_offset(Era::heisei) == 2018);
    CHECK(1 + year_offset(Era::meiji) == 1868);
    CHECK(1 + year_offset(Era::taisho) == 1912);
    CHECK(1 + year_offset(Era::showa) == 1926);
    CHECK(1 + year_offset(Era::heisei) == 1989);
    CHECK(1 + year_offset(Era::reiwa) == 2019);
}
