#include "data/left_out_times.hpp"

#include <doctest/doctest.h>

#include "kalends/text/normalized_text.hpp"

namespace kalends::left_out_times_test {
namespace {

MonthNames some_names() {
    MonthNames names;
    names.add(U"may", 5);
    return names;
}

/// Of a word that may be nearly anything in some language.
Sayings nearly_anything() {
    constexpr std::size_t some = 12;
    Sayings many = only(Saying::clock);
    for (std::size_t i = 0; i < some; ++i) many.set(i);
    return many;
}

WordSayings some_words() {
    WordSayings words;
    words.add({{U"of", only(Saying::plain)},
               {U"at", only(Saying::at)},
               {U"a", only(Saying::clock)},
               {U"t", only(Saying::clock)},
               {U"pm", only(Saying::clock) | only(Saying::pm)},
               {U"gmt", only(Saying::zone)},
               {U"minute", only(Saying::clock) | only(Saying::minute)},
               {U"midnight", only(Saying::midnight)},
               {U"usiku", only(Saying::night)},
               {U"오후", only(Saying::afternoon)},
               {U"de", nearly_anything()},
               {U"am", nearly_anything()},
               {U"r", only(Saying::clock)}});
    return words;
}

bool leaves_time_out(std::string_view text, std::string_view expression) {
    const MonthNames names = some_names();
    const std::u32string normalized = normalize_text(text).code_points;
    TextEvidence evidence(normalized, names);
    return kalends::leaves_time_out(parse_expression(expression), evidence, some_words());
}

TEST_CASE("a time of the day that is not read is left out") {
    CHECK(leaves_time_out("9 May 2018 14:30", "2018-05-09"));
    CHECK(leaves_time_out("9 May 2018 2 pm", "2018-05-09"));
    CHECK_FALSE(leaves_time_out("9 May 2018 14:30", "2018-05-09 T14:30"));
    CHECK_FALSE(leaves_time_out("9 May 2018", "2018-05-09"));
    CHECK_FALSE(leaves_time_out("14:30", "none"));
    CHECK_FALSE(leaves_time_out("na 4ª", "R wed"));
    CHECK(leaves_time_out("tue 4 a", "R tue"));
    CHECK_FALSE(leaves_time_out("in 1 minute", "R + 1 minute"));
    CHECK_FALSE(leaves_time_out("in 2 minutes", "R + 2 minute"));
    CHECK(leaves_time_out("today at 7 minute", "R + 1 minute"));
    CHECK_FALSE(leaves_time_out("na 4.ª", "R wed"));
    CHECK_FALSE(leaves_time_out("11:19 t4", "R wed T11:19"));
    CHECK_FALSE(leaves_time_out("35r, 9 May 2018", "2018-05-09"));
    CHECK(leaves_time_out("0846 GMT, 9 May 2018", "2018-05-09"));
    CHECK(leaves_time_out("9 May 2018 2 am", "2018-05-09"));
    CHECK_FALSE(leaves_time_out("p. 7 de 67, 9 May 2018", "2018-05-09"));
}

TEST_CASE("hours that may be an offset are not told") {
    CHECK(leaves_time_out("9 May 2018 04:09-08:00", "2018-05-09 T04:09 / T08:00"));
    CHECK_FALSE(leaves_time_out("9 May 2018 04:10-08:00", "2018-05-09 T04:10 / T08:00"));
}

TEST_CASE("a time of which numbers or the zone are not read is not told") {
    CHECK(leaves_time_out("9 May 2018 14:30:17 -0330", "2018-05-09 T14:30:17"));
    CHECK_FALSE(leaves_time_out("9 May 2018 14:30:17 -0330", "2018-05-09 T14:30:17 zone - 03:30"));
    CHECK(leaves_time_out("9 May 2018 14:30:17 +0000", "2018-05-09 T14:30:17"));
    CHECK(leaves_time_out("9 May 2018 05:30:05 +0530", "2018-05-09 T05:30:05"));
    CHECK_FALSE(leaves_time_out("9 May 2018, 14:30, 1000zl", "2018-05-09 T14:30"));
    CHECK_FALSE(leaves_time_out("9 May 2018 14:30:17 +00:00", "2018-05-09 T14:30:17 zone + 00:00"));
    CHECK_FALSE(leaves_time_out("5:30:15,25 PM", "T05:30:15 pm"));
    CHECK_FALSE(leaves_time_out("9 May 2018 8:10:00", "2018-05-09 T08:10"));
    CHECK(leaves_time_out("14:30 on 2018-05-09-05:00", "2018-05-09 T14:30"));
    CHECK(leaves_time_out("14:30 GMT -3, 9 May 2018", "2018-05-09 T14:30 zone utc"));
    CHECK(leaves_time_out("03:21 GMT -3, 9 May 2018", "2018-05-09 T03:21 zone utc"));
    CHECK_FALSE(leaves_time_out("2018-05-09 4:24Z-2019-05-10 02:00", "2018-05-09 T04:24 zone utc / 2019-05-10 T02:00"));
    CHECK_FALSE(leaves_time_out("14:30 UTC+0, 9 May 2018", "2018-05-09 T14:30 zone utc"));
    CHECK_FALSE(leaves_time_out("9 May 2018 14:30, page 12", "2018-05-09 T14:30"));
    CHECK(leaves_time_out("14:30Zon 9 May 2018", "2018-05-09 T14:30"));
    CHECK(leaves_time_out("2018-05-09t23Z el", "2018-05-09 T23"));
    CHECK_FALSE(leaves_time_out("2018-05-09t23Z el", "2018-05-09 T23 zone utc"));
    CHECK_FALSE(leaves_time_out("14:30 zon, 9 May 2018", "2018-05-09 T14:30"));
}

TEST_CASE("an hour beside a word for the other half of the day is not told") {
    CHECK(leaves_time_out("usiku 9 May 2018 9:38", "2018-05-09 T09:38"));
    CHECK_FALSE(leaves_time_out("usiku 9 May 2018 9:38", "2018-05-09 T09:38 night"));
    CHECK_FALSE(leaves_time_out("usiku 9 May 2018 21:38", "2018-05-09 T21:38"));
    CHECK_FALSE(leaves_time_out("9 May 2018 9:38", "2018-05-09 T09:38"));
    CHECK_FALSE(leaves_time_out("9 May 2018, 2 to 4 usiku", "2018-05-09 T02 / T04 night"));
    CHECK(leaves_time_out("2018-05-09 오후에 9:38", "2018-05-09 T09:38"));
    CHECK(leaves_time_out("9 May 2018, 9:38 pmZ", "2018-05-09 T09:38 zone utc"));
    CHECK(leaves_time_out("9 May 2018, 12:00 midnight", "2018-05-09 T12:00"));
    CHECK_FALSE(leaves_time_out("9 May 2018, 12:00 midnight", "2018-05-09 T12:00 midnight"));
}

TEST_CASE("zones that a text names and nothing says are left out") {
    const auto leaves_out = [](std::string_view written, const std::vector<std::string>& named, bool in_words = false) {
        return leaves_named_zone_out(parse_expression(written), named, in_words);
    };
    CHECK(leaves_out("2018-05-09 T10:00", {}, true));
    CHECK_FALSE(leaves_out("2018-05-09 T10:00 zone name", {"eastern time"}, true));
    CHECK_FALSE(leaves_out("2018-05-09", {}, true));
    CHECK(leaves_out("2018-05-09 T10:00 / T15:00 zone name", {"PDT", "EDT"}));
    CHECK_FALSE(leaves_out("2018-05-09 T10:00 / T15:00 zone name", {"PDT", "PDT"}));
    CHECK_FALSE(leaves_out("2018-05-09 T10:00 zone name / T15:00 zone name", {"PDT", "EDT"}));
    CHECK_FALSE(leaves_out("2018-05-09 T10:00 zone name", {"PDT", "EDT"}));
}

}  // namespace
}  // namespace kalends::left_out_times_test
