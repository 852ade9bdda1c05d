#include "kalends/data/month_names.hpp"

#include <doctest/doctest.h>

#include <ostream>

namespace kalends::month_names_test {
namespace {

MonthSet only(unsigned month) {
    return MonthSet().set(month - 1);
}

MonthNames some_names() {
    MonthNames names;
    names.add(U"march", 3);
    names.add(U"mar.", 3);
    names.add(U"dwe mar ang'wen", 4);
    names.add(U"listopad", 10);
    names.add(U"listopad", 11);
    return names;
}

TEST_CASE("words are runs of letters and marks, together between digits") {
    using Together = std::vector<std::u32string>;
    CHECK(words_between_digits(U"2 de mayo., मई 2018x") == std::vector<Together>{{U"de", U"mayo", U"मई"}, {U"x"}});
    CHECK(words_between_digits(U"n0vember 9 apri1") == std::vector<Together>{{U"november"}, {U"apri"}});
    CHECK(words_between_digits(U"may1st") == std::vector<Together>{{U"may"}, {U"st"}});
    CHECK(words_between_digits(U"091830zmay18") == std::vector<Together>{{U"z"}, {U"may"}});
    CHECK(words_between_digits(U"91830zmay 091830z") == std::vector<Together>{{U"zmay"}, {U"z"}});
    CHECK(words_between_digits(U"12/3").empty());
    CHECK(words_between_digits(U"").empty());
}

TEST_CASE("a name stands for the months it was added with") {
    const MonthNames names = some_names();
    CHECK(names.named(U"march") == only(3));
    CHECK(names.named(U"mar") == only(3));
    CHECK(names.named(U"dwe mar ang wen") == only(4));
    CHECK(names.named(U"listopad") == (only(10) | only(11)));
    CHECK(names.named(U"dwe").none());
    CHECK(names.most_words() == 4);
}

TEST_CASE("names that a number tells, and those without letters, are not kept") {
    MonthNames names;
    names.add(U"tháng 5", 5);
    names.add(U"5月", 5);
    names.add(U"...", 5);
    CHECK(names.empty());
    names.add(U"8bre", 10);
    names.add(U"9br", 11);
    CHECK(names.named(U"bre") == only(10));
    CHECK(names.named(U"br") == only(11));
}

TEST_CASE("names inside a word, and words that are like one") {
    MonthNames names = some_names();
    CHECK(names.is_inside(U"onmarch", 3));
    CHECK_FALSE(names.is_inside(U"onmarch", 4));
    CHECK(names.is_inside(U"on thmar", 3));
    CHECK_FALSE(names.is_inside(U"marx", 3));
    CHECK_FALSE(names.is_inside(U"calamar", 3));
    CHECK(names.is_inside(U"the dwe mar ang wenx", 4));
    CHECK(names.resembled_by(U"mrach") == only(3));
    CHECK(names.resembled_by(U"april").none());
    CHECK(names.resembled_by(U"listopab") == (only(10) | only(11)));
    CHECK(names.resembled_by(U"ma").none());
    names.add(U"november", 11);
    CHECK(names.resembled_by(U"novernber") == only(11));
    CHECK(names.resembled_by(U"novem") == only(11));
    CHECK(names.resembled_by(U"no").none());
    names.add(U"marte", 9);
    CHECK(names.resembled_by(U"martc") == only(9));
    CHECK(names.resembled_by(U"marce") == (only(3) | only(9)));
}

TEST_CASE("a phrase is added as it is") {
    MonthNames names;
    names.add_phrase(U"dwe mar", only(3) | only(4));
    names.add_phrase(U"dwe mar", only(5));
    REQUIRE(names.all().size() == 1);
    CHECK(names.named(U"dwe mar") == (only(3) | only(4) | only(5)));
    CHECK(names.most_words() == 2);
}

TEST_CASE("names of other calendars stand apart, in plain letters") {
    MonthNames names = some_names();
    names.add(Calendar::islamic, U"rab\u012b\u02bf al-awwal", 3);
    names.add(Calendar::islamic, U"sha'ban", 8);
    names.add(Calendar::hebrew, U"elul", 13);
    names.add(Calendar::hebrew, U"5", 5);
    CHECK(names.of(Calendar::islamic).named(U"rabialawwal") == only(3));
    CHECK(names.of(Calendar::islamic).named(U"shaban") == only(8));
    CHECK(names.of(Calendar::hebrew).all().size() == 1);
    CHECK(names.named(U"rabialawwal").none());
    CHECK(names.of(Calendar::coptic).empty());
    CHECK(names.other_calendars() == std::vector{Calendar::hebrew, Calendar::islamic});
    MonthNames others;
    others.add(Calendar::hebrew, U"\u02be\u0101b", 12);
    others.add(names);
    CHECK(others.of(Calendar::hebrew).named(U"ab") == only(12));
    CHECK(others.of(Calendar::hebrew).named(U"elul") == only(13));
    MonthNames own;
    own.add(U"june", 6);
    others.set_own(own);
    CHECK(others.named(U"march").none());
    CHECK(others.of(Calendar::hebrew).all().size() == 2);
}

TEST_CASE("plain letters have neither accents nor signs of transliteration") {
    const auto plain = [](std::u32string_view text) { return plain_letters(words_between_digits(text).front()); };
    CHECK(plain(U"\u1e0f\u016b l-\u1e25i\u01e7\u01e7a") == U"dulhigga");
    CHECK(plain(U"dhu\u02bbl-qi\u02bbdah") == U"dhulqidah");
    CHECK(plain(U"\u0915\u093e\u0930\u094d\u0924\u093f\u0915") == U"\u0915\u093e\u0930\u094d\u0924\u093f\u0915");
}

TEST_CASE("names of two kinds are added up") {
    MonthNames names = some_names(), others;
    others.add(U"mar", 9);
    names.add(others);
    CHECK(names.named(U"mar") == (only(3) | only(9)));
    CHECK(names.named(U"march") == only(3));
}

}  // namespace

}  // namespace kalends::month_names_test
