#include "kalends/report/explanation.hpp"

#include <doctest/doctest.h>

#include <array>
#include <set>
#include <string>
#include <string_view>

#include "kalends/language/expression.hpp"
#include "report/aligned.hpp"

namespace kalends::explanation_test {
namespace {

struct Said {
    std::string_view expression, words;
};

}  // namespace

TEST_CASE("expressions in words") {
    for (const auto& [expression, words] : {
             Said{"none", "no date"},
             Said{"2018-05-09", "9 May 2018"},
             Said{"2018-05-09 sat", "Saturday, 9 May 2018"},
             Said{"XX18-05-09 dmy", "9 May '18"},
             Said{"2018-05", "May 2018"},
             Said{"XXXX-05", "May"},
             Said{"XXXX-05-09", "9 May"},
             Said{"XXXX-XX-09", "day 9"},
             Said{"2018", "2018"},
             Said{"0044", "44"},
             Said{"2018-22", "summer of 2018"},
             Said{"2018-W19-3", "day 3 of week 19 of 2018"},
             Said{"2018-129", "day 129 of 2018"},
             Said{"186X", "the 1860s"},
             Said{"18XX", "the years 1800 to 1899"},
             Said{"XX6X", "the '60s"},
             Said{"XXX4", "a year that ends in 4"},
             Said{"bc 0044-03-15", "15 March 44 BC"},
             Said{"ad 0012", "AD 12"},
             Said{"neg 0043", "the year -43"},
             Said{"showa XX20-08-15", "15 August of year 20 of Showa"},
             Said{"buddhist 2561", "2561 of the Buddhist era"},
             Said{"1731-02-11 dual XXX2", "11 February 1731/2"},
             Said{"julian 1712-05-05", "5 May 1712 by the Julian calendar"},
             Said{"islamic 1439-08-23", "day 23 of month 8 of 1439 by the Islamic calendar"},
             Said{"chinese 2020-04-23 leap", "day 23 of inserted month 4 of 2020 by the Chinese calendar"},
             Said{"R", "the day of reference"},
             Said{"R fri", "Friday, seen from the day of reference"},
             Said{"R - 3 day", "3 days before the day of reference"},
             Said{"R + 1 week", "1 week after the day of reference"},
             Said{"R + 1 fri", "the 1st Friday after the day of reference"},
             Said{"R - 1 month #0 month", "the month that holds 1 month before the day of reference"},
             Said{"R - 1 year #11 month #5 day", "the 5th day of the last November before the day of reference"},
             Said{"R + 1 year #24 month", "the next winter after the day of reference"},
             Said{"R - 1 year #0 year #21 month",
                  "the spring of the year that holds 1 year before the day of reference"},
             Said{"R - 2 century", "2 centuries before the day of reference"},
             Said{"2018-05 #2 sun", "the 2nd Sunday of May 2018"},
             Said{"2018-05 #-1 day", "the last day of May 2018"},
             Said{"2018-05 #-2 day", "the 2nd last day of May 2018"},
             Said{"R #0 week fri", "Friday of the week that holds the day of reference"},
             Said{"#18 century late", "late in the 18th century"},
             Said{"bc #1 century", "the 1st century BC"},
             Said{"#12 century #3 quarter", "the 3rd quarter of the 12th century"},
             Said{"1830 ~", "about 1830"},
             Said{"1860 ~ ?", "about 1860, perhaps"},
             Said{"2018-05 early", "early in May 2018"},
             Said{"18XX mid", "the middle of the years 1800 to 1899"},
             Said{"1830 / 1835", "from 1830 to 1835"},
             Said{".. / 1831", "until 1831"},
             Said{"1831 / ..", "from 1831 on"},
             Said{"1831 / unknown", "from 1831 to a time that nobody knows"},
             Said{"1830 | 1831", "1830; or 1831"},
             Said{"1830 & 1835 / 1840", "1830; and from 1835 to 1840"},
             Said{"1712-05-05 = 1712-05-16", "5 May 1712, which is 16 May 1712"},
             Said{"T14:30", "at 14:30"},
             Said{"2018-05-09 T05 pm", "9 May 2018 at 5 p.m."},
             Said{"T05", "at 5 o'clock"},
             Said{"T03 - half", "at half an hour before 3 o'clock"},
             Said{"T05 + quarter", "at a quarter past 5 o'clock"},
             Said{"T05 - 20 minute", "at 20 minutes before 5 o'clock"},
             Said{"T noon", "at noon"},
             Said{"R + 1 day T morning", "1 day after the day of reference in the morning"},
             Said{"2018-05-09 T14:30:05 point 012 zone + 05:30", "9 May 2018 at 14:30:05.012 UTC+05:30"},
             Said{"T14:30 zone utc ~", "at about 14:30 UTC"},
             Said{"T14 zone name", "at 14 o'clock by the zone that is named"},
         })
        CHECK_MESSAGE(in_words(parse_expression(expression)) == words, expression);
}

TEST_CASE("each status and each flag has words of its own") {
    std::set<std::string_view> words;
    for (const Status status : all_statuses) words.insert(in_words(status));
    for (const Flag flag : all_flags) words.insert(in_words(flag));
    CHECK(words.size() == all_statuses.size() + all_flags.size());
    CHECK(words.count("") == 0);
}

}  // namespace kalends::explanation_test
