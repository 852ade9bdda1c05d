#include "text/file_names.hpp"

#include <doctest/doctest.h>

#include "kalends/text/normalized_text.hpp"

namespace kalends::file_names_test {
namespace {

/// With a bar between them.
std::string parts(std::string_view name) {
    const std::u32string text = normalize_text(name).code_points;
    std::string all;
    for (const Place& place : find_parts_of_file_names(text))
        all += (all.empty() ? "" : "|") + to_utf8(text.substr(place.begin, place.end - place.begin));
    return all;
}

TEST_CASE("extensions at the end of a name") {
    CHECK(parts("backup-2018-05-08-0330.tar.gz") == ".tar.gz");
    CHECK(parts("log.2018-05-08.7z") == ".7z");
    CHECK(parts("Scan 8 May 2018.HEIC") == ".heic");
    CHECK(parts("data_20180508.csv.gz") == ".gz");
    CHECK(parts("Scan 8 May 2018.pdf").empty());
}

TEST_CASE("numbers of a day's pictures") {
    CHECK(parts("VID-20180508-WA0003.mp4") == "-wa0003|.mp4");
    CHECK(parts("IMG-20180508-WA12").empty());
    CHECK(parts("08-wa0003").empty());
}

TEST_CASE("numbers of copies, behind a time") {
    CHECK(parts("2018-05-12 18.44.55-1.jpg") == "-1");
    CHECK(parts("20180513_184455-10.heic") == ".heic|-10");
    CHECK(parts("2018-05-12.jpg").empty());
    CHECK(parts("2018-05-12-1.jpg").empty());
    CHECK(parts("data_201805-12.csv").empty());
    CHECK(parts("18.44.55-1.5").empty());
}

TEST_CASE("a counter stays what it is") {
    CHECK(parts("IMG_2018.HEIC").empty());
    CHECK(parts("DSCN1987.MOV").empty());
}

TEST_CASE("other points are none of a file's name") {
    CHECK(parts("8.5.2018").empty());
    CHECK(parts("8 May 2018 .log").empty());
    CHECK(parts(".log").empty());
    CHECK(parts("log").empty());
    CHECK(parts("8.log 2018").empty());
    CHECK(parts("").empty());
}

}  // namespace
}  // namespace kalends::file_names_test
