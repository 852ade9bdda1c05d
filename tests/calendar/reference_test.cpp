#include "calendar/reference.hpp"

#include <doctest/doctest.h>

namespace kalends::reference_test {
namespace {

using namespace std::chrono_literals;
using std::chrono::seconds;

constexpr std::chrono::year_month_day day = 2013y / 2 / 12;

TEST_CASE("a reference is a day, with a time behind it or without") {
    CHECK(parse_reference("2013-02-12") == Reference(day));
    CHECK(parse_reference("2013-02-12T04:30") == Reference(day, 4h + 30min));
    CHECK(parse_reference("2013-02-12 04:30") == Reference(day, 4h + 30min));
    CHECK(parse_reference("2013-02-12T23:59:58.25") == Reference(day, 23h + 59min + 58s));
}

TEST_CASE("and an offset behind that") {
    CHECK(parse_reference("2013-02-12T04:30Z") == Reference(day, 4h + 30min, 0s));
    CHECK(parse_reference("2013-02-12T04:30:15+05:45") == Reference(day, 4h + 30min + 15s, seconds(5h + 45min)));
    CHECK(parse_reference("2013-02-12T04:30-0330") == Reference(day, 4h + 30min, seconds(-3h - 30min)));
    CHECK(parse_reference("2013-02-12T04:30+01") == Reference(day, 4h + 30min, seconds(1h)));
}

TEST_CASE("what is none") {
    for (const char* wrong :
         {"", "2013", "2013-02-30", "2013-02-12T", "2013-02-12T4:30", "2013-02-12T24:00", "2013-02-12T04:60",
          "2013-02-12T04:30:61", "2013-02-12T04:30:15.", "2013-02-12T04:30:", "2013-02-12T04:30+99:00",
          "2013-02-12T04:30+1", "2013-02-12T04:30 UTC", "2013-02-12Z", "today", "now", "2013-02-12T+4:30"})
        CHECK_MESSAGE(!parse_reference(wrong), wrong);
}

}  // namespace
}  // namespace kalends::reference_test
