#include <doctest/doctest.h>

#include "calendar/said.hpp"

namespace kalends::expression_options_test {

using test::check, test::from_reference;

TEST_CASE("answers: relative without a reference, and with one the status of what is meant") {
    check({{"R", "relative"},
           {"R - 1 day / R", "relative"},
           {"R fri", "relative"},
           {"R ~", "relative"},
           {"R & 1944-02-30", "impossible"}});
    check({{"R", "ok 1944-06-06"},
           {"R - 1 year", "ok 1943-06-06 [rounded]"},
           {"R + 1 year #0 year", "partial 1945"},
           {"R - 1 month #0 month", "partial 1944-05"},
           {"R #0 decade", "interval 194X"},
           {"R - 1 century #0 century", "interval 18XX"},
           {"R - 6 day / R", "interval 1944-05-31/1944-06-06"},
           {"R + 1 month #0 month #-1 fri", "ok 1944-07-28"},
           {"R - 1 week #0 week", "interval 1944-05-29/1944-06-04"},
           {"R ~", "approximate 1944-06-06~ [approximate]"},
           {"R fri", "ambiguous | 1944-06-02 (--prefer past) | 1944-06-09 (--prefer future)"},
           {"R tue",
            "ambiguous | 1944-05-30 (--prefer past) | 1944-06-13 (--prefer future) | 1944-06-06 (--prefer nearest)"},
           {"R + 1 thu", "ambiguous | 1944-06-08 (--next-weekday coming) | 1944-06-15 (--next-weekday next-week)"},
           {"R + 1 mon", "ok 1944-06-12"},
           {"R + 2 hour", "relative"}},
          from_reference());
}

TEST_CASE("answers: on the reference's own day the time of the day tells past from future") {
    using namespace std::chrono_literals;
    ResolutionOptions options = from_reference(Prefer::past);
    options.reference->time = 14h + 30min;
    const NumberSpans morning{{"06", "06", "07", "10"}, U""};
    CHECK(test::said("XXXX-06-06 T07:10", options, morning) == "ok 1944-06-06");
    CHECK(test::said("XXXX-06-06 T18:00", options) == "ok 1943-06-06");
    CHECK(test::said("XXXX-06-06", options) == "ok 1943-06-06");
    options.prefer = Prefer::future;
    CHECK(test::said("XXXX-06-06 T07:10", options, morning) == "ok 1945-06-06");
    CHECK(test::said("XXXX-06-06 T18:00", options) == "ok 1944-06-06");
}

TEST_CASE("answers: no year behind 9999 is preferred") {
    ResolutionOptions late = from_reference(Prefer::future);
    late.reference = std::chrono::year_month_day(std::chrono::year(9999) / 6 / 1);
    check({{"XXXX-W19-3", "partial [no-edtf]"}, {"XXXX-W30-3", "ok 9999-07-28"}}, late);
}

TEST_CASE("answers: a preference gives what has no year one") {
    check({{"XXXX-06-06", "ok 1943-06-06"},
           {"XXXX-06", "partial 1943-06"},
           {"XXXX-05-31", "ok 1944-05-31"},
           {"XXXX-02-29", "ok 1944-02-29"},
           {"XXXX-12-24 / XXXX-01-06", "interval 1943-12-24/1944-01-06"},
           {"XXXX-06-01 / XXXX-06-30", "interval 1943-06-01/1943-06-30"},
           {"XXXX-XX-12 | XXXX-05-13", "several [1944-05-12,1944-05-13]"},
           {"XXXX-22", "interval 1943-22 [northern-season]"},
           {"XXXX-10 #3 tue", "ok 1943-10-19"},
           {"XXXX-XX-12", "ok 1944-05-12"},
           {"1805", "partial 1805"}},
          from_reference(Prefer::past));
    check({{"XXXX-06-06", "ok 1945-06-06"},
           {"XXXX-02-29", "ok 1948-02-29"},
           {"XXXX-06-06 wed", "ok 1945-06-06"},
           {"XXXX-06-06 thu", "ok 1945-06-06 [weekday-mismatch]"},
           {"XXXX-06-01 thu", "ok 1944-06-01"},  // five days ago, and not in a year
           {"XXXX-12-24 / XXXX-01-06", "interval 1944-12-24/1945-01-06"},
           {"R tue", "ok 1944-06-13"}},
          from_reference(Prefer::future));
    check({{"XXXX-06-06", "ok 1944-06-06"},
           {"XXXX-06", "partial 1944-06"},
           {"XXXX-12-05", "ok 1944-12-05"},  // 182 days behind, 184 before
           {"XXXX-12-07", "ok 1943-12-07"},
           {"XXXX-12-06", "ok 1943-12-06"},  // 183 on both sides? nearest is the past
           {"R tue", "ok 1944-06-06"}},
          from_reference(Prefer::nearest));
    ResolutionOptions no_reference;
    no_reference.prefer = Prefer::past;
    check({{"XXXX-06-06", "partial XXXX-06-06"}}, no_reference);
}

TEST_CASE("answers: an alternative has the year that its option gives as well") {
    check({{"R fri | XXXX-06-08",
            "ambiguous | [1944-06-02,1943-06-08] (--prefer past)"
            " | [1944-06-09,1944-06-08] (--prefer future)"}},
          from_reference());
}

TEST_CASE("answers: what has no year is neither before nor behind what has one") {
    check({{"XXXX-05-09 / R", "interval XXXX-05-09/1944-06-06"}, {"R / XXXX-05-09", "interval 1944-06-06/XXXX-05-09"}},
          from_reference());
}

TEST_CASE("answers: a preference looks at what has no year, whatever stands beside it") {
    check({{"XXXX-05-09 / R", "interval 1944-05-09/1944-06-06"}, {"R & XXXX-06-08", "several {1944-06-06,1943-06-08}"}},
          from_reference(Prefer::past));
    check({{"R / XXXX-06-08", "interval 1944-06-06/1944-06-08"}, {"R & XXXX-05-09", "several {1944-06-06,1945-05-09}"}},
          from_reference(Prefer::future));
    check({{"R & XXXX-06-08", "several {1944-06-06,1944-06-08}"}}, from_reference(Prefer::nearest));
}

TEST_CASE("answers: what is told decides") {
    ResolutionOptions options;
    options.years = YearRange{1701, 1899};
    check({{"XX31-05-09", "ambiguous | 1731-05-09 | 1831-05-09"},
           {"XX31 | 1733", "several [1731,1733]"},
           {"XX05 / 1810", "interval 1805/1810"}},
          options);
    check({{"2015-07 #1 week",
            "ambiguous | 2015-06-29/2015-07-05 (--first-week containing) | 2015-07-06/2015-07-12 (--first-week full)"
            " | 2015-07-01/2015-07-07 (--first-week days)"},
           {"2015-06 #1 week", "interval 2015-06-01/2015-06-07"}});
    options = {};
    options.first_week = FirstWeek::full;
    check({{"2015-07 #1 week", "interval 2015-07-06/2015-07-12"}}, options);
    options = {};
    options.year_hyphen = YearHyphen::range;
    check({{"1908-11 ymd", "interval 1908/1911"}, {"1908-07 ymd", "partial 1908-07"}}, options);
    check({{"1908-11 ymd", "ambiguous | 1908-11 (--year-hyphen month) | 1908/1911 (--year-hyphen range)"}});
    check({{"1908-11 / 2015-07 #1 week ymd", "interval 1908-11/2015-07-07"}}, [] {
        ResolutionOptions days;
        days.first_week = FirstWeek::days;
        return days;
    }());
}

TEST_CASE("answers: what no year stands for") {
    check({{"#53 week", "interval [no-edtf]"},
           {"XXXX-W19-3", "partial [no-edtf]"},
           {"XXXX-366", "partial XXXX-12-31"},
           {"XXXX-02-29", "partial XXXX-02-29"}});
    check({{"#53 week", "interval 1942-12-28/1943-01-03"},
           {"XXXX-W19-3", "ok 1944-05-10"},
           {"XXXX-366", "ok 1940-12-31"},
           {"XXXX-02-29", "ok 1944-02-29"}},
          from_reference(Prefer::past));
    check({{"#53 week", "interval 1948-12-27/1949-01-02"}, {"XXXX-366", "ok 1944-12-31"}},
          from_reference(Prefer::future));
}

TEST_CASE("answers: a preference gives a day alone its month, and the one on which its weekday falls") {
    check({{"XXXX-XX-05", "ok 1944-06-05"},
           {"XXXX-XX-06", "ok 1944-05-06"},
           {"XXXX-XX-31", "ok 1944-05-31"},
           {"XXXX-XX-12 mon", "ok 1943-07-12"},
           {"XXXX-XX-28 / XXXX-XX-03", "interval 1944-05-28/1944-06-03"},
           {"XXXX-XX-05 / XXXX-XX-09", "interval 1944-05-05/1944-05-09"}},
          from_reference(Prefer::past));
    check({{"XXXX-XX-05", "ok 1944-07-05"},
           {"XXXX-XX-12 mon", "ok 1944-06-12"},
           {"XXXX-XX-13 wed", "ok 1944-09-13"},
           {"XXXX-XX-28 / XXXX-XX-03", "interval 1944-06-28/1944-07-03"},
           {"XXXX-XX-05 | XXXX-XX-09", "several [1944-07-05,1944-06-09]"}},
          from_reference(Prefer::future));
    check({{"XXXX-XX-06", "ok 1944-06-06"}, {"XXXX-XX-28", "ok 1944-05-28"}}, from_reference(Prefer::nearest));
    check({{"XXXX-XX-05", "partial XXXX-XX-05"}}, from_reference());
}

TEST_CASE("answers: what stands beside a time as seen from today is of the same week, month or year, in order") {
    check({{"R mon / R + 1 week #0 week fri", "interval 1944-06-12/1944-06-16"},
           {"R fri / R + 1 week #0 week mon", "interval 1944-06-09/1944-06-12"},
           {"R - 1 week #0 week fri / R mon", "interval 1944-06-02/1944-06-05"},
           {"R #0 week fri / R #0 week mon", "interval 1944-06-09/1944-06-12"},
           {"R - 1 mon / R wed", "interval 1944-06-05/1944-06-07"},
           {"R + 1 day / R fri", "interval 1944-06-07/1944-06-09"},
           {"R mon & R #0 week thu", "several {1944-06-05,1944-06-08}"},
           {"XXXX-12 / R + 1 year #0 year #3 month", "interval 1944-12/1945-03"},
           {"R - 1 year #0 year #11 month / XXXX-02", "interval 1943-11/1944-02"},
           {"XXXX-XX-28 / R + 1 month #0 month #3 day", "interval 1944-06-28/1944-07-03"},
           {"#1 quarter & R - 1 year #0 year #2 quarter", "several {1943-01..1943-03,1943-04..1943-06}"}},
          from_reference());
}

TEST_CASE("answers: a weekday from which weeks go on is the coming one") {  // Friday week
    check({{"R fri + 1 week", "ok 1944-06-16"}, {"R tue + 2 week", "ok 1944-06-20"}}, from_reference());
    check({{"R fri + 1 week", "ok 1944-06-16"}, {"R fri - 1 week", "ok 1944-05-26"}}, from_reference(Prefer::past));
}

TEST_CASE("answers: from one weekday to another, on the side that is preferred") {
    check({{"R mon / R fri", "interval 1944-05-29/1944-06-02"}}, from_reference(Prefer::past));
    check({{"R mon / R fri", "interval 1944-06-12/1944-06-16"}}, from_reference(Prefer::future));
    check({{"R mon / R fri", "interval 1944-06-05/1944-06-09"}}, from_reference(Prefer::nearest));
}

}  // namespace kalends::expression_options_test
