#include "core/file_lock.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

#include "support/caught.hpp"
#include "support/temporary_folder.hpp"

namespace kalends::file_lock_test {
namespace {

using test::caught;
using test::TemporaryFolder;

std::string content(const std::filesystem::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST_CASE("a second lock is refused, and says who has the first") {
    const TemporaryFolder folder;
    const FileLock first(folder / "m.kal");
    const test::Caught refused = caught([&] { FileLock(folder / "m.kal"); });
    CHECK(refused.kind == 73);
    CHECK(refused.message.find("another process, " + std::to_string(getpid()) + ", is writing it") !=
          std::string::npos);
    CHECK_NOTHROW(FileLock(folder / "other.kal"));
}

TEST_CASE("a lock given back can be taken again, and leaves nothing") {
    const TemporaryFolder folder;
    for (int i = 0; i < 3; ++i) {
        const FileLock lock(folder / "m.kal");
        CHECK(folder.file_count() == 1);
    }
    CHECK(folder.file_count() == 0);
}

TEST_CASE("a lock whose file was removed leaves the next one's alone") {
    const TemporaryFolder folder;
    std::optional<FileLock> first(folder / "m.kal");
    std::filesystem::remove(folder / ".m.kal.lock");
    const FileLock second(folder / "m.kal");
    first.reset();
    CHECK(folder.file_count() == 1);
}

TEST_CASE("the lock of a killed process is free; its file goes with the next") {
    const TemporaryFolder folder;
    const pid_t child = fork();
    if (child == 0) {
        const FileLock lock(folder / "m.kal");
        raise(SIGKILL);
    }
    waitpid(child, nullptr, 0);
    CHECK(folder.file_count() == 1);
    std::optional<FileLock> lock(folder / "m.kal");
    lock.reset();
    CHECK(folder.file_count() == 0);
}

TEST_CASE("a file of somebody's data in the lock's place stays what it is") {
    const TemporaryFolder folder;
    for (const char* data : {"9 May 2018\t2018-05-09\n", "12345678901234567890123456789012345"}) {
        std::ofstream(folder / ".m.kal.lock") << data;
        const test::Caught refused = caught([&] { FileLock(folder / "m.kal"); });
        CHECK(refused.kind == 73);
        CHECK(refused.message.ends_with("is no file of kalends; remove it"));
        CHECK(content(folder / ".m.kal.lock") == data);
    }
}

TEST_CASE("what stands in the lock's place is neither followed nor written") {
    const TemporaryFolder folder;
    std::ofstream(folder / "victim") << "precious";
    std::filesystem::create_symlink(folder / "victim", folder / ".m.kal.lock");
    CHECK(caught([&] { FileLock(folder / "m.kal"); }).kind == 73);
    CHECK(std::filesystem::file_size(folder / "victim") == 8);
    mkfifo((folder / ".n.kal.lock").c_str(), 0600);
    CHECK(caught([&] { FileLock(folder / "n.kal"); }).kind == 73);
    CHECK(std::filesystem::exists(folder / ".n.kal.lock"));
}

TEST_CASE("a folder that cannot be written is named") {
    CHECK(caught([] { FileLock("/proc/m.kal"); }).kind == 73);
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

}  // namespace kalends::file_lock_test
