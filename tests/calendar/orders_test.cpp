#include "calendar/orders.hpp"

#include <doctest/doctest.h>

#include "calendar/date.hpp"

namespace kalends::orders_test {
namespace {

using made::date;

std::string in_order(std::string_view text, Order is, Order wanted) {
    return made::text(reordered(date(text, is), wanted));
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
        CHECK(made::text(copy) == c.copy);
        CHECK(copy.order == (c.order == Order::none ? Order::none : Order::dmy));
        CHECK(settled(copy, c.runs) == written);
    }
}

}  // namespace kalends::orders_test
