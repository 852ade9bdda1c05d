#include "cli/options/options.hpp"

#include <doctest/doctest.h>

#include "cli/options/groups.hpp"
#include "support/caught.hpp"

using namespace kalends;

namespace {

enum class Colour { red, green };

struct Settings {
    std::uint64_t count = 7;
    int pivot = 70;
    double noise = 0.5;
    bool quiet = false;
    Colour colour = Colour::green;
    std::optional<double> sure;
    std::optional<std::filesystem::path> file, folder;
    std::vector<std::filesystem::path> more;
    std::chrono::year_month_day day{std::chrono::year{2018} / 5 / 9};
};

void tell(Options& options, Settings& settings) {
    options.whole("count,n", "how many", settings.count, {0, 10});
    options.whole("pivot", "", settings.pivot, {0, 99});
    options.real("noise", "", settings.noise, {0, 1});
    options.flag("quiet", "", settings.quiet);
    options.choice("colour", "which", settings.colour, {"COLOUR", {"red", "green"}});
    options.probability("sure", "", settings.sure);
    options.file("file", "", settings.file);
    options.file("folder", "", settings.folder, "DIR");
    options.list("more", "", settings.more);
    options.date("day", "", settings.day);
}

OptionsDescription description() {
    OptionsDescription declared;
    Options options(declared);
    Settings defaults;
    tell(options, defaults);
    return declared;
}

Settings parse(const std::vector<std::string>& words) {
    const Arguments arguments(description(), words);
    Options options(arguments);
    Settings settings;
    tell(options, settings);
    return settings;
}

}  // namespace

TEST_CASE("help shows what stands in the settings") {
    std::vector<std::string> told;
    for (const OptionInfo& option : options_of(description()))
        told.push_back(option.short_name + option.long_name + " " + option.placeholder + " " + option.default_text);
    CHECK(told == std::vector<std::string>{"ncount N 7", "pivot N 70", "noise X 0.5", "quiet  ", "colour COLOUR green",
                                           "sure P ", "file FILE ", "folder DIR ", "more LIST ",
                                           "day DATE 2018-05-09"});
}

TEST_CASE("what is not given stays as it was") {
    const Settings settings = parse({});
    CHECK(settings.count == 7);
    CHECK(settings.noise == 0.5);
    CHECK(settings.colour == Colour::green);
    CHECK_FALSE(settings.quiet);
    CHECK_FALSE(settings.sure);
    CHECK_FALSE(settings.file);
    CHECK(settings.more.empty());
}

TEST_CASE("what is given lands in the settings") {
    const Settings settings = parse({"-n", "3", "--pivot=20", "--noise", "0", "--quiet", "--colour", "red", "--sure",
                                     "1", "--file", "a", "--folder", "b", "--more", "c,d", "--day", "1066-10-14"});
    CHECK(settings.count == 3);
    CHECK(settings.pivot == 20);
    CHECK(settings.noise == 0);
    CHECK(settings.quiet);
    CHECK(settings.colour == Colour::red);
    CHECK(settings.sure == 1);
    CHECK(settings.file == "a");
    CHECK(settings.folder == "b");
    CHECK(settings.more == std::vector<std::filesystem::path>{"c", "d"});
    CHECK(settings.day == std::chrono::year{1066} / 10 / 14);
}

TEST_CASE("what is not allowed is refused") {
    CHECK(test::caught([] {
              parse({"--count", "11"});
          }).message == "option --count: '11' is not a whole number between 0 and 10");
    CHECK(test::caught([] { parse({"--sure", "2"}); }).message == "option --sure: '2' is not a number between 0 and 1");
    CHECK(test::caught([] {
              parse({"--colour", "blue"});
          }).message == "option --colour: 'blue' is not one of red green");
}

TEST_CASE("a group checks its options together") {
    OptionsDescription declared;
    Options options(declared);
    GeneratorOptions defaults;
    generator_options(options, defaults);
    const Arguments arguments(declared, {"--from", "2001-01-01", "--to", "2000-01-01"});
    Options given(arguments);
    GeneratorOptions settings;
    CHECK(test::caught([&] { generator_options(given, settings); }).message == "--from is later than --to");
}
