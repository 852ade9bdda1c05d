#include "data/improbable_orders.hpp"

#include <doctest/doctest.h>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_orders_test {
namespace {

bool is_improbable(std::string_view text, std::string_view expression) {
    const std::u32string normalized = normalize_text(text).code_points;
    return is_improbable_order(parse_expression(expression), normalized, find_numerals(normalized));
}

}  // namespace

TEST_CASE("a weekday that both orders have decides for none") {
    CHECK(is_improbable("fri 3.12.1649", "1649-12-03 fri"));
    CHECK(is_improbable("fri 3. 12. 1649 12:00", "1649-12-03 fri T12:00"));
    CHECK_FALSE(is_improbable("fri 3.12.1649", "1649-12-03 fri dmy"));
    CHECK_FALSE(is_improbable("thu 10/5/2018", "2018-05-10 thu"));
    CHECK_FALSE(is_improbable("1649-12-03 fri", "1649-12-03 fri"));
    CHECK_FALSE(is_improbable("fri 3 Dec 1649", "1649-12-03 fri"));
    CHECK_FALSE(is_improbable("3.12.1649", "1649-12-03"));
}

}  // namespace kalends::improbable_orders_test
