#include "calendar/date_fields.hpp"

#include <doctest/doctest.h>

#include <string>

#include "calendar/date.hpp"

namespace kalends::date_fields_test {
namespace {

/// "1805 10 21", a minus for what is not written; "none" for what no calendar has.
std::string fields(const std::string& text, int century_pivot = 69, int shift = 0) {
    const DateFields found = fields_of(made::date(text), century_pivot, shift);
    if (!found.exists) return "none";
    const auto said = [](const std::optional<int>& field) { return field ? std::to_string(*field) : "-"; };
    return said(found.year) + ' ' + said(found.month) + ' ' + said(found.day);
}

}  // namespace

TEST_CASE("date fields: what is written, and the century of two digits") {
    CHECK(fields("1805-10-21") == "1805 10 21");
    CHECK(fields("XXXX-10-21") == "- 10 21");
    CHECK(fields("XXXX-XX-21") == "- - 21");
    CHECK(fields("XX05-10") == "2005 10 -");
    CHECK(fields("XX69") == "1969 - -");
    CHECK(fields("XX69", 70) == "2069 - -");
    CHECK(fields("XX00", 0) == "1900 - -");
    CHECK(fields("1805-10", 69, 3) == "1808 10 -");
    CHECK(fields("0000-05") == "none");
}

TEST_CASE("date fields: years before Christ have no year 0, signed ones are as written") {
    CHECK(fields("bc 0031-09-02") == "-30 9 2");
    CHECK(fields("bc 0001") == "0 - -");
    CHECK(fields("bc 0000") == "none");
    CHECK(fields("neg 0030") == "-30 - -");
    CHECK(fields("bc XX31") == "-30 - -");
    CHECK(fields("ad XX12") == "12 - -");
    CHECK(fields("ad 0012") == "12 - -");
}

TEST_CASE("date fields: weeks and days of the year become months and days") {
    CHECK(fields("2015-W01-1") == "2014 12 29");
    CHECK(fields("2015-W53-7") == "2016 1 3");
    CHECK(fields("2016-W53-1") == "none");
    CHECK(fields("2016-060") == "2016 2 29");
    CHECK(fields("2015-060") == "2015 3 1");
    CHECK(fields("2015-366") == "none");
    CHECK(fields("XXXX-060") == "none");
}

TEST_CASE("date fields: years of other eras") {
    CHECK(common_year(Era::buddhist, 2487) == 1944);
    CHECK(common_year(Era::minguo, 33) == 1944);
    CHECK(common_year(Era::dangi, 4277) == 1944);
    CHECK(common_year(Era::showa, 19) == 1944);
    CHECK(common_year(Era::before_christ, 1) == 0);
    CHECK(common_year(Era::before_christ, 9999) == -9998);
    CHECK(common_year(Era::signed_year, 9999) == -9999);
    CHECK(common_year(Era::anno_domini, 1) == 1);
    for (const Era era :
         {Era::buddhist, Era::minguo, Era::dangi, Era::showa, Era::before_christ, Era::anno_domini, Era::signed_year})
        CHECK_FALSE(common_year(era, 0).has_value());
    CHECK_FALSE(common_year(Era::buddhist, 543).has_value());  // before year 1
    CHECK_FALSE(common_year(Era::showa, 101).has_value());
    CHECK_FALSE(common_year(Era::minguo, 9000).has_value());
    CHECK(fields("meiji XX05-11-03") == "none");  // before the calendar was taken
    CHECK(fields("meiji XX06-11-03") == "1873 11 3");
}

TEST_CASE("date fields: two digits lack a century where their era counts further") {
    CHECK(lacks_century(made::date("XX44")));
    CHECK(lacks_century(made::date("buddhist XX87")));
    for (const char* text : {"1944", "XXXX-05", "showa XX19", "ad XX12", "bc XX31", "minguo XX33"})
        CHECK_FALSE(lacks_century(made::date(text)));
}

TEST_CASE("date fields: which days there are, in the year that is written or in some") {
    const auto possible = [](std::optional<int> year, std::optional<unsigned> month, std::optional<unsigned> day) {
        DateFields fields;
        fields.year = year;
        fields.month = month;
        fields.day = day;
        return is_possible(fields);
    };
    CHECK(possible(2000, 2, 29));
    CHECK(possible({}, 2, 29));
    CHECK(possible(0, 2, 29));
    CHECK(possible(-4, 2, 29));
    CHECK(possible({}, {}, 31));
    CHECK_FALSE(possible(1900, 2, 29));
    CHECK_FALSE(possible(-1, 2, 29));
    CHECK_FALSE(possible({}, 2, 30));
    CHECK_FALSE(possible({}, {}, 32));
    CHECK_FALSE(possible(2000, 13, {}));
    CHECK_FALSE(possible(2000, 0, {}));
}

}  // namespace kalends::date_fields_test
