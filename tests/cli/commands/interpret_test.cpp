#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "cli/application.hpp"
#include "support/caught.hpp"
#include "support/temporary_folder.hpp"

// How rows come and go. What they are answered stands in tests/golden and tests/contract.
namespace kalends::interpret_test {
namespace {

struct Result {
    int code = 0;
    std::string out, err;  ///< what an error says, too
};

Result run(Words words, const std::string& input = "") {
    std::istringstream in(input);
    std::ostringstream out, err;
    Console console{in, out, err};
    words.insert(words.begin(), "interpret");
    int code = 0;
    const test::Caught error = test::caught([&] { code = run_application(words, console); });
    return {error.message.empty() ? code : error.kind, out.str(), err.str() + error.message};
}

TEST_CASE("a line out for each row, whatever columns follow") {
    const Result result =
        run({}, "9 May 2018\t2018-05-09\nMay\\t2018\t2018-05-XX\ten_GB\tcldr\t-\t-\t-\nno date\tnone\n");
    CHECK(result.out == "2018-05-09\n2018-05\n\n");
    CHECK(result.err.empty());
    CHECK(result.code == 0);
}

TEST_CASE("files follow one another, and - is standard input") {
    const test::TemporaryFolder folder;
    std::ofstream(folder / "a") << "a\t2018-05-09";
    std::ofstream(folder / "b") << "b\t2018-05-10\n";
    const Result result = run({(folder / "a").string(), "-", (folder / "b").string()}, "c\t2018-05-11\n");
    CHECK(result.out == "2018-05-09\n2018-05-11\n2018-05-10\n");
}

TEST_CASE("a file that is missing is told before any work") {
    const test::TemporaryFolder folder;
    std::ofstream(folder / "a") << "a\t2018-05-09\n";
    const Result result = run({(folder / "a").string(), (folder / "no").string()});
    CHECK(result.code == 66);
    CHECK(result.out.empty());
}

TEST_CASE("what was answered before a malformed row is written") {
    const Result result = run({}, "a\t2018-05-09\nb\t2018-5-9\nc\t2018-05-11\n");
    CHECK(result.code == 65);
    CHECK(result.out == "2018-05-09\n");
    CHECK(result.err.starts_with("standard input:2: "));
    CHECK(run({}, "a\t2018-05-09\nno tab\n").err.starts_with("standard input:2: no tab"));
}

TEST_CASE("no half of a file appears under its name") {
    const test::TemporaryFolder folder;
    const std::string output = (folder / "out").string();
    CHECK(run({"--output", output}, "a\t2018-05-09\nb\n").code == 65);
    CHECK(!std::filesystem::exists(output));
    CHECK(run({"--output", output}, "a\t2018-05-09\n").code == 0);
    CHECK(std::filesystem::file_size(output) == 11);
}

TEST_CASE("many rows are answered in order") {
    std::string rows, dates;
    for (int i = 0; i < 20'000; ++i) {
        const std::string date = "2018-05-" + std::to_string(10 + i % 20);
        rows += std::to_string(i) + '\t' + date + '\n';
        dates += date + '\n';
    }
    CHECK(run({}, rows).out == dates);
}

TEST_CASE("--strict fails where nothing is written of a row, and --summary counts") {
    const std::string rows = "a\t2018-05-09\nb\tnone\n";
    CHECK(run({"--strict"}, rows).code == 1);
    CHECK(run({"--strict"}, "a\t2018-05-09\n").code == 0);
    CHECK(run({"--summary"}, rows).err.starts_with("rows: 2\nok: 1\n"));
}

}  // namespace

}  // namespace kalends::interpret_test
