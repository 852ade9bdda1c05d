#include <doctest/doctest.h>

#include <string>

#include "kalends/generator/generator.hpp"
#include "support/caught.hpp"

namespace kalends::settings_test {

TEST_CASE("settings: kinds are stored by name, and all are wanted where a model has none") {
    const GeneratorOptions options{.kinds = {Kind::interval, Kind::day}};
    auto settings = to_settings(options);
    CHECK(settings.at("generator.kinds") == "interval,day");
    CHECK(generator_options(settings) == options);
    settings.erase("generator.kinds");
    CHECK(generator_options(settings) == GeneratorOptions{});
    CHECK(to_settings({}).at("generator.kinds").empty());
}

TEST_CASE("settings: a kind that the program does not know is told") {
    const test::Caught error = test::caught([] { (void)generator_options({{"generator.kinds", "day,nonsense"}}); });
    CHECK(error.kind == 65);
    CHECK(error.message.find("'day,nonsense'") != std::string::npos);
}

}  // namespace kalends::settings_test
