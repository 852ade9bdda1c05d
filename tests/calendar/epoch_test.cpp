#include "calendar/epoch.hpp"

#include <doctest/doctest.h>

namespace kalends::epoch_test {
namespace {

std::string datetime(std::string_view number, Epoch epoch) {
    return resolve_epoch(number, epoch, false).datetime;
}

TEST_CASE("which texts are bare numbers") {
    for (const char* number : {"0", "1525867200", "-1", "+5", "43229.5"}) CHECK_MESSAGE(is_bare_number(number), number);
    for (const char* other : {"", "-", "1.", ".5", "1 2", "1e5", "12a", "1.5.2"})
        CHECK_MESSAGE(!is_bare_number(other), other);
}

TEST_CASE("seconds of Unix are in UTC") {
    CHECK(datetime("0", Epoch::unix_seconds) == "1970-01-01T00:00:00Z");
    CHECK(datetime("1525867200", Epoch::unix_seconds) == "2018-05-09T12:00:00Z");
    CHECK(datetime("1525867200.125", Epoch::unix_seconds) == "2018-05-09T12:00:00.125Z");
    CHECK(datetime("-1", Epoch::unix_seconds) == "1969-12-31T23:59:59Z");
    CHECK(datetime("-0.5", Epoch::unix_seconds) == "1969-12-31T23:59:59.5Z");
    CHECK(datetime("4102444800", Epoch::unix_seconds) == "2100-01-01T00:00:00Z");
}

TEST_CASE("milliseconds") {
    CHECK(datetime("1525867200000", Epoch::unix_milliseconds) == "2018-05-09T12:00:00Z");
    CHECK(datetime("1525867200007", Epoch::unix_milliseconds) == "2018-05-09T12:00:00.007Z");
    CHECK(datetime("-1", Epoch::unix_milliseconds) == "1969-12-31T23:59:59.999Z");
}

TEST_CASE("days of a spreadsheet have no 29 February 1900") {
    CHECK(datetime("1", Epoch::excel) == "1900-01-01");
    CHECK(datetime("59", Epoch::excel) == "1900-02-28");
    CHECK(resolve_epoch("60", Epoch::excel, false).validity == Validity::impossible);
    CHECK(datetime("61", Epoch::excel) == "1900-03-01");
    CHECK(datetime("43229", Epoch::excel) == "2018-05-09");
    CHECK(datetime("43229.5", Epoch::excel) == "2018-05-09T12:00:00");
    CHECK(datetime("43229.25" + std::string(400, '0') + "1", Epoch::excel) == "2018-05-09T06:00:00");
    CHECK(datetime("43229.99999999", Epoch::excel) == "2018-05-10T00:00:00");
    CHECK(resolve_epoch("0", Epoch::excel, false).validity == Validity::impossible);
}

TEST_CASE("the day is that of the number's zone") {
    const ResolvedDate found = resolve_epoch("1525867200", Epoch::unix_seconds, false);
    CHECK(found.validity == Validity::complete);
    CHECK(found.iso == "2018-05-09");
    CHECK(found.edtf == "2018-05-09");
    CHECK(found.bounds.earliest == found.bounds.latest);
}

TEST_CASE("beyond the years that are written nothing is possible") {
    for (const char* number : {"253402300800", "-62135596801", "99999999999999999999", "2069800000000"})
        CHECK_MESSAGE(resolve_epoch(number, Epoch::unix_seconds, false).validity == Validity::impossible, number);
}

}  // namespace
}  // namespace kalends::epoch_test
