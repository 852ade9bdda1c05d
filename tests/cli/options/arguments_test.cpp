#include "cli/options/arguments.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"

namespace {

using kalends::Arguments;

kalends::OptionsDescription options() {
    kalends::OptionsDescription description;
    description.add_options()("count,n", kalends::option_value("N", "10"), "");
    description.add_options()("share", kalends::option_value("P"), "");
    description.add_options()("from", kalends::option_value("DATE"), "");
    description.add_options()("locales", kalends::option_value("LIST"), "");
    kalends::add_choice(description, "order", "ORDER", {"none", "dmy", "mdy"}, "none", "order");
    description.add_options()("strict,s", "");
    return description;
}

Arguments parse(const std::vector<std::string>& words) {
    return Arguments(options(), words);
}

/// The message of the usage error that `call` throws.
template <class Call>
std::string usage_error(const Call& call) {
    try {
        call();
    } catch (const kalends::Error& error) {
        CHECK(error.kind() == kalends::ErrorKind::usage);
        return error.what();
    }
    return "no error";
}

std::string whole_error(const std::string& value) {
    return usage_error([&] { static_cast<void>(parse({"--count", value}).whole("count", {0, 100})); });
}

std::string date_error(const std::string& value) {
    return usage_error([&] { static_cast<void>(parse({"--from", value}).date("from")); });
}

}  // namespace

TEST_CASE("options, values and operands are told apart") {
    const Arguments arguments = parse({"a", "--count=7", "-", "-s", "--", "--strict", "-x"});
    CHECK(arguments.whole("count", {0, 100}) == 7);
    CHECK(arguments.has("strict"));
    CHECK(arguments.operands() == std::vector<std::string>{"a", "-", "--strict", "-x"});
    CHECK_FALSE(arguments.has("share"));
    CHECK(parse({"-n5"}).whole("count", {0, 100}) == 5);
    CHECK(parse({}).whole("count", {0, 100}) == 10);
}

TEST_CASE("unknown options are refused with a hint, and nothing is guessed") {
    CHECK(usage_error([] { parse({"--cuont", "3"}); }) == "unknown option '--cuont'; did you mean '--count'?");
    CHECK(usage_error([] { parse({"--loc", "en"}); }) == "unknown option '--loc'; did you mean '--locales'?");
    CHECK(usage_error([] { parse({"--zzzzzz"}); }) == "unknown option '--zzzzzz'");
    CHECK(usage_error([] { parse({"-q"}); }) != "no error");
    CHECK(usage_error([] { parse({"--count"}); }) != "no error");
    CHECK(usage_error([] { parse({"--count", "1", "--count", "2"}); }) != "no error");
    CHECK(usage_error([] { parse({"--strict=yes"}); }) != "no error");
}

TEST_CASE("numbers are read whole and within their range") {
    CHECK(whole_error("101") == "option --count: '101' is not a whole number between 0 and 100");
    for (const char* value : {"-1", "1.5", "7x", " 7", "", "99999999999999999999999"}) {
        INFO(value);
        CHECK(whole_error(value) != "no error");
    }
    CHECK(parse({"--share", "0.25"}).real("share", {0, 1}) == 0.25);
    for (const char* value : {"nan", "1.01", "-0.1", "half"}) {
        INFO(value);
        const auto call = [&] { static_cast<void>(parse({"--share", value}).real("share", {0, 1})); };
        CHECK(usage_error(call) != "no error");
    }
}

TEST_CASE("words, lists and dates") {
    CHECK(parse({"--order", "mdy"}).choice("order") == 2);
    CHECK(usage_error([] {
              static_cast<void>(parse({"--order", "dym"}).choice("order"));
          }) == "option --order: 'dym' is not one of none dmy mdy");
    CHECK(parse({"--locales", "en,de_AT"}).list("locales") == std::vector<std::string>{"en", "de_AT"});
    CHECK(parse({}).list("locales").empty());
    using namespace std::chrono;
    CHECK(parse({"--from", "2018-05-09"}).date("from") == 2018y / May / 9);
    for (const char* value : {"2018-02-30", "2018-05", "9 May 2018", "XX18-05-09", "none", "2018-05-XX"}) {
        CHECK(date_error(value) == "option --from: '" + std::string(value) + "' is not a date as YYYY-MM-DD");
    }
}
