#include "cli/options/arguments.hpp"

#include <doctest/doctest.h>

#include "support/caught.hpp"

namespace kalends::arguments_test {
namespace {

const OptionList options{
    {.long_name = "count", .short_name = "n", .placeholder = "N", .text = "how many", .default_text = "10"},
    {.long_name = "locales", .placeholder = "LIST", .text = "languages"},
    {.long_name = "column", .placeholder = "NAME", .text = "where the dates are", .repeats = true},
    {.long_name = "strict", .short_name = "s", .text = "nothing is overlooked"}};

std::string refusal(const Words& words) {
    const test::Caught caught = test::caught([&] { Arguments(options, words); });
    CHECK(caught.kind == static_cast<int>(ErrorKind::usage));
    return caught.message;
}

}  // namespace

TEST_CASE("options, values and operands are told apart") {
    const Arguments arguments(options, {"a", "--count=7", "-", "-s", "--", "--strict", "-x"});
    CHECK(arguments.values("count") == Words{"7"});
    CHECK(arguments.given() == std::set<std::string>{"count", "strict"});
    CHECK(arguments.operands() == Words{"a", "-", "--strict", "-x"});
    CHECK(arguments.values("locales").empty());
    CHECK(Arguments(options, {"-n5"}).values("count") == Words{"5"});
    CHECK(Arguments(options, {"--count", ""}).values("count") == Words{""});
    CHECK(Arguments(options, {"--column", "b", "--column=a"}).values("column") == Words{"b", "a"});
    CHECK(Arguments(options, {}).given().empty());
}

TEST_CASE("unknown options are refused with a hint, and nothing is guessed") {
    CHECK(refusal({"--cuont", "3"}) == "unknown option '--cuont'; did you mean '--count'?");
    CHECK(refusal({"--loc", "en"}) == "unknown option '--loc'; did you mean '--locales'?");
    CHECK(refusal({"--zzzzzz"}) == "unknown option '--zzzzzz'");
    for (const Words& words :
         {Words{"-q"}, {"--count"}, {"--count", "1", "--count", "2"}, {"--strict=yes"}, {"--strict", "-s"}})
        CHECK(!refusal(words).empty());
}

TEST_CASE("help shows names, placeholders, defaults and texts") {
    CHECK(help_text(options) ==
          "Options:\n"
          "  -n [ --count ] N (=10) how many\n"
          "  --locales LIST         languages\n"
          "  --column NAME          where the dates are\n"
          "  -s [ --strict ]        nothing is overlooked\n");
}

}  // namespace kalends::arguments_test
