#include "kalends/calendar/resolution.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string_view>

#include "calendar/date.hpp"
#include "calendar/iso_date.hpp"

namespace kalends::resolution_test {
namespace {

ResolvedDate resolved(std::string_view written, int century_pivot = 69) {
    return resolve(made::date(written), {.century_pivot = century_pivot});
}

Flags century(bool assumed) {
    return assumed ? Flags{Flag::century_assumed} : Flags{};
}

int days_in(int year, int month) {
    if (month == 2) return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

/// Of 2018-05-09, -0043-05 or 2018 the first and the last day; none without a year.
Bounds bounds(const std::string& iso) {
    using namespace std::chrono;
    if (iso.starts_with("--")) return {};
    const std::size_t behind_year = iso.starts_with('-') ? 5 : 4;
    const int number = std::stoi(iso.substr(0, behind_year));
    const auto part = [&](std::size_t begin, int otherwise) {
        return begin < iso.size() ? std::stoi(iso.substr(begin, 2)) : otherwise;
    };
    const int last_month = part(behind_year + 1, 12), last_day = part(behind_year + 4, days_in(number, last_month));
    return {sys_days(year(number) / part(behind_year + 1, 1) / part(behind_year + 4, 1)),
            sys_days(year(number) / last_month / last_day)};
}

/// With X for the year that is not written.
std::string edtf(std::string iso) {
    if (iso.starts_with("---")) return iso.replace(0, 3, "XXXX-XX-");
    return iso.starts_with("--") ? iso.replace(0, 2, "XXXX-") : iso;
}

ResolvedDate possible(Validity validity, const std::string& iso, Flags flags) {
    return {validity, iso, flags, edtf(iso), bounds(iso), validity == Validity::complete ? iso : ""};
}

ResolvedDate impossible(bool century_assumed = false) {
    return {Validity::impossible, "", century(century_assumed)};
}
ResolvedDate partial(const std::string& iso, bool century_assumed = false) {
    return possible(Validity::partial, iso, century(century_assumed));
}
ResolvedDate unread(std::string iso) {
    return {Validity::unread, std::move(iso), {}};
}
ResolvedDate complete(const std::string& iso, bool century_assumed = false) {
    return possible(Validity::complete, iso, century(century_assumed));
}

/// The weekday by Zeller's congruence (1887), 1 for Monday: independent of std::chrono.
int zeller(int year, int month, int day) {
    if (month < 3) {
        month += 12;
        --year;
    }
    const int from_saturday = (day + 13 * (month + 1) / 5 + year + year / 4 - year / 100 + year / 400) % 7;
    return (from_saturday + 5) % 7 + 1;
}

std::string form(int year, int month, int day) {
    char text[40];
    std::snprintf(text, sizeof text, "%04d-%02d-%02d", year, month, day);
    return text;
}

/// Which of the seven weekdays a date agrees with; 0 if none or several.
int agreeing_weekday(WrittenDate date) {
    int agreeing = 0;
    for (int weekday = 1; weekday <= 7; ++weekday) {
        date.weekday = Weekday(weekday);
        if (resolve(date).flags.has(Flag::weekday_mismatch)) continue;
        if (agreeing != 0) return 0;
        agreeing = weekday;
    }
    return agreeing;
}

}  // namespace

TEST_CASE("resolution: every day, and no other, from 1900 to 2100") {
    for (int year = 1900; year <= 2100; ++year) {
        for (int month = 0; month <= 13; ++month) {
            for (int day = 0; day <= 32; ++day) {
                const std::string text = form(year, month, day);
                const bool exists = month >= 1 && month <= 12 && day >= 1 && day <= days_in(year, month);
                CHECK(resolved(text) == (exists ? complete(text) : impossible()));
                if (exists) CHECK(agreeing_weekday(made::date(text)) == zeller(year, month, day));
            }
        }
    }
}

TEST_CASE("resolution: years at the ends of the range") {
    CHECK(resolved("0000-02-29") == impossible());
    CHECK(resolved("0000-XX-XX") == impossible());
    CHECK(resolved("0001-01-01") == complete("0001-01-01"));
    CHECK(resolved("0001-01-01") == complete("0001-01-01"));
    CHECK(resolved("9999-12-31") == complete("9999-12-31"));
    CHECK(resolved("0900-02-29") == impossible());
}

TEST_CASE("resolution: partial dates in ISO 8601 reduced forms") {
    CHECK(resolved("2018-05-XX") == partial("2018-05"));
    CHECK(resolved("2018-XX-XX") == partial("2018"));
    CHECK(resolved("XXXX-05-09") == partial("--05-09"));
    CHECK(resolved("XXXX-05-XX") == partial("--05"));
    CHECK(resolved("XXXX-XX-09") == partial("---09"));
    CHECK(resolved("2018-XX-09") == unread("2018"));
    CHECK(resolved("0033-XX-XX") == partial("0033"));
}

TEST_CASE("resolution: what is written must be possible, also where something is missing") {
    CHECK(resolved("XXXX-13-XX") == impossible());
    CHECK(resolved("XXXX-00-XX") == impossible());
    CHECK(resolved("XXXX-XX-00") == impossible());
    CHECK(resolved("XXXX-XX-32") == impossible());
    CHECK(resolved("2018-XX-32") == impossible());
    CHECK(resolved("2018-13-XX") == impossible());
    CHECK(resolved("XXXX-02-29") == partial("--02-29"));
    CHECK(resolved("XXXX-02-30") == impossible());
    CHECK(resolved("XXXX-04-31") == impossible());
    CHECK(resolved("2007-02-30") == impossible());
}

TEST_CASE("resolution: the century of a two-digit year") {
    CHECK(resolved("XX18-05-09") == complete("2018-05-09", true));
    CHECK(resolved("XX68-05-09") == complete("2068-05-09", true));
    CHECK(resolved("XX69-05-09") == complete("1969-05-09", true));
    CHECK(resolved("XX18-05-09", 0) == complete("1918-05-09", true));
    CHECK(resolved("XX99-05-09", 99) == complete("1999-05-09", true));
    CHECK(resolved("XX98-05-09", 99) == complete("2098-05-09", true));
    CHECK(resolved("XX18-05-XX") == partial("2018-05", true));
    CHECK(resolved("XX18-XX-XX") == partial("2018", true));
    CHECK(resolved("XX18-02-30") == impossible(true));
    CHECK(resolved("XX00-02-29") == complete("2000-02-29", true));
    CHECK(resolved("XX00-02-29", 0) == impossible(true));
}

TEST_CASE("resolution: a field with digits missing is unwritten") {
    // No text form has such a date.
    const auto resolved = [](std::string_view digits) {
        WrittenDate date;
        std::copy_n(digits.begin(), 4, date.year.begin());
        std::copy_n(digits.begin() + 5, 2, date.month.begin());
        std::copy_n(digits.begin() + 8, 2, date.day.begin());
        return resolve(date);
    };
    CHECK(resolved("XXX8-05-09") == partial("--05-09"));
    CHECK(resolved("201X-05-09") == partial("--05-09"));
    CHECK(resolved("20XX-05-XX") == partial("--05"));
    CHECK(resolved("2018-1X-09") == unread("2018"));
    CHECK(resolved("2018-05-3X") == partial("2018-05"));
    CHECK(resolved("XXX8-XX-XX") == ResolvedDate{});
    CHECK(resolved("XXXX-XX-XX") == ResolvedDate{});
}

TEST_CASE("resolution: the weekday speaks of complete dates only") {
    WrittenDate date = made::date("2018-05-09");  // a Wednesday
    CHECK_FALSE(resolve(date).flags.has(Flag::weekday_mismatch));
    date.weekday = Weekday::wednesday;
    CHECK_FALSE(resolve(date).flags.has(Flag::weekday_mismatch));
    date.weekday = Weekday::saturday;
    CHECK(resolve(date) == possible(Validity::complete, "2018-05-09", {Flag::weekday_mismatch}));
    date.year = {'X', 'X', 'X', 'X'};
    CHECK_FALSE(resolve(date).flags.has(Flag::weekday_mismatch));
    date = {};
    date.weekday = Weekday::saturday;
    CHECK(resolve(date) == ResolvedDate{});
}

TEST_CASE("resolution: years of other eras") {
    const auto converted = [](Validity validity, const char* iso, bool century_assumed = false) {
        Flags flags = century(century_assumed);
        flags.set(Flag::era_converted);
        return possible(validity, iso, flags);
    };
    CHECK(resolved("2561-05-09 buddhist") == converted(Validity::complete, "2018-05-09"));
    CHECK(resolved("XX61-05-09 buddhist") == converted(Validity::complete, "2018-05-09", true));
    CHECK(resolved("0107-05-09 minguo") == converted(Validity::complete, "2018-05-09"));
    CHECK(resolved("XX01-05-09 minguo") == converted(Validity::complete, "1912-05-09"));
    CHECK(resolved("4351-05-XX dangi") == converted(Validity::partial, "2018-05"));
    CHECK(resolved("XX30-XX-XX heisei") == converted(Validity::partial, "2018"));
    CHECK(resolved("XX64-01-07 showa") == converted(Validity::complete, "1989-01-07"));
    CHECK(resolved("XX01-05-01 reiwa") == converted(Validity::complete, "2019-05-01"));
    CHECK(resolved("XX31-02-29 heisei") == impossible());
    CHECK(resolved("XX45-07-30 meiji") == converted(Validity::complete, "1912-07-30"));
}

TEST_CASE("resolution: before year 1") {
    CHECK(resolved("bc 0044-03-15") == complete("-0043-03-15"));
    CHECK(resolved("bc 0753") == partial("-0752"));
    CHECK(resolved("bc 0001-12-31") == complete("0000-12-31"));
    CHECK(resolved("bc 0001-02-29") == complete("0000-02-29"));  // a leap year, as 400 is
    CHECK(resolved("bc 0002-02-29") == impossible());
    CHECK(resolved("bc 0000") == impossible());
    CHECK(resolved("neg 0043-03-15") == complete("-0043-03-15"));
    CHECK(resolved("neg 9999-01-01") == complete("-9999-01-01"));
    CHECK(resolved("neg 0000") == impossible());
    CHECK(resolved("ad 0012") == partial("0012"));
    CHECK(resolved("ad 0000") == impossible());
}

TEST_CASE("resolution: eras from their first year on, and before Japan had this calendar") {
    CHECK(resolved("0543-05-09 buddhist") == impossible());
    CHECK(resolved("0544-05-09 buddhist").iso == "0001-05-09");
    CHECK(resolved("XX00-05-09 showa") == impossible());
    CHECK(resolved("XX05-12-02 meiji") == impossible());
    CHECK(resolved("XX05-12-XX meiji") == impossible());
    CHECK(resolved("XX05-XX-XX meiji").iso == "1872");
    CHECK(resolved("XX06-01-01 meiji").iso == "1873-01-01");
    CHECK(resolved("9999-05-09 minguo") == impossible());
    CHECK(resolved("2018-05-09 showa") == impossible());
}

TEST_CASE("resolution: the weekday is that of the common era's year") {
    WrittenDate date = made::date("2561-05-09 buddhist");
    date.weekday = Weekday::wednesday;
    CHECK_FALSE(resolve(date).flags.has(Flag::weekday_mismatch));
    date.weekday = Weekday::saturday;
    CHECK(resolve(date).flags.has(Flag::weekday_mismatch));
}

TEST_CASE("resolution: every week date and ordinal date of two centuries is its day") {
    using namespace std::chrono;
    // Counted on from a known day: 1 January 1900 is a Monday, and so the first day of week 1.
    int week_year = 1900, week = 1, week_day = 1, ordinal = 1;
    for (sys_days day = year(1900) / 1 / 1; day <= sys_days(year(2100) / 12 / 31); day += days(1)) {
        const std::string iso = to_iso(day);
        const int civil_year = static_cast<int>(year_month_day(day).year());
        ordinal = iso.ends_with("-01-01") ? 1 : ordinal;
        std::array<char, 32> text{};
        std::snprintf(text.data(), text.size(), "%04d-W%02d-%d", week_year, week, week_day);
        CHECK(resolved(text.data()) == complete(iso));
        std::snprintf(text.data(), text.size(), "%04d-%03d", civil_year, ordinal);
        CHECK(resolved(text.data()) == complete(iso));
        ++ordinal;
        if (++week_day > 7) {
            week_day = 1;
            // Week 1 holds 4 January: the next Monday begins it where it lies on 29 December to 4 January.
            const year_month_day monday = day + days(1);
            const bool december = monday.month() == December && monday.day() >= 29d;
            const bool january = monday.month() == January && monday.day() <= 4d;
            ++week;
            if (december || january) {
                week = 1;
                week_year = static_cast<int>(monday.year()) + (december ? 1 : 0);
            }
        }
    }
}

TEST_CASE("resolution: weeks and days of the year that do not exist are impossible") {
    for (const char* text :
         {"2018-W00-1", "2018-W53-1", "2018-W19-0", "2018-W19-8", "2018-000", "2018-366", "2016-367", "9999-W52-6"})
        CHECK(resolved(text).validity == Validity::impossible);
    CHECK(resolved("9999-W52-5") == complete("9999-12-31"));
    CHECK(resolved("2020-W53-5") == complete("2021-01-01"));
    CHECK(resolved("XX18-129") == complete("2018-05-09", true));
}

TEST_CASE("era: the same year in each") {
    CHECK(2561 + year_offset(Era::buddhist) == 2018);
    CHECK(107 + year_offset(Era::minguo) == 2018);
    CHECK(4351 + year_offset(Era::dangi) == 2018);
    CHECK(30 + year_offset(Era::heisei) == 2018);
    CHECK(1 + year_offset(Era::meiji) == 1868);
    CHECK(1 + year_offset(Era::taisho) == 1912);
    CHECK(1 + year_offset(Era::showa) == 1926);
    CHECK(1 + year_offset(Era::heisei) == 1989);
    CHECK(1 + year_offset(Era::reiwa) == 2019);
}

}  // namespace kalends::resolution_test
