#include "calendar/filled_point.hpp"

#include <doctest/doctest.h>

#include <string>

#include "calendar/filled_ends.hpp"

namespace kalends::filled_point_test {

using test::begin_of, test::end_of, test::text_of;

TEST_CASE("filled point: it moves by the finest field, a start down and an end up") {
    FilledPoint end = end_of("1805-10-07 / XXXX-XX-05");
    CHECK(move_end_up(end));
    CHECK(end.months_moved == 1);
    FilledPoint start = begin_of("XXXX-11 / 1805-02");
    CHECK(move_start_down(start));
    CHECK(start.years_moved == -1);
    FilledPoint century = end_of("1799 / XX03");
    CHECK(move_end_up(century));
    CHECK(century.years_moved == 100);
    FilledPoint decade = end_of("1799 / XXX3");
    CHECK(move_end_up(decade));
    CHECK(decade.years_moved == 10);
    FilledPoint whole = end_of("1799 / 1703");
    CHECK_FALSE(move_end_up(whole));
    CHECK(whole.years_moved == 0);
}

TEST_CASE("filled point: what is seen from today moves by the week, month or year that it was shifted by") {
    const auto moved = [](FilledPoint point, bool up) {
        CHECK((up ? move_end_up(point) : move_start_down(point)));
        return text_of(point.point);
    };
    CHECK(moved(begin_of("R fri / R + 1 week #0 week mon"), false) == "R #0 week fri");
    CHECK(moved(begin_of("R fri / R + 2 week #0 week mon"), false) == "R + 1 week #0 week fri");
    CHECK(moved(begin_of("R fri / R #0 week mon"), false) == "R - 1 week #0 week fri");
    CHECK(moved(end_of("R - 1 year #0 year #11 month / XXXX-02"), true) == "R #0 year #2 month");
    FilledPoint within_month = end_of("R - 1 year #0 year #9 month #7 day / XXXX-XX-03");
    CHECK_FALSE(move_end_up(within_month));
}

}  // namespace kalends::filled_point_test
