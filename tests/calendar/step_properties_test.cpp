#include <doctest/doctest.h>

#include <chrono>
#include <string>

#include "calendar/for_days.hpp"
#include "calendar/within.hpp"

// What holds for every day that a text counts from.
namespace kalends::step_properties_test {
namespace {

using namespace std::chrono;
using namespace test;

Unit random_weekday(Random& random) {
    return static_cast<Unit>(static_cast<unsigned>(Unit::monday) + random.below(7));
}

}  // namespace

TEST_CASE("so many days or weeks on and back are the start") {
    for_days(
        6,
        [](Random& random, sys_days date) {
            const std::string day = to_iso(date), number = std::to_string(random.between(0, 9999)),
                              unit = random.chance(0.5) ? " day " : " week ";
            CHECK(edtf_of(day + " + " + number + unit + "- " + number + unit) == day);
            CHECK(edtf_of(day + " - " + number + unit + "+ " + number + unit) == day);
            CHECK_FALSE(resolved(day + " + " + number + unit).flags.has(Flag::rounded));
        },
        300, 9700);
}

TEST_CASE("so many months on and back are the same month, and no later day of it") {
    for_days(
        7,
        [](Random& random, sys_days date) {
            const std::string number = std::to_string(random.between(0, 500));
            const Parts day(date);
            const ResolvedDate there = resolved(day.text + " + " + number + " month"),
                               back = resolved(day.text + " + " + number + " month - " + number + " month");
            CHECK(there.flags.has(Flag::rounded));
            CHECK(back.iso.substr(0, 7) == day.text.substr(0, 7));
            CHECK(back.iso <= day.text);
            if (day.day <= "28") CHECK(back.iso == day.text);
            CHECK(edtf_of(day.text.substr(0, 7) + " + " + number + " month - " + number + " month") ==
                  day.text.substr(0, 7));
            CHECK(edtf_of(day.text + " - 1 year") == edtf_of(day.text + " - 12 month"));
            CHECK(edtf_of(day.text + " + 1 century") == edtf_of(day.text + " + 100 year"));
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
                return *resolved(to_iso(date) + sign + std::to_string(n) + ' ' + std::string(name(unit)))
                            .bounds.earliest;
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
            const std::string step =
                (random.chance(0.5) ? " + " : " - ") + std::to_string(random.between(0, 3000)) + " day";
            const Bounds moved = resolved(to_iso(date) + step + " / " + to_iso(end) + step).bounds;
            CHECK_UNARY(*moved.latest - *moved.earliest == end - date);
        },
        20, 9980);
}

}  // namespace kalends::step_properties_test
