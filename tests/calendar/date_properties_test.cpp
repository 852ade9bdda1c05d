#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <vector>

#include "calendar/expression_resolution.hpp"
#include "calendar/iso_date.hpp"
#include "calendar/meanings.hpp"
#include "calendar/orders.hpp"
#include "calendar/random_resolution.hpp"
#include "calendar/within.hpp"
#include "kalends/language/expression.hpp"

// What holds for every day, month and year, whatever is done with it. KALENDS_EXPRESSIONS=2000000 looks longer.
namespace kalends::date_properties_test {
namespace {

using namespace std::chrono;
using namespace test;

constexpr std::size_t usual_count = 1000;

ResolvedDate resolved(const std::string& text, const ResolutionOptions& options = {}) {
    return resolve(parse_expression(text), options);
}

std::string edtf(const std::string& text, const ResolutionOptions& options = {}) {
    return resolved(text, options).edtf;
}

/// "2018-05-09" in parts: the year, the month and the day as they are written.
struct Parts {
    explicit Parts(sys_days date)
        : text(to_iso(date)), year(text.substr(0, 4)), month(text.substr(5, 2)), day(text.substr(8)) {}
    std::string text, year, month, day;
};

std::string in_words(int number) {
    return std::to_string(number);
}

std::string name_of(sys_days date) {
    return std::string(name(static_cast<Unit>(static_cast<unsigned>(Unit::monday) + weekday(date).iso_encoding() - 1)));
}

Unit random_weekday(Random& random) {
    return static_cast<Unit>(static_cast<unsigned>(Unit::monday) + random.below(7));
}

/// For so many random days.
template <class Check>
void for_days(std::uint64_t seed, Check check, int first_year = 1, int last_year = 9999) {
    Random random(seed);
    for (std::size_t i = expressions_wanted(usual_count * 20) / 20; i-- > 0;)
        check(random, random_day(random, first_year, last_year));
}

}  // namespace

// Elliptic ends.

TEST_CASE("an end that leaves out what its start has is filled with it, or with the next one") {
    for_days(
        1,
        [](Random& random, sys_days begin) {
            const sys_days end = begin + days(random.between(0, 300));
            const Parts from(begin), to(end);
            if (to.text.size() != 10) return;
            CHECK(edtf(from.text + " / XXXX-" + to.month + '-' + to.day) ==
                  (to.month + to.day < from.month + from.day || to.year == from.year
                       ? from.text + '/' + to.text
                       : from.text + '/' + from.year + to.text.substr(4)));
            CHECK(edtf("XXXX-" + from.month + '-' + from.day + " / " + to.text) ==
                  (to.month + to.day < from.month + from.day || to.year == from.year
                       ? from.text + '/' + to.text
                       : to.year + from.text.substr(4) + '/' + to.text));
        },
        1, 9997);
}

TEST_CASE("a day that leaves out its month lies within a month behind its start") {
    for_days(
        2,
        [](Random& random, sys_days begin) {
            const sys_days end = begin + days(random.between(0, 27));
            const Parts from(begin), to(end);
            if (to.text.size() == 10) CHECK(edtf(from.text + " / XXXX-XX-" + to.day) == from.text + '/' + to.text);
            CHECK(edtf("XXXX-XX-" + from.day + " / " + to.text) == from.text + '/' + to.text);
        },
        1, 9998);
}

TEST_CASE(
    "years that leave out digits are filled from their neighbour, a century or a decade further where they must be") {
    for_days(3, [](Random& random, sys_days date) {
        const int first = static_cast<int>(year_month_day(date).year()), last = first + random.between(0, 99);
        if (last > 9999) return;
        const std::string from = year_text(first), to = year_text(last);
        CHECK(edtf(from + " / XX" + to.substr(2)) == from + '/' + to);
        if (last - first < 10) CHECK(edtf(from + " / XXX" + to.substr(3)) == from + '/' + to);
        if (first >= 100) CHECK(edtf("XX" + from.substr(2) + " / " + to) == from + '/' + to);
    });
}

TEST_CASE("members of a list stand in the order of the text") {
    for_days(4, [](Random& random, sys_days date) {
        std::vector<std::string> days_of{to_iso(date)};
        for (std::size_t i = random.below(most_stretches - 1); i-- > 0;) days_of.push_back(to_iso(random_day(random)));
        std::string text = days_of.front(), list = days_of.front();
        const bool is_one_of = random.chance(0.5);
        for (std::size_t i = 1; i < days_of.size(); ++i) {
            text += (is_one_of ? " | " : " & ") + days_of[i];
            list += ',' + days_of[i];
        }
        if (days_of.size() == 1) return;
        const ResolvedDate answer = resolved(text);
        CHECK(answer.edtf == (is_one_of ? '[' + list + ']' : '{' + list + '}'));
        CHECK(to_iso(*answer.bounds.earliest) == *std::ranges::min_element(days_of));
        CHECK(to_iso(*answer.bounds.latest) == *std::ranges::max_element(days_of));
    });
}

// Preferences.

TEST_CASE("the past lies before the reference, the future after it, and the nearest is at most as far as both") {
    for_days(
        5,
        [](Random& random, sys_days reference) {
            const Parts other(random_day(random));
            std::string text = "XXXX-" + other.month + '-' + other.day;
            if (random.chance(0.3)) text = "R " + name_of(random_day(random));
            if (random.chance(0.2))
                text = "XXXX-" + other.month + "-01 / XXXX-" + Parts(random_day(random)).month + "-28";
            if (random.chance(0.1)) text = "XXXX-" + other.month + " #2 " + name_of(reference);
            ResolutionOptions options;
            options.reference = reference;
            const auto preferred = [&](Prefer prefer) {
                options.prefer = prefer;
                return resolved(text, options);
            };
            CAPTURE(text);
            CAPTURE(to_iso(reference));
            const ResolvedDate past = preferred(Prefer::past), future = preferred(Prefer::future),
                               nearest = preferred(Prefer::nearest);
            REQUIRE(past.bounds.latest.has_value());
            REQUIRE(future.bounds.earliest.has_value());
            REQUIRE(nearest.bounds.latest.has_value());
            CHECK_UNARY(*past.bounds.latest < reference);
            CHECK_UNARY(*future.bounds.earliest > reference);
            const days before = reference - *past.bounds.latest, after = *future.bounds.earliest - reference;
            const days away =
                std::max({*nearest.bounds.earliest - reference, reference - *nearest.bounds.latest, days(0)});
            CHECK_UNARY(away <= std::min(before, after));
            if (before <= after && away == before) CHECK(is_same_answer(nearest, past));
        },
        20, 9980);
}

// Steps.

TEST_CASE("so many days or weeks on and back are the start") {
    for_days(
        6,
        [](Random& random, sys_days date) {
            const std::string day = to_iso(date), number = in_words(random.between(0, 9999)),
                              unit = random.chance(0.5) ? " day " : " week ";
            CHECK(edtf(day + " + " + number + unit + "- " + number + unit) == day);
            CHECK(edtf(day + " - " + number + unit + "+ " + number + unit) == day);
            CHECK_FALSE(resolved(day + " + " + number + unit).flags.has(Flag::rounded));
        },
        300, 9700);
}

TEST_CASE("so many months on and back are the same month, and no later day of it") {
    for_days(
        7,
        [](Random& random, sys_days date) {
            const std::string number = in_words(random.between(0, 500));
            const Parts day(date);
            const ResolvedDate there = resolved(day.text + " + " + number + " month"),
                               back = resolved(day.text + " + " + number + " month - " + number + " month");
            CHECK(there.flags.has(Flag::rounded));
            CHECK(back.iso.substr(0, 7) == day.text.substr(0, 7));
            CHECK(back.iso <= day.text);
            if (day.day <= "28") CHECK(back.iso == day.text);
            CHECK(edtf(day.text.substr(0, 7) + " + " + number + " month - " + number + " month") ==
                  day.text.substr(0, 7));
            CHECK(edtf(day.text + " - 1 year") == edtf(day.text + " - 12 month"));
            CHECK(edtf(day.text + " + 1 century") == edtf(day.text + " + 100 year"));
        },
        50, 9800);
}

TEST_CASE("a weekday after a day lies in the week behind it, and one before in the week before") {
    for_days(
        8,
        [](Random& random, sys_days date) {
            const Unit unit = random_weekday(random);
            const int n = random.between(1, 50);
            const auto at = [&](const char* sign) {
                return *resolved(to_iso(date) + sign + in_words(n) + ' ' + std::string(name(unit))).bounds.earliest;
            };
            const sys_days after = at(" + "), before = at(" - ");
            CHECK_UNARY(after - date > weeks(n - 1));
            CHECK_UNARY(after - date <= weeks(n));
            CHECK_UNARY(date - before > weeks(n - 1));
            CHECK_UNARY(date - before <= weeks(n));
            CHECK_UNARY(weekday(after) == to_weekday(unit));
            CHECK_UNARY(weekday(before) == to_weekday(unit));
        },
        3, 9997);
}

TEST_CASE("a stretch of which both ends are moved by days is as long as before") {
    for_days(
        9,
        [](Random& random, sys_days date) {
            const sys_days end = date + days(random.between(0, 3000));
            const std::string step = (random.chance(0.5) ? " + " : " - ") + in_words(random.between(0, 3000)) + " day";
            const Bounds moved = resolved(to_iso(date) + step + " / " + to_iso(end) + step).bounds;
            CHECK_UNARY(*moved.latest - *moved.earliest == end - date);
        },
        20, 9980);
}

// Within.

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
        CHECK(edtf(month + " early") == month + "-01/" + month + "-10");
        CHECK(edtf(month + " mid") == month + "-11/" + month + "-20");
        CHECK(edtf(month + " late") == month + "-21/" + last);
        CHECK(edtf(month + " #1 half") == month + "-01/" + month + "-15");
        CHECK(edtf(month + " #2 half") == month + "-16/" + last);
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
            const sys_days weekday_of = *resolved(to_iso(date) + " #0 week " + name_of(date), options).bounds.earliest;
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
            const std::string number = (week < 10 ? "0" : "") + in_words(week);
            const ResolvedDate by_number = resolved(year + " #" + in_words(week) + " week");
            CHECK(by_number.edtf == edtf(year + "-W" + number + "-1") + '/' + edtf(year + "-W" + number + "-7"));
            const bool has_53 = resolved(year + "-W53-4").validity == Validity::complete;
            CHECK((resolved(year + " #53 week").validity == Validity::interval) == has_53);
            CHECK(edtf(year + " #-1 week") == edtf(year + (has_53 ? " #53 week" : " #52 week")));
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

TEST_CASE("so many years before Christ are the signed year before") {
    for_days(16, [](Random&, sys_days date) {
        const Parts day(date);
        if (day.year == "0001" || day.text.ends_with("02-29")) return;
        const std::string before = year_text(std::stoi(day.year) - 1) + day.text.substr(4);
        CHECK(edtf("bc " + day.text) == edtf("neg " + before));
        CHECK(edtf("bc " + day.text) == '-' + before);
    });
}

// Marks and open ends.

TEST_CASE("about and uncertain change the status and the flags, not the days") {
    constexpr std::array texts{"%",         "% #0 month",       "% #0 year",           "% #0 decade", "% #0 century",
                               "% #0 week", "% #0 month early", "% #0 year #2 quarter"};
    for_days(
        17,
        [&](Random& random, sys_days date) {
            std::string text = random.pick(texts);
            text.replace(0, 1, to_iso(date));
            const ResolvedDate plain = resolved(text), about = resolved(text + " ~"), uncertain = resolved(text + " ?"),
                               both = resolved(text + " ~ ?");
            CAPTURE(text);
            for (const ResolvedDate& marked : {about, uncertain, both}) {
                CHECK(marked.bounds == plain.bounds);
                CHECK(marked.validity == Validity::approximate);
            }
            CHECK(about.flags.has(Flag::approximate));
            CHECK(uncertain.flags.has(Flag::uncertain));
            CHECK(both.edtf.find('%') != std::string::npos);
            CHECK(std::ranges::count(about.edtf, '~') == (about.edtf.find('/') == std::string::npos ? 1 : 2));
        },
        2, 9998);
}

TEST_CASE("an open end leaves the other one as it is") {
    for_days(
        18,
        [](Random& random, sys_days date) {
            const std::string day = to_iso(date),
                              text = random.chance(0.5) ? day : day + (random.chance(0.5) ? " #0 century" : " #0 week");
            const Bounds alone = resolved(text).bounds, until = resolved(".. / " + text).bounds,
                         from = resolved(text + " / unknown").bounds;
            CHECK_UNARY((!until.earliest && until.latest == alone.latest));
            CHECK_UNARY((from.earliest == alone.earliest && !from.latest));
        },
        2, 9998);
}

// Orders.

TEST_CASE("an order told gives no other answer than one of those that are open without") {
    for_days(19, [](Random& random, sys_days date) {
        const Order order = random.pick(told_orders);
        const Parts day(date);
        std::string text =
            (random.chance(0.5) ? "XX" + day.year.substr(2) : day.year) + '-' + day.month + '-' + day.day;
        if (random.chance(0.3)) text = "XXXX-XX-" + Parts(random_day(random)).day + " / " + text;
        const Expression expression = parse_expression(text + ' ' + std::string(name(order)));
        const std::vector<Order> open = open_orders(expression);
        REQUIRE_FALSE(open.empty());
        const std::vector<Meaning> all = meanings_by_order(expression, open, {});
        const MeaningRefs untold = dates_among(all);
        CAPTURE(to_string(expression));
        for (const Order told : open) {
            const ResolvedDate answer = resolve(reordered(expression, told), {});
            if (!is_answer(answer)) continue;
            CHECK_UNARY(std::ranges::any_of(
                untold, [&](const Meaning* meaning) { return is_same_answer(meaning->resolved, answer); }));
        }
        for (const Meaning* meaning : untold) CHECK(meaning->resolved == resolve(meaning->written, {}));
    });
}

}  // namespace kalends::date_properties_test
