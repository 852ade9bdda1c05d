#include "cli/options/resolution_options.hpp"

#include <doctest/doctest.h>

#include "support/caught.hpp"

namespace kalends::resolution_options_test {
namespace {

using namespace std::chrono_literals;

ResolutionOptions told(const Words& words) {
    OptionList declared;
    Options options(declared);
    ResolutionOptions defaults;
    resolution_options(options, defaults);
    const Arguments arguments(declared, words);
    Options given(arguments);
    ResolutionOptions settings;
    resolution_options(given, settings);
    return settings;
}

TEST_CASE("nothing is decided that is not told") {
    const ResolutionOptions options = told({});
    CHECK(options.century_pivot == 69);
    CHECK(!options.years);
    CHECK(!options.reference);
    CHECK(options.year_hyphen == YearHyphen::ask);
    CHECK(options.month_hyphen == MonthHyphen::ask);
    CHECK(options.first_week == FirstWeek::ask);
    CHECK(options.prefer == Prefer::ask);
    CHECK(options.next_weekday == NextWeekday::ask);
    CHECK(options.week_start == WeekStart::monday);
}

TEST_CASE("each option lands in its place") {
    const ResolutionOptions options =
        told({"--years", "1850..1931", "--year-hyphen", "range", "--first-week", "full", "--reference", "2013-02-12",
              "--prefer", "nearest", "--next-weekday", "next-week", "--week-start", "sat", "--month-hyphen", "year",
              "--bare-hours", "clock"});
    CHECK(options.years == YearRange{1850, 1931});
    CHECK(options.reference == Reference(2013y / 2 / 12));
    CHECK(options.year_hyphen == YearHyphen::range);
    CHECK(options.month_hyphen == MonthHyphen::year);
    CHECK(options.bare_hours == BareHours::clock);
    CHECK(options.first_week == FirstWeek::full);
    CHECK(options.prefer == Prefer::nearest);
    CHECK(options.next_weekday == NextWeekday::next_week);
    CHECK(options.week_start == WeekStart::saturday);
    CHECK(told({"--year-hyphen", "month"}).year_hyphen == YearHyphen::month);
    CHECK(told({"--first-week", "containing"}).first_week == FirstWeek::containing);
    CHECK(told({"--reference", "2013-02-12", "--prefer", "past"}).prefer == Prefer::past);
}

TEST_CASE("a range of years has two of them, in order") {
    CHECK(parse_years("1850..1931") == YearRange{1850, 1931});
    CHECK(parse_years("1..9999") == YearRange{1, 9999});
    CHECK(parse_years("1900..1900") == YearRange{1900, 1900});
    for (const char* wrong : {"", "1850", "1850..", "..1931", "1931..1850", "1850-1931", "1850..1931..2000", "-44..14",
                              "0..99", "1..10000", "1850 .. 1931", "a..b", "1850...1931"})
        CHECK_MESSAGE(!parse_years(wrong), wrong);
}

TEST_CASE("now is this machine's moment") {
    const auto told_now = parse_told_reference("now");
    REQUIRE(told_now);
    CHECK(told_now->day.ok());
    REQUIRE(told_now->time);
    REQUIRE(told_now->offset);
    const auto moment = std::chrono::sys_days(told_now->day) + *told_now->time - *told_now->offset;
    const auto passed = std::chrono::system_clock::now() - moment;
    CHECK(passed >= std::chrono::seconds(0));
    CHECK(passed < std::chrono::minutes(1));
    CHECK(parse_told_reference("2013-02-12") == Reference(2013y / 2 / 12));
    CHECK(!parse_told_reference("today"));
}

TEST_CASE("what is told of clocks and zones") {
    const ResolutionOptions options =
        told({"--reference", "2013-02-12T04:30+01:00", "--epoch", "unix-ms", "--utc", "--zone-prefer", "IN"});
    CHECK(options.reference == Reference(2013y / 2 / 12, 4h + 30min, std::chrono::seconds(1h)));
    CHECK(options.epoch == Epoch::unix_milliseconds);
    CHECK(options.in_utc);
    CHECK(options.zone_region == "IN");
    CHECK(!told({}).in_utc);
    CHECK(test::caught([] { told({"--zone-prefer", "Mars"}); }).message.starts_with("option --zone-prefer: 'Mars' is"));
}

TEST_CASE("what contradicts itself is refused") {
    CHECK(test::caught([] {
              told({"--years", "1850..1931", "--century-pivot", "50"});
          }).message == "option --century-pivot: not with --years, which tells the century itself");
    CHECK(test::caught([] {
              told({"--years", "1931"});
          }).message ==
          "option --years: '1931' is not two years as 1850..1931, 1 to 9999, the first not after the last");
    CHECK(test::caught([] {
              told({"--reference", "yesterday"});
          }).message ==
          "option --reference: 'yesterday' is not a day as 2013-02-12, with a time as T04:30 behind it or without, or "
          "now");
    CHECK(test::caught([] {
              told({"--prefer", "ask"});
          }).message == "option --prefer: 'ask' is not one of past future nearest");
    CHECK(test::caught([] {
              told({"--prefer", "past"});
          }).message == "option --prefer: nothing to prefer by without --reference");
    CHECK(test::caught([] {
              told({"--bare-hours", "ago"});
          }).message == "option --bare-hours: nothing to count them from without --reference");
}

}  // namespace

}  // namespace kalends::resolution_options_test
