#include "kalends/language/written_date.hpp"

#include <doctest/doctest.h>

#include "kalends/language/symbols.hpp"

namespace kalends::written_date_test {

TEST_CASE("written date: none where no digit is written") {
    WrittenDate date;
    CHECK(date.is_none());
    date.weekday = Weekday::saturday;
    CHECK(date.is_none());
    date.day = {'0', '9'};
    CHECK_FALSE(date.is_none());
}

TEST_CASE("written date: alone, without what stands beside it") {
    WrittenDate date{.year = {'X', 'X', '1', '8'}, .month = {'0', '5'}, .day = {'0', '9'}};
    const WrittenDate alone = date;
    date.weekday = Weekday::wednesday;
    date.order = Order::ymd;
    CHECK(date_alone(date) == alone);
    date.era = Era::heisei;
    CHECK_FALSE(date_alone(date) == alone);
}

TEST_CASE("written date: value of a field") {
    CHECK(field_value(std::array{'0', '5'}) == 5);
    CHECK(field_value(std::array{'9', '9', '9', '9'}) == 9999);
    CHECK(field_value(std::array{'0', '0', '0', '0'}) == 0);
    CHECK(field_value(std::array{'X', '5'}) == std::nullopt);
    CHECK(field_value(std::array{'2', '0', '1', 'X'}) == std::nullopt);
}

TEST_CASE("written date: names of orders") {
    CHECK(name(Order::none) == "none");
    CHECK(name(Order::mdy) == "mdy");
}

TEST_CASE("written date: names of eras lead back, but for the common era's, which is never written") {
    for (std::size_t i = 1; i <= symbols_of(Role::era).count(); ++i)
        CHECK(parse_era(name(static_cast<Era>(i))) == static_cast<Era>(i));
    CHECK(name(Era::before_christ) == "bc");
    CHECK(name(Era::reiwa) == "reiwa");
    for (const char* word : {"common", "", "Showa", "mon", "none"}) CHECK_FALSE(parse_era(word).has_value());
}

}  // namespace kalends::written_date_test
