#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <vector>

#include "calendar/for_days.hpp"
#include "calendar/meanings.hpp"
#include "calendar/orders.hpp"

// What holds for every day, month and year, whatever a text says of it beside others.
namespace kalends::date_properties_test {
namespace {

using namespace std::chrono;
using namespace test;

}  // namespace

// Elliptic ends.

TEST_CASE("an end that leaves out what its start has is filled with it, or with the next one") {
    for_days(
        1,
        [](Random& random, sys_days begin) {
            const sys_days end = begin + days(random.between(0, 300));
            const Parts from(begin), to(end);
            if (to.text.size() != 10) return;
            CHECK(edtf_of(from.text + " / XXXX-" + to.month + '-' + to.day) ==
                  (to.month + to.day < from.month + from.day || to.year == from.year
                       ? from.text + '/' + to.text
                       : from.text + '/' + from.year + to.text.substr(4)));
            CHECK(edtf_of("XXXX-" + from.month + '-' + from.day + " / " + to.text) ==
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
            if (to.text.size() == 10) CHECK(edtf_of(from.text + " / XXXX-XX-" + to.day) == from.text + '/' + to.text);
            CHECK(edtf_of("XXXX-XX-" + from.day + " / " + to.text) == from.text + '/' + to.text);
        },
        1, 9998);
}

TEST_CASE(
    "years that leave out digits are filled from their neighbour, a century or a decade further where they must be") {
    for_days(3, [](Random& random, sys_days date) {
        const int first = static_cast<int>(year_month_day(date).year()), last = first + random.between(1, 99);
        if (last > 9999) return;
        const std::string from = year_text(first), to = year_text(last);
        CHECK(edtf_of(from + " / XX" + to.substr(2)) == from + '/' + to);
        const bool is_same_decade = first / 10 == last / 10, is_near = is_same_decade || last - first <= 3;
        if (last - first < 10)  // nobody writes 1985/4 for nine years
            CHECK(edtf_of(from + " / XXX" + to.substr(3)) == (is_near ? from + '/' + to : ""));
        if (first >= 100) CHECK(edtf_of("XX" + from.substr(2) + " / " + to) == from + '/' + to);
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
            if (random.chance(0.3)) text = "R " + weekday_name(random_day(random));
            if (random.chance(0.2))
                text = "XXXX-" + other.month + "-01 / XXXX-" + Parts(random_day(random)).month + "-28";
            if (random.chance(0.1)) text = "XXXX-" + other.month + " #2 " + weekday_name(reference);
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

// Eras.

TEST_CASE("so many years before Christ are the signed year before") {
    for_days(16, [](Random&, sys_days date) {
        const Parts day(date);
        if (day.year == "0001" || day.text.ends_with("02-29")) return;
        const std::string before = year_text(std::stoi(day.year) - 1) + day.text.substr(4);
        CHECK(edtf_of("bc " + day.text) == edtf_of("neg " + before));
        CHECK(edtf_of("bc " + day.text) == '-' + before);
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
