#include "calendar/told_calendar.hpp"

#include <doctest/doctest.h>

#include "calendar/said.hpp"

namespace kalends::told_calendar_test {
namespace {

NumberSpans spans(const std::vector<std::string>& runs, char32_t sign, bool has_letters = false) {
    NumberSpans numbers;
    numbers.runs = runs;
    numbers.signs = std::u32string(runs.empty() ? 0 : runs.size() - 1, sign);
    numbers.is_joined_to_word.assign(runs.size(), false);
    numbers.has_letters = has_letters;
    return numbers;
}

std::string said(const std::string& expression, ToldCalendar told, const std::vector<std::string>& runs) {
    ResolutionOptions options;
    options.calendar = told;
    const NumberSpans numbers = spans(runs, U'/');
    return test::said(resolve(parse_expression(expression), options, numbers));
}

}  // namespace

TEST_CASE("a calendar that is told counts dates of bare numbers") {
    CHECK(said("1397-02-19", ToldCalendar::persian, {"1397", "02", "19"}) == "ok 2018-05-09 [calendar-converted]");
    CHECK(said("1433-02-30 dmy", ToldCalendar::islamic, {"30", "02", "1433"}) == "impossible");
    CHECK(said("1433-02-29 dmy", ToldCalendar::islamic, {"29", "02", "1433"}) ==
          "ok 2012-01-24 [calendar-converted,calendar-variant]");
    CHECK(said("2561-06-24 dmy", ToldCalendar::buddhist, {"24", "06", "2561"}) == "ok 2018-06-24 [era-converted]");
    CHECK(said("2561-06-24", ToldCalendar::buddhist, {"24", "2561"}) == "ok 2018-06-24 [era-converted]");
    CHECK(said("0108-05-09", ToldCalendar::minguo, {"108", "05", "09"}) == "ok 2019-05-09 [era-converted]");
    CHECK(said("1397", ToldCalendar::persian, {"1397"}) == "interval 2018/2019 [calendar-converted]");
}

TEST_CASE("no other dates: by a name of our months, of an era, of a year that nobody counts so") {
    CHECK(said("1397-02-19", ToldCalendar::persian, {"19", "1397"}) == "ok 1397-02-19");
    CHECK(said("ad 1397-02-19", ToldCalendar::persian, {"1397", "02", "19"}) == "ok 1397-02-19");
    CHECK(said("2018-05-09", ToldCalendar::persian, {"2018", "05", "09"}) == "ok 2018-05-09");
    CHECK(said("2018-05-09", ToldCalendar::hebrew, {"2018", "05", "09"}) == "ok 2018-05-09");
    CHECK(said("1397-02-19", ToldCalendar::gregorian, {"1397", "02", "19"}) == "ok 1397-02-19");
    CHECK(said("2018-05-09", ToldCalendar::buddhist, {"2018", "05", "09"}) == "ok 2018-05-09");
}

TEST_CASE("a weekday decides between calendars where the day is that weekday by one alone") {
    NumberSpans numbers{.runs = {"1397", "03", "05"}, .signs = U"//", .digits = Digits::persian};
    numbers.is_joined_to_word.assign(3, false);
    const auto said = [&](const char* date, const ResolutionOptions& options = {}) {
        return test::said(resolve(parse_expression(date), options, numbers));
    };
    CHECK(said("1397-03-05 sat") == "ok 2018-05-26 [calendar-converted]");
    CHECK(said("1397-03-05").starts_with("ambiguous"));
    CHECK(said("1397-03-05 fri").starts_with("ambiguous"));  // by none, or by a day that is one off
    CHECK(said("1397-03-05 sun").starts_with("ambiguous"));  // by ours, which few mean
    CHECK(said("1397-03-05 thu").starts_with("ambiguous"));  // Islamic, which few write in Persian digits
    CHECK(said("1397-03-05 wed").starts_with("ambiguous"));  // by an Islamic day that is one off
    ResolutionOptions options;
    options.calendar = ToldCalendar::gregorian;
    numbers.digits = Digits::arabic;
    CHECK(said("1397-03-05 thu").starts_with("ok 1977-02-24 [calendar-converted"));
    CHECK(said("1397-03-05 sat").starts_with("ambiguous"));
    CHECK(said("1397-03-05 sat", options) == "ok 1397-03-05 [weekday-mismatch]");
}

TEST_CASE("digits that say whose they are leave the calendar open") {
    NumberSpans numbers;
    numbers.runs = {"1397", "02", "19"};
    numbers.signs = U"//";
    numbers.is_joined_to_word.assign(3, false);
    numbers.digits = Digits::persian;
    const Expression date = parse_expression("1397-02-19");
    CHECK(test::said(resolve(date, {}, numbers)) ==
          "ambiguous | 1397-02-19 (--calendar gregorian) | 2018-05-09 (--calendar persian) | 1977-02-09 (--calendar "
          "islamic)");
    const NumberSpans year{.runs = {"1357"}, .signs = U"", .digits = Digits::persian};
    CHECK(test::said(resolve(parse_expression("1357 early"), {}, year)).starts_with("ambiguous"));
    CHECK(test::said(resolve(parse_expression("1557"), {}, year)) == "partial 1557");
    CHECK(test::said(resolve(parse_expression("1357 / 1557"), {}, year)) == "interval 1357/1557");
    const NumberSpans beside_letters{.runs = {"1357"}, .signs = U"", .has_arabic_letters = true};
    CHECK(test::said(resolve(parse_expression("1357"), {}, beside_letters)).starts_with("ambiguous"));
    ResolutionOptions options;
    options.calendar = ToldCalendar::gregorian;
    CHECK(test::said(resolve(date, options, numbers)) == "ok 1397-02-19");
    CHECK(test::said(resolve(parse_expression("2018-02-19"), {}, numbers)) == "ok 2018-02-19");
    numbers.digits = Digits::of_many;
    CHECK(test::said(resolve(date, {}, numbers)) == "ok 1397-02-19");
}

TEST_CASE("calendars in doubt are asked for, where people write such years") {
    ResolutionOptions options;
    options.calendars_in_doubt[static_cast<std::size_t>(ToldCalendar::coptic)] = true;
    options.calendars_in_doubt[static_cast<std::size_t>(ToldCalendar::hebrew)] = true;
    NumberSpans numbers;
    numbers.runs = {"9", "1", "1723"};
    numbers.signs = U"//";
    numbers.is_joined_to_word.assign(3, false);
    const Expression date = parse_expression("1723-01-09 dmy");
    CHECK(test::said(resolve(date, options, numbers)) ==
          "ambiguous | 1723-01-09 (--calendar gregorian) | 2006-09-19 (--calendar coptic)");
    CHECK(test::said(resolve(parse_expression("2018-01-09 dmy"), options, numbers)) == "ok 2018-01-09");
    options.calendar = ToldCalendar::gregorian;
    CHECK(test::said(resolve(date, options, numbers)) == "ok 1723-01-09");
}

TEST_CASE("a name that Tigrinya has for a month of ours and Amharic for one of Ethiopia is ambiguous") {
    NumberSpans numbers;
    numbers.runs = {"19", "2015"};
    numbers.months_named_as_in_ethiopia.set(2);
    const Expression date = parse_expression("2015-03-19");
    CHECK(test::said(resolve(date, {}, numbers)) ==
          "ambiguous | 2015-03-19 (--calendar gregorian) | 2023-03-28 (--calendar ethiopic)");
    CHECK(test::said(resolve(parse_expression("2015-03-31"), {}, numbers)) == "ok 2015-03-31");
    CHECK(test::said(resolve(parse_expression("2015-04-19"), {}, numbers)) == "ok 2015-04-19");
    CHECK(test::said(resolve(parse_expression("2015-03-19 ad"), {}, numbers)) == "ok 2015-03-19");
    CHECK(test::said(resolve(parse_expression("2015-03-19 thu"), {}, numbers)) == "ok 2015-03-19");
    CHECK(test::said(resolve(parse_expression("2015-03-19 tue"), {}, numbers)) == "ok 2023-03-28 [calendar-converted]");
    ResolutionOptions options;
    options.calendar = ToldCalendar::ethiopic;
    CHECK(test::said(resolve(date, options, numbers)) == "ok 2023-03-28 [calendar-converted]");
    options.calendar = ToldCalendar::gregorian;
    CHECK(test::said(resolve(date, options, numbers)) == "ok 2015-03-19");
    CHECK_FALSE(named_calendar(date, numbers));
}

TEST_CASE("years of two digits of the Persian calendar") {
    CHECK(said("XX97-02-19 ymd", ToldCalendar::persian, {"97", "02", "19"}) ==
          "ok 2018-05-09 [century-assumed,calendar-converted]");
    CHECK(said("XX02-02-19 ymd", ToldCalendar::persian, {"02", "02", "19"}) ==
          "ok 2023-05-09 [century-assumed,calendar-converted]");
    NumberSpans numbers;
    numbers.runs = {"97", "02", "19"};
    numbers.signs = U"//";
    numbers.is_joined_to_word.assign(3, false);
    numbers.digits = Digits::persian;
    CHECK(test::said(resolve(parse_expression("XX97-02-19 ymd"), {}, numbers)) ==
          "ambiguous [century-assumed] | 1997-02-19 (--calendar gregorian) | 2018-05-09 (--calendar persian)");
}

TEST_CASE("years of two digits of the Buddhist era") {
    CHECK(said("XX57-12-23", ToldCalendar::buddhist, {"23", "57"}) == "ok 2014-12-23 [century-assumed,era-converted]");
    NumberSpans thai;
    thai.runs = {"23", "57"};
    thai.signs = std::u32string(2, U'\0');
    thai.is_joined_to_word.assign(2, false);
    thai.has_thai_letters = true;
    CHECK(test::said(resolve(parse_expression("XX57-12-23"), {}, thai)) ==
          "ambiguous [century-assumed] | 2057-12-23 (--calendar gregorian) | 2014-12-23 (--calendar buddhist)");
    CHECK(test::said(resolve(parse_expression("1957-12-23"), {}, thai)) == "ok 1957-12-23");
}

TEST_CASE("a calendar that other rows name counts bare numbers and years that cannot be ours") {
    using enum ToldCalendar;
    const auto counted = [](ToldCalendar named, const char* written, const NumberSpans& numbers) {
        return calendars_in_column_of(named, parse_expression(written), numbers);
    };
    const std::vector ours{gregorian};
    CHECK(counted(persian, "1397-02-19 ymd", spans({"1397", "02", "19"}, U'/')) == std::vector{persian});
    CHECK(counted(persian, "1397-02-19 ymd", spans({"1397", "02", "19"}, U'-')) == std::vector{persian});
    CHECK(counted(persian, "1397", spans({"1397"}, U'/')) == std::vector{persian});
    CHECK(counted(persian, "1397 ~", spans({"1397"}, U'/', true)) == std::vector{gregorian, persian});
    NumberSpans own_digits = spans({"1397", "02", "19"}, U'/', true);
    own_digits.digits = Digits::persian;
    CHECK(counted(persian, "1397-02-19 ymd", own_digits) == std::vector{persian});
    CHECK(counted(buddhist, "2561-05-09", spans({"9", "2561"}, U'\0', true)) == std::vector{buddhist});
    CHECK(counted(ethiopic, "2018-05-09 dmy", spans({"9", "5", "2018"}, U'/')) == std::vector{ethiopic});
    CHECK(counted(ethiopic, "2018-05-09", spans({"2018", "05", "09"}, U'-')) == std::vector{gregorian, ethiopic});
    CHECK(counted(ethiopic, "1745", spans({}, U'/', true)) == ours);
    CHECK(counted(ethiopic, "islamic 1326 = 1908", spans({"1326", "1908"}, U'/', true)) == ours);
    CHECK(counted(chinese, "2018-05-09 ymd", spans({"2018", "5", "9"}, U'\u5e74', true)) == ours);
    CHECK(counted(chinese, "2018-05-09 ymd", spans({"2018", "5", "9"}, U'/')) == std::vector{chinese});
}

TEST_CASE("in such a column a weekday may tell that ours is meant") {
    ResolutionOptions options;
    options.calendar_of_column = ToldCalendar::ethiopic;
    const auto said_there = [&](const char* written, const NumberSpans& numbers) {
        return test::said(resolve(parse_expression(written), options, numbers));
    };
    const std::vector<std::string> day{"2021", "05", "09"};
    CHECK(said_there("2021-05-09 sun", spans(day, U'-', true)) == "ok 2021-05-09");
    CHECK(said_there("2021-05-09", spans(day, U'-')) ==
          "ambiguous | 2021-05-09 (--calendar gregorian) | 2029-01-17 (--calendar ethiopic)");
    CHECK(said_there("2018-05-09 dmy", spans({"9", "5", "2018"}, U'/')) == "ok 2026-01-17 [calendar-converted]");
}

TEST_CASE("a year beside that of another calendar needs none") {
    CHECK(said("islamic 1326 = 1908", ToldCalendar::ethiopic, {"1326", "1908"}) ==
          said("islamic 1326 = 1908", ToldCalendar::gregorian, {"1326", "1908"}));
}

TEST_CASE("years that another calendar has far from now") {
    const auto is_far = [](const char* written) {
        return is_far_from_now(parse_expression(written).stretches.front().begin.point);
    };
    for (const char* far : {"islamic 2018-09", "hebrew 1948-09-05", "persian 1979-11-22"}) CHECK(is_far(far));
    for (const char* near : {"islamic 1439-09", "hebrew 5778-02-24", "persian 1397", "coptic 0100", "2018", "9999-05"})
        CHECK_FALSE(is_far(near));
}

}  // namespace kalends::told_calendar_test
