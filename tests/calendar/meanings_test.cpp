#include "calendar/meanings.hpp"

#include <doctest/doctest.h>

#include "calendar/date.hpp"

namespace kalends::meanings_test {
namespace {

using made::date;

const std::vector<Order> all{Order::dmy, Order::mdy, Order::ymd};

std::vector<Meaning> by_order(std::string_view written, Order order, const std::vector<Order>& open = all) {
    return meanings_by_order(expression_of(date(written, order)), open, {});
}

std::vector<std::string> dates(const std::vector<Meaning>& meanings) {
    std::vector<std::string> result;
    for (const Meaning& meaning : meanings) result.push_back(meaning.resolved.iso);
    return result;
}

using Dates = std::vector<std::string>;

}  // namespace

TEST_CASE("each order takes the same numbers in its own way") {
    CHECK(dates(by_order("XX18-05-09", Order::dmy)) == Dates{"2018-05-09", "2018-09-05", "2009-05-18"});
    CHECK(dates(by_order("XX18-05-09", Order::dmy, {Order::dmy, Order::mdy})) ==
          Dates{"2018-05-09", "2018-09-05", "2018-05-09"});
    CHECK(dates(by_order("XXXX-05-09", Order::dmy)) == Dates{"--05-09", "--09-05", "--09-05"});
}

TEST_CASE("where the numbers are no date, it stays as it is; where they nearly are, the order is impossible") {
    CHECK(dates(by_order("2018-05-13", Order::dmy, {Order::dmy, Order::mdy})) ==
          Dates{"2018-05-13", "2018-05-13", "2018-05-13"});
    CHECK(dates(by_order("XX31-04-18", Order::ymd)) == Dates{"", "2031-04-18", "2031-04-18"});
    CHECK(dates(by_order("2018-02-31", Order::dmy, {Order::dmy, Order::mdy})) == Dates{"", "", ""});
}

TEST_CASE("what is contested: a day in one order, a slip of a day in another") {
    CHECK(is_contested(by_order("XX31-04-18", Order::ymd)));                                  // 31/04/18
    CHECK(is_contested(by_order("2018-02-31", Order::dmy, {Order::dmy, Order::mdy})));        // 31/02/2018
    CHECK_FALSE(is_contested(by_order("2018-05-13", Order::dmy, {Order::dmy, Order::mdy})));  // 13/05/2018
    CHECK(is_contested(by_order("0000-01-31", Order::dmy)));                                  // 31/01/0000
    CHECK(is_contested(by_order("0000-12-01", Order::dmy, {Order::dmy})));
    CHECK_FALSE(is_contested(by_order("XX18-05-32", Order::dmy)));
    CHECK_FALSE(is_contested(by_order("XX18-00-05", Order::dmy)));
    CHECK_FALSE(is_contested({}));
}

TEST_CASE("dates among the orders: each with its order, complete ones before partial ones") {
    CHECK(dates_among({}).empty());
    CHECK(dates_among(by_order("XX03-02-01", Order::dmy)).size() == 3);
    CHECK(dates_among(by_order("2018-05-13", Order::dmy, {Order::dmy, Order::mdy})).size() == 1);
    // One date, but both orders give it: it proves neither.
    CHECK(dates_among(by_order("2018-05-05", Order::dmy, {Order::dmy, Order::mdy})).size() == 2);
    const Meaning complete = by_order("2018-06-05", Order::dmy).front(), partial = by_order("2018-05-XX", {}).front();
    CHECK(dates(dates_among(std::vector{partial, complete})) == Dates{"2018-06-05"});
}

TEST_CASE("the written weekday decides between dates where one fits") {
    // 5 June 2018 was a Tuesday, 6 May 2018 a Sunday.
    const auto possible = [](Weekday weekday) {
        const std::vector<Order> open{Order::dmy, Order::mdy};
        return dates(
            possible_meanings(meanings_by_order(expression_of(date("2018-06-05", Order::dmy, weekday)), open, {})));
    };
    CHECK(possible(Weekday::tuesday) == Dates{"2018-06-05"});
    CHECK(possible(Weekday::sunday) == Dates{"2018-05-06"});
    CHECK(possible(Weekday::friday) == Dates{"2018-06-05", "2018-05-06"});
    CHECK(possible(Weekday::unwritten) == Dates{"2018-06-05", "2018-05-06"});
    CHECK(possible_meanings(by_order("2018-02-31", Order::dmy, {Order::dmy, Order::mdy})).empty());
}

TEST_CASE("what is ambiguous without an order told") {
    const std::vector<Order> day_or_month{Order::dmy, Order::mdy};
    CHECK(is_ambiguous(by_order("XX18-05-09", Order::dmy)));
    CHECK(is_ambiguous(by_order("XX31-04-18", Order::ymd)));                      // contested
    CHECK_FALSE(is_ambiguous(by_order("2018-04-31", Order::dmy, day_or_month)));  // impossible
    CHECK_FALSE(is_ambiguous(by_order("2018-05-13", Order::dmy, day_or_month)));  // 13 May in any
    CHECK_FALSE(is_ambiguous(
        meanings_by_order(expression_of(date("2018-06-05", Order::dmy, Weekday::tuesday)), day_or_month, {})));
    CHECK_FALSE(is_ambiguous({}));
}

TEST_CASE("one date or several") {
    const Meaning may = by_order("2018-05-13", Order::dmy).front(), september = by_order("2018-09-05", {}).front();
    CHECK(is_one_date(std::vector{may, may}));
    CHECK_FALSE(is_one_date(std::vector{may, september}));
    CHECK(is_one_date({}));
}

}  // namespace kalends::meanings_test
