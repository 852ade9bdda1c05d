#include "data/other_months.hpp"

#include <doctest/doctest.h>

namespace kalends::other_months_test {
namespace {

MonthNames some_names() {
    MonthNames names;
    names.add(U"august", 8);
    names.add(Calendar::chinese, U"八月", 8);
    names.add(Calendar::hebrew, U"adar", 7);
    names.add(Calendar::hebrew, U"adar i", 6);
    names.add(Calendar::hebrew, U"adar ii", 7);
    names.add(Calendar::hebrew, U"ניסן", 8);
    names.add(Calendar::hebrew, U"תמוז", 11);
    names.add(Calendar::islamic, U"rabi", 3);
    for (const unsigned month : {3U, 4U}) names.add(Calendar::islamic, U"rabi i", month);
    names.add(Calendar::persian, U"دی", 10);
    names.add(Calendar::persian, U"آذر", 9);
    names.add(Calendar::islamic, U"rajab", 7);
    names.add(Calendar::islamic, U"shaban", 8);
    names.add(Calendar::islamic, U"august", 9);
    return names;
}

Evidence evidence_of(std::u32string_view text, const char* expression) {
    const MonthNames names = some_names();
    return OtherMonths(text, find_words(text), names).of(parse_expression(expression).stretches.front().begin.point);
}

OtherMonths months_of(std::u32string_view text, const MonthNames& names) {
    return OtherMonths(text, find_words(text), names);
}

}  // namespace

TEST_CASE("a word for a year that is joined with a month's name is none of its letters") {
    CHECK(evidence_of(U"5 آذرسال 1380", "persian 1380-09-05") == Evidence::named);
    CHECK(evidence_of(U"5 آذرماه 1380", "persian 1380-09-05") == Evidence::named);
}

TEST_CASE("a month of another calendar alone is none of this one") {
    CHECK(evidence_of(U"5 rajab 1380", "persian 1380-07-05") == Evidence::missing);
    CHECK(evidence_of(U"5 rajab 1380", "islamic 1380-07-05") == Evidence::named);
    CHECK(evidence_of(U"5 rajab 1380, آذر", "persian 1380-09-05") == Evidence::named);
}

TEST_CASE("a name that begins a longer one of another month, misspelt, is that one's") {
    MonthNames names = some_names();
    names.add(Calendar::islamic, U"rabi al thani", 4);
    const auto evidence = [&](std::u32string_view text, const char* expression) {
        return months_of(text, names).of(parse_expression(expression).stretches.front().begin.point);
    };
    CHECK(evidence(U"5 rabi al thanii 1380", "islamic 1380-03-05") == Evidence::missing);
    CHECK(evidence(U"5 rabi al thanii 1380", "islamic 1380-04-05") != Evidence::missing);
    CHECK(evidence(U"5 rabi, rabi al thanii 1380", "islamic 1380-03-05") == Evidence::named);
    CHECK(evidence(U"5 rabi al awwal 1380", "islamic 1380-03-05") == Evidence::named);
}

TEST_CASE("a digit behind a month's name tells which of two it is") {
    CHECK(evidence_of(U"9 adar 1 5695", "hebrew 5695-06-09") == Evidence::named);
    CHECK(evidence_of(U"9 adar 1 5695", "hebrew 5695-07-09") == Evidence::missing);
    CHECK(evidence_of(U"9 adar 2 5695", "hebrew 5695-07-09") == Evidence::named);
    CHECK(evidence_of(U"9 adar 5695", "hebrew 5695-07-09") == Evidence::named);
    CHECK(evidence_of(U"adar 1, 5695", "hebrew 5695-07-01") == Evidence::named);
    CHECK(evidence_of(U"adar 12, 5695", "hebrew 5695-07-12") == Evidence::named);
}

TEST_CASE("a letter for and before a name is no part of it") {
    CHECK(evidence_of(U"ותמוז תרי״ד", "hebrew 5614-11") == Evidence::named);
    CHECK(evidence_of(U"ותמוז תרי״ד", "hebrew 5614-08") == Evidence::missing);
}

TEST_CASE("the word for a month may be one with its name") {
    CHECK(evidence_of(U"۲۰ دیماه ۱۲۳۵", "persian 1235-10-20") == Evidence::named);
    CHECK(evidence_of(U"۲۰ دیماه ۱۲۳۵", "persian 1235-09-20") == Evidence::missing);
}

TEST_CASE("not where names of both are written so") {
    CHECK(evidence_of(U"9 rabi 1 1430", "islamic 1430-03-09") == Evidence::named);
}

TEST_CASE("months of the moon may have our names") {
    CHECK(evidence_of(U"august 5, 1993 (lunar)", "chinese 1993-08-05") == Evidence::named);
    CHECK(evidence_of(U"august 5, 1993 (lunar)", "chinese 1993-07-05") == Evidence::missing);
    CHECK(evidence_of(U"august 5, 1993", "hebrew 5753-08-05") == Evidence::missing);
    CHECK(evidence_of(U"auggust 5, 1993 (lunar)", "chinese 1993-08-05") == Evidence::resembling);
}

TEST_CASE("a name of another month beside those that are said is left out") {
    const MonthNames names = some_names();
    const auto leaves_one_out = [&](std::u32string_view text, const char* expression) {
        return months_of(text, names).leaves_one_of_months_out(parse_expression(expression));
    };
    CHECK(leaves_one_out(U"rajab-shaban 1275", "islamic 1275-08"));
    CHECK_FALSE(leaves_one_out(U"rajab-shaban 1275", "islamic 1275-07 / islamic 1275-08"));
    CHECK_FALSE(leaves_one_out(U"rajab 1275 (august 1858)", "islamic 1275-07 = 1858-08"));
    CHECK_FALSE(leaves_one_out(U"rajab 1275", "islamic 1275"));
    CHECK(months_of(U"rajab 1275", names).leaves_month_out(parse_expression("islamic 1275")));
    CHECK(months_of(U"thirdshaban 1275", names).leaves_month_out(parse_expression("islamic 1275")));
    CHECK(months_of(U"augustan 1275", names).leaves_month_out(parse_expression("islamic 1275")));
    CHECK_FALSE(months_of(U"rajab 1858", names).leaves_month_out(parse_expression("1858")));
}

}  // namespace kalends::other_months_test
