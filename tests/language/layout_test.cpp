#include "language/layout.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"
#include "kalends/language/written_date.hpp"

namespace kalends::layout_test {
namespace {

std::vector<Role> layout(const char* text) {
    return layout_of(to_symbols(parse_written_date(text)));
}

}  // namespace

TEST_CASE("layout: year, month, day, end") {
    using enum Role;
    CHECK(layout("XX18-05-09") == std::vector<Role>{year, year, year, year, month, month, day, day, end});
    CHECK(layout("none") == std::vector<Role>{none, end});
    CHECK(layout_of(std::vector<symbol::Id>()).empty());
}

TEST_CASE("layout: an era moves all others, weekday and order follow") {
    const std::vector<Role> of_era = layout("XX30-05-09 heisei");
    CHECK(of_era.front() == Role::era);
    CHECK(places_of(Role::month, of_era).begin == 5);
    CHECK(places_of(Role::month, of_era).end == 7);

    WrittenDate date = parse_written_date("XX18-05-09");
    date.weekday = Weekday::friday;
    date.order = Order::mdy;
    const std::vector<Role> of_numbers = layout_of(to_symbols(date));
    CHECK(places_of(Role::weekday, of_numbers).begin == 8);
    CHECK(places_of(Role::order, of_numbers).begin == 9);
    const Places form = places_of(Role::form, of_numbers);
    CHECK(form.begin == form.end);
    CHECK(layout("2018-W19-3")[8] == Role::form);
}

TEST_CASE("layout: of the names of symbols") {
    const std::vector<std::string> names{"heisei", "X", "X", "3", "0", "0", "5", "0", "9"};
    std::vector<symbol::Id> symbols = to_symbols(parse_written_date("XX30-05-09 heisei"));
    symbols.pop_back();
    CHECK(layout_of(names) == layout_of(symbols));
    CHECK_THROWS_AS(layout_of(std::vector<std::string>{"fortnight"}), Error);
}

}  // namespace kalends::layout_test
