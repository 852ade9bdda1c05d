#include "generator/sampled_date.hpp"

#include <doctest/doctest.h>

namespace kalends::sampled_date_test {

using std::chrono::year;

namespace {

constexpr DateRange wide{year{1} / 1 / 1, year{2999} / 12 / 31};

bool exists(const SampledDate& date) {
    return std::chrono::year_month_day(year(date.year), std::chrono::month(static_cast<unsigned>(date.month)),
                                       std::chrono::day(static_cast<unsigned>(date.day)))
        .ok();
}

}  // namespace

TEST_CASE("dates lie in the range and exist") {
    Random random(3);
    const DateRange narrow{year{2016} / 2 / 28, year{2016} / 3 / 1};
    for (int i = 0; i < 300; ++i) {
        const SampledDate date = sample_date(narrow, random);
        CHECK(date.year == 2016);
        CHECK(((date.month == 2 && date.day >= 28) || (date.month == 3 && date.day == 1)));
        CHECK(exists(sample_date(wide, random)));
    }
}

TEST_CASE("week and ordinal day belong to the date") {
    Random random(3);
    const auto only = [&](int y, unsigned m, unsigned d) {
        const auto day = year{y} / static_cast<int>(m) / static_cast<int>(d);
        return sample_date({day, day}, random);
    };
    const SampledDate new_year = only(2021, 1, 1);  // a Friday, so of the last week of 2020
    CHECK(new_year.week_year == 2020);
    CHECK(new_year.week == 53);
    CHECK(new_year.week_day == 5);
    CHECK(new_year.ordinal_day == 1);
    const SampledDate leap = only(2016, 12, 31);
    CHECK(leap.ordinal_day == 366);
    CHECK(leap.week == 52);
}

TEST_CASE("impossible dates are impossible, and named months keep to the twelve") {
    Random random(3);
    for (int i = 0; i < 2000; ++i) {
        CHECK(!exists(sample_impossible_date(wide, true, random)));
        const SampledDate named = sample_impossible_date(wide, false, random);
        CHECK(!exists(named));
        CHECK(named.month >= 1);
        CHECK(named.month <= 12);
    }
}

}  // namespace kalends::sampled_date_test
