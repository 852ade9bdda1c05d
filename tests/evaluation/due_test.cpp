#include <doctest/doctest.h>

#include "kalends/evaluation/metrics.hpp"

namespace kalends {
namespace {

Example date(std::string_view written, Order order = Order::none, Weekday weekday = Weekday::unwritten) {
    Example example;
    example.target = parse_written_date(written);
    example.target.order = order;
    example.target.weekday = weekday;
    return example;
}

Due due_of(std::string text, std::string_view written, Order order) {
    Example example = date(written, order);
    example.text = std::move(text);
    return due(example, Order::none);
}

TEST_CASE("a number of one digit is no year") {
    CHECK(due_of("05/05/18", "XX18-05-05", Order::dmy) == Due::ambiguous);
    CHECK(due_of("5/5/18", "XX18-05-05", Order::dmy) == Due::complete);
    CHECK(due_of("am 5/5/18 um 9:30", "XX18-05-05", Order::dmy) == Due::complete);
    CHECK(due_of("24/10/6", "XX24-10-06", Order::ymd) == Due::complete);
    CHECK(due_of("२४/१०/६", "XX24-10-06", Order::ymd) == Due::complete);
    CHECK(due_of("24/10/06", "XX24-10-06", Order::ymd) == Due::ambiguous);
    CHECK(due_of("5/6/18", "XX18-06-05", Order::dmy) == Due::ambiguous);
    CHECK(due_of("31/04/18", "XX31-04-18", Order::ymd) == Due::ambiguous);  // or a slip
    CHECK(due_of("31/04/18", "XX18-04-31", Order::dmy) == Due::ambiguous);
    CHECK(due_of("31/04/2018", "2018-04-31", Order::dmy) == Due::impossible);
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
