#include "normalizer/hinges.hpp"

#include <doctest/doctest.h>

#include "normalizer/readings.hpp"

namespace kalends {
namespace {

using made::date;

struct Case {
    std::string_view written;
    Order order;
    std::vector<std::string> runs;
    bool hangs_on_weekday, hangs_on_order;
    std::array<bool, 3> order_counts_when_told;
};

TEST_CASE("what an answer hangs on beside its digits") {
    constexpr std::array<bool, 3> never{false, false, false}, always{true, true, true}, not_in_mdy{false, true, false};
    for (const Case& c : {
             Case{"2018-05-09", Order::dmy, {"9", "5", "2018"}, true, true, not_in_mdy},    // 9/5/2018
             Case{"2018-05-13", Order::dmy, {"13", "5", "2018"}, false, false, never},      // one date in every order
             Case{"2018-13-31", Order::dmy, {"31", "13", "2018"}, false, false, never},     // impossible in every order
             Case{"2018-05-09", Order::none, {"9", "5", "2018"}, false, true, not_in_mdy},  // said to be settled
             Case{"2018-05-13", Order::none, {"13", "5", "2018"}, false, false, never},     // that makes no difference
             Case{"2018-05-09", Order::none, {"9", "2018"}, false, true, always},           // 9 May 2018
             Case{"XX18-05-09", Order::dmy, {"090518"}, true, true, {false, true, true}},
             Case{"none", Order::none, {"2", "18", "5"}, false, true, always},
         }) {
        CAPTURE(c.written);
        const Reading reading = made::reading(c.written, 0.9, c.order);
        const auto as_numeric = readings_as_numeric(reading, orders_in_text(reading.written, c.runs), {});
        const Hinges found = hinges(reading, as_numeric, Order::none);
        CHECK(found.weekday == c.hangs_on_weekday);
        CHECK(found.order == c.hangs_on_order);
        for (std::size_t i = 0; i < told_orders.size(); ++i) {
            const Hinges told = hinges(reading, as_numeric, told_orders.at(i));
            CHECK_FALSE(told.weekday);
            CHECK(told.order == c.order_counts_when_told.at(i));
        }
    }
}

TEST_CASE("orders of a text: of its own numbers, or of what would be its numbers") {
    using Orders = std::vector<Order>;
    const std::vector<std::string> bare{"9", "5", "2018"}, named{"9", "2018"}, joined{"090518"};
    CHECK(orders_in_text(date("2018-05-09", Order::dmy), bare) == Orders{Order::dmy, Order::mdy});
    CHECK(orders_in_text(date("2018-05-09", Order::none), bare) == Orders{Order::dmy, Order::mdy});
    CHECK(orders_in_text(date("2018-05-09", Order::none), named).empty());
    CHECK(orders_in_text(date("XX18-05-09", Order::dmy), joined).size() == 3);
}

}  // namespace
}  // namespace kalends
