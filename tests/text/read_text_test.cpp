#include "text/read_text.hpp"

#include <doctest/doctest.h>

namespace kalends::read_text_test {
namespace {

std::u32string read(std::string_view text) {
    return read_text(text).text.code_points;
}

TEST_CASE("a whole number of a data frame is read without its fraction") {
    CHECK(read("2018.0") == U"2018");
    CHECK(read(" 20180509.0 ") == U"20180509");
    CHECK(read("2018.00") == U"2018.00");
    CHECK(read("2018.05") == U"2018.05");
    CHECK(read("18.0") == U"18.0");
    CHECK(read("v 2018.0").find(U".0") != std::u32string::npos);
    CHECK(read_text("2018.0").left_out.empty());
}

TEST_CASE("of a line of a log the stamp is read, and what stands around it is told") {
    const std::string line = "10.0.0.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /\" 200";
    const ReadText found = read_text(line);
    CHECK(found.text.code_points == U"10/oct/2000:13:55:36 -0700");
    CHECK(found.text.origin.front() == ByteSpan{14, 15});
    REQUIRE(found.left_out.size() == 2);
    CHECK(line.substr(found.left_out[0].begin, found.left_out[0].end - found.left_out[0].begin) == "10.0.0.1 - -");
    CHECK(line.substr(found.left_out[1].begin, found.left_out[1].end - found.left_out[1].begin) == "\"GET /\" 200");
}

TEST_CASE("zones in words, and before the time, are read as abbreviations behind it") {
    CHECK(read("9 May 2018 10:00 Pacific Daylight Time") == U"9 may 2018 10:00 chst");
    CHECK(read("DTSTART;TZID=Europe/Berlin:20180509T100000") == U"20180509t100000 chst");
    CHECK(read_text("9 May 2018 10:00 Pacific Daylight Time").left_out.empty());
}

}  // namespace
}  // namespace kalends::read_text_test
