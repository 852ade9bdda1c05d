#include "kalends/calendar/reordering.hpp"

#include <doctest/doctest.h>

namespace kalends {
namespace {

WrittenDate date(std::string_view text, Order order) {
    WrittenDate result = parse_written_date(text);
    result.order = order;
    return result;
}

std::string in_order(std::string_view text, Order is, Order wanted) {
    const WrittenDate result = reordered(date(text, is), wanted);
    CHECK(result.order == wanted);
    return to_string(result);
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

}  // namespace kalends
