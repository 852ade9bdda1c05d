#include "cli/output.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include "kalends/core/error.hpp"

namespace kalends::output_test {
namespace {

namespace fs = std::filesystem;

struct Fixture {
    fs::path folder = fs::temp_directory_path() / ("kalends-output-" + std::to_string(::getpid()));
    std::istringstream in;
    std::ostringstream out, err;
    kalends::Console console{in, out, err};

    Fixture() { fs::create_directories(folder); }
    ~Fixture() { fs::remove_all(folder); }

    [[nodiscard]] std::size_t files() const {
        return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), {}));
    }
};

std::string content(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

kalends::ErrorKind kind_of(kalends::Console& console, const fs::path& path) {
    try {
        kalends::Output output(console, path);
        output.write("x");
        output.commit();
    } catch (const kalends::Error& error) {
        return error.kind();
    }
    return kalends::ErrorKind::internal;
}

}  // namespace

TEST_CASE_FIXTURE(Fixture, "without a path the console is written") {
    kalends::Output output(console, std::nullopt);
    output.write("abc");
    output.commit();
    CHECK(out.str() == "abc");
}

TEST_CASE_FIXTURE(Fixture, "a file appears only when it is whole") {
    const fs::path path = folder / "rows.tsv";
    {
        kalends::Output output(console, path);
        output.write("new");
        CHECK_FALSE(fs::exists(path));
    }
    CHECK(files() == 0);
    kalends::Output output(console, path);
    output.write("whole");
    output.commit();
    CHECK(content(path) == "whole");
    CHECK(files() == 1);
}

TEST_CASE_FIXTURE(Fixture, "an old file stays until the new one is whole, and a link stays a link") {
    const fs::path path = folder / "rows.tsv", link = folder / "link.tsv";
    std::ofstream(path) << "old";
    fs::create_symlink("rows.tsv", link);
    {
        kalends::Output output(console, link);
        output.write("half");
        output.flush();
    }
    CHECK(content(path) == "old");
    kalends::Output output(console, link);
    output.write("new");
    output.commit();
    CHECK(fs::is_symlink(link));
    CHECK(content(path) == "new");
}

TEST_CASE_FIXTURE(Fixture, "what cannot be created or written is told apart") {
    CHECK(kind_of(console, folder / "missing" / "rows.tsv") == kalends::ErrorKind::cannot_create);
    CHECK(kind_of(console, folder) == kalends::ErrorKind::cannot_create);
    CHECK(kind_of(console, "/dev/full") == kalends::ErrorKind::io);
    CHECK(files() == 0);
}

}  // namespace kalends::output_test
