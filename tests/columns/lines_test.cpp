#include "columns/lines.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <fstream>
#include <sstream>

#include "kalends/core/error.hpp"

namespace kalends::lines_test {
namespace {

namespace fs = std::filesystem;

struct Fixture {
    fs::path folder = fs::temp_directory_path() / ("kalends-input-" + std::to_string(::getpid()));
    std::istringstream in{"in 1\nin 2"};

    Fixture() { fs::create_directories(folder); }
    ~Fixture() { fs::remove_all(folder); }

    [[nodiscard]] fs::path file(const std::string& name, const std::string& content) const {
        std::ofstream(folder / name, std::ios::binary) << content;
        return folder / name;
    }

    std::vector<std::string> lines(const std::vector<fs::path>& files) {
        kalends::InputLines input(files, in, 100);
        std::vector<std::string> all;
        for (std::string line; input.next(line);) all.push_back(line);
        return all;
    }

    kalends::ErrorKind error(const std::vector<fs::path>& files) {
        try {
            lines(files);
        } catch (const kalends::Error& error) {
            return error.kind();
        }
        return kalends::ErrorKind::internal;
    }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "UTF-16 is refused, not read as bytes") {
    CHECK(error({file("utf16",
                      "\xFF\xFE"
                      "2\0\n")}) == kalends::ErrorKind::data);
    CHECK(error({file("good", "2018\n"), file("utf16", "\xFE\xFF")}) == kalends::ErrorKind::data);
    CHECK(lines({file("inside", "2018\n\xFF\xFE")}).size() == 2);
}

TEST_CASE_FIXTURE(Fixture, "standard input is read where no file is named") {
    CHECK(lines({}) == std::vector<std::string>{"in 1", "in 2"});
    CHECK(lines({}).empty());
}

TEST_CASE_FIXTURE(Fixture, "files follow one another, each line its own, each file with its byte order mark") {
    const fs::path a = file("a",
                            "\xEF\xBB\xBF"
                            "a 1\r\na 2"),
                   b = file("b",
                            "\xEF\xBB\xBF"
                            "b 1\n"),
                   empty = file("c", "");
    CHECK(lines({a, empty, "-", b}) == std::vector<std::string>{"a 1", "a 2", "in 1", "in 2", "b 1"});
}

TEST_CASE_FIXTURE(Fixture, "a missing file and a folder are no input, and that is told first") {
    CHECK(error({folder / "missing"}) == kalends::ErrorKind::no_input);
    CHECK(error({folder}) == kalends::ErrorKind::no_input);
    CHECK(error({"-", folder / "missing"}) == kalends::ErrorKind::no_input);
    CHECK(lines({"-"}).size() == 2);  // nothing was read before the error
}

}  // namespace kalends::lines_test
