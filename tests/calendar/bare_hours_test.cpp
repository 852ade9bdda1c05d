#include "calendar/bare_hours.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace kalends::bare_hours_test {
namespace {

using Texts = std::vector<std::string>;

/// Of a text that is so many hours and nothing else.
NumberSpans hours(const std::string& digits) {
    NumberSpans numbers;
    numbers.runs = {digits};
    numbers.are_hours = true;
    return numbers;
}

/// What is written, as it may be meant.
Texts meanings(const NumberSpans& numbers, const std::string& written, BareHours told = BareHours::ask,
               bool has_reference = true) {
    using namespace std::chrono_literals;
    ResolutionOptions options;
    if (has_reference) options.reference = std::chrono::year_month_day(2013y / 2 / 12);
    options.bare_hours = told;
    Choices choices;
    Texts all;
    do {
        all.push_back(to_string(with_bare_hours_settled(parse_expression(written), options, numbers, choices)));
    } while (choices.next());
    return all;
}

}  // namespace

TEST_CASE("bare hours: ago or of the day, however they were read") {
    CHECK(meanings(hours("8"), "R - 8 hour") == Texts{"R - 8 hour", "T08"});
    CHECK(meanings(hours("20"), "T20") == Texts{"R - 20 hour", "T20"});
}

TEST_CASE("bare hours: what is told decides") {
    CHECK(meanings(hours("8"), "R - 8 hour", BareHours::clock) == Texts{"T08"});
    CHECK(meanings(hours("8"), "T08", BareHours::ago) == Texts{"R - 8 hour"});
}

TEST_CASE("bare hours: nothing else is asked about") {
    CHECK(meanings(hours("0"), "T00") == Texts{"T00"});
    CHECK(meanings(hours("08"), "T08") == Texts{"T08"});
    CHECK(meanings(hours("30"), "R - 30 hour") == Texts{"R - 30 hour"});
    CHECK(meanings({{"8"}, U""}, "R - 8 hour") == Texts{"R - 8 hour"});
    CHECK(meanings({{"8"}, U""}, "T08") == Texts{"T08"});
    CHECK(meanings(hours("8"), "R + 8 hour") == Texts{"R + 8 hour"});
    CHECK(meanings(hours("8"), "R - 8 hour", BareHours::clock, false) == Texts{"R - 8 hour"});
}

}  // namespace kalends::bare_hours_test
