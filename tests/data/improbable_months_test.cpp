#include "data/improbable_months.hpp"

#include <doctest/doctest.h>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_months_test {
namespace {

bool is_improbable(std::string_view text, std::string_view expression) {
    return is_improbable_month(parse_expression(expression), normalize_text(text).code_points);
}

}  // namespace

TEST_CASE("months by their Roman numbers are two further on") {
    CHECK(is_improbable("14 7br 1716", "1716-07-14"));
    CHECK_FALSE(is_improbable("14 7br 1716", "1716-09-14"));
    CHECK(is_improbable("26-8br 1973", "1973-09-26"));
    CHECK_FALSE(is_improbable("26 8bre 1973", "1973-10-26"));
    CHECK(is_improbable("31/9ber/2013", "2013-10-31"));
    CHECK_FALSE(is_improbable("2 10bris 1892", "1892-12-02"));
    CHECK(is_improbable("2 10br 1892", "1892-10-02"));
    CHECK(is_improbable("7br - 10br 1892", "1892-09"));
    CHECK_FALSE(is_improbable("7br - 10br 1892", "XXXX-09 / 1892-12"));
}

TEST_CASE("other endings and other numbers are no such months") {
    CHECK_FALSE(is_improbable("18br 1716", "1716-07"));
    CHECK_FALSE(is_improbable("7brev 1716", "1716-07"));
    CHECK_FALSE(is_improbable("6br 1716", "1716-06"));
    CHECK_FALSE(is_improbable("8br 1716", "1716"));
    CHECK_FALSE(is_improbable("9 May 1716", "1716-05-09"));
}

TEST_CASE("a month that its Roman number names") {
    const auto has = [](std::string_view text, unsigned month) {
        return has_month_by_roman_number(normalize_text(text).code_points, month);
    };
    CHECK(has("8br 1, 1975", 10));
    CHECK_FALSE(has("8br 1, 1975", 8));
    CHECK_FALSE(has("8 October 1975", 10));
}

}  // namespace kalends::improbable_months_test
