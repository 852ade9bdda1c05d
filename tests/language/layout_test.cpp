#include "language/layout.hpp"

#include <doctest/doctest.h>

#include "kalends/language/expression.hpp"

namespace kalends::layout_test {
namespace {

std::vector<Role> layout(const char* text) {
    return layout_of(to_symbols(parse_expression(text)));
}

}  // namespace

TEST_CASE("layout: year, month, day, end") {
    using enum Role;
    CHECK(layout("XX18-05-09") == std::vector<Role>{year, year, year, year, month, month, day, day, end});
    CHECK(layout("none") == std::vector<Role>{none, end});
    CHECK(layout_of(std::vector<symbol::Id>()).empty());
}

TEST_CASE("layout: an era moves all others, weekday and order follow") {
    const std::vector<Role> of_era = layout("heisei XX30-05-09");
    CHECK(of_era.front() == Role::era);
    CHECK(places_of(Role::month, of_era) == Places{5, 7});

    const std::vector<Role> of_numbers = layout("XX18-05-09 fri mdy");
    CHECK(places_of(Role::weekday, of_numbers).begin == 8);
    CHECK(places_of(Role::order, of_numbers).begin == 9);
    const Places form = places_of(Role::form, of_numbers);
    CHECK(form.begin == form.end);
    CHECK(layout("2018-W19-3")[8] == Role::form);
}

TEST_CASE("layout: digits of steps, clocks and dual years are theirs") {
    using enum Role;
    CHECK(layout("R - 12 day #-1 week #0 week sat") == std::vector<Role>{reference, step, number, number, unit, step,
                                                                         step, number, unit, step, number, unit,
                                                                         weekday, end});
    CHECK(layout("T08:05 + quarter pm zone - 03 ~") == std::vector<Role>{clock, clock, clock, clock, clock, clock,
                                                                         clock, clock, clock, clock, clock, clock,
                                                                         qualifier, end});
    const std::vector<Role> of_dual = layout("julian 1699-02-11 dual XXX0 / XXXX-XX-12 ?");
    CHECK(places_of(dual, of_dual) == Places{9, 14});
    CHECK(places_of(day, of_dual, {15, of_dual.size()}) == Places{21, 23});
    CHECK(of_dual[23] == qualifier);
}

TEST_CASE("layout: several dates, each with what stands beside it") {
    const std::vector<Role> roles = layout("bc 0100 / .. | 1912-11-03 sun T08:05 | 187X #2 half = R ymd");
    const std::vector<Places> ends = ends_of(roles);
    CHECK(ends == std::vector<Places>{{0, 9}, {10, 11}, {12, 26}, {27, 38}, {39, 40}});
    CHECK(places_of(Role::era, roles, ends[0]) == Places{0, 1});
    CHECK(places_of(Role::year, roles, ends[2]) == Places{12, 16});
    CHECK(places_of(Role::weekday, roles, ends[2]) == Places{20, 21});
    CHECK(places_of(Role::clock, roles, ends[2]) == Places{21, 26});
    CHECK(places_of(Role::month, roles, ends[3]) == Places{31, 33});
    CHECK(places_of(Role::year, roles, ends[4]) == Places{40, 40});
    CHECK(ends_of(layout("none")).empty());
    CHECK(ends_of(layout("1912")) == std::vector<Places>{{0, 8}});
}

}  // namespace kalends::layout_test
