#include "calendar/year_first.hpp"

#include <doctest/doctest.h>

#include <ostream>
#include <string>
#include <vector>

#include "calendar/expression_resolution.hpp"

namespace kalends::year_first_test {
namespace {

using Runs = std::vector<std::string>;

TEST_CASE("what the numbers behind a year can be") {
    CHECK(meaning_of_year_first(Runs{"2014", "05", "31"}) == YearFirst::month_next);
    CHECK(meaning_of_year_first(Runs{"2014", "31", "5", "10"}) == YearFirst::day_next);
    CHECK(meaning_of_year_first(Runs{"2014", "05", "09"}) == YearFirst::ask);
    for (const Runs& other : std::vector<Runs>{{"2014", "05", "05"},
                                               {"2014", "05"},
                                               {"14", "05", "09"},
                                               {"2014", "05", "2015"},
                                               {"2014", "13", "31"},
                                               {"2014", "00", "31"},
                                               {"2014", "32", "05"}})
        CHECK_FALSE(meaning_of_year_first(other));
}

TEST_CASE("only a lone day whose numbers can be both is meant otherwise") {
    CHECK(with_day_next(parse_expression("2014-05-09"), Runs{"2014", "05", "09"}) == parse_expression("2014-09-05"));
    CHECK_FALSE(with_day_next(parse_expression("2014-05-09 / 2014-06-09"), Runs{"2014", "05", "09"}));
    CHECK_FALSE(with_day_next(parse_expression("2014-05-09"), Runs{"2014", "9", "5"}));
    CHECK_FALSE(with_day_next(parse_expression("2014-05-31"), Runs{"2014", "05", "31"}));
}

TEST_CASE("a column whose days stand next to the year leaves both meanings") {
    ResolutionOptions options;
    options.may_have_day_next = true;
    NumberSpans numbers;
    numbers.runs = {"2014", "05", "09"};
    const ResolvedDate either = resolve(parse_expression("2014-05-09"), options, numbers);
    CHECK(either.validity == Validity::ambiguous);
    REQUIRE(either.meanings.size() == 2);
    CHECK(either.meanings[0].iso == "2014-05-09");
    CHECK(either.meanings[1].iso == "2014-09-05");
    numbers.runs = {"2014", "05", "05"};
    CHECK(resolve(parse_expression("2014-05-05"), options, numbers).iso == "2014-05-05");
}

}  // namespace
}  // namespace kalends::year_first_test
