#include "data/improbable_qualifiers.hpp"

#include <doctest/doctest.h>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_qualifiers_test {
namespace {

bool is_improbable(std::string_view text, std::string_view expression) {
    return is_improbable_qualifier(parse_expression(expression), normalize_text(text).code_points);
}

}  // namespace

TEST_CASE("initials before a year say nothing of it") {
    CHECK(is_improbable("W.T. 1822", "1822 ~"));
    CHECK(is_improbable("P.M. 1844", "1844 / .."));
    CHECK_FALSE(is_improbable("W.T. 1822", "1822"));
    CHECK_FALSE(is_improbable("c.a. 1822", "1822 ~"));
    CHECK_FALSE(is_improbable("c. 1822", "1822 ~"));
}

TEST_CASE("most of a time is neither its beginning nor uncertain") {
    CHECK(is_improbable("chiefly 1850s", "185X early"));
    CHECK(is_improbable("1870s (mostly)", "187X ?"));
    CHECK_FALSE(is_improbable("mostly 1850s", "185X"));
    CHECK_FALSE(is_improbable("early 1850s", "185X early"));
}

}  // namespace kalends::improbable_qualifiers_test
