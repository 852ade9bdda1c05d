#include "data/evidence.hpp"

#include <doctest/doctest.h>

#include <ostream>

#include "kalends/language/written_date.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends::evidence_test {

using namespace std::string_view_literals;

namespace {

MonthNames some_names() {
    MonthNames names;
    names.add(U"may", 5);
    names.add(U"mai", 5);
    names.add(U"september", 9);
    names.add(U"juuni", 6);
    names.add(U"juuli", 7);
    names.add(U"tulo", 7);
    names.add(U"tuloo", 8);
    names.add(U"see", 4);
    names.add(U"see", 5);
    names.add(U"mweri wa kana", 4);
    names.add(U"דצמבר", 12);
    names.add(U"i", 1);
    return names;
}

Evidence evidence_of(std::string_view text, const char* date) {
    const MonthNames names = some_names();
    const std::u32string normalized = normalize_text(text).code_points;
    return TextEvidence(normalized, names).of(parse_expression(date));
}

bool invents(std::u32string_view text, const char* date, const WordSayings& words) {
    return TextEvidence(text, {}, words).of(parse_expression(date)) == Evidence::invented;
}

TEST_CASE("evidence is the strongest that the text has for the month") {
    CHECK(evidence_of("9 MAY 2018", "2018-05-09") == Evidence::named);
    CHECK(evidence_of("see you on 9 may 2018", "2018-05-09") == Evidence::named);
    CHECK(evidence_of("9 see 2018", "2018-05-09") == Evidence::shared);
    CHECK(evidence_of("Mweri wa kana 9", "XXXX-04-09") == Evidence::named);
    CHECK(evidence_of("I met him on 9 Xandikos", "XXXX-01-09") == Evidence::missing);
    CHECK(evidence_of("Wed 9.I.2018", "2018-01-09") == Evidence::named);
    CHECK(evidence_of("9 Xandikos 07", "XX07-07-09") == Evidence::missing);
    CHECK(evidence_of("Wed, 9.7.07", "XX07-07-09") == Evidence::number);
    CHECK(evidence_of("Wed, 9/5/2018", "2018-05-09") == Evidence::number);
    CHECK(evidence_of("Wed, 9/9/2018", "2018-09-09") == Evidence::number);
    CHECK(evidence_of("9 Xandikos 2018", "2018-01-09") == Evidence::missing);
    CHECK(evidence_of("20180505T14", "2018-05-05") == Evidence::number);
    CHECK(evidence_of("294月2018", "2018-04-29") == Evidence::number);
    CHECK(evidence_of("IMG20180509", "2018-05-09") == Evidence::number);
    CHECK(evidence_of("9theseptember2018", "2018-09-09") == Evidence::inside);
    CHECK(evidence_of("9 Setpember 2018", "2018-09-09") == Evidence::resembling);
    CHECK(evidence_of("9 Septem. 2018", "2018-09-09") == Evidence::resembling);
    CHECK(evidence_of("9 juunt 2018", "2018-06-09") == Evidence::resembling);
    CHECK(evidence_of("9 juubi 2018", "2018-06-09") == Evidence::shared);
    CHECK(evidence_of("9 juuni 2018", "2018-07-09") == Evidence::shared);
    CHECK(evidence_of("9 tulo 2018", "2018-08-09") == Evidence::shared);
    CHECK(evidence_of("9 Xandikos 2018", "2018-05-09") == Evidence::missing);
    CHECK(evidence_of("9 september 2018", "2018-05-09") == Evidence::missing);
}

TEST_CASE("a misspelt month stands beside an hour of its number") {
    CHECK(evidence_of("22 Scptember 1776, 9:00", "1776-09-22 T09:00") == Evidence::resembling);
    CHECK(evidence_of("8br 1, 1975 10:57", "1975-10-01 T10:57") == Evidence::resembling);
}

TEST_CASE("a Hebrew preposition is no part of a misspelt name") {
    CHECK(evidence_of("11 בדצממבר 2013", "2013-12-11") == Evidence::resembling);
}

TEST_CASE("the year of an era is no month either, and the first of a reign no number") {
    CHECK(evidence_of("民國107年5月9日", "0107-05-09 minguo") == Evidence::number);
    CHECK(evidence_of("民國107年5月9日", "0107-07-09 minguo") == Evidence::missing);
    CHECK(evidence_of("民國0107年5月9日", "0107-07-09 minguo") == Evidence::missing);
    CHECK(evidence_of("昭和5年5月9日", "XX05-05-09 showa") == Evidence::number);
    CHECK(evidence_of("昭和5年6月9日", "XX05-05-09 showa") == Evidence::missing);
    CHECK(evidence_of("平成元年1月8日", "XX01-01-08 heisei") == Evidence::number);
    CHECK(evidence_of("民國元年1月1日", "XX01-01-01 minguo") == Evidence::number);
    CHECK(evidence_of("year 0005, xandikos", "0005-05-XX") == Evidence::missing);
}

TEST_CASE("where there is nothing to check, nothing is") {
    CHECK(evidence_of("9/5/2018", "2018-05-09") == Evidence::unchecked);
    CHECK(evidence_of("9 Xandikos 2018", "2018-XX-09") == Evidence::unchecked);
    const MonthNames names = some_names(), no_names;
    CHECK(TextEvidence(U"2018w051"sv, names).of(parse_expression("2018-W05-1")) == Evidence::unchecked);
    CHECK(TextEvidence(U"9 xandikos 2018"sv, no_names).of(parse_expression("2018-05-09")) == Evidence::unchecked);
}

TEST_CASE("a text is asked for several dates, and gives each its own answer") {
    const MonthNames names = some_names();
    const std::u32string text = normalize_text("3 Setpember or 8 see 2018").code_points;
    TextEvidence evidence(text, names);
    CHECK(evidence.of(parse_expression("2018-01-09")) == Evidence::missing);
    CHECK(evidence.of(parse_expression("2018-09-03")) == Evidence::resembling);
    CHECK(evidence.of(parse_expression("2018-04-08")) == Evidence::shared);
    CHECK(evidence.of(parse_expression("2018-09-08")) == Evidence::resembling);
    CHECK(evidence.of(parse_expression("2018-09-09")) == Evidence::worded);
    CHECK(evidence.has_misspelt_month());
    CHECK_FALSE(evidence.bears_out(parse_expression("2018-01-09")));
    CHECK(evidence.bears_out(parse_expression("2018-XX-09")));
    CHECK_FALSE(TextEvidence(U"9 xandikos 2018"sv, names).has_misspelt_month());
}

TEST_CASE("of several months the worst evidence counts; a month of another calendar is none of ours") {
    CHECK(evidence_of("7 May or 3 Setpember 2018", "XXXX-05-07 | 2018-09-03") == Evidence::resembling);
    CHECK(evidence_of("7 May or 3 Xandikos 2018", "XXXX-05-07 | 2018-09-03") == Evidence::missing);
    CHECK(evidence_of("May to September 2018", "XXXX-05 / 2018-09") == Evidence::named);
    CHECK(evidence_of("since May 2018", "2018-05 / ..") == Evidence::named);
    CHECK(evidence_of("9 Xandikos 2018", "julian 2018-05-09") == Evidence::missing);
    CHECK(evidence_of("9 Xandikos 1439", "islamic 1439-05-09") == Evidence::unchecked);
    CHECK(evidence_of("week 3 of 2018", "2018 #3 week") == Evidence::unchecked);
}

TEST_CASE("months of another calendar are borne out by their own names") {
    MonthNames names = some_names();
    names.add(Calendar::islamic, U"jumada i", 5);
    names.add(Calendar::islamic, U"jumada ii", 6);
    names.add(Calendar::islamic, U"shawwal", 10);
    const auto evidence = [&](std::u32string_view text, const char* expression) {
        return TextEvidence(text, names).of(parse_expression(expression));
    };
    CHECK(evidence(U"9 jum\u0101d\u0101 ii 1439", "islamic 1439-06-09") == Evidence::named);
    CHECK(evidence(U"9 jumada ii 1439", "islamic 1439-05-09") == Evidence::missing);
    names.add(Calendar::islamic, U"jumada", 5);
    CHECK(evidence(U"9 jumada ii 1439", "islamic 1439-05-09") == Evidence::missing);
    CHECK(evidence(U"9 jumada 1439", "islamic 1439-05-09") == Evidence::invented);
    CHECK(evidence(U"9 jumada ii 1439 - 1 jumada 1440", "islamic 1439-06-09 / islamic 1440-05-01") == Evidence::named);
    CHECK(evidence(U"9 shawal 1439", "islamic 1439-10-09") == Evidence::resembling);
    CHECK(evidence(U"9 shawal 1439", "islamic 1439-11-09") == Evidence::missing);
    CHECK(evidence(U"9/10/1439 ah", "islamic 1439-10-09 dmy") == Evidence::number);
    CHECK(evidence(U"9 iyar 5778", "hebrew 5778-09-09") == Evidence::unchecked);
    names.add(Calendar::hebrew, U"adar", 7);
    names.add(U"adar", 3);
    CHECK(evidence(U"9 adar 5778", "5778-03-09") == Evidence::invented);
    CHECK(evidence(U"9 adar 1978", "1978-03-09") == Evidence::named);
    CHECK(evidence(U"shawwal 1439 ah", "islamic 1439") == Evidence::invented);
    CHECK(evidence(U"1439 ah", "islamic 1439") == Evidence::unchecked);
}

TEST_CASE("a day or month beside the mark of another calendar is not counted by ours") {
    MonthNames names = some_names();
    WordSayings words;
    words.add({{U"julian", only(Saying::calendar)},
               {U"new", only(Saying::calendar) | only(Saying::our_calendar)},
               {U"\uc74c", only(Saying::calendar)}});
    const auto evidence = [&](std::u32string_view text, const char* expression) {
        return TextEvidence(text, names, words).of(parse_expression(expression));
    };
    CHECK(evidence(U"9 may 1700 (julian)", "1700-05-09") == Evidence::invented);
    CHECK(evidence(U"9 may 1700 (julian)", "julian 1700-05-09") != Evidence::invented);
    CHECK(evidence(U"9 may 1700 (julian)", "gregorian 1700-05-09") == Evidence::invented);
    CHECK(evidence(U"9 may 1700 (new)", "1700-05-09") != Evidence::invented);
    CHECK(evidence(U"9 may 1700 (new)", "gregorian 1700-05-09") != Evidence::invented);
    CHECK(evidence(U"1751.5.2(\uc74c)", "1751-05-02 ymd") == Evidence::invented);
    CHECK(evidence(U"9 may 1700 (julian julian)", "1700-05-09") == Evidence::invented);
    CHECK(evidence(U"1700 (julian)", "1700") != Evidence::invented);
    CHECK(evidence(U"9 may 1700, to julian smith", "1700-05-09") != Evidence::invented);
}

TEST_CASE("a weekday is no misspelt month, and what no word says is invented") {
    MonthNames names;
    names.add(U"marte", 3);
    names.add(U"may", 5);
    WordSayings words;
    words.add({{U"martes", only(Saying::tuesday)}, {U"about", only(Saying::about)}});
    const auto evidence = [&](std::u32string_view text, const char* date) {
        return TextEvidence(text, names, words).of(parse_expression(date));
    };
    CHECK(TextEvidence(U"9 martes 2018"sv, names).of(parse_expression("2018-03-09")) == Evidence::inside);
    CHECK(evidence(U"9 martes 2018", "2018-03-09") == Evidence::missing);
    CHECK(evidence(U"9 martez 2018", "2018-03-09") == Evidence::inside);
    CHECK(evidence(U"about may 2018", "2018-05 ~") == Evidence::named);
    CHECK(evidence(U"may 2018", "2018-05 ~") == Evidence::invented);
}

TEST_CASE("noon says twelve in the afternoon, and no other hour") {
    WordSayings words;
    words.add({{U"mittag", only(Saying::noon)}, {U"uhr", only(Saying::plain)}});
    const auto is_invented = [&](std::u32string_view text, const char* date) { return invents(text, date, words); };
    CHECK_FALSE(is_invented(U"mittag 12 uhr", "T12 afternoon"));
    CHECK(is_invented(U"12 uhr", "T12 afternoon"));
    CHECK(is_invented(U"mittag 5 uhr", "T05 afternoon"));
    CHECK(is_invented(U"12 uhr 5 mittag", "T12 + 5 minute afternoon"));
}

TEST_CASE("a range between today and a date needs a word for today") {
    WordSayings words;
    words.add({{U"today", only(Saying::reference)},
               {U"jetzt", only(Saying::reference) | only(Saying::clock)},
               {U"nu", only(Saying::reference)},
               {U"on", only(Saying::reference) | only(Saying::clock) | only(Saying::monday)},
               {U"monday", only(Saying::reference) | only(Saying::monday)}});
    const auto is_invented = [&](std::u32string_view text, const char* date) { return invents(text, date, words); };
    CHECK(is_invented(U"on monday - 06.11.2017", "R / 2017-11-06 mon"));
    CHECK(is_invented(U"06.11.2017 - on monday", "2017-11-06 / R"));
    for (const std::u32string_view text : {U"today - 06.11.2017"sv, U"todya - 06.11.2017"sv, U"jetzt - 06.11.2017"sv})
        CHECK_FALSE(is_invented(text, "R / 2017-11-06"));
    CHECK_FALSE(is_invented(U"06.11.2017 - nu", "2017-11-06 / R"));
}

TEST_CASE("a month may be one word with its part") {
    MonthNames names;
    names.add(U"mai", 5);
    WordSayings words;
    words.add({{U"hälfte", only(Saying::half)}, {U"lich", only(Saying::plain)}});
    const auto evidence = [&](std::u32string_view text) {
        return TextEvidence(text, names, words).of(parse_expression("2018-05 #1 half"));
    };
    CHECK(evidence(U"1. maihälfte 2018") == Evidence::inside);
    CHECK(evidence(U"1. hälfte mailich 2018") == Evidence::missing);
}

TEST_CASE("before, after and about are of the time that they stand beside") {
    const MonthNames names = some_names();
    WordSayings words;
    words.add({{U"by", only(Saying::open)},
               {U"c", only(Saying::about)},
               {U"the", only(Saying::plain)},
               {U"about", only(Saying::about)}});
    const auto evidence = [&](std::u32string_view text, const char* date) {
        return TextEvidence(text, names, words).of(parse_expression(date));
    };
    CHECK(evidence(U"by rubens, 1650", ".. / 1650") == Evidence::invented);
    CHECK(evidence(U"by the river (1650)", ".. / 1650") == Evidence::invented);
    CHECK(evidence(U"by rubens, c. 1650", ".. / 1650 ~") == Evidence::invented);
    CHECK(evidence(U"by 1650", ".. / 1650") == Evidence::unchecked);
    CHECK(evidence(U"by about 1650, london", ".. / 1650 ~") == Evidence::unchecked);
    CHECK(evidence(U"1650, by rubens", ".. / 1650") == Evidence::unchecked);
}

TEST_CASE("last and next beside a date without a year, and a season beside today, are left out by no answer") {
    const MonthNames names = some_names();
    WordSayings words;
    words.add({{U"last", only(Saying::earlier)},
               {U"summer", only(Saying::season)},
               {U"quarter", only(Saying::quarter)},
               {U"year", only(Saying::year)},
               {U"halben", only(Saying::half) | only(Saying::half_hour)},
               {U"ago", only(Saying::earlier)},
               {U"day", only(Saying::day)}});
    const auto evidence = [&](std::u32string_view text, const char* date) {
        return TextEvidence(text, names, words).of(parse_expression(date));
    };
    CHECK(evidence(U"last may", "XXXX-05") == Evidence::invented);
    CHECK(evidence(U"12 may last", "XXXX-05-12") == Evidence::invented);
    CHECK(evidence(U"last may 2018", "2018-05") == Evidence::named);
    CHECK(evidence(U"last summer day", "R - 1 day") == Evidence::invented);
    CHECK(evidence(U"last summer", "R - 1 year #22 month") != Evidence::invented);
    CHECK(evidence(U"last day", "R - 1 year #22 month") == Evidence::invented);
    CHECK(evidence(U"quarter last year", "R - 1 year #0 year #1 day") == Evidence::invented);
    CHECK(evidence(U"quarter last", "R - 1 quarter #0 quarter") != Evidence::invented);
    CHECK(evidence(U"halben year ago", "R - 1 year") != Evidence::invented);
}

TEST_CASE("do is until in some languages, and Thursday in others: never of a day that is none") {
    const MonthNames names = some_names();
    WordSayings words;
    words.add({{U"do", only(Saying::thursday) | only(Saying::open)}});
    const auto evidence = [&](std::u32string_view text, const char* date) {
        return TextEvidence(text, names, words).of(parse_expression(date));
    };
    CHECK(evidence(U"do 31.12.2018", "2018-12-31 thu dmy") == Evidence::invented);
    CHECK(evidence(U"do 27.12.2018", "2018-12-27 thu dmy") != Evidence::invented);
    CHECK(evidence(U"do, 31.12.2018", "2018-12-31 thu dmy") != Evidence::invented);
}

TEST_CASE("a month within a year needs its name or its number") {
    const MonthNames names = some_names();
    WordSayings words;
    words.add({{U"last", only(Saying::earlier)}, {U"year", only(Saying::year)}});
    const auto evidence = [&](std::u32string_view text, const char* date) {
        return TextEvidence(text, names, words).of(parse_expression(date));
    };
    CHECK(evidence(U"12 may last year", "R - 1 year #0 year #5 month #12 day") != Evidence::invented);
    CHECK(evidence(U"12 may last year", "R - 1 year #0 year #9 month #12 day") == Evidence::invented);
    CHECK(evidence(U"last year 5/12", "R - 1 year #0 year #5 month #12 day") != Evidence::invented);
}

TEST_CASE("a fraction of what is counted is no part of another number") {
    MonthNames names = some_names();
    WordSayings words;
    words.add({{U"hours", only(Saying::hour)},
               {U"h", only(Saying::hour)},
               {U"views", only(Saying::plain)},
               {U"ago", only(Saying::earlier) | only(Saying::reference)}});
    const auto evidence = [&](std::u32string_view text, const char* expression) {
        return TextEvidence(text, names, words).of(parse_expression(expression));
    };
    CHECK(evidence(U"2.5 hours ago", "R - 2 hour") == Evidence::invented);
    CHECK(evidence(U"2.5 views, 2 hours ago", "R - 2 hour") != Evidence::invented);
}

TEST_CASE("a word that is a month of another calendar alone is no part of its year") {
    MonthNames names = some_names();
    WordSayings words;
    words.add({{U"ec", only(Saying::calendar)}, {U"pagwemen", only(Saying::other_month)}});
    const auto evidence = [&](std::u32string_view text, const char* date) {
        return TextEvidence(text, names, words).of(parse_expression(date));
    };
    CHECK(evidence(U"pagwemen 1935 ec", "ethiopic 1935") == Evidence::invented);
    CHECK(evidence(U"axum 1935 ec", "ethiopic 1935") != Evidence::leftover);
}

TEST_CASE("examples teach the words that nothing known explains") {
    const std::vector<Example> rows{
        {"9 Xandikos 2018", parse_expression("2018-05-09"), "-", "-", {}},
        {"on 9 May 2018", parse_expression("2018-05-09"), "-", "-", {}},
        {"9 Daisios to 9 Loos 2018", parse_expression("XXXX-06-09 / 2018-08-09"), "-", "-", {}},
        {"c. Gorpiaios 2018", parse_expression("2018-09 ~"), "-", "-", {}},
        {"a nice day", parse_expression("none"), "-", "-", {}}};
    const MonthNames taught = taught_names(rows, some_names());
    CHECK(taught.all().size() == 3);
    CHECK(taught.named(U"gorpiaios") == MonthSet().set(8));
    CHECK(taught.named(U"daisios").none());
    CHECK(taught.named(U"xandikos") == MonthSet().set(4));
}

}  // namespace

TEST_CASE("letters beside Roman months alone are months, too") {
    MonthNames names;
    names.add(U"i", 1);
    names.add(U"v", 5);
    names.add(U"xi", 11);
    const auto evidence = [&](std::u32string_view text, std::string_view expression) {
        return TextEvidence(text, names).of(parse_expression(expression));
    };
    CHECK(evidence(U"i. - xi. 1935", "XXXX-01 / 1935-11") == Evidence::named);
    CHECK(evidence(U"i was there, v 1935", "1935-05") != Evidence::named);
}

}  // namespace kalends::evidence_test
