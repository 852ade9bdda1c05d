#include "data/doubled_months.hpp"

#include <doctest/doctest.h>

namespace kalends::doubled_months_test {
namespace {

bool takes_one(std::u32string_view text, const char* written) {
    return takes_one_of_two_months(parse_expression(written), text);
}

TEST_CASE("Jumada and Rabi without which of both") {
    CHECK(takes_one(U"12 jumada 1230 ah", "islamic 1230-05-12"));
    CHECK(takes_one(U"rabi, 1230", "islamic 1230-03"));
    CHECK(takes_one(U"rabi ah 1230", "islamic 1230-03"));
    CHECK(takes_one(U"12 ربيع 1230", "islamic 1230-03-12"));
    CHECK(takes_one(U"12 jumada", "islamic XXXX-05-12"));
    CHECK_FALSE(takes_one(U"12 jumada ii 1230", "islamic 1230-06-12"));
    CHECK_FALSE(takes_one(U"12 jumada 1 1230", "islamic 1230-05-12"));
    CHECK_FALSE(takes_one(U"rabi al-awwal 1230", "islamic 1230-03"));
    CHECK_FALSE(takes_one(U"rabi 1230", "1230"));
}

TEST_CASE("Adar of a year that has two says which, of another does not") {
    CHECK(takes_one(U"15 adar 5779", "hebrew 5779-07-15"));
    CHECK(takes_one(U"15 adar 779", "hebrew 0779-07-15"));
    CHECK_FALSE(takes_one(U"15 adar ii 5779", "hebrew 5779-07-15"));
    CHECK_FALSE(takes_one(U"15 adar 5780", "hebrew 5780-07-15"));
    CHECK(takes_one(U"15 adar ii 5780", "hebrew 5780-07-15"));
    CHECK(takes_one(U"אדר ב' תש״פ", "hebrew 5780-07"));
    CHECK_FALSE(takes_one(U"אדר ב' תשע״ט", "hebrew 5779-07"));
    CHECK(takes_one(U"15 adar 2 5780", "hebrew 5780-07-15"));
    CHECK_FALSE(takes_one(U"5108 adar 26", "hebrew 5108-07-26"));
    CHECK_FALSE(takes_one(U"15 adar i 5779", "hebrew 5779-06-15"));
}

}  // namespace
}  // namespace kalends::doubled_months_test
