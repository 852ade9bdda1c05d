#include "data/unread.hpp"

#include <doctest/doctest.h>

#include "kalends/text/normalized_text.hpp"

namespace kalends::unread_test {
namespace {

MonthNames some_names() {
    MonthNames names;
    names.add(U"may", 5);
    names.add(U"september", 9);
    names.add(U"br", 10);
    names.add(U"mweri wa kana", 4);
    names.add(U"五", 5);
    return names;
}

WordSayings some_words() {
    WordSayings words;
    words.add({{U"circa", only(Saying::about)},
               {U"before", only(Saying::open)},
               {U"of", only(Saying::plain)},
               {U"the", only(Saying::plain)},
               {U"at", only(Saying::at)},
               {U"a", only(Saying::clock)},
               {U"pm", only(Saying::clock)},
               {U"minute", only(Saying::clock) | only(Saying::minute)},
               {U"mittags", only(Saying::clock)},
               {U"usiku", only(Saying::night)},
               {U"下午", only(Saying::clock)},
               {U"時", only(Saying::clock)},
               {U"d", only(Saying::of_christ)},
               {U"lord", only(Saying::of_christ)},
               {U"aneg", only(Saying::thursday) | only(Saying::friday) | only(Saying::saturday)},
               {U"th", only(Saying::number)},
               {U"saturday", only(Saying::saturday)},
               {U"century", only(Saying::century)},
               {U"half", only(Saying::half)},
               {U"年", only(Saying::plain)},
               {U"月", only(Saying::plain)},
               {U"日", only(Saying::plain)},
               {U"년", only(Saying::plain)},
               {U"까지", only(Saying::open)}});
    return words;
}

/// The words and numbers of a text that an expression leaves unread, with a bar between them.
std::string left_over(std::string_view text, std::string_view expression) {
    const MonthNames names = some_names();
    const std::u32string normalized = normalize_text(text).code_points;
    TextEvidence evidence(normalized, names);
    std::string all;
    for (const Place& place : unread(parse_expression(expression), evidence, names, some_words()))
        all += (all.empty() ? "" : "|") + to_utf8(normalized.substr(place.begin, place.end - place.begin));
    return all;
}

TEST_CASE("words are unread that say nothing of what was read, and numbers that are none of its") {
    CHECK(left_over("9 May 2018", "2018-05-09").empty());
    CHECK(left_over("printed the 9th of May 1853, page 12", "1853-05-09") == "printed|page|12");
    CHECK(left_over("circa 1850", "1850 ~").empty());
    CHECK(left_over("circa 1850", "1850") == "circa");
    CHECK(left_over("before circa 1850", "1850 ~") == "before");
    CHECK(left_over("May or September 2018", "2018-09") == "may|or");
    CHECK(left_over("1850, 1853", "1853") == "1850");
    CHECK(left_over("Saturday 9 May", "XXXX-05-09 sat").empty());
    CHECK(left_over("Saturday 9 May", "XXXX-05-09") == "saturday");
}

TEST_CASE("typing errors, names of several words and those that begin with a digit are read") {
    CHECK(left_over("9 Setpember 2018", "2018-09-09").empty());
    CHECK(left_over("9theseptember2018", "2018-09-09").empty());
    CHECK(left_over("satudray 9 May", "XXXX-05-09 sat").empty());
    CHECK(left_over("9 Mweri wa kana 2018", "2018-04-09").empty());
    CHECK(left_over("5 8br 1785", "1785-10-05").empty());
    CHECK(left_over("5 9br 1785", "1785-10-05") == "9");  // November
}

TEST_CASE("what stands behind an ordinal without a space is read, and what measures is not") {
    CHECK(left_over("19thcentury", "#19 century").empty());
    CHECK(left_over("19thfoo", "#19 century") == "thfoo");
    CHECK(left_over("4.8 kg, may 2018", "2018-05") == "4|8|kg");
}

TEST_CASE("a time of the day is not unread, nor the word before it") {
    CHECK(left_over("9 May 2018 at 5:30 pm", "2018-05-09 T05:30 pm").empty());
    CHECK(left_over("2018-05-09T14:30:00+02:00", "2018-05-09 T14:30:00 zone + 02:00").empty());
    CHECK(left_over("17:09 on 9 May 2018", "2018-05-09 T17:09") == "on");
    CHECK(left_over("at 9 May 2018", "2018-05-09") == "at");
    CHECK(left_over("9 May 2018 pm", "2018-05-09") == "pm");
}

TEST_CASE("a time that is not said is unread") {
    CHECK(left_over("9 May 2018, 17:31", "2018-05-09") == "17|31");
    CHECK(left_over("9 May 2018 mittags", "2018-05-09") == "mittags");
}

TEST_CASE("what parts of one time share is read wherever it stands") {
    CHECK(left_over("first half 1850 - half 1850", "1850 #1 half / 1850 #2 half") == "first");
}

TEST_CASE("a time begins behind a number that is the date's") {
    CHECK(left_over("2018/5/9下午3時", "2018-05-09 T03 pm").empty());
    CHECK(left_over("2018/5/23:2:41:55", "2018-05-23 T02:41:55").empty());
    CHECK(left_over("14:06:31.9-25.07.1952", "1952-07-25 T14:06:31 point 9").empty());
}

TEST_CASE("the digit of a weekday's name, and the D of A.D.") {
    CHECK(left_over("aneg 7, 9 May 2018", "2018-05-09 sat").empty());
    CHECK(left_over("aneg 17, 9 May 2018", "2018-05-09 sat") == "17");
    CHECK(left_over("saturday 7, 9 May 2018", "2018-05-09 sat") == "7");
    CHECK(left_over("9 May D. 1614", "1614-05-09").empty());
    CHECK(left_over("Lord, 9 May 1614", "1614-05-09") == "lord");
}

TEST_CASE("numerals in letters and fractions") {
    CHECK(left_over("XIX century 1/2", "#19 century #1 half").empty());
    CHECK(left_over("XIX century, 2", "#19 century") == "2");
    CHECK(left_over("XIX century, vol. IV", "#19 century") == "vol|iv");
    CHECK(left_over("18[62]", "1862").empty());
}

TEST_CASE("scripts without spaces leave what no known words cover; of Korean the whole word") {
    CHECK(left_over("生于1850年5月9日", "1850-05-09") == "生于");
    CHECK(left_over("一八五〇年五月", "1850-05").empty());
    CHECK(left_over("1850년까지", ".. / 1850").empty());
    CHECK(left_over("1850년출간", "1850") == "년출간");
}

}  // namespace
}  // namespace kalends::unread_test
