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
    CHECK(open_orders(date("1908-11", Order::ymd)).empty());
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

TEST_CASE("of an expression all at once") {
    using Orders = std::vector<Order>;
    const auto open = [](const char* text, const std::vector<std::string>& runs = {}) {
        return open_orders(parse_expression(text), runs).value_or(Orders{});
    };
    CHECK(open("1944-06-05 / 1944-08-07 dmy") == Orders{Order::dmy, Order::mdy});
    CHECK(open("XX44-06-05 / XX44-08-07 dmy") == Orders{Order::dmy, Order::mdy, Order::ymd});
    CHECK(open("XX44-06-05 / 1944-08-07 dmy") == Orders{Order::dmy, Order::mdy});
    CHECK(open("XX44-06-05 / XX45-08-07 dmy", {"5", "6", "44", "7", "8", "45"}) == Orders{Order::dmy, Order::mdy});
    CHECK(open("1944-06-05 / 1944-08-07").empty());
    CHECK(open("1908-11 ymd").empty());
    CHECK(is_numeric(parse_expression("1944-06-05 / R dmy")));
    CHECK_FALSE(is_numeric(parse_expression("1908-11 ymd")));
    CHECK_FALSE(is_numeric(parse_expression("1944-06-05")));
    CHECK(numeric_dates(parse_expression("1944-06-05 / XXXX-XX-07 | 1944-08 dmy")).size() == 1);
    CHECK(numeric_dates_by_end(parse_expression(".. / 1944-06-05 dmy")).size() == 2);
    CHECK_FALSE(numeric_dates_by_end(parse_expression(".. / 1944-06-05 dmy")).front().has_value());
    CHECK(to_string(reordered(parse_expression("XX44-06-05 / 1944-08-07 dmy"), Order::mdy)) ==
          "XX44-05-06 / 1944-07-08 mdy");
}

TEST_CASE("a date beside dates of numbers that has its month in words stays, whatever order the others have") {
    const std::vector<std::string> runs{"3", "1", "1988", "2", "1988"};  // 3/1/1988 - March 2 1988
    const Expression read = parse_expression("1988-01-03 / 1988-03-02 dmy");
    CHECK(to_string(reordered(read, Order::mdy, runs)) == "1988-03-01 / 1988-03-02 mdy");
    CHECK(numeric_dates_by_end(read, runs).front().has_value());
    CHECK_FALSE(numeric_dates_by_end(read, runs).back().has_value());
    CHECK(to_string(settled(parse_expression("1988-28-03 / 1988-03-30 dmy"),
                            std::vector<std::string>{"03", "28", "1988", "30", "1988"})) ==
          "1988-03-28 / 1988-03-30 mdy");
    const std::vector<std::string> joined{"05061944", "08071944"};
    CHECK(to_string(reordered(parse_expression("1944-06-05 / 1944-07-08 dmy"), Order::mdy, joined)) ==
          "1944-05-06 / 1944-08-07 mdy");
    CHECK(to_string(reordered(read, Order::mdy, std::vector<std::string>{"7"})) == "1988-03-01 / 1988-02-03 mdy");
}

TEST_CASE("several dates of an expression are copied day first, and settled as all of them allow") {
    const auto settled_in = [](const char* text, const std::vector<std::string>& runs) {
        return to_string(settled(copied(parse_expression(text)), runs));
    };
    CHECK(settled_in("1944-05-06 / 1944-05-16 mdy", {"5", "6", "1944", "5", "16", "1944"}) ==
          "1944-05-06 / 1944-05-16 mdy");
    CHECK(settled_in("1944-05-06 / 1944-06-07 dmy", {"6", "5", "1944", "7", "6", "1944"}) ==
          "1944-05-06 / 1944-06-07 dmy");
    CHECK(to_string(copied(parse_expression("1944-05-06 / 1944-05-16 mdy"))) == "1944-06-05 / 1944-16-05 dmy");
    CHECK(settled_in("1908-11 ymd", {"1908", "11"}) == "1908-11 ymd");
    CHECK(settled_in("1944-05-06 ~", {"6", "1944"}) == "1944-05-06 ~");
}

}  // namespace kalends::orders_test
