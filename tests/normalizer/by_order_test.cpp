#include "normalizer/by_order.hpp"

#include <doctest/doctest.h>

#include "normalizer/readings.hpp"

namespace kalends {
namespace {

std::vector<std::string> dates(const Reading& reading, std::vector<Order> open) {
    std::vector<std::string> result;
    for (const Reading& told : readings_by_order(reading, open, {})) {
        CHECK(told.confidence == reading.confidence);
        result.push_back(told.resolved.iso);
    }
    return result;
}

const std::vector<Order> all{Order::dmy, Order::mdy, Order::ymd};

}  // namespace

TEST_CASE("each order takes the same numbers in its own way") {
    using Dates = std::vector<std::string>;
    CHECK(dates(made::reading("XX18-05-09", 0.9, Order::dmy), all) == Dates{"2018-05-09", "2018-09-05", "2009-05-18"});
    CHECK(dates(made::reading("XX18-05-09", 0.9, Order::dmy), {Order::dmy, Order::mdy}) ==
          Dates{"2018-05-09", "2018-09-05", "2018-05-09"});
    CHECK(dates(made::reading("XXXX-05-09", 0.9, Order::dmy), all) == Dates{"--05-09", "--09-05", "--09-05"});
}

TEST_CASE("where the numbers are no date, the reading stays; where they nearly are, the order is impossible") {
    using Dates = std::vector<std::string>;
    CHECK(dates(made::reading("2018-05-13", 0.9, Order::dmy), {Order::dmy, Order::mdy}) ==
          Dates{"2018-05-13", "2018-05-13", "2018-05-13"});
    CHECK(dates(made::reading("XX31-04-18", 0.9, Order::ymd), all) == Dates{"", "2031-04-18", "2031-04-18"});
    CHECK(dates(made::reading("2018-02-31", 0.9, Order::dmy), {Order::dmy, Order::mdy}) == Dates{"", "", ""});
}

TEST_CASE("an order that is told chooses the reading, and how sure it is") {
    Readings numeric = made::fifth_or_sixth();
    CHECK(reading_under(numeric, Order::dmy).resolved.iso == "2018-06-05");
    CHECK(reading_under(numeric, Order::mdy).resolved.iso == "2018-05-06");
    CHECK(reading_under(numeric, Order::none).resolved.iso == "2018-06-05");

    Readings named = made::plain(made::reading("2018-05-09", 0.6));
    named.best.confidence_told = {0.9, 0.6, 0.7};
    CHECK(reading_under(named, Order::none).confidence == 0.6);
    CHECK(reading_under(named, Order::dmy).confidence == 0.9);
    CHECK(reading_under(named, Order::ymd).confidence == 0.7);
    CHECK(reading_under(named, Order::dmy).resolved.iso == "2018-05-09");
}

TEST_CASE("one date or several") {
    const Reading may = made::reading("2018-05-09", 0.9, Order::dmy), september = made::reading("2018-09-05", 0.9);
    CHECK(all_one_date(std::vector{may, may}));
    CHECK_FALSE(all_one_date(std::vector{may, september}));
    CHECK(all_one_date(std::vector<Reading>()));
}

}  // namespace kalends
