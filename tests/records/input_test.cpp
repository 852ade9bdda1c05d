#include "records/input.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <future>
#include <streambuf>
#include <string>

#include "support/caught.hpp"
#include "support/temporary_folder.hpp"

namespace kalends::input_test {
namespace {

/// Goes on behind its end, as a terminal does.
class Terminal : public std::streambuf {
protected:
    int_type underflow() override {
        if (++asked_ == 2) return traits_type::eof();
        setg(text_.data(), text_.data(), text_.data() + text_.size());
        return traits_type::to_int_type(*gptr());
    }

private:
    std::string text_ = "text";
    int asked_ = 0;
};

}  // namespace

TEST_CASE("what has ended once has ended") {
    Terminal terminal;
    std::istream stream(&terminal);
    ByteStream bytes(stream);
    CHECK(bytes.peek() == "text");
    bytes.take(4);
    CHECK(bytes.peek().empty());
    CHECK(bytes.peek().empty());
}

TEST_CASE("a file is read to its end; a missing one and a folder are no input") {
    const test::TemporaryFolder folder;
    const std::string content(200'000, 'x');
    std::ofstream(folder / "file") << content;
    InputFile file(folder / "file");
    CHECK(std::string(std::istreambuf_iterator<char>(file), {}) == content);
    CHECK(test::caught([&] { InputFile(folder / "missing"); }).kind == 66);
    CHECK(test::caught([&] { InputFile{folder.path()}; }).message ==
          "cannot read " + folder.path().string() + ": it is a folder");
}

TEST_CASE("what cannot be read is told") {
    const int folder = ::open("/", O_RDONLY | O_CLOEXEC);
    InputFile file(folder);
    ByteStream bytes(file);
    const test::Caught failed = test::caught([&] { bytes.peek(); });
    CHECK(failed.kind == 74);
    CHECK(failed.message == "reading failed: Is a directory");
    ::close(folder);
}

TEST_CASE("who waits for bytes finds the end where it is told to stop") {
    std::array<int, 2> pipe{};
    REQUIRE(::pipe(pipe.data()) == 0);
    InputFile file(pipe[0]);
    ByteStream bytes(file);
    REQUIRE(::write(pipe[1], "text", 4) == 4);
    CHECK(bytes.peek() == "text");
    bytes.take(4);
    auto waiting = std::async(std::launch::async, [&] { return std::string(bytes.peek()); });
    file.stop();
    CHECK(waiting.get().empty());
    REQUIRE(::write(pipe[1], "more", 4) == 4);
    CHECK(bytes.peek().empty());
    ::close(pipe[0]);
    ::close(pipe[1]);
}

}  // namespace kalends::input_test
