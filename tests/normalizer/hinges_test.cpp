#include "kalends/normalizer/hinges.hpp"

#include <doctest/doctest.h>

#include "calendar/date.hpp"

namespace kalends {
namespace {

using made::date;

struct Case {
    std::string_view written;
    Order order;
    std::vector<std::string> runs;
    bool hangs_on_weekday, hangs_on_order;
};

TEST_CASE("what an answer hangs on beside its digits") {
    for (const Case& c : {
             Case{"2018-05-09", Order::dmy, {"9", "5", "2018"}, true, true},      // 9/5/2018
             Case{"2018-05-13", Order::dmy, {"13", "5", "2018"}, false, false},   // one date in every order
             Case{"2018-13-31", Order::dmy, {"31", "13", "2018"}, false, false},  // impossible in every order
             Case{"2018-05-09", Order::none, {"9", "5", "2018"}, false, true},    // said to be settled
             Case{"2018-05-13", Order::none, {"13", "5", "2018"}, false, false},  // that makes no difference
             Case{"2018-05-09", Order::none, {"9", "2018"}, false, true},         // 9 May 2018
             Case{"XX18-05-09", Order::dmy, {"090518"}, true, true},
             Case{"none", Order::none, {"2", "18", "5"}, false, true},
         }) {
        CAPTURE(c.written);
        const WrittenDate written = date(c.written, c.order);
        const Hinges found = hinges(written, orders_in_text(written, c.runs), {});
        CHECK(found.weekday == c.hangs_on_weekday);
        CHECK(found.order == c.hangs_on_order);
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
