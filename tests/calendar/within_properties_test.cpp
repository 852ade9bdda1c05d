#include <doctest/doctest.h>

#include <array>
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "calendar/for_days.hpp"
#include "calendar/within.hpp"

// What holds for whatever lies within a day, a month, a year, or holds it.
namespace kalends::within_properties_test {
namespace {

using namespace std::chrono;
using namespace test;

}  // namespace

TEST_CASE("the n-th from the start and from the end meet") {
    constexpr std::array units{Unit::day,  Unit::week, Unit::weekend, Unit::month,   Unit::quarter, Unit::third,
                               Unit::half, Unit::year, Unit::decade,  Unit::century, Unit::tuesday, Unit::sunday};
    for_days(10, [&](Random& random, sys_days date) {
        const year_month_day start = date;
        const int first_year_of = static_cast<int>(start.year());
        const std::array wholes{month_period(first_year_of, static_cast<int>(static_cast<unsigned>(start.month()))),
                                year_period(first_year_of),
                                years_around(first_year_of, 10),
                                years_around(first_year_of, 100),
                                day_span(date, date + days(random.between(0, 60)), std::nullopt),
                                month_span(first_year_of, static_cast<int>(static_cast<unsigned>(start.month())),
                                           random.between(1, 20), std::nullopt)};
        const Period& whole = random.pick(wholes);
        const Unit unit = random.pick(units);
        const WeekRules rules{static_cast<FirstWeek>(random.between(1, 2)), static_cast<WeekStart>(random.below(3))};
        const bool is_of_week_number =
            unit == Unit::week && (whole.measure == Measure::year || rules.first == FirstWeek::containing);
        int count = 0;
        while (nth_within(whole, count + 1, unit, rules)) ++count;
        CAPTURE(count);
        CHECK_FALSE(nth_within(whole, -count - 1, unit, rules).has_value());
        if (count == 0) return;
        const int n = random.between(1, count);
        const Period nth = *nth_within(whole, n, unit, rules);
        CHECK(nth == nth_within(whole, n - count - 1, unit, rules));
        if (n > 1) CHECK_UNARY(first_day(*nth_within(whole, n - 1, unit, rules)) < first_day(nth));
        // A week that holds the first day, and a weekend, may reach out of it.
        if (is_of_week_number || unit == Unit::weekend) return;
        CHECK_UNARY(first_day(nth) >= first_day(whole));
        CHECK_UNARY(last_day(nth) <= last_day(whole));
    });
}

TEST_CASE("thirds, halves and quarters leave no gap, do not overlap, and the longer ones come first") {
    constexpr std::array<std::pair<Unit, int>, 3> parts{{{Unit::half, 2}, {Unit::third, 3}, {Unit::quarter, 4}}};
    for_days(
        11,
        [&](Random& random, sys_days date) {
            const int first_year_of = static_cast<int>(year_month_day(date).year());
            const auto month = static_cast<int>(static_cast<unsigned>(year_month_day(date).month()));
            const std::array wholes{year_period(first_year_of),
                                    years_around(first_year_of, 10),
                                    years_around(first_year_of, 100),
                                    years_around(-first_year_of, 100),
                                    years_around(first_year_of, 1000),
                                    month_span(first_year_of, month, random.between(2, 30), std::nullopt),
                                    year_span(first_year_of, first_year_of + random.between(1, 60), std::nullopt),
                                    day_span(date, date + days(random.between(3, 90)), std::nullopt)};
            const Period& whole = random.pick(wholes);
            const auto [unit, count] = random.pick(parts);
            std::vector<Period> all;
            for (int n = 1; n <= count; ++n) all.push_back(nth_within(whole, n, unit, {}).value());
            CHECK_UNARY(first_day(all.front()) == first_day(whole));
            CHECK_UNARY(last_day(all.back()) == last_day(whole));
            CHECK_UNARY(all.front().count() - all.back().count() <= 1);
            for (std::size_t i = 1; i < all.size(); ++i) {
                CHECK_UNARY(first_day(all[i]) == last_day(all[i - 1]) + days(1));
                CHECK_UNARY(all[i - 1].count() >= all[i].count());
            }
            CHECK_FALSE(nth_within(whole, count + 1, unit, {}).has_value());
            if (count != 3) return;
            for (int n = 1; n <= count; ++n) {
                const Period part = part_of(whole, static_cast<Part>(n)).value();
                CHECK(bounds_of(part) == bounds_of(all[static_cast<std::size_t>(n) - 1]));
            }
        },
        1, 9900);
}

TEST_CASE("parts of a month leave no gap; its thirds end on the 10th and the 20th, its first half on the 15th") {
    for_days(12, [](Random&, sys_days date) {
        const Parts day(date);
        const std::string month = day.text.substr(0, 7);
        const auto of = [&](const char* part) { return resolved(month + ' ' + part).bounds; };
        const std::string last = to_iso(*resolved(month).bounds.latest);
        CHECK(edtf_of(month + " early") == month + "-01/" + month + "-10");
        CHECK(edtf_of(month + " mid") == month + "-11/" + month + "-20");
        CHECK(edtf_of(month + " late") == month + "-21/" + last);
        CHECK(edtf_of(month + " #1 half") == month + "-01/" + month + "-15");
        CHECK(edtf_of(month + " #2 half") == month + "-16/" + last);
        CHECK(of("#1 third") == of("early"));
        CHECK(of("#-1 third") == of("late"));
        CHECK_UNARY(*of("#2 quarter").earliest == *of("#1 quarter").latest + days(1));
    });
}

TEST_CASE("the unit that holds a day holds it") {
    constexpr std::array units{"day",  "week", "month",  "quarter", "third",
                               "half", "year", "decade", "century", "millennium"};
    for_days(
        13,
        [&](Random& random, sys_days date) {
            ResolutionOptions options;
            options.week_start = static_cast<WeekStart>(random.below(3));
            const std::string unit = random.pick(units);
            const ResolvedDate holding = resolved(to_iso(date) + " #0 " + unit, options);
            CAPTURE(to_iso(date));
            CAPTURE(unit);
            REQUIRE(holding.bounds.earliest.has_value());
            CHECK_UNARY(*holding.bounds.earliest <= date);
            CHECK_UNARY(*holding.bounds.latest >= date);
            CHECK(resolved(to_iso(date) + " #0 " + unit + " #0 " + unit, options) == holding);
            const sys_days weekday_of =
                *resolved(to_iso(date) + " #0 week " + weekday_name(date), options).bounds.earliest;
            CHECK_UNARY(weekday_of == date);
        },
        1, 9998);
}

TEST_CASE("weeks by number are those of ISO, and years have as many as that says") {
    for_days(
        14,
        [](Random& random, sys_days date) {
            const std::string year = Parts(date).year;
            const int week = random.between(1, 52);
            const std::string number = (week < 10 ? "0" : "") + std::to_string(week);
            const ResolvedDate by_number = resolved(year + " #" + std::to_string(week) + " week");
            CHECK(by_number.edtf == edtf_of(year + "-W" + number + "-1") + '/' + edtf_of(year + "-W" + number + "-7"));
            const bool has_53 = resolved(year + "-W53-4").validity == Validity::complete;
            CHECK((resolved(year + " #53 week").validity == Validity::interval) == has_53);
            CHECK(edtf_of(year + " #-1 week") == edtf_of(year + (has_53 ? " #53 week" : " #52 week")));
        },
        2, 9998);
}

TEST_CASE("centuries, decades and millennia hold their years, before Christ, too") {
    for_days(15, [](Random& random, sys_days date) {
        const int number = static_cast<int>(year_month_day(date).year());
        const int which = random.chance(0.5) ? number : -number;
        for (const int length : {10, 100, 1000}) {
            const Period around = years_around(which, length);
            CHECK_UNARY((around.first <= which && which <= around.last));
            if (which > 0) CHECK_UNARY((around.count() == length || around.first == 1));
            CHECK(around == holding(year_period(which), *around.unit, WeekStart::monday));
        }
        // The n-th before Christ ends with the year 1 - 100 (n - 1) - 1 of its own count, which has no year 0.
        const int n = (number + 99) / 100;
        CHECK(century(n, true) == year_span(1 - 100 * n, 100 * (1 - n), Unit::century));
        CHECK_UNARY((century(n, true)->first <= 1 - number && 1 - number <= century(n, true)->last));
        CHECK(century(number / 100 + 1, false) == years_around(number, 100));
        CHECK(millennium(number / 1000 + 1, false) == years_around(number, 1000));
    });
}

}  // namespace kalends::within_properties_test
