#include "core/atomic_file.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <string>
#include <vector>

#include "support/caught.hpp"
#include "support/temporary_folder.hpp"

namespace kalends::atomic_file_test {
namespace {

namespace fs = std::filesystem;
using test::caught;
using test::TemporaryFolder;

void replace(const fs::path& path, const std::string& text) {
    replace_file(path, std::as_bytes(std::span(text)));
}

std::string content(const fs::path& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

void touch(const fs::path& path) {
    std::ofstream(path) << "left behind";
}

TEST_CASE("creates and replaces, and leaves nothing else") {
    const TemporaryFolder folder;
    replace(folder / "a", "one");
    CHECK(content(folder / "a") == "one");
    replace(folder / "a", "");
    CHECK(content(folder / "a").empty());
    CHECK(folder.file_count() == 1);
}

TEST_CASE("a name without a folder is in the current one") {
    const TemporaryFolder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    replace("plain", "here");
    fs::current_path(before);
    CHECK(content(folder / "plain") == "here");
}

TEST_CASE("a new file obeys the umask, an old one keeps its permissions") {
    const TemporaryFolder folder;
    const mode_t before = umask(027);
    replace(folder / "new", "x");
    umask(before);
    CHECK(fs::status(folder / "new").permissions() == fs::perms{0640});
    fs::permissions(folder / "new", fs::perms{0604});
    replace(folder / "new", "y");
    CHECK(fs::status(folder / "new").permissions() == fs::perms{0604});
}

TEST_CASE("a symbolic link is followed") {
    const TemporaryFolder folder;
    replace(folder / "real", "old");
    fs::create_symlink("real", folder / "link");
    replace(folder / "link", "new");
    CHECK(fs::is_symlink(folder / "link"));
    CHECK(content(folder / "real") == "new");
}

TEST_CASE("a link to nothing is neither followed nor replaced") {
    const TemporaryFolder folder;
    fs::create_symlink(folder / "absent", folder / "link");
    const test::Caught refused = caught([&] { AtomicFile(folder / "link"); });
    CHECK(refused.kind == 73);
    CHECK(refused.message.ends_with("link: is a link to nothing; name another output"));
    CHECK(fs::is_symlink(folder / "link"));
}

TEST_CASE("an output that cannot be created is named") {
    const TemporaryFolder folder;
    replace(folder / "file", "x");
    for (const fs::path& path :
         {folder / "missing/m.kal", folder / "file/m.kal", folder.path(), fs::path("/dev/null"), fs::path()}) {
        CAPTURE(path);
        const test::Caught error = caught([&] { replace(path, "text"); });
        CHECK(error.kind == 73);
        CHECK(error.message.starts_with(path.string() + ": "));
    }
    CHECK(folder.file_count() == 1);
}

TEST_CASE("an unwritable folder is refused") {
    if (geteuid() == 0) return;  // root may write anywhere
    const TemporaryFolder folder;
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec);
    CHECK(caught([&] { replace(folder / "m.kal", "text"); }).kind == 73);
}

TEST_CASE("a full disk leaves the old file and no other") {
    const TemporaryFolder folder;
    replace(folder / "m.kal", "old");
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small{1000, before.rlim_max};
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &small);
    const test::Caught error = caught([&] { replace(folder / "m.kal", std::string(5000, 'x')); });
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    CHECK(error.kind == 74);
    CHECK(content(folder / "m.kal") == "old");
    CHECK(folder.file_count() == 1);
}

/// As another process would: open and locked until this object goes.
class Writer {
public:
    explicit Writer(const fs::path& path) : file_(::open(path.c_str(), O_WRONLY | O_CREAT, 0666)) {
        REQUIRE(::flock(file_, LOCK_EX | LOCK_NB) == 0);
    }
    ~Writer() { ::close(file_); }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

private:
    int file_;
};

TEST_CASE("temporaries of the same target that nobody writes any more go, others stay") {
    const TemporaryFolder folder;
    for (const char* name : {".m.kal.1-0.tmp", ".m.kal.99999-1.tmp"}) touch(folder / name);
    const std::vector<std::string> kept{".m.kal.1-1.tmp", ".other.kal.1-0.tmp", ".m.kal.old.tmp"};
    const Writer writer(folder / kept[0]);
    for (const std::string& name : {kept[1], kept[2]}) touch(folder / name);
    replace(folder / "m.kal", "new");
    for (const std::string& name : kept) CHECK(fs::exists(folder / name));
    CHECK(folder.file_count() == 4);
}

TEST_CASE("two writers of one target do not disturb each other") {
    const TemporaryFolder folder;
    AtomicFile first(folder / "m.kal"), second(folder / "m.kal");
    second.write(std::as_bytes(std::span("second")));
    second.commit();
    first.write(std::as_bytes(std::span("first")));
    first.commit();
    CHECK(content(folder / "m.kal").starts_with("first"));
    CHECK(folder.file_count() == 1);
}

TEST_CASE("without commit() the old file stays") {
    const TemporaryFolder folder;
    replace(folder / "m.kal", "old");
    {
        AtomicFile file(folder / "m.kal");
        file.write(std::as_bytes(std::span("new")));
        CHECK(folder.file_count() == 2);
    }
    CHECK(content(folder / "m.kal") == "old");
    CHECK(folder.file_count() == 1);
}

TEST_CASE("many writes make one file") {
    const TemporaryFolder folder;
    AtomicFile file(folder / "rows");
    const std::string row(1000, 'r');
    for (int i = 0; i < 200; ++i) file.write(std::as_bytes(std::span(row)));
    file.commit();
    CHECK(content(folder / "rows") == std::string(200'000, 'r'));
}

TEST_CASE("a temporary name in use is passed over") {
    const TemporaryFolder folder;
    const Writer writer(folder / (".m.kal." + std::to_string(getpid()) + "-0.tmp"));
    replace(folder / "m.kal", "new");
    CHECK(content(folder / "m.kal") == "new");
    CHECK(folder.file_count() == 2);
}

}  // namespace

}  // namespace kalends::atomic_file_test
