#include "kalends/core/file_lock.hpp"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <optional>
#include <string>

#include "support/caught.hpp"
#include "support/temporary_folder.hpp"

namespace kalends {
namespace {

using test::caught;
using test::TemporaryFolder;

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

TEST_CASE("a folder that cannot be written is named") {
    CHECK(caught([] { FileLock("/proc/m.kal"); }).kind == 73);
}

}  // namespace
}  // namespace kalends
