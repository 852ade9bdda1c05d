#include "text/zones_in_words.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace kalends::zones_in_words_test {
namespace {

using Clock = ZoneInWords::Clock;

std::string abbreviated(std::string_view bytes) {
    NormalizedText text = normalize_text(bytes);
    abbreviate_zones_in_words(text);
    CHECK(text.origin.size() == text.code_points.size());
    return to_utf8(text.code_points);
}

void check_zone(std::string_view name, const char* zone, Clock clock) {
    CAPTURE(name);
    const std::optional<ZoneInWords> found = zone_in_words(normalize_text(name).code_points);
    REQUIRE(found);
    CHECK(found->zone == zone);
    CHECK(found->clock == clock);
}

}  // namespace

TEST_CASE("names of CLDR, in its languages") {
    check_zone("Pacific Daylight Time", "America/Los_Angeles", Clock::daylight);
    check_zone("Eastern Time", "America/New_York", Clock::any);
    check_zone("Mitteleuropäische Normalzeit", "Europe/Paris", Clock::standard);
    check_zone("British Summer Time", "Europe/London", Clock::daylight);
    check_zone("日本標準時", "Asia/Tokyo", Clock::standard);
    CHECK_FALSE(zone_in_words(U"party time"));
}

TEST_CASE("places alone are none") {
    CHECK_FALSE(zone_in_words(U"kuba"));
    CHECK_FALSE(zone_in_words(U"aljaska"));
}

TEST_CASE("behind a time they are abbreviated") {
    CHECK(abbreviated("9 May 2018 10:00 Pacific Daylight Time") == "9 may 2018 10:00 chst");
    CHECK(abbreviated("5 p.m. Eastern Time, 9 May 2018") == "5 p.m. chst, 9 may 2018");
    CHECK(abbreviated("10:00 Uhr Mitteleuropäische Sommerzeit") == "10:00 uhr chst");
    CHECK(abbreviated("10:00 (heure d’été d’Europe centrale)") == "10:00 (chst)");
    CHECK(abbreviated("2018年5月9日 10:00 日本標準時") == "2018年5月9日 10:00 chst");
    CHECK(abbreviated("2018-05-09 10:00 US/Eastern") == "2018-05-09 10:00 chst");
    CHECK(abbreviated("2018-05-09T10:00[Europe/Berlin]") == "2018-05-09t10:00[chst]");
    CHECK(abbreviated("10:00 Etc/GMT+5") == "10:00 chst");
}

TEST_CASE("Greenwich's time is UTC") {
    NormalizedText text = normalize_text("9 May 2018 10:00 Greenwich Mean Time");
    CHECK(abbreviate_zones_in_words(text).empty());
    CHECK(to_utf8(text.code_points) == "9 may 2018 10:00 utc");
}

TEST_CASE("no others are") {
    CHECK(abbreviated("Pacific Time, 1943") == "pacific time, 1943");
    CHECK(abbreviated("10:00 Eastern Timetable") == "10:00 eastern timetable");
    CHECK(abbreviated("9 de mayo de 2018") == "9 de mayo de 2018");
    CHECK(abbreviated("10:00 and then on to Eastern Time") == "10:00 and then on to eastern time");
    CHECK(abbreviated("10:00 hora central de México") == "10:00 hora central de méxico");
    CHECK(abbreviated("10:00 Etc/GMT+0530") == "10:00 etc/gmt+0530");
}

TEST_CASE("none behind what tells more") {
    CHECK(abbreviated("10:00 GMT-0700 (Pacific Daylight Time)") == "10:00 gmt-0700 (pacific daylight time)");
    CHECK(abbreviated("10:00-05:00[America/New_York]") == "10:00-05:00[america/new_york]");
    CHECK(abbreviated("10:00 UTC (Europe/Berlin)") == "10:00 utc (europe/berlin)");
    CHECK(abbreviated("09:00-10:00 Eastern Time") == "09:00-10:00 eastern time");
}

TEST_CASE("what is abbreviated stands for all that was written") {
    NormalizedText text = normalize_text("10:00 Eastern Time.");
    const std::vector<NamedZone> zones = abbreviate_zones_in_words(text);
    REQUIRE(zones.size() == 1);
    CHECK(zones.front().name == "eastern time");
    CHECK(zones.front().place == ByteSpan{6, 18});
    CHECK(text.origin[6] == ByteSpan{6, 18});
    CHECK(text.origin[9] == ByteSpan{6, 18});
    CHECK(text.origin[10] == ByteSpan{18, 19});
}

}  // namespace kalends::zones_in_words_test
