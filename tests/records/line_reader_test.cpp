#include "records/line_reader.hpp"

#include <doctest/doctest.h>

#include <sstream>

namespace kalends::line_reader_test {
namespace {

std::vector<std::string> lines_of(const std::string& bytes, std::size_t limit = 100) {
    std::istringstream stream(bytes);
    kalends::LineReader reader(stream);
    std::vector<std::string> lines;
    for (std::string line; reader.next(line, limit);) lines.push_back(line);
    return lines;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("lines end at LF or at the end of the stream") {
    CHECK(lines_of("").empty());
    CHECK(lines_of("\n") == Lines{""});
    CHECK(lines_of("a") == Lines{"a"});
    CHECK(lines_of("a\n\nb\n") == Lines{"a", "", "b"});
    CHECK(lines_of("a\nb") == Lines{"a", "b"});
    CHECK(lines_of(std::string("a\0b\nc\n", 6)) == Lines{std::string("a\0b", 3), "c"});
}

TEST_CASE("one CR before LF goes, others stay") {
    CHECK(lines_of("a\r\n\r\nb\r\r\n") == Lines{"a", "", "b\r"});
    CHECK(lines_of("a\rb\n\r") == Lines{"a\rb", "\r"});
}

TEST_CASE("a byte order mark goes at the start of the stream only") {
    CHECK(lines_of("\xEF\xBB\xBFx\n\xEF\xBB\xBFy\n") == Lines{"x", "\xEF\xBB\xBFy"});
    CHECK(lines_of("\xEF\xBB\xBF") == Lines{""});
    CHECK(lines_of("\n\xEF\xBB\xBF\n") == Lines{"", "\xEF\xBB\xBF"});
}

TEST_CASE("a byte order mark takes nothing from a long line") {
    CHECK(lines_of("\xEF\xBB\xBF"
                   "abcdef\n",
                   4) == Lines{"abcd"});
    CHECK(lines_of("\xEF\xBB\xBF"
                   "abc\xF0\x9F\x98\x80z\n",
                   7) == Lines{"abc\xF0\x9F\x98\x80"});
    CHECK(lines_of("abcdefg\r\nb\n", 7) == Lines{"abcdefg", "b"});
    CHECK(lines_of("abcdefgh\n", 7) == Lines{"abcdefg"});
}

TEST_CASE("of a long line the beginning is kept, without half a character") {
    CHECK(lines_of("abcdef\ng\n", 4) == Lines{"abcd", "g"});
    CHECK(lines_of("abcd\r\ng", 4) == Lines{"abcd", "g"});
    CHECK(lines_of("ab\xE2\x82\xAC\xE2\x82\xAC\n", 6) == Lines{"ab\xE2\x82\xAC"});
    CHECK(lines_of("ab\xC3\xA4\xC3\xA4zz\n", 6) == Lines{"ab\xC3\xA4\xC3\xA4"});
    CHECK(lines_of("ab\xF0\x9F\x98\x80z\n", 5) == Lines{"ab"});
    CHECK(lines_of("\x80\x80\x80\x80\x80\x80\n", 4) == Lines{"\x80\x80\x80\x80"});
    CHECK(lines_of("ab\xE2\x82", 4) == Lines{"ab\xE2\x82"});  // as the stream ends: nothing was cut
    const Lines lines = lines_of(std::string(3'000'000, 'x') + "\nend\n", 100);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == std::string(100, 'x'));
    CHECK(lines[1] == "end");
}

TEST_CASE("a line that has arrived is known without reading on") {
    std::istringstream stream("a\nb\nc");
    kalends::LineReader reader(stream);
    std::string line;
    CHECK_FALSE(reader.has_line());
    REQUIRE(reader.next(line, 100));
    CHECK(reader.has_line());
    REQUIRE(reader.next(line, 100));
    CHECK(line == "b");
    CHECK_FALSE(reader.has_line());
}

TEST_CASE("a line as it stands, in pieces where it is long") {
    std::istringstream stream("ab\r\ncdef\n\ng");
    kalends::LineReader reader(stream);
    Lines pieces;
    for (std::string piece; reader.append(piece, 4); piece.clear()) pieces.push_back(piece);
    CHECK(pieces == Lines{"ab\r\n", "cdef", "\n", "\n", "g"});
    CHECK(reader.at_end());
}

}  // namespace kalends::line_reader_test
