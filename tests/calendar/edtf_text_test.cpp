#include "calendar/edtf_text.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "calendar/periods.hpp"

namespace kalends::edtf_text_test {
namespace {

PointTime time(const std::string& text, std::optional<Unit> unit = {}, const std::string& marks = "") {
    PointTime time;
    time.period = made::period(text);
    time.period->unit = unit;
    time.about = marks.find('~') != std::string::npos;
    time.uncertain = marks.find('?') != std::string::npos;
    return time;
}

PointTime season(const std::string& months, int number) {
    PointTime made = time(months);
    made.period->season = number;
    return made;
}

PointTime yearless(PointTime time) {
    time.is_yearless = true;
    return time;
}

PointTime unplaced(const char* text) {
    PointTime made;
    made.unplaced = text;
    made.is_yearless = true;
    return made;
}

std::string alone(const PointTime& time) {
    return edtf_alone(time).value_or("-");
}

std::string range(const PointTime& begin, const PointTime& end) {
    return edtf_list(std::vector{ListItem{&begin, &end}}, true).value_or("-");
}

}  // namespace

TEST_CASE("EDTF of a time alone: a unit that it has, else from one to another") {
    CHECK(alone(time("1944-06-06")) == "1944-06-06");
    CHECK(alone(time("1944-06")) == "1944-06");
    CHECK(alone(time("1944")) == "1944");
    CHECK(alone(time("-0030-09-02")) == "-0030-09-02");
    CHECK(alone(time("0000")) == "0000");
    CHECK(alone(time("1940..1949", Unit::decade)) == "194X");
    CHECK(alone(time("1900..1999", Unit::century)) == "19XX");
    CHECK(alone(time("1000..1999", Unit::millennium)) == "1XXX");
    CHECK(alone(time("-0299..-0200", Unit::century)) == "-02XX");
    CHECK(alone(time("-0049..-0040", Unit::decade)) == "-004X");
    CHECK(alone(time("1944-04..1944-06", Unit::quarter)) == "1944-34");
    CHECK(alone(time("1944-09..1944-12", Unit::third)) == "1944-39");
    CHECK(alone(time("1944-01..1944-06", Unit::half)) == "1944-40");
    CHECK(alone(time("-0030-10..-0030-12", Unit::quarter)) == "-0030-36");
    CHECK(alone(season("1944-12..1945-02", 24)) == "1944-24");
    CHECK(alone(time("1944-06-05..1944-06-11", Unit::week)) == "1944-06-05/1944-06-11");
}

TEST_CASE("EDTF of a time alone: no mask or grouping where the years or months are others") {
    CHECK(alone(time("0001..0009", Unit::decade)) == "0001/0009");
    CHECK(alone(time("0001..0099", Unit::century)) == "0001/0099");
    CHECK(alone(time("-0099..0000", Unit::century)) == "-0099/0000");
    CHECK(alone(time("1940..1949")) == "1940/1949");
    CHECK(alone(time("1945..1954", Unit::decade)) == "1945/1954");
    CHECK(alone(time("1940..1943", Unit::third)) == "1940/1943");
    CHECK(alone(time("1944-05..1944-07", Unit::quarter)) == "1944-05/1944-07");
    CHECK(alone(time("1944-03..1944-05", Unit::half)) == "1944-03/1944-05");
}

TEST_CASE("EDTF: marks stand behind, and on both ends of what has digits unwritten") {
    CHECK(alone(time("1944", {}, "~")) == "1944~");
    CHECK(alone(time("1944-06", {}, "?")) == "1944-06?");
    CHECK(alone(time("1944-06-06", {}, "~?")) == "1944-06-06%");
    CHECK(alone(time("1940..1949", Unit::decade, "~")) == "1940~/1949~");
    CHECK(alone(time("1944-04..1944-06", Unit::quarter, "?")) == "1944-04?/1944-06?");
    CHECK(edtf_begin(time("1940..1949", Unit::decade, "~")) == "1940~");
    CHECK(edtf_end(time("1940..1949", Unit::decade, "~?")) == "1949%");
    CHECK(edtf_end(season("1944-12..1945-02", 24)) == "1945-02");
}

TEST_CASE("EDTF of what has no year: X for it, and nothing for seasons and years") {
    CHECK(alone(yearless(time("2000-06-06"))) == "XXXX-06-06");
    CHECK(alone(yearless(time("2000-06"))) == "XXXX-06");
    CHECK(alone(yearless(time("-0030-06"))) == "XXXX-06");
    CHECK(alone(yearless(time("2000-06-06", {}, "~"))) == "XXXX-06-06~");
    CHECK(alone(unplaced("XXXX-XX-12")) == "XXXX-XX-12");
    CHECK(alone(unplaced("XXX4")) == "XXX4");
    CHECK(alone(yearless(season("2000-03..2000-05", 21))) == "-");
    CHECK_FALSE(edtf_begin(yearless(season("2000-03..2000-05", 21))).has_value());
    CHECK(alone(yearless(time("2000"))) == "-");
}

TEST_CASE("EDTF of lists: marks stand before, and not on ranges") {
    const PointTime first = time("1805", {}, "~"), second = time("1815", {}, "?"), both = time("1825", {}, "~?");
    const std::vector<ListItem> items{{&first, &first}, {&second, &second}, {&both, &both}};
    CHECK(edtf_list(items, true) == "[~1805,?1815,%1825]");
    CHECK(edtf_list(items, false) == "{~1805,?1815,%1825}");
    CHECK(range(first, time("1807")) == "-");
    CHECK(range(time("1805"), second) == "-");
    CHECK(range(time("1805"), time("1807")) == "[1805..1807]");
    const PointTime decade = time("1820..1829", Unit::decade);
    CHECK(edtf_list(std::vector{ListItem{&decade, &decade}}, true) == "[1820..1829]");
}

TEST_CASE("EDTF of lists: both ends of a range are days, months or years") {
    CHECK(range(time("1805"), time("1807-03")) == "[1805-01..1807-03]");
    CHECK(range(time("1805-10-21"), time("1807")) == "[1805-10-21..1807-12-31]");
    CHECK(range(time("1805-10"), time("1805-12-24")) == "[1805-10-01..1805-12-24]");
    CHECK(range(unplaced("XXX4"), time("1807")) == "[XXX4..1807]");
    CHECK(range(unplaced("XXX4"), time("1807-03")) == "-");
    CHECK(range(unplaced("XXXX-XX-12"), time("1807-03")) == "[XXXX-XX-12..1807-03-31]");
}

TEST_CASE("EDTF of lists: open is only the beginning of the first and the end of the last") {
    const PointTime first = time("1805"), second = time("1815");
    const auto list = [](const std::vector<ListItem>& items) { return edtf_list(items, false).value_or("-"); };
    const ListItem until{nullptr, &first}, from{&second, nullptr}, one{&first, &first}, other{&second, &second};
    CHECK(list({until, other}) == "{..1805,1815}");
    CHECK(list({one, from}) == "{1805,1815..}");
    CHECK(list({until, from}) == "{..1805,1815..}");
    CHECK(list({other, until}) == "-");
    CHECK(list({from, one}) == "-");
    CHECK(list({ListItem{&first, nullptr, true}, other}) == "-");
    CHECK(list({one, ListItem{&second, nullptr, true}}) == "-");
}

}  // namespace kalends::edtf_text_test
