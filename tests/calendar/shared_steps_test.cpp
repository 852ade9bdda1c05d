#include "calendar/shared_steps.hpp"

#include <doctest/doctest.h>

#include <string>

#include "calendar/filled_ends.hpp"

namespace kalends::shared_steps_test {
namespace {

using test::text_of;

Point point_of(const std::string& text) {
    return parse_expression(text).stretches.front().begin.point;
}

std::string shared(const std::string& text, const std::string& seen_from_today) {
    const std::optional<SharedSteps> both = share_steps(point_of(text), point_of(seen_from_today));
    return both ? text_of(both->point) + (both->can_shift ? "" : ", fixed") : "none";
}

}  // namespace

TEST_CASE("shared steps: what counts within the same week, month or year") {
    CHECK(shared("R tue", "R + 1 week #0 week thu") == "R + 1 week #0 week tue");
    CHECK(shared("R tue T09", "R #0 week thu") == "R #0 week tue T09");
    CHECK(shared("XXXX-05", "R - 1 year #0 year #6 month #3 day") == "R - 1 year #0 year #5 month");
    CHECK(shared("XXXX-05-03 ~", "R #0 year #6 month") == "R #0 year #5 month #3 day ~");
    CHECK(shared("XXXX-XX-03", "R + 1 month #0 month #5 day") == "R + 1 month #0 month #3 day");
    CHECK(shared("XXXX-XX-03", "R - 1 year #0 year #6 month #5 day") == "R - 1 year #0 year #6 month #3 day, fixed");
    CHECK(shared("#1 quarter", "R - 1 year #0 year #2 quarter") == "R - 1 year #0 year #1 quarter");
    CHECK(shared("#1 tue", "R + 1 month #0 month #3 fri") == "R + 1 month #0 month #1 tue");
}

TEST_CASE("shared steps: none where it has its own, where the other names none, or is counted otherwise") {
    CHECK(shared("2018-05", "R - 1 year #0 year #6 month") == "none");
    CHECK(shared("XXXX-05-03 tue", "R - 1 year #0 year #6 month") == "none");
    CHECK(shared("XXXX-22", "R - 1 year #0 year #6 month") == "none");
    CHECK(shared("julian XXXX-05", "R - 1 year #0 year #6 month") == "none");
    CHECK(shared("R + 1 tue", "R + 1 week #0 week thu") == "none");
    CHECK(shared("R tue", "R + 1 week #0 week") == "none");
    CHECK(shared("R tue", "R + 3 day #0 week thu") == "none");
    CHECK(shared("XXXX-05", "R + 1 month #0 month #5 day") == "none");
    CHECK(shared("XXXX-05", "2018 #6 month") == "none");
}

TEST_CASE("shared steps: a weekday behind a day that is counted from today") {
    const auto behind = [](const std::string& weekday, const std::string& begin) {
        const std::optional<Point> point = weekday_behind(point_of(weekday), point_of(begin));
        return point ? text_of(*point) : "none";
    };
    CHECK(behind("R fri T17", "R + 1 tue T09") == "R + 1 tue + 1 fri T17");
    CHECK(behind("R fri", "R - 2 day") == "R - 2 day + 1 fri");
    CHECK(behind("R fri", "R") == "none");
    CHECK(behind("R fri", "R + 1 week") == "none");
    CHECK(behind("R fri", "2018-05-09 + 1 day") == "none");
    CHECK(behind("R + 1 fri", "R + 1 tue") == "none");
}

TEST_CASE("shared steps: shifted by so many of what they stand in") {
    const auto shifted = [](const std::string& text, int by) {
        Point point = point_of(text);
        shift(point, by);
        return text_of(point);
    };
    CHECK(shifted("R #0 week fri", 1) == "R + 1 week #0 week fri");
    CHECK(shifted("R #0 week fri", -2) == "R - 2 week #0 week fri");
    CHECK(shifted("R + 1 year #0 year #5 month", -1) == "R #0 year #5 month");
    CHECK(shifted("R - 1 month #0 month #5 day", 3) == "R + 2 month #0 month #5 day");
}

}  // namespace kalends::shared_steps_test
