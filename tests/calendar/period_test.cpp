#include "calendar/period.hpp"

#include <doctest/doctest.h>

#include "calendar/iso_date.hpp"
#include "calendar/periods.hpp"

namespace kalends::period_test {

using namespace std::chrono;
using made::text_of;

TEST_CASE("period: centuries and millennia, of which the first lacks a year 0") {
    CHECK(text_of(century(1, false)) == "0001..0099");
    CHECK(text_of(century(2, false)) == "0100..0199");
    CHECK(text_of(century(20, false)) == "1900..1999");
    CHECK(text_of(century(100, false)) == "9900..9999");
    CHECK(text_of(century(1, true)) == "-0099..0000");
    CHECK(text_of(century(5, true)) == "-0499..-0400");
    CHECK(text_of(century(100, true)) == "-9999..-9900");
    CHECK(text_of(millennium(1, false)) == "0001..0999");
    CHECK(text_of(millennium(2, false)) == "1000..1999");
    CHECK(text_of(millennium(1, true)) == "-0999..0000");
    CHECK(text_of(millennium(2, true)) == "-1999..-1000");
    for (const bool before_christ : {false, true})
        for (const int n : {-1, 0, 101}) CHECK_FALSE(century(n, before_christ).has_value());
    CHECK_FALSE(millennium(11, false).has_value());
}

TEST_CASE("period: years with the same digits") {
    CHECK(text_of(years_around(1876, 10)) == "1870..1879");
    CHECK(text_of(years_around(1876, 100)) == "1800..1899");
    CHECK(text_of(years_around(1876, 1000)) == "1000..1999");
    CHECK(text_of(years_around(6, 10)) == "0001..0009");
    CHECK(text_of(years_around(6, 100)) == "0001..0099");
    CHECK(text_of(years_around(-6, 10)) == "-0009..0000");
    CHECK(text_of(years_around(-10, 10)) == "-0019..-0010");
    CHECK(text_of(years_around(-99, 100)) == "-0099..0000");
    CHECK(text_of(years_around(-100, 100)) == "-0199..-0100");
    CHECK(years_around(1876, 10).unit == Unit::decade);
    CHECK(years_around(1876, 100).unit == Unit::century);
    CHECK(years_around(1876, 1000).unit == Unit::millennium);
}

TEST_CASE("period: first and last days, leap years before Christ among them") {
    const auto last = [](const char* text) { return to_iso(last_day(made::period(text))); };
    CHECK(last("1900-02") == "1900-02-28");
    CHECK(last("2000-02") == "2000-02-29");
    CHECK(last("0000-02") == "0000-02-29");
    CHECK(last("-0001-02") == "-0001-02-28");
    CHECK(last("-0004-02") == "-0004-02-29");
    CHECK(last("1876") == "1876-12-31");
    CHECK(last("-0001") == "-0001-12-31");
    CHECK(last("1876-11..1877-04") == "1877-04-30");
    CHECK(last("1876-03-02") == "1876-03-02");
    CHECK(to_iso(first_day(made::period("-0043"))) == "-0043-01-01");
    CHECK(to_iso(first_day(made::period("-0043-07"))) == "-0043-07-01");
    const Bounds bounds = bounds_of(made::period("1870..1879"));
    CHECK(bounds.earliest == sys_days(year(1870) / 1 / 1));
    CHECK(bounds.latest == sys_days(year(1879) / 12 / 31));
}

TEST_CASE("period: text there and back, over the years 0 and 1") {
    for (const char* text : {"1876", "0000", "-0001", "1876-02", "0000-12", "-0001-01", "-0043-03-15", "0000-01-01",
                             "-0001..0001", "-0001-12..0000-01", "0000-12-31..0001-01-01", "-9999..9999"})
        CHECK(text_of(made::period(text)) == text);
}

TEST_CASE("period: only years of four digits can be written") {
    CHECK(is_in_range(made::period("-9999..9999")));
    CHECK(is_in_range(made::period("9999-12-31")));
    CHECK_FALSE(is_in_range(year_period(10'000)));
    CHECK_FALSE(is_in_range(year_period(-10'000)));
    CHECK_FALSE(is_in_range(month_span(9999, 12, 2, std::nullopt)));
    CHECK_FALSE(is_in_range(month_span(-10'000, 12, 2, std::nullopt)));
    CHECK_FALSE(is_in_range(day_period(sys_days(year(10'000) / 1 / 1))));
    CHECK_FALSE(is_in_range(year_span(-2'000'000'000, 2'000'000'000, std::nullopt)));
}

TEST_CASE("period: the same time in a finer measure") {
    CHECK(text_of(refined(made::period("1876"), Measure::month)) == "1876-01..1876-12");
    CHECK(text_of(refined(made::period("-0001..0000"), Measure::month)) == "-0001-01..0000-12");
    CHECK(text_of(refined(made::period("1876-02"), Measure::day)) == "1876-02-01..1876-02-29");
    CHECK(text_of(refined(made::period("1876"), Measure::day)) == "1876-01-01..1876-12-31");
    CHECK(text_of(refined(made::period("1876-02"), Measure::year)) == "1876-02");
    CHECK(text_of(refined(made::period("1876-02-03"), Measure::month)) == "1876-02-03");
}

}  // namespace kalends::period_test
