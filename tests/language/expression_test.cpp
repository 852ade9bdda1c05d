#include "kalends/language/expression.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"
#include "support/random_expressions.hpp"

namespace kalends::expression_test {
namespace {

std::string again(const std::string& text) {
    return to_string(parse_expression(text));
}

Point only_point(const std::string& text) {
    const Expression expression = parse_expression(text);
    REQUIRE(expression.stretches.size() == 1);
    REQUIRE_FALSE(expression.stretches.front().end.has_value());
    return expression.stretches.front().begin.point;
}

}  // namespace

TEST_CASE("expression: texts that are their own form") {
    for (const char* text : {"none",
                             "1912-11-03",
                             "1912-11",
                             "1912",
                             "XXXX-11-03",
                             "XXXX-11",
                             "XXXX-XX-03",
                             "XX12",
                             "XX12-XX-03",
                             "1912-11-03 sun dmy",
                             "1912-W44-7",
                             "XXXX-W44-7 sun",
                             "1912-308",
                             "187X",
                             "17XX",
                             "XX2X ~",
                             "XXX7",
                             "bc 0031",
                             "neg 0030",
                             "ad XX79",
                             "showa XX15-08-15",
                             "bc #2 century late",
                             "hebrew 5673-03 leap",
                             "republican 0002-13-05",
                             "coptic",
                             "meiji",
                             "julian 1699-02-11 sat dual XXX0",
                             "1699-02-11 dual 1700",
                             "R",
                             "R leap",
                             "R thu",
                             "R + 2 week #0 week sat",
                             "#-1 sun",
                             "#0 weekend",
                             "2011 #3 quarter #2 half early ~ ?",
                             "early",
                             "~",
                             "?",
                             "T",
                             "T08",
                             "T08:45",
                             "T08:45:30 point 0625",
                             "T08 + quarter night",
                             "T08 - 5 minute",
                             "1912-11-03 ~ T08:45 pm zone - 03 ~",
                             "T23:59:60 zone + 12:45",
                             "T noon zone name",
                             ".. / 1066",
                             "unknown / 1066 ~",
                             "1066 / ..",
                             "1066 / unknown",
                             "1066-09 / XXXX-10",
                             "julian 1705-03-01 = 1705-03-12",
                             "1701 | 1703 | 1705 / 1707",
                             "1701 & XX03 ymd"}) {
        CAPTURE(text);
        CHECK(again(text) == text);
    }
}

TEST_CASE("expression: what other ways of writing become") {
    CHECK(again("1912-11-XX") == "1912-11");
    CHECK(again("1912-XX-XX") == "1912");
    CHECK(again("187X-XX-XX") == "187X");
    CHECK(again("XX15-08-15 showa") == "showa XX15-08-15");
    CHECK(again("0031-XX-XX bc") == "bc 0031");
    CHECK(again("R + 007 day") == "R + 7 day");
    CHECK(again("R #03 month") == "R #3 month");
    CHECK(again("R + 000 fri") == "R + 0 fri");
    CHECK(again(" 1912-11   ~ ") == "1912-11 ~");
}

TEST_CASE("expression: values") {
    const Point point = only_point("korean 1912-09-24 leap ~ T07:05 zone + 08:30");
    CHECK(point.calendar == Calendar::korean);
    CHECK(point.is_leap);
    CHECK(point.about);
    CHECK_FALSE(point.uncertain);
    REQUIRE(point.clock.has_value());
    CHECK(point.clock->hour == 7);
    CHECK(point.clock->minute == 5);
    CHECK_FALSE(point.clock->second.has_value());
    CHECK(point.clock->zone_minutes == 30);
    CHECK_FALSE(point.clock->about);

    const Point steps = only_point("R - 12 month #0 week sun #-2 day");
    CHECK(steps.is_reference);
    CHECK(steps.steps == std::vector<Step>{{Step::Kind::earlier, 12, Unit::month},
                                           {Step::Kind::nth, 0, Unit::week},
                                           {Step::Kind::weekday, 0, Unit::sunday},
                                           {Step::Kind::nth, -2, Unit::day}});
    CHECK(only_point("1699-02-11 dual XXX0").dual == std::array{'X', 'X', 'X', '0'});
    CHECK(only_point("neg 0030").date.era == Era::signed_year);
    CHECK(only_point("T08 - half").clock->shift_sign == Clock::Sign::minus);
    CHECK(parse_expression("none").is_none());
    CHECK(parse_expression("1701 & 1703").join == Join::all_of);
    CHECK(parse_expression("XX03-04-05 dmy").order == Order::dmy);
}

TEST_CASE("expression: what is wrong is told with its word") {
    const auto wrong = [](const char* text, const char* message) {
        CAPTURE(text);
        CHECK_THROWS_WITH_AS(parse_expression(text), doctest::Contains(message), Error);
    };
    wrong("", "nothing is written");
    wrong("1912 / foo", "word 3, 'foo': it is no word of the language");
    wrong("1912-11-3", "word 1, '1912-11-3': a date is written year-month-day");
    wrong("1912-11-03 / 12", "word 3, '12': a date is written");
    wrong("x912-11-03", "word 1, 'x912-11-03': it is no word");
    wrong("1912-11-0３", "word 1, ");
    wrong("1912-11-031", "a date is written");
    wrong("X912", "word 1, 'X912': a year is dddd, XXdd, XXXX or, alone,");
    wrong("1XXX", "a year is dddd");
    wrong("X91X", "a year is dddd");
    wrong("191X-05", "word 1, '191X-05': a year of which some digits alone are written has neither month nor day");
    wrong("19XX-XX-05", "neither month nor day");
    wrong("1912-1X", "a month and a day have two digits");
    wrong("1912-11-X3", "a month and a day have two digits");
    wrong("1912-3X7", "a month and a day have two digits");
    wrong("1912-WXX-3", "a week and its day, and a day of the year, are written whole");
    wrong("1912-W44-X", "a month and a day have two digits");
    wrong("XXXX-XX-XX", "word 1, 'XXXX-XX-XX': no digit of it is written; a text without a date is none");
    wrong("XXXX", "no digit of it is written");
    wrong("bc XXXX", "word 2, 'XXXX': no digit");
    wrong("none none", "word 2, 'none': it may not stand here");
    wrong("none dmy", "word 2, 'dmy': it may not stand here");
    wrong("1912 none", "word 2, 'none'");
    wrong("end", "word 1, 'end': it is no word");
    wrong("1912-11-03 ordinal", "word 2, 'ordinal': it is no word");
    wrong("1912-11-03 week", "word 2, 'week': it is no word of the language here");
    wrong("XX12 week + 3 day", "word 2, 'week': it is no word");
    wrong("X", "word 1, 'X': a date is written");
    wrong("1912 1913", "word 2, '1913': it may not stand here");
    wrong("1912 sun sat", "word 3, 'sat': it may not stand here");
    wrong("sun", "word 1, 'sun': a point is wanted");
    wrong("leap", "word 1, 'leap': a point is wanted");
    wrong("dmy", "word 1, 'dmy': a point is wanted");
    wrong("1912 /", "behind word 2, '/': a point is wanted");
    wrong("1912 | ", "behind word 2, '|': a point is wanted");
    wrong("/ 1912", "word 1, '/': a point is wanted");
    wrong("1912 / 1913 / 1914", "word 4, '/': it may not stand here");
    wrong("..", "behind word 1, '..': behind .. or unknown a stretch goes on with / and a point");
    wrong(".. / ..", "word 3, '..': one end of a stretch at least is a point");
    wrong("unknown / ..", "one end of a stretch at least is a point");
    wrong(".. = 1912", "word 2, '=': behind .. or unknown");
    wrong("1912 = ..", "word 3, '..': a point is wanted");
    wrong("1912 = 1913 = 1914", "word 4, '='");
    wrong("1912 | 1913 & 1914", "word 4, '&': a text has one kind of join, | or &");
    wrong("1701 | 1702 | 1703 | 1704 | 1705 | 1706 | 1707", "word 13, '1707': a text has at most six stretches");
    wrong("1912 dmy / 1913", "word 3, '/': it may not stand here");
    wrong("1912 ? ~", "word 3, '~': it may not stand here");
    wrong("1912 ~ early", "word 3, 'early'");
    wrong("1912 minguo julian", "word 2, 'minguo'");
    wrong("1912 / 1913 bc", "word 4, 'bc': it may not stand here");
    wrong("bc julian 1912", "word 2, 'julian'");
    wrong("R #", "word 2, '#': behind # stands a number");
    wrong("R #x day", "word 2, '#x': behind # stands a number");
    wrong("R #-", "behind # stands a number");
    wrong("R #-0 day", "word 2, '#-0': from the end is counted from #-1");
    wrong("R #0 fri", "word 3, 'fri': #0 is the one that holds it, and no weekday does");
    wrong("R #00 fri", "no weekday does");
    wrong("R #3", "behind word 2, '#3': the unit of a step is wanted");
    wrong("R #3 spring", "word 3, 'spring': it is no word");
    wrong("R #3 early", "word 3, 'early': the unit of a step is wanted");
    wrong("R + day", "word 3, 'day': the number of a step has one to four digits");
    wrong("R + 3x day", "word 3, '3x': behind + and - stands a number");
    wrong("R + 12345 day", "word 3, '12345': the number of a step has one to four digits");
    wrong("R #12345 day", "one to four digits");
    wrong("R #1 week fri", "word 4, 'fri': it may not stand here");
    wrong("R #0 month fri", "word 4, 'fri': it may not stand here");
    wrong("R #0 week fri sat", "word 5, 'sat': it may not stand here");
    wrong("R + 1 day + 1 day + 1 day + 1 day + 1 day", "word 14, '+': a point has at most four steps");
    wrong("R dual", "behind word 2, 'dual': ");
    wrong("1912 dual 3", "word 3, '3': behind dual stands a year");
    wrong("1912 dual XXXX", "word 3, 'XXXX': the second year of a dual one");
    wrong("1912 dual 191X", "the second year of a dual one");
    wrong("T8", "word 1, 'T8': a time of the day is written");
    wrong("T08:4", "a time of the day is written");
    wrong("T08:45 point 5", "word 2, 'point': it may not stand here");
    wrong("T08:45:30 point", "behind word 2, 'point': a fraction has one to nine digits");
    wrong("T08:45:30 point 1234567890", "word 3, '1234567890': a fraction has one to nine digits");
    wrong("T08:45:30 point 5X", "word 3, '5X': behind point");
    wrong("T08 +", "behind word 2, '+': half, quarter or minutes");
    wrong("T08 + third", "word 3, 'third': half, quarter or minutes");
    wrong("T08 + 5", "behind word 3, '5': behind the number of a clock's minutes stands minute");
    wrong("T08 + 123 minute", "word 3, '123': half, quarter or minutes");
    wrong("T08 am pm", "word 3, 'pm'");
    wrong("T08 zone", "behind word 2, 'zone': behind zone stands utc, name, or a sign and hours");
    wrong("T08 zone + 5", "word 4, '5': what a zone is off by is written 05 or 05:30");
    wrong("T08 zone +", "behind word 3, '+': two digits are wanted");
    wrong("T08 1912", "word 2, '1912': it may not stand here");
    CHECK_THROWS_WITH_AS(parse_expression(std::string(1000, 'y')), doctest::Contains("yyy...'"), Error);
}

TEST_CASE("expression: text and symbols lead back") {
    Random random(41);
    for (int i = 0; i < 200'000; ++i) {
        const Expression expression = test::RandomExpressions{}(random);
        const std::string text = to_string(expression);
        const std::vector<symbol::Id> symbols = to_symbols(expression);
        if (parse_expression(text) != expression || expression_from_symbols(symbols) != expression ||
            is_well_formed(expression) != (symbols.size() <= most_symbols))
            FAIL(text);
    }
}

TEST_CASE("expression: symbols") {
    const auto names = [](const char* text) {
        std::string joined;
        for (const symbol::Id id : to_symbols(parse_expression(text))) joined.append(symbol_name(id)) += ' ';
        return joined;
    };
    CHECK(names("none") == "none end ");
    CHECK(names("bc 0031 ~") == "bc 0 0 3 1 X X X X ~ end ");
    CHECK(names("187X / 1912-W44-7 sun dmy") == "1 8 7 X X X X X / 1 9 1 2 4 4 0 7 week sun dmy end ");
    CHECK(names("1912-308") == "1 9 1 2 0 3 0 8 ordinal end ");
    CHECK(names("R - 014 day #-1 week") == "R - 1 4 day # - 1 week end ");
    CHECK(names("R #0 week sat T08:05 zone - 03:30") == "R # 0 week sat T 0 8 0 5 zone - 0 3 3 0 end ");
    CHECK(names("T08:05:09 point 50 + 5 minute") == "T 0 8 0 5 0 9 point 5 0 + 5 minute end ");
}

TEST_CASE("expression: ill-formed symbols are an error") {
    const std::vector<symbol::Id> whole =
        to_symbols(parse_expression("1912-11-03 sun dual XXX3 #1 week T08 zone + 01"));
    for (std::size_t length = 0; length < whole.size(); ++length)
        CHECK_THROWS_AS(expression_from_symbols({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)}),
                        Error);
    for (std::vector<symbol::Id> symbols :
         std::vector<std::vector<symbol::Id>>{{symbol::none},
                                              {symbol::none, symbol::end, symbol::end},
                                              {symbol::reference, symbol::nth, 0, 1, symbol::week, symbol::end},
                                              {1, 9, 1, 2, symbol::end},
                                              {symbol::start, symbol::end}}) {
        CHECK_THROWS_WITH_AS(expression_from_symbols(symbols), doctest::Contains("ill-formed expression"), Error);
    }
}

TEST_CASE("expression: a lone date and back") {
    WrittenDate date{.year = {'X', 'X', '1', '2'}, .month = {'1', '1'}, .day = {'0', '3'}};
    date.weekday = Weekday::sunday;
    date.order = Order::mdy;
    CHECK(to_string(expression_of(date)) == "XX12-11-03 sun mdy");
    CHECK(lone_date(expression_of(date)) == date);
    CHECK(lone_date(Expression{}) == WrittenDate{});
    CHECK(expression_of(WrittenDate{}).is_none());
    CHECK(lone_date(parse_expression("showa 0015-08"))->era == Era::showa);
    for (const char* text :
         {"187X", "1912 ~", "1912 ?", "julian 1912", "1912 leap", "1912 / 1913", "1912 | 1913", "1912 = 1913",
          "1912 / ..", "bc", "R", "1912 #1 week", "1912 early", "1912 T08", "1699-02-11 dual XXX0"})
        CHECK_FALSE(lone_date(parse_expression(text)).has_value());
}

TEST_CASE("expression: what is well-formed") {
    CHECK(is_well_formed(Expression{}));
    Expression order_alone;
    order_alone.order = Order::dmy;
    CHECK_FALSE(is_well_formed(order_alone));

    const auto changed = [](auto change) {
        Expression expression = parse_expression("1912-11-03");
        change(expression, expression.stretches.front().begin.point);
        return is_well_formed(expression);
    };
    CHECK(changed([](Expression&, Point&) {}));
    CHECK_FALSE(changed([](Expression&, Point& p) { p.date.month = {'0', 'X'}; }));
    CHECK_FALSE(changed([](Expression&, Point& p) { p.date.year = {'1', '9', '1', 'X'}; }));
    CHECK_FALSE(changed([](Expression&, Point& p) { p.date.order = Order::dmy; }));
    CHECK_FALSE(changed([](Expression&, Point& p) { p.date = {}; }));
    CHECK_FALSE(changed([](Expression&, Point& p) {
        p.date.form = DateForm::week;
        p.date.day = {'1', '3'};
    }));
    CHECK_FALSE(changed([](Expression&, Point& p) { p.is_reference = true; }));
    CHECK_FALSE(changed([](Expression&, Point& p) { p.steps.push_back({Step::Kind::weekday, 0, Unit::friday}); }));
    CHECK_FALSE(changed([](Expression&, Point& p) { p.steps.push_back({Step::Kind::later, -1, Unit::day}); }));
    CHECK_FALSE(changed([](Expression&, Point& p) { p.clock.emplace().minute = 5; }));
    CHECK_FALSE(changed([](Expression& e, Point&) { e.join = Join::one_of; }));
    CHECK_FALSE(changed([](Expression& e, Point&) { e.stretches.push_back(e.stretches.front()); }));
    CHECK_FALSE(changed([](Expression& e, Point&) { e.stretches.front().begin.kind = End::Kind::open; }));
}

TEST_CASE("expression: its ends, from left to right") {
    const Expression expression = parse_expression("1815 / .. & 1820 ~");
    std::string kinds;
    for_each_end(expression, [&](const End& end) { kinds += end.kind == End::Kind::open ? '.' : 'p'; });
    CHECK(kinds == "p.p");
    CHECK(has_end(expression, [](const End& end) { return end.point.about; }));
    CHECK_FALSE(has_end(expression, [](const End& end) { return end.point.uncertain; }));
    CHECK_FALSE(has_end({}, [](const End&) { return true; }));
}

TEST_CASE("expression: masked years") {
    const auto masked = [](const char* year) { return is_masked({year[0], year[1], year[2], year[3]}); };
    for (const char* year : {"187X", "18XX", "XX7X", "XXX4"}) CHECK(masked(year));
    for (const char* year : {"1874", "XX74", "XXXX", "1XXX", "X874", "18X4", "X8XX"}) CHECK_FALSE(masked(year));
}

TEST_CASE("expression: names") {
    CHECK(name(Unit::second) == "second");
    CHECK(name(Unit::week) == "week");
    CHECK(name(Unit::weekend) == "weekend");
    CHECK(name(Unit::millennium) == "millennium");
    CHECK(name(Unit::sunday) == "sun");
    CHECK(name(Part::late) == "late");
    CHECK(name(Part::none) == "none");
    CHECK(name(Calendar::julian) == "julian");
    CHECK(name(Calendar::republican) == "republican");
    CHECK(name(Era::anno_domini) == "ad");
    CHECK(name(Era::signed_year) == "neg");
}

}  // namespace kalends::expression_test
