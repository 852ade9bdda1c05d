#include "cli/application.hpp"

#include <doctest/doctest.h>

#include <set>
#include <sstream>

#include "cli/commands/command.hpp"
#include "kalends/core/error.hpp"

namespace kalends::application_test {
namespace {

using kalends::Words;

struct Result {
    int code = 0;
    std::string out, err;
};

/// Runs a command line as main() does.
Result run(const Words& words, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out, err;
    kalends::Console console{in, out, err};
    Result result;
    try {
        result.code = kalends::run_application(words, console);
    } catch (const std::exception& error) {
        result.code = kalends::report_error(error, words, console);
    }
    result.out = out.str();
    result.err = err.str();
    return result;
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("help lists all commands, and each command explains itself, examples first") {
    const Result overview = run({"--help"});
    CHECK(overview.code == 0);
    for (const auto& command : kalends::all_commands()) {
        const std::string name(command->manual().name);
        CHECK(contains(overview.out, "\n  " + name + " "));
        const Result manual = run({name, "--wrong", "--help"});
        CHECK(manual.code == 0);
        CHECK(manual.err.empty());
        CHECK(manual.out.find("Examples:\n  ") < manual.out.find("Usage: kalends " + name));
        CHECK(contains(manual.out, "--help"));
    }
}

TEST_CASE("no letter stands for two options of a command") {
    for (const auto& command : kalends::all_commands()) {
        std::set<std::string> letters;
        for (const kalends::OptionInfo& option : command->options()) {
            CAPTURE(option.long_name);
            CHECK((option.short_name.empty() || letters.insert(option.short_name).second));
        }
    }
}

TEST_CASE("version names the program first") {
    const Result result = run({"--version"});
    CHECK(result.code == 0);
    CHECK(result.out.starts_with("kalends "));
    CHECK(contains(result.out, "OpenBLAS"));
}

TEST_CASE("usage errors exit with 64 and a hint") {
    CHECK(run({}).code == 64);
    const Result command = run({"normalise"});
    CHECK(command.code == 64);
    CHECK(command.err == "kalends: unknown command 'normalise'; did you mean 'normalize'?\nTry 'kalends --help'.\n");
    const Result option = run({"generate", "--sed", "1"});
    CHECK(option.code == 64);
    CHECK(option.err ==
          "kalends generate: unknown option '--sed'; did you mean '--seed'?\nTry 'kalends generate --help'.\n");
    CHECK(run({"generate", "file"}).code == 64);
    CHECK(run({"--vresion"}).code == 64);
    CHECK(run({"generate", "--from", "2020-01-01", "--to", "2019-01-01"}).code == 64);
}

TEST_CASE("missing models and inputs exit with 66") {
    const Result result = run({"normalize", "--model", "/nonexistent/model.kal"});
    CHECK(result.code == 66);
    CHECK(result.out.empty());
    CHECK(contains(result.err, "kalends normalize: "));
    CHECK(contains(result.err, "/nonexistent/model.kal"));
    CHECK(run({"inspect", "/nonexistent/model.kal"}).code == 66);
}

TEST_CASE("what is no Error of ours is a fault of the program") {
    std::istringstream in;
    std::ostringstream out, err;
    kalends::Console console{in, out, err};
    CHECK(kalends::report_error(std::bad_alloc(), {"normalize"}, console) == 70);
    CHECK(kalends::report_error(kalends::Error(kalends::ErrorKind::data, "m.kal is damaged"), {"normalize"}, console) ==
          65);
    CHECK(contains(err.str(), "kalends normalize: m.kal is damaged\n"));
}

}  // namespace kalends::application_test
