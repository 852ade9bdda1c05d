#include "text/calendar_properties.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace kalends::calendar_properties_test {
namespace {

std::string written(std::string_view bytes) {
    NormalizedText text = normalize_text(bytes);
    write_zone_behind(text, bytes);
    CHECK(text.origin.size() == text.code_points.size());
    return to_utf8(text.code_points);
}

std::string zone_of(std::string_view bytes) {
    NormalizedText text = normalize_text(bytes);
    const std::optional<NamedZone> zone = write_zone_behind(text, bytes);
    return zone ? zone->name : "";
}

}  // namespace

TEST_CASE("a property's zone stands behind its time") {
    CHECK(written("DTSTART;TZID=America/New_York:20180509T100000") == "20180509t100000 chst");
    CHECK(written("DTEND;VALUE=DATE-TIME;TZID=\"W. Europe Standard Time\":20180509T1000") == "20180509t1000 chst");
    CHECK(written("TZID=Europe/Berlin: 20180509T100000") == "20180509t100000 chst");
}

TEST_CASE("other properties stay") {
    CHECK(written("DTSTART:20180509T100000Z") == "dtstart:20180509t100000z");
    CHECK(written("DTSTART;VALUE=DATE:20180509") == "dtstart;value=date:20180509");
    CHECK(written("DTSTART;TZID=Europe/Berlin:20180509") == "dtstart;tzid=europe/berlin:20180509");
    CHECK(written("DTSTART;TZID=:20180509T100000") == "dtstart;tzid=:20180509t100000");
    CHECK(written("mytzid=Europe/Berlin:20180509T100000") == "mytzid=europe/berlin:20180509t100000");
}

TEST_CASE("the zone that a property names") {
    CHECK(zone_of("DTSTART;TZID=America/New_York:20180509T100000") == "America/New_York");
    CHECK(zone_of("DTSTART;TZID=America/New_York;VALUE=DATE-TIME:20180509T100000") == "America/New_York");
    CHECK(zone_of("DTSTART;TZID=\"W. Europe Standard Time\":20180509T100000") == "Europe/Berlin");
    CHECK(zone_of("DTSTART;TZID=Eastern Standard Time:20180509T100000") == "America/New_York");
    CHECK(zone_of("DTSTART;TZID=My Office:20180509T100000") == "My Office");
    CHECK(zone_of("DTSTART:20180509T100000Z").empty());
    CHECK(zone_of("").empty());
}

TEST_CASE("of several properties, and of one behind other words, nothing is left out") {
    CHECK(zone_of("DTSTART;TZID=Europe/Berlin:20180509T100000 DTEND;TZID=Europe/London:20180509T180000").empty());
    CHECK(zone_of("Since 3 March 2017;TZID=Europe/Berlin:20180509T100000").empty());
    CHECK(zone_of(";TZID=Europe/Berlin:20180509T100000").empty());
    CHECK(zone_of("DTSTART;TZID=Europe/Berlin").empty());
}

}  // namespace kalends::calendar_properties_test
