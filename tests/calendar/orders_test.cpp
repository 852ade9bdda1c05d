#include "calendar/orders.hpp"

#include <doctest/doctest.h>

#include "calendar/date.hpp"

namespace kalends::orders_test {
namespace {

using made::date;

std::string in_order(std::string_view text, Order is, Order wanted) {
    return to_string(reordered(date(text, is), wanted));
}

}  // namespace

TEST_CASE("three numbers in every order") {
    CHECK(in_order("XX18-05-09", Order::dmy, Order::mdy) == "XX18-09-05");
    CHECK(in_order("XX18-05-09", Order::dmy, Order::ymd) == "XX09-05-18");
    CHECK(in_order("XX18-09-05", Order::mdy, Order::ymd) == "XX09-05-18");
    CHECK(in_order("XX09-05-18", Order::ymd, Order::dmy) == "XX18-05-09");
    CHECK(in_order("2018-05-09", Order::dmy, Order::mdy) == "2018-09-05");
}

TEST_CASE("two numbers are day and month") {
    CHECK(in_order("XXXX-05-09", Order::dmy, Order::mdy) == "XXXX-09-05");
    CHECK(in_order("XXXX-05-09", Order::mdy, Order::dmy) == "XXXX-09-05");
    CHECK(in_order("XXXX-05-09", Order::dmy, Order::ymd) == "XXXX-09-05");
    CHECK(reordered(date("XXXX-05-09", Order::dmy), Order::ymd).order == Order::mdy);
}

TEST_CASE("to and back is where it began") {
    for (const Order from : {Order::dmy, Order::mdy, Order::ymd})
        for (const Order to : {Order::dmy, Order::mdy, Order::ymd}) {
            const WrittenDate first = date("XX18-05-09", from);
            CHECK(reordered(reordered(first, to), from) == first);
        }
}

TEST_CASE("which orders are open") {
    using Orders = std::vector<Order>;
    CHECK(open_orders(date("XX18-05-09", Order::mdy)) == Orders{Order::dmy, Order::mdy, Order::ymd});
    CHECK(open_orders(date("XXXX-05-09", Order::dmy)) == Orders{Order::dmy, Order::mdy, Order::ymd});
    CHECK(open_orders(date("2018-05-09", Order::dmy)) == Orders{Order::dmy, Order::mdy});
    CHECK(open_orders(date("2018-05-09", Order::ymd)) == Orders{Order::ymd});
    CHECK(open_orders(date("2018-05-09", Order::none)).empty());
}

TEST_CASE("which orders are open in a text") {
    using Orders = std::vector<Order>;
    const auto open = [](std::string_view written, Order order, const std::vector<std::string>& runs) {
        return open_orders(date(written, order), runs);
    };
    const Orders all{Order::dmy, Order::mdy, Order::ymd};
    CHECK(open("XX18-05-09", Order::dmy, {"09", "5", "18"}) == all);
    CHECK(open("XX18-05-09", Order::dmy, {"9", "5", "18"}) == Orders{Order::dmy, Order::mdy});
    CHECK(open("XX18-05-09", Order::ymd, {"18", "5", "9"}) == Orders{Order::ymd});
    CHECK(open("2018-05-09", Order::dmy, {"10", "30", "9", "5", "2018"}) == Orders{Order::dmy, Order::mdy});
    CHECK(open("XXXX-05-09", Order::dmy, {"9", "5", "10", "30"}) == all);
    CHECK(open("XX08-05-09", Order::dmy, {"9", "5", "8"}) == std::nullopt);
    CHECK(open("XX18-05-09", Order::dmy, {"090518"}) == std::nullopt);
    CHECK(open("XX18-05-09", Order::dmy, {"09", "05", "2018"}) == std::nullopt);
    CHECK(open("2018-05-09", Order::none, {"2018", "05", "09"}) == std::nullopt);
}

TEST_CASE("the numbers of a date stand in its text, or it is misread") {
    const auto stands = [](std::string_view written, Order order, const std::vector<std::string>& runs) {
        return stands_in(date(written, order), runs);
    };
    CHECK(stands("XX04-02-29", Order::dmy, {"29", "2", "04"}));
    CHECK(stands("XX29-02-04", Order::ymd, {"29", "2", "04"}));
    CHECK(stands("XX18-05-09", Order::dmy, {"090518"}));
    CHECK(stands("2018-05-09", Order::dmy, {"10", "30", "09", "05", "2018"}));
    CHECK_FALSE(stands("XX29-02-09", Order::ymd, {"29", "2", "04"}));
    CHECK_FALSE(stands("XX04-02-29", Order::mdy, {"29", "2", "04"}));
    CHECK_FALSE(stands("XX04-02-29", Order::dmy, {}));
}

TEST_CASE("numbers are copied as they stand, and taken as the calendar allows") {
    struct Case {
        std::vector<std::string> runs;
        std::string_view written;
        Order order;
        std::string_view copy;
    };
    for (const Case& c : {
             Case{{"9", "5", "18"}, "XX18-05-09", Order::dmy, "XX18-05-09"},
             Case{{"5", "13", "18"}, "XX18-05-13", Order::mdy, "XX18-13-05"},
             Case{{"31", "4", "18"}, "XX31-04-18", Order::ymd, "XX18-04-31"},
             Case{{"31", "4", "2018"}, "2018-04-31", Order::dmy, "2018-04-31"},
             Case{{"18", "5", "9"}, "XX18-05-09", Order::ymd, "XX09-05-18"},
             Case{{"09302009"}, "2009-09-30", Order::mdy, "2009-30-09"},
             Case{{"5", "13"}, "XXXX-05-13", Order::mdy, "XXXX-13-05"},
             Case{{"40", "50", "60"}, "XX60-50-40", Order::dmy, "XX60-50-40"},
             Case{{"2018", "5", "9"}, "2018-05-09", Order::none, "2018-05-09"},
         }) {
        CAPTURE(c.written);
        const WrittenDate written = date(c.written, c.order), copy = copied(written);
        CHECK(to_string(copy) == c.copy);
        CHECK(copy.order == (c.order == Order::none ? Order::none : Order::dmy));
        CHECK(settled(copy, c.runs) == written);
    }
}

namespace {

const std::vector<Order> all{Order::dmy, Order::mdy, Order::ymd};

std::vector<Meaning> by_order(std::string_view written, Order order, const std::vector<Order>& open = all) {
    return meanings_by_order(date(written, order), open, {});
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
        return dates(possible_meanings(meanings_by_order(date("2018-06-05", Order::dmy, weekday), open, {})));
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
    CHECK_FALSE(is_ambiguous(meanings_by_order(date("2018-06-05", Order::dmy, Weekday::tuesday), day_or_month, {})));
    CHECK_FALSE(is_ambiguous({}));
}

TEST_CASE("one date or several") {
    const Meaning may = by_order("2018-05-13", Order::dmy).front(), september = by_order("2018-09-05", {}).front();
    CHECK(is_one_date(std::vector{may, may}));
    CHECK_FALSE(is_one_date(std::vector{may, september}));
    CHECK(is_one_date({}));
}

}  // namespace kalends::orders_test
