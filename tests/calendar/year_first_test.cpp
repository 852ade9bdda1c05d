#include "calendar/year_first.hpp"

#include <doctest/doctest.h>

#include <optional>
#include <ostream>
#include <string_view>

#include "calendar/expression_resolution.hpp"
#include "core/digits.hpp"

namespace kalends::year_first_test {
namespace {

/// Of ASCII digits, with one sign between two.
NumberSpans numbers_of(std::string_view text) {
    NumberSpans numbers;
    bool is_in_run = false;
    for (const char c : text) {
        if (!is_digit(c) && is_in_run) numbers.signs += static_cast<char32_t>(c);
        if (is_digit(c) && !is_in_run) numbers.runs.emplace_back();
        if (is_digit(c)) numbers.runs.back() += c;
        is_in_run = is_digit(c);
    }
    return numbers;
}

std::optional<YearFirst> meaning_of(std::string_view text) {
    return meaning_of_year_first(numbers_of(text));
}

TEST_CASE("what the numbers behind a year can be") {
    CHECK(meaning_of("2014/05/31") == YearFirst::month_next);
    CHECK(meaning_of("2014.31.5 10:30") == YearFirst::day_next);
    CHECK(meaning_of("2014-05-09") == YearFirst::ask);
    for (const char* other : {"2014/05/05", "2014/05", "14/05/09", "2014/05/2015", "2014/13/31", "2014/00/31",
                              "2014/32/05", "2014/05-09", "2014:05:09 10:30", "2014-05-09t10:30", "31/05/2014", ""})
        CHECK_FALSE(meaning_of(other));
}

TEST_CASE("only a lone day whose numbers can be both is meant otherwise") {
    const NumberSpans numbers = numbers_of("2014/05/09");
    CHECK(with_day_next(parse_expression("2014-05-09"), numbers) == parse_expression("2014-09-05"));
    CHECK_FALSE(with_day_next(parse_expression("2014-05-09 / 2014-06-09"), numbers));
    CHECK_FALSE(with_day_next(parse_expression("2014-05-09 fri"), numbers));
    CHECK_FALSE(with_day_next(parse_expression("2014-W05-3"), numbers_of("2014/05/3")));
    CHECK_FALSE(with_day_next(parse_expression("2014-05-09"), numbers_of("2014/9/5")));
    CHECK_FALSE(with_day_next(parse_expression("2014-05-31"), numbers_of("2014/05/31")));
}

TEST_CASE("a column whose days stand next to the year leaves both meanings") {
    ResolutionOptions options;
    options.may_have_day_next = true;
    const ResolvedDate either = resolve(parse_expression("2014-05-09"), options, numbers_of("2014/05/09"));
    CHECK(either.validity == Validity::ambiguous);
    REQUIRE(either.meanings.size() == 2);
    CHECK(either.meanings[0].iso == "2014-05-09");
    CHECK(either.meanings[1].iso == "2014-09-05");
    CHECK(resolve(parse_expression("2014-05-05"), options, numbers_of("2014/05/05")).iso == "2014-05-05");
}

TEST_CASE("other questions stay open beside it") {
    ResolutionOptions options;
    options.may_have_day_next = true;
    options.calendars_in_doubt[static_cast<std::size_t>(ToldCalendar::persian)] = true;
    const ResolvedDate open = resolve(parse_expression("1397-05-09"), options, numbers_of("1397/05/09"));
    CHECK(open.meanings.size() == 3);  // by the Persian calendar numbers are read as they stand
}

}  // namespace
}  // namespace kalends::year_first_test
