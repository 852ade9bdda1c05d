#include "calendar/ellipsis.hpp"

#include <doctest/doctest.h>

#include <string>

#include "calendar/date.hpp"
#include "calendar/filled_ends.hpp"

namespace kalends::ellipsis_test {
namespace {

using test::begin_of, test::end_of;

/// What a text says when all that it leaves out is filled.
std::string filled(const std::string& text) {
    Expression expression = parse_expression(text);
    const std::vector<FilledStretch> stretches = fill(expression);
    for (std::size_t i = 0; i < stretches.size(); ++i) {
        Stretch& stretch = expression.stretches[i];
        CHECK(stretches[i].begin.has_value() == (stretch.begin.kind == End::Kind::point));
        CHECK(stretches[i].end.has_value() == (stretch.end && stretch.end->kind == End::Kind::point));
        if (stretches[i].begin) stretch.begin.point = stretches[i].begin->point;
        if (stretches[i].end) stretch.end->point = stretches[i].end->point;
    }
    return to_string(expression);
}

struct Case {
    std::string written, filled;
};

void check(std::initializer_list<Case> cases) {
    for (const Case& c : cases) {
        CAPTURE(c.written);
        CHECK(filled(c.written) == c.filled);
    }
}

}  // namespace

TEST_CASE("ellipsis: month and year from the next item to the right that has them, else from the left") {
    check({{"XXXX-XX-07 / 1805-10-21", "1805-10-07 / 1805-10-21"},
           {"1805-10-07 / XXXX-XX-21", "1805-10-07 / 1805-10-21"},
           {"1805-10-07 / XXXX-11-02", "1805-10-07 / 1805-11-02"},
           {"XXXX-04 | XXXX-06 | 1644", "1644-04 | 1644-06 | 1644"},
           {"1644-03 | XXXX-05 | 1650-07", "1644-03 | 1650-05 | 1650-07"},
           {"1644-03 & XXXX-05 & 1650", "1644-03 & 1650-05 & 1650"},
           {"XXXX-XX-03 & XXXX-05-04 & 1650-07-05", "1650-05-03 & 1650-05-04 & 1650-07-05"},
           {"1644 / 1650-03", "1644 / 1650-03"},
           {"XXXX-XX-03 / 1650", "1650-XX-03 / 1650"},
           {"XXXX-05-04 / XXXX-06-01", "XXXX-05-04 / XXXX-06-01"}});
}

TEST_CASE("ellipsis: digits of a year") {
    check({{"1644 / XX48", "1644 / 1648"},
           {"XX44 / 1648", "1644 / 1648"},
           {"1644 / XXX8", "1644 / 1648"},
           {"XX44 / XX48", "XX44 / XX48"},
           {"XX44 / XXX8", "XX44 / XX48"},
           {"1638 & XX44 / XXX8", "1638 & 1644 / 1648"},
           {"164X | XX52", "164X | 1652"},
           {"XX5X / 1660", "165X / 1660"},
           {"1644-05 / XX45-06", "1644-05 / 1645-06"},
           {"XX45-06 / 1652-01-03", "1645-06 / 1652-01-03"}});
}

TEST_CASE("ellipsis: what is written stays, right or wrong") {
    check({{"1805-13-07 / 1805-10-21", "1805-13-07 / 1805-10-21"},
           {"1805-21 / 1805-10-21", "1805-21 / 1805-10-21"},
           {"ad XXXX-05 / bc 0044", "ad XXXX-05 / bc 0044"},
           {"R / 1805-10-21", "R / 1805-10-21"},
           {".. / XXXX-05", ".. / XXXX-05"},
           {"unknown / 1805 & XXXX-05", "unknown / 1805 & 1805-05"}});
}

TEST_CASE("ellipsis: an era before Christ is copied from the right alone, others from both sides") {
    check({{"0044 / bc 0031", "bc 0044 / bc 0031"},
           {"0044 / neg 0030", "neg 0044 / neg 0030"},
           {"bc 0044 / 0031", "bc 0044 / 0031"},
           {"bc 0044 / ad 0031", "bc 0044 / ad 0031"},
           {"0044 / ad 0131", "0044 / ad 0131"},
           {"0100 & 0090 & bc 0080", "bc 0100 & bc 0090 & bc 0080"},
           {"#3 century / bc #1 century", "bc #3 century / bc #1 century"},
           {"XXXX-05-05 / bc 0044-06-07", "bc 0044-05-05 / bc 0044-06-07"},
           {"heisei XX03 / XX05", "heisei XX03 / heisei XX05"},
           {"XX03 / heisei XX05", "heisei XX03 / heisei XX05"},
           {"minguo 0020 / 1935", "minguo 0020 / 1935"},
           {"buddhist 2487 / XX90", "buddhist 2487 / buddhist 2490"}});
}

TEST_CASE("ellipsis: a time takes the day of another, and keeps its own mark") {
    check({{"1805-10-21 T14 & T16", "1805-10-21 T14 & 1805-10-21 T16"},
           {"T14 | 1805-10-21 T16", "1805-10-21 T14 | 1805-10-21 T16"},
           {"1805-10-21 ? T14 | ~ T16", "1805-10-21 ? T14 | 1805-10-21 ~ ? T16"},
           {"1805-10-21 T14 | ? T16 ~", "1805-10-21 T14 | 1805-10-21 ? T16 ~"}});
}

TEST_CASE("ellipsis: parts are of what a neighbour names") {
    check({{"#2 third / 1871 #3 third", "1871 #2 third / 1871 #3 third"},
           {"1871 #1 quarter / #3 quarter", "1871 #1 quarter / 1871 #3 quarter"},
           {"#15 century #1 half / #2 half", "#15 century #1 half / #15 century #2 half"},
           {"early / #15 century late", "#15 century early / #15 century late"},
           {"1871 early / late", "1871 early / 1871 late"},
           {"early | 1871-05 late", "1871-05 early | 1871-05 late"},
           {"2015-10 #1 tue | #3 tue", "2015-10 #1 tue | 2015-10 #3 tue"},
           {"#1 tue | #-1 tue", "#1 tue | #-1 tue"}});
}

TEST_CASE("ellipsis: weekdays, days, months and parts beside those of a week, month or year as seen from today") {
    check({{"R tue & R + 1 week #0 week thu", "R + 1 week #0 week tue & R + 1 week #0 week thu"},
           {"R - 1 week #0 week mon / R wed T evening", "R - 1 week #0 week mon / R - 1 week #0 week wed T evening"},
           {"XXXX-05 ~ / R #0 year #6 month", "R #0 year #5 month ~ / R #0 year #6 month"},
           {"R - 1 year #0 year #9 month #7 day / XXXX-10-01",
            "R - 1 year #0 year #9 month #7 day / R - 1 year #0 year #10 month #1 day"},
           {"XXXX-XX-03 / R + 1 month #0 month #5 day", "R + 1 month #0 month #3 day / R + 1 month #0 month #5 day"},
           {"XXXX-XX-03 / R + 1 year #0 year #9 month #7 day",
            "R + 1 year #0 year #9 month #3 day / R + 1 year #0 year #9 month #7 day"},
           {"#1 quarter | R - 1 year #0 year #2 quarter",
            "R - 1 year #0 year #1 quarter | R - 1 year #0 year #2 quarter"},
           {"R + 1 tue / R fri", "R + 1 tue / R + 1 tue + 1 fri"},
           {"R + 1 day / R fri T09", "R + 1 day / R + 1 day + 1 fri T09"},
           {"R + 1 tue & R fri", "R + 1 tue & R fri"},
           {"R / R fri", "R / R fri"},
           {"R tue / R + 1 week", "R tue / R + 1 week"},
           {"R tue / R + 1 thu", "R tue / R + 1 thu"},
           {"1644-05 / R #0 year #6 month", "1644-05 / R #0 year #6 month"},
           {"R + 1 day / R + 1 week #0 week thu", "R + 1 day / R + 1 week #0 week thu"}});
}

TEST_CASE("ellipsis: the finest field that was copied, and from where") {
    CHECK(end_of("1805-10-07 / XXXX-XX-21").finest == Copied::month);
    CHECK(end_of("1805-10-07 / XXXX-XX-21").from_left);
    CHECK(end_of("1805-10-07 / XXXX-11-21").finest == Copied::year);
    CHECK(end_of("1644 / XX48").finest == Copied::century);
    CHECK(end_of("1644 / XXX8").finest == Copied::decade);
    CHECK(end_of("1644 / 1648").finest == Copied::nothing);
    CHECK(begin_of("XXXX-10 / 1805-11").finest == Copied::year);
    CHECK_FALSE(begin_of("XXXX-10 / 1805-11").from_left);
    CHECK(begin_of("XXXX-10 / XXXX-11").is_yearless);
    CHECK_FALSE(begin_of("XXXX-10 / 1805-11").is_yearless);
    CHECK(begin_of("#2 quarter / #3 quarter").is_yearless);
    CHECK(end_of("1944-10 #3 tue / #1 tue").finest == Copied::month);
    CHECK(end_of("1944 #3 tue / #1 tue").finest == Copied::year);  // there is no month
    CHECK(end_of("1944-21 #3 tue / #1 tue").finest == Copied::year);
}

TEST_CASE("ellipsis: what is written after what, whether it exists or not") {
    const auto is_after = [](const std::string& one, const std::string& other) {
        const auto point = [](const std::string& text) { return parse_expression(text).stretches.front().begin.point; };
        return is_written_after(point(one), point(other));
    };
    CHECK(is_after("1944-09-31", "1944-09-09"));
    CHECK(is_after("1944-10", "1944-09"));
    CHECK(is_after("1945", "1944-09"));
    CHECK(is_after("bc 0044-03-15", "bc 0044-03-01"));
    CHECK_FALSE(is_after("1944-09-09", "1944-09-31"));
    CHECK_FALSE(is_after("1944-09-09", "1944-09-09"));
    CHECK_FALSE(is_after("1944-09-09", "1944"));
    CHECK_FALSE(is_after("bc 0044", "bc 0031"));
    CHECK_FALSE(is_after("showa XX19", "1944"));
}

}  // namespace kalends::ellipsis_test
