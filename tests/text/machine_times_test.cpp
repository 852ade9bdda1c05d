#include "text/machine_times.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace kalends::machine_times_test {
namespace {

std::string written(std::string_view bytes) {
    NormalizedText text = normalize_text(bytes);
    write_machine_times(text);
    CHECK(text.origin.size() == text.code_points.size());
    return to_utf8(text.code_points);
}

}  // namespace

TEST_CASE("times in names of files") {
    CHECK(written("2018-05-09T14-30-00") == "2018-05-09t14:30:00");
    CHECK(written("2018-05-09T14-30") == "2018-05-09t14:30");
    CHECK(written("2018-05-09T14_30_00Z") == "2018-05-09t14:30:00z");
    CHECK(written("2018-05-09 14-30-05") == "2018-05-09 14:30:05");
    CHECK(written("2018-05-09_14-30-05") == "2018-05-09 14:30:05");
    CHECK(written("2018-05-09-14-30-05") == "2018-05-09 14:30:05");
    CHECK(written("Screenshot_2018-05-09-14-30-05.png") == "screenshot_2018-05-09 14:30:05.png");
    CHECK(written("2018_05_09_14_30_05") == "2018_05_09 14:30:05");
}

TEST_CASE("what stands behind seconds") {
    CHECK(written("2018-05-09T14-30-05+02-00") == "2018-05-09t14:30:05+02:00");
    CHECK(written("2018-05-09T14-30-05-05-00") == "2018-05-09t14:30:05-05:00");
    CHECK(written("2018-05-09T14-30-05-0500") == "2018-05-09t14:30:05-0500");
    CHECK(written("2018-05-09T14-30-05+02") == "2018-05-09t14:30:05+02");
    CHECK(written("2018-05-09-14-30-05-123.png") == "2018-05-09 14:30:05.123.png");
    CHECK(written("IMG_2018-05-09_14-30-05_001.jpg") == "img_2018-05-09 14:30:05_001.jpg");
}

TEST_CASE("thousandths behind a time without points") {
    CHECK(written("PXL_20180508_033012123.jpg") == "pxl_20180508_033012.123.jpg");
    CHECK(written("20180508-033012") == "20180508-033012");
    CHECK(written("20180508_933012123") == "20180508_933012123");
    CHECK(written("20180508_0330121234") == "20180508_0330121234");
    CHECK(written("20180508-129999999") == "20180508-129999999");
    CHECK(written("12345678-123456789") == "12345678-123456789");
}

TEST_CASE("a word joined to the sign of UTC") {
    CHECK(written("2018-05-09T14:30:00Zulu") == "2018-05-09t14:30:00z ulu");
    CHECK(written("2018-05-09T14:30Z el") == "2018-05-09t14:30z el");
    CHECK(written("2018-05-09 14:30zum") == "2018-05-09 14:30zum");
    CHECK(written("2018-05-09Tzum") == "2018-05-09tzum");
}

TEST_CASE("offsets of PDF") {
    CHECK(written("D:20180509143000+02'00'") == "d:20180509143000+02:00");
    CHECK(written("D:20180509143000-05'30") == "d:20180509143000-05:30");
}

TEST_CASE("other texts stay") {
    for (const std::string_view text : {"2018-05-09 14-30",
                                        "2018-05-09 24-30-00",
                                        "2018-05-09 14-60-00",
                                        "2018-05-09 14-30-60",
                                        "2018-05-09 14-30-000",
                                        "2018-05-09 14-30-00-1",
                                        "2018-05-09 14-30-00_12",
                                        "2018-05-09t10-05",
                                        "2018-05-09t10-05:00",
                                        "2018-05-09t22-14",
                                        "2018-05-09t14-30-5",
                                        "2018-05-09 14-30-00-01-02-03",
                                        "2018-05-09-2018-05-12",
                                        "12018-05-09 14-30-00",
                                        "2018-05-09",
                                        "2018-05-09t",
                                        "2018-05-09 14:30",
                                        "20180509143000",
                                        "20180509143000+",
                                        "20180509143000+0200",
                                        "1850-60",
                                        ""})
        CHECK(written(text) == text);
}

}  // namespace kalends::machine_times_test
