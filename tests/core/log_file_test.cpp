#include "core/log_file.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

#include "core/file_lock.hpp"
#include "support/caught.hpp"
#include "support/temporary_folder.hpp"

namespace kalends {
namespace {

using test::caught;
using test::TemporaryFolder;

std::string content(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST_CASE("a log grows by lines behind what is there, until it is cleared") {
    const TemporaryFolder folder;
    std::ofstream(folder / "m.jsonl") << "old\n";
    LogFile log(folder / "m.jsonl");
    log.append("new");
    CHECK(content(folder / "m.jsonl") == "old\nnew\n");
    log.clear();
    log.append("first");
    CHECK(content(folder / "m.jsonl") == "first\n");
    CHECK(folder.file_count() == 1);
}

TEST_CASE("one process has a log; given back, another may take it") {
    const TemporaryFolder folder;
    std::optional<LogFile> first(folder / "m.jsonl");
    const test::Caught refused = caught([&] { LogFile(folder / "m.jsonl"); });
    CHECK(refused.kind == 73);
    CHECK(refused.message.find("m.jsonl: another process is writing it") != std::string::npos);
    first.reset();
    CHECK_NOTHROW(LogFile(folder / "m.jsonl"));
}

TEST_CASE("the lock of a model is no place for its log") {
    const TemporaryFolder folder;
    const FileLock lock(folder / "m.kal");
    CHECK(caught([&] { LogFile(folder / ".m.kal.lock"); }).kind == 73);
}

TEST_CASE("a device takes lines of many, and has nothing to clear") {
    LogFile one("/dev/null"), other("/dev/null");
    CHECK_NOTHROW(one.clear());
    CHECK_NOTHROW(other.append("x"));
}

TEST_CASE("what cannot be written is named") {
    CHECK(caught([] { LogFile("/proc/m.jsonl"); }).kind == 73);
    const test::Caught full = caught([] { LogFile("/dev/full").append("x"); });
    CHECK(full.kind == 74);
    CHECK(full.message.starts_with("/dev/full: cannot write: "));
}

}  // namespace
}  // namespace kalends
