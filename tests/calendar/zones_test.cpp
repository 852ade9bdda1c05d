#include "calendar/zones.hpp"

#include <doctest/doctest.h>

namespace kalends::zones_test {
namespace {

using namespace std::chrono_literals;
using std::chrono::local_days;
using std::chrono::local_seconds;
using std::chrono::seconds;
using Kind = ZoneOffset::Kind;

local_seconds at(std::chrono::year_month_day day, seconds time) {
    return local_days(day) + time;
}

void check_offset(std::string_view zone, local_seconds local, seconds offset) {
    CAPTURE(zone);
    const ZoneOffset found = offset_of(zone, local);
    CHECK(found.kind == Kind::known);
    CHECK(found.offset == offset);
}

TEST_CASE("zones of the tz database have the offset of the time") {
    check_offset("Europe/Berlin", at(2018y / 5 / 9, 14h), 2h);
    check_offset("europe/berlin", at(2018y / 1 / 9, 14h), 1h);
    check_offset("America/St_Johns", at(2018y / 1 / 9, 14h), -3h - 30min);
    check_offset("Asia/Kathmandu", at(2018y / 1 / 9, 14h), 5h + 45min);
}

TEST_CASE("clocks that are set forward skip an hour, and those that are set back show one twice") {
    CHECK(offset_of("Europe/Berlin", at(2018y / 3 / 25, 2h + 30min)).kind == Kind::missing);
    CHECK(offset_of("Europe/Berlin", at(2018y / 10 / 28, 2h + 30min)).kind == Kind::twice);
    check_offset("Europe/Berlin", at(2018y / 3 / 25, 3h), 2h);
    check_offset("Europe/Berlin", at(2018y / 10 / 28, 3h), 1h);
}

TEST_CASE("the rules of 2037 hold on behind it") {
    check_offset("Europe/Berlin", at(2050y / 7 / 1, 12h), 2h);
    check_offset("Europe/Berlin", at(2050y / 12 / 1, 12h), 1h);
    check_offset("America/New_York", at(2099y / 7 / 1, 12h), -4h);
    CHECK(offset_of("Europe/Berlin", at(2045y / 3 / 26, 2h + 30min)).kind == Kind::missing);
}

TEST_CASE("abbreviations have their offset in any season") {
    check_offset("CEST", at(2018y / 1 / 9, 14h), 2h);
    check_offset("EST", at(2018y / 7 / 9, 14h), -5h);
    check_offset("npt", at(2018y / 7 / 9, 14h), 5h + 45min);
    check_offset("мск", at(2018y / 7 / 9, 14h), 3h);
    check_offset("ET", at(2018y / 7 / 9, 14h), -4h);
    check_offset("МСК", at(2018y / 7 / 9, 14h), 3h);
}

TEST_CASE("names in words have the offset of their clock") {
    check_offset("Pacific Time", at(2018y / 7 / 9, 14h), -7h);
    check_offset("pacific time", at(2018y / 1 / 9, 14h), -8h);
    check_offset("Pacific Daylight Time", at(2018y / 7 / 9, 14h), -7h);
    check_offset("India Standard Time", at(2018y / 7 / 9, 14h), 5h + 30min);
    check_offset("Mitteleuropäische Sommerzeit", at(2018y / 7 / 9, 14h), 2h);
    CHECK(offset_of("Pacific Daylight Time", at(2018y / 1 / 9, 14h)).kind == Kind::several);
    CHECK(offset_of("Pacific Standard Time", at(2018y / 7 / 9, 14h)).kind == Kind::several);
}

TEST_CASE("names in words tell which of two times is meant that clocks show twice") {
    const local_seconds twice = at(2018y / 10 / 28, 2h + 30min);
    CHECK(offset_of("Central European Time", twice).kind == Kind::twice);
    check_offset("Central European Summer Time", twice, 2h);
    check_offset("Central European Standard Time", twice, 1h);
}

TEST_CASE("abbreviations by their offset") {
    CHECK(zone_abbreviations(5h + 45min) == std::vector<std::string>{"NPT"});
    CHECK(zone_abbreviations(-1h - 30min).empty());
    CHECK(may_be_ahead_by(-5h, "est"));
    CHECK(may_be_ahead_by(-4h, "ET"));
    CHECK(may_be_ahead_by(8h, "CST"));
    CHECK_FALSE(may_be_ahead_by(-10h, "EST"));
    CHECK(may_be_ahead_by(-10h, "nothing"));
}

TEST_CASE("some mean several zones, of which a region decides") {
    const local_seconds local = at(2018y / 7 / 9, 14h);
    for (const char* name : {"CST", "IST", "BST", "AST"}) {
        CAPTURE(name);
        CHECK(offset_of(name, local).kind == Kind::several);
        CHECK(offset_of(name, local, "JP").kind == Kind::several);
    }
    CHECK(offset_of("IST", local, "IN").offset == seconds(5h + 30min));
    CHECK(offset_of("IST", local, "IE").offset == seconds(1h));
    CHECK(offset_of("CST", local, "CN").offset == seconds(8h));
    CHECK(offset_of("XYZ", local).kind == Kind::unknown);
    CHECK(is_zone_region("IN"));
    CHECK_FALSE(is_zone_region("in"));
    CHECK_FALSE(is_zone_region(""));
}

TEST_CASE("names of zones in a text, as they stand there") {
    using Names = std::vector<std::string>;
    CHECK(zone_names("9 May 2018, 2:30 pm CEST") == Names{"CEST"});
    CHECK(zone_names("2018-05-09T14:30[Europe/Berlin]") == Names{"Europe/Berlin"});
    CHECK(zone_names("14:30Asia/Tehran") == Names{"Asia/Tehran"});
    CHECK(zone_names("14:30 мск") == Names{"мск"});
    CHECK(zone_names("14:30 seč") == Names{"seč"});
    CHECK(zone_names("from 2pm EST to 4pm PST") == Names{"EST", "PST"});
    const std::vector<NamedZone> in_words{{"eastern time", {17, 29}}};
    CHECK(zone_names("MT meeting, 10:00 Eastern Time", in_words) == Names{"eastern time"});
    CHECK(zone_names("MT meeting, 10:0 Eastern Time (7:00 PT)", in_words) == Names{"eastern time", "PT"});
    CHECK(zone_names("MT meet, 10:00  Eastern Time (ET)", in_words) == Names{"eastern time"});
    CHECK(zone_names("il est 14h cet") == Names{"est", "cet"});
    CHECK(zone_names("il est 14h CET") == Names{"CET"});
    CHECK(zone_names("09/05/2018 and/or 14:30").empty());
    CHECK(zone_names("14:30 UTC - 15:30 CET") == Names{"CET"});
    CHECK(zone_names("14:30 +0200 (CEST) - 15:30 EST") == Names{"EST"});
    CHECK(zone_names("ART SHOW 9 May 2018 14:30 EST") == Names{"EST"});
    CHECK(zone_names("2:30 p.m. (PST)") == Names{"PST"});
    CHECK(zone_names("14:30:05 +0200 CEST") == Names{"CEST"});
}

}  // namespace
}  // namespace kalends::zones_test
