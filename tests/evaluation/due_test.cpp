#include "kalends/evaluation/due.hpp"

#include <doctest/doctest.h>

namespace kalends {
namespace {

WrittenDate date(std::string_view text, Order order = Order::none, Weekday weekday = Weekday::unwritten) {
    WrittenDate written = parse_written_date(text);
    written.order = order;
    written.weekday = weekday;
    return written;
}

TEST_CASE("dates with a clear order") {
    CHECK(due(date("2018-05-09"), Order::none) == Due::complete);
    CHECK(due(date("XX18-05-09"), Order::none) == Due::complete);
    CHECK(due(date("2018-05-XX"), Order::none) == Due::partial);
    CHECK(due(date("2007-02-30"), Order::none) == Due::impossible);
    CHECK(due(date("none"), Order::none) == Due::none);
}

TEST_CASE("numbers that make another date under another order") {
    CHECK(due(date("2018-05-09", Order::dmy), Order::none) == Due::ambiguous);
    CHECK(due(date("2018-05-09", Order::mdy), Order::none) == Due::ambiguous);
    CHECK(due(date("XX18-05-09", Order::ymd), Order::none) == Due::ambiguous);
    CHECK(due(date("XXXX-05-09", Order::dmy), Order::none) == Due::ambiguous);
    CHECK(due(date("XXXX-05-09", Order::mdy), Order::none) == Due::ambiguous);
    CHECK(due(date("XX18-05-13", Order::dmy), Order::none) == Due::ambiguous);  // 13-05-18: 13 May 2018 or 18 May 2013
}

TEST_CASE("numbers that do not") {
    CHECK(due(date("2018-05-09", Order::ymd), Order::none) == Due::complete);  // a four-digit year first
    CHECK(due(date("2018-05-13", Order::dmy), Order::none) == Due::complete);
    CHECK(due(date("2018-05-13", Order::mdy), Order::none) == Due::complete);
    CHECK(due(date("2018-05-05", Order::dmy), Order::none) == Due::complete);
    CHECK(due(date("XX99-12-31", Order::ymd), Order::none) == Due::complete);
    CHECK(due(date("XX99-12-31", Order::dmy), Order::none) == Due::complete);
    CHECK(due(date("XXXX-05-13", Order::mdy), Order::none) == Due::partial);
    CHECK(due(date("2018-02-31", Order::dmy), Order::none) == Due::impossible);
}

TEST_CASE("told an order, nothing is ambiguous") {
    CHECK(due(date("2018-05-09", Order::dmy), Order::dmy) == Due::complete);
    CHECK(due(date("XXXX-05-09", Order::mdy), Order::mdy) == Due::partial);
    CHECK(due(date("2018-02-31", Order::dmy), Order::dmy) == Due::impossible);
}

TEST_CASE("a weekday decides where one date fits it") {
    // 9 May 2018 was a Wednesday, 5 September 2018 too; 5 June 2018 a Tuesday, 6 May 2018 a Sunday.
    CHECK(due(date("2018-06-05", Order::dmy, Weekday::tuesday), Order::none) == Due::complete);
    CHECK(due(date("2018-06-05", Order::dmy, Weekday::friday), Order::none) == Due::ambiguous);
    CHECK(due(date("2018-05-09", Order::dmy, Weekday::wednesday), Order::none) == Due::ambiguous);
}

TEST_CASE("the century pivot is heeded") {
    ResolutionOptions options;
    CHECK(due(date("XX00-02-29", Order::dmy), Order::none, options) ==
          Due::complete);  // 2000 was a leap year; 2029-02-00 is none
    options.century_pivot = 0;
    CHECK(due(date("XX00-02-29", Order::dmy), Order::none, options) == Due::impossible);  // 1900 was not
}

TEST_CASE("dues have names") {
    CHECK(name(Due::complete) == "complete");
    CHECK(name(Due::none) == "none");
}

}  // namespace
}  // namespace kalends
