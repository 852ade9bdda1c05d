#include "cli/options/groups.hpp"

#include <doctest/doctest.h>

#include <fstream>

#include "support/caught.hpp"
#include "support/temporary_folder.hpp"

namespace kalends::groups_test {
namespace {

namespace fs = std::filesystem;

struct Fixture {
    test::TemporaryFolder folder;

    [[nodiscard]] std::string message(const fs::path& output, const fs::path& other) const {
        return test::caught([&] { refuse_same_file({"--output", output}, {{"--model", other}}); }).message;
    }
};

TEST_CASE_FIXTURE(Fixture, "an output by any name of another file is refused") {
    std::ofstream(folder / "m.kal") << "x";
    fs::create_symlink("m.kal", folder / "link");
    fs::create_hard_link(folder / "m.kal", folder / "twin");
    const fs::path model = folder / "m.kal";
    for (const char* name : {"m.kal", "./m.kal", "link", "twin"})
        CHECK(message(folder / name, model) ==
              "--output and --model are the same file, " + (folder / name).string() + "; name another");
    CHECK(message(folder / "other", model).empty());
}

TEST_CASE_FIXTURE(Fixture, "so is one by the name of a file that is to be") {
    CHECK(!message(folder / "m.kal", folder / "m.kal").empty());
    CHECK(!message(folder / "sub" / ".." / "m.kal", folder / "m.kal").empty());
    CHECK(message(folder / "n.kal", folder / "m.kal").empty());
}

TEST_CASE_FIXTURE(Fixture, "names that lead nowhere are not therefore the same") {
    fs::create_symlink("circle", folder / "circle");
    CHECK(message(folder / "circle", folder / "m.kal").empty());
    CHECK(message(folder / std::string(300, 'a'), folder / std::string(300, 'b')).empty());
}

TEST_CASE_FIXTURE(Fixture, "a device may be named twice") {
    CHECK(message("/dev/null", "/dev/null").empty());
}

TEST_CASE("files that are not named are none") {
    CHECK_NOTHROW(refuse_same_file({"--output", std::nullopt}, {{"--model", std::nullopt}}));
    CHECK_NOTHROW(refuse_same_file({"--output", "a"}, {{"--model", std::nullopt}}));
}

TEST_CASE("a group checks its options together") {
    OptionList declared;
    Options options(declared);
    GeneratorOptions defaults;
    generator_options(options, defaults);
    const Arguments arguments(declared, {"--from", "2001-01-01", "--to", "2000-01-01"});
    Options given(arguments);
    GeneratorOptions settings;
    CHECK(test::caught([&] { generator_options(given, settings); }).message == "--from is later than --to");
}

}  // namespace

}  // namespace kalends::groups_test
