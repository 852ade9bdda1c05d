#include "cli/options/options.hpp"

#include <doctest/doctest.h>

#include "kalends/model/config.hpp"
#include "support/caught.hpp"

namespace kalends::options_test {
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
    std::optional<std::string> mark;
    Words columns;
    bool has_header = true;
    AttentionKind attention = AttentionKind::additive;
    double rate = 0.1;
    std::chrono::year_month_day day{std::chrono::year{2018} / 5 / 9};
};

void tell(Options& options, Settings& settings) {
    options.whole("count,n", "how many", settings.count, {0, 10});
    options.whole("pivot", "", settings.pivot, {0, 99});
    options.real("noise", "", settings.noise, {0, 1});
    options.flag("quiet", "", settings.quiet);
    options.choice("colour", "which", settings.colour, {"COLOUR", {"red", "green"}});
    options.real("sure", "", settings.sure, {0, 1}, "P");
    options.file("file", "", settings.file);
    options.file("folder", "", settings.folder, "DIR");
    options.list("more", "", settings.more);
    options.date("day", "", settings.day);
    options.word("mark", "", settings.mark, "C");
    options.words("column,c", "", settings.columns, "NAME");
    options.flag("no-header", "", settings.has_header, false);
    options.kind("attention", "of what", settings.attention, words<AttentionKind>());
    options.real("rate", "", settings.rate, {0, 1}, Default::told);
}

OptionList description() {
    OptionList declared;
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
    for (const OptionInfo& option : description())
        told.push_back(option.short_name + option.long_name + " " + option.placeholder + " " + option.default_text);
    CHECK(told == std::vector<std::string>{"ncount N 7", "pivot N 70", "noise X 0.5", "quiet  ", "colour COLOUR green",
                                           "sure P ", "file FILE ", "folder DIR ", "more LIST ", "day DATE 2018-05-09",
                                           "mark C ", "ccolumn NAME ", "no-header  ", "attention KIND additive",
                                           "rate X "});
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
    CHECK(settings.has_header);
    CHECK(settings.rate == 0.1);
}

TEST_CASE("what is given lands in the settings") {
    const Settings settings = parse({"-n", "3", "--pivot=20", "--noise=0", "--quiet", "--colour=red", "--sure=1",
                                     "--file=a", "--folder=b", "--more=c,d", "--day=1066-10-14", "--mark", "", "-c",
                                     "x", "--column=y", "--no-header", "--attention=dot", "--rate=1"});
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
    CHECK(settings.mark == "");
    CHECK(settings.columns == Words{"x", "y"});
    CHECK_FALSE(settings.has_header);
    CHECK(settings.attention == AttentionKind::dot);
    CHECK(settings.rate == 1);
}

namespace {

std::string refusal(const std::string& option, const std::string& value) {
    const test::Caught caught = test::caught([&] { parse({option, value}); });
    CHECK(caught.kind == static_cast<int>(ErrorKind::usage));
    return caught.message;
}

}  // namespace

TEST_CASE("what is not allowed is refused") {
    CHECK(refusal("--count", "11") == "option --count: '11' is not a whole number between 0 and 10");
    for (const char* value : {"-1", "1.5", "7x", " 7", "", "99999999999999999999999"})
        CHECK(refusal("--count", value).starts_with("option --count: '"));
    CHECK(refusal("--sure", "2") == "option --sure: '2' is not a number between 0 and 1");
    for (const char* value : {"nan", "1.01", "-0.1", "half"})
        CHECK(refusal("--noise", value) ==
              "option --noise: '" + std::string(value) + "' is not a number between 0 and 1");
    CHECK(refusal("--colour", "blue") == "option --colour: 'blue' is not one of red green");
    CHECK(!refusal("--attention", "blue").empty());
    for (const char* value : {"2018-02-30", "2018-05", "9 May 2018", "XX18-05-09", "none", "2018-05-XX"})
        CHECK(refusal("--day", value) == "option --day: '" + std::string(value) + "' is not a date as YYYY-MM-DD");
}

TEST_CASE("what was written can be asked for and refused") {
    const Arguments arguments(description(), {"-n", "3", "--quiet"});
    Options options(arguments);
    CHECK(options.has("count"));
    CHECK_FALSE(options.has("pivot"));
    CHECK(options.given() == std::set<std::string>{"count", "quiet"});
    Settings settings;
    tell(options, settings);
    CHECK(options.count() == 2);
    CHECK_NOTHROW(options.refuse({"pivot", "noise"}, "not today"));
    CHECK(test::caught([&] {
              options.refuse({"pivot", "quiet"}, "not today");
          }).message == "option --quiet: not today");
}

TEST_CASE("what is needed is asked for, but not while options are declared") {
    OptionList declared;
    Options declaring(declared);
    std::optional<std::filesystem::path> place;
    CHECK_NOTHROW(declaring.needed_file("output,o", "", place, "where?"));
    const Arguments nothing(declared, {}), something(declared, {"-o", "here"});
    Options missing(nothing), there(something);
    CHECK(test::caught([&] { missing.needed_file("output,o", "", place, "where?"); }).message ==
          "option --output is missing: where?");
    there.needed_file("output,o", "", place, "where?");
    CHECK(place == "here");
}

}  // namespace kalends::options_test
