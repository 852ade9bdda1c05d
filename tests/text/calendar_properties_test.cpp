#include "text/calendar_properties.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace kalends::calendar_properties_test {
namespace {

std::string written(std::string_view bytes) {
    NormalizedText text = normalize_text(bytes);
    write_zone_behind(text);
    CHECK(text.origin.size() == text.code_points.size());
    return to_utf8(text.code_points);
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
    CHECK(zone_of_property("DTSTART;TZID=America/New_York:20180509T100000") == "America/New_York");
    CHECK(zone_of_property("DTSTART;TZID=\"W. Europe Standard Time\":20180509T100000") == "Europe/Berlin");
    CHECK(zone_of_property("DTSTART;TZID=Eastern Standard Time:20180509T100000") == "America/New_York");
    CHECK(zone_of_property("DTSTART;TZID=My Office:20180509T100000") == "My Office");
    CHECK_FALSE(zone_of_property("DTSTART:20180509T100000Z"));
    CHECK_FALSE(zone_of_property(""));
}

}  // namespace kalends::calendar_properties_test
