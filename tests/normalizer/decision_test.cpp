#include "normalizer/decision.hpp"

#include <doctest/doctest.h>

#include "normalizer/readings.hpp"

namespace kalends {
namespace {

using made::numeric;
using made::plain;
using made::reading;

constexpr double minimum = 0.5;

Answer decided(const Readings& readings, Order order = Order::none) {
    NormalizerOptions options;
    options.order = order;
    return decide(readings, options, minimum);
}

TEST_CASE("rows with a named month are what they say") {
    const Answer complete = decided(plain(reading("2018-05-09", 0.9)));
    CHECK(complete.status == Status::ok);
    CHECK(complete.date == "2018-05-09");
    CHECK(complete.confidence == doctest::Approx(0.9));
    CHECK(complete.alternatives.empty());

    const Answer partial = decided(plain(reading("2018-05-XX", 0.9)));
    CHECK(partial.status == Status::partial);
    CHECK(partial.date == "2018-05");

    const Answer impossible = decided(plain(reading("2007-02-30", 0.9)));
    CHECK(impossible.status == Status::impossible);
    CHECK(impossible.date.empty());
    CHECK(impossible.alternatives.empty());

    const Answer none = decided(plain(reading("none", 0.9)));
    CHECK(none.status == Status::none);
    CHECK(none.date.empty());
}

TEST_CASE("a preference does not touch rows whose order is clear") {
    for (const Order order : all_orders) CHECK(decided(plain(reading("2018-05-09", 0.9)), order).date == "2018-05-09");
}

TEST_CASE("below the minimum confidence nothing is claimed") {
    const Readings doubtful = plain(reading("2018-05-09", 0.4));
    const Answer unsure = decided(doubtful);
    CHECK(unsure.status == Status::unsure);
    CHECK(unsure.date.empty());
    REQUIRE(unsure.alternatives.size() == 1);
    CHECK(unsure.alternatives[0].date == "2018-05-09");
    CHECK(unsure.alternatives[0].confidence == doctest::Approx(0.4));

    NormalizerOptions bold;
    bold.min_confidence = 0.3;
    CHECK(decide(doubtful, bold, minimum).status == Status::ok);
    NormalizerOptions careful;
    careful.min_confidence = 0.95;
    CHECK(decide(plain(reading("2018-05-09", 0.9)), careful, minimum).status == Status::unsure);
    CHECK(decided(plain(reading("2007-02-30", 0.4))).status == Status::unsure);
    CHECK(decided(plain(reading("none", 0.1))).status == Status::none);  // there is no date to be unsure of
}

TEST_CASE("an open order is refused, and all readings are told, best first") {
    const Answer answer = decided(made::fifth_or_sixth());
    CHECK(answer.status == Status::ambiguous);
    CHECK(answer.date.empty());
    REQUIRE(answer.alternatives.size() == 2);
    CHECK(answer.alternatives[0].date == "2018-06-05");
    CHECK(answer.alternatives[0].order == Order::dmy);
    CHECK(answer.alternatives[1].date == "2018-05-06");
    CHECK(answer.alternatives[1].order == Order::mdy);

    CHECK(decided(made::three_ways()).alternatives.size() == 3);
}

TEST_CASE("a preference decides an open order") {
    CHECK(decided(made::fifth_or_sixth(), Order::dmy).date == "2018-06-05");
    CHECK(decided(made::fifth_or_sixth(), Order::mdy).date == "2018-05-06");
    CHECK(decided(made::three_ways(), Order::ymd).date == "2001-02-03");
    CHECK(decided(made::fifth_or_sixth(), Order::mdy).status == Status::ok);
    CHECK(decided(made::fifth_or_sixth(), Order::mdy).alternatives.empty());
}

TEST_CASE("under a preference an impossible date is not another order's date") {
    const Readings row = numeric(reading("2018-05-13", 0.9, Order::dmy), reading("2018-13-05", 0.9, Order::mdy),
                                 reading("2018-05-13", 0.9, Order::dmy));
    CHECK(decided(row, Order::mdy).status == Status::impossible);
    CHECK(decided(row, Order::mdy).date.empty());
    CHECK(decided(row, Order::dmy).date == "2018-05-13");
}

TEST_CASE("without a preference the possible reading is taken") {
    const Readings row =
        numeric(reading("2018-05-13", 0.9, Order::dmy), reading("2018-13-05", 0.9, Order::mdy), reading("none", 0.9));
    const Answer answer = decided(row);
    CHECK(answer.status == Status::ok);
    CHECK(answer.date == "2018-05-13");
    CHECK(answer.alternatives.empty());
}

TEST_CASE("a day in one order that is nearly one in another is not taken for granted") {
    const Reading april = reading("XX31-04-18", 0.9, Order::ymd);
    const Readings row = numeric(reading("XX18-04-31", 0.9, Order::dmy), april, april);  // 31/04/18
    CHECK(decided(row).status == Status::ambiguous);
    REQUIRE(decided(row).alternatives.size() == 1);
    CHECK(decided(row).alternatives[0].date == "2031-04-18");
    CHECK(decided(row, Order::dmy).status == Status::impossible);
    REQUIRE(decided(row, Order::dmy).alternatives.size() == 1);
    CHECK(decided(row, Order::dmy).alternatives[0].date == "2031-04-18");
    CHECK(decided(row, Order::ymd).date == "2031-04-18");
}

TEST_CASE("impossible under every order is impossible") {
    const Readings row = numeric(reading("2018-02-31", 0.9, Order::dmy), reading("2018-31-02", 0.8, Order::mdy),
                                 reading("2018-02-31", 0.7, Order::dmy));
    CHECK(decided(row).status == Status::impossible);
}

TEST_CASE("readings that agree are one answer with the greatest confidence among them") {
    const Readings fifth_of_fifth =
        numeric(reading("2018-05-05", 0.7, Order::dmy), reading("2018-05-05", 0.9, Order::mdy),
                reading("2018-05-05", 0.8, Order::dmy));
    const Answer answer = decided(fifth_of_fifth);
    CHECK(answer.status == Status::ok);
    CHECK(answer.date == "2018-05-05");
    CHECK(answer.confidence == doctest::Approx(0.9));
    CHECK(answer.alternatives.empty());
    CHECK(decided(made::thirteenth()).date == "2018-05-13");
}

TEST_CASE("an ambiguous row below the minimum is unsure, with its readings") {
    const Readings row = numeric(reading("2018-06-05", 0.45, Order::dmy), reading("2018-05-06", 0.4, Order::mdy),
                                 reading("2018-06-05", 0.3, Order::dmy));
    const Answer answer = decided(row);
    CHECK(answer.status == Status::unsure);
    CHECK(answer.alternatives.size() == 2);
}

TEST_CASE("the written weekday decides between orders where one date fits") {
    // 5 June 2018 was a Tuesday, 6 May 2018 a Sunday.
    const Answer tuesday = decided(made::fifth_or_sixth(Weekday::tuesday));
    CHECK(tuesday.status == Status::ok);
    CHECK(tuesday.date == "2018-06-05");
    CHECK_FALSE(tuesday.weekday_mismatch);
    CHECK(decided(made::fifth_or_sixth(Weekday::sunday)).date == "2018-05-06");

    const Answer friday = decided(made::fifth_or_sixth(Weekday::friday));
    CHECK(friday.status == Status::ambiguous);
    CHECK(friday.weekday_mismatch);
}

TEST_CASE("a preference outweighs the weekday, which then is flagged") {
    const Answer answer = decided(made::fifth_or_sixth(Weekday::tuesday), Order::mdy);
    CHECK(answer.date == "2018-05-06");
    CHECK(answer.weekday_mismatch);
}

TEST_CASE("partial numeric dates are ambiguous as complete ones are, and give way to them") {
    const Readings open = numeric(reading("XXXX-06-05", 0.9, Order::dmy), reading("XXXX-05-06", 0.9, Order::mdy),
                                  reading("XXXX-05-06", 0.9, Order::mdy));
    CHECK(decided(open).status == Status::ambiguous);
    CHECK(decided(open, Order::mdy).status == Status::partial);
    CHECK(decided(open, Order::mdy).date == "--05-06");

    const Readings clear =
        numeric(reading("2018-06-05", 0.9, Order::dmy), reading("2018-05-XX", 0.9), reading("none", 0.9));
    CHECK(decided(clear).date == "2018-06-05");
}

TEST_CASE("flags") {
    const Answer short_year = decided(plain(reading("XX18-05-09", 0.9)));
    CHECK(short_year.century_assumed);
    CHECK_FALSE(decided(plain(reading("2018-05-09", 0.9))).century_assumed);
    CHECK(decided(plain(reading("2018-05-09", 0.9, Order::none, Weekday::saturday))).weekday_mismatch);
    CHECK_FALSE(decided(plain(reading("2018-05-09", 0.9, Order::none, Weekday::wednesday))).weekday_mismatch);

    Readings damaged = plain(reading("none", 0.9));
    damaged.input_repaired = damaged.truncated = true;
    CHECK(decided(damaged).input_repaired);
    CHECK(decided(damaged).truncated);
    for (const Order order : {Order::none, Order::dmy}) {  // a weekday in doubt contradicts nothing
        Reading doubtful = reading("2018-05-13", 0.9, order, Weekday::saturday);
        doubtful.weekday_in_doubt = true;
        const Readings row = order == Order::none ? plain(doubtful) : numeric(doubtful, doubtful, doubtful);
        CHECK(decided(row).status == Status::ok);
        CHECK_FALSE(decided(row).weekday_mismatch);
    }
}

TEST_CASE("the next best readings follow as alternatives, each date once and never the answer") {
    Readings row = plain(reading("2018-05-09", 0.9));
    Reading ruled_out = reading("2018-05-07", 0);
    ruled_out.is_ruled_out = true;
    for (const Reading& next :
         {reading("2018-05-08", 0.05), reading("2018-05-09", 0.02, Order::none, Weekday::monday), reading("none", 0.01),
          reading("2018-05-08", 0.01), reading("2018-05-XX", 0.005), ruled_out})
        row.next_best.push_back(plain(next));
    const Answer answer = decided(row);
    CHECK(answer.date == "2018-05-09");
    REQUIRE(answer.alternatives.size() == 2);
    CHECK(answer.alternatives[0].date == "2018-05-08");
    CHECK(answer.alternatives[1].date == "2018-05");
}

TEST_CASE("the next best readings are told in the order that is preferred") {
    Readings row = made::fifth_or_sixth();
    row.next_best.push_back(numeric(reading("2018-06-07", 0.1, Order::dmy), reading("2018-07-06", 0.1, Order::mdy),
                                    reading("2018-06-07", 0.1, Order::dmy)));
    const Answer answer = decided(row, Order::mdy);
    CHECK(answer.date == "2018-05-06");
    REQUIRE(answer.alternatives.size() == 1);
    CHECK(answer.alternatives[0].date == "2018-07-06");
    CHECK(answer.alternatives[0].order == Order::mdy);
}

TEST_CASE("the candidates of a row") {
    CHECK(candidates(plain(reading("2018-05-09", 0.9))).empty());
    CHECK(candidates(made::three_ways()).size() == 3);
    CHECK(candidates(made::thirteenth()).size() == 1);
    // One date, but both orders give it: it proves neither.
    const Readings fifth_of_fifth =
        numeric(reading("2018-05-05", 0.7, Order::dmy), reading("2018-05-05", 0.9, Order::mdy),
                reading("2018-05-05", 0.8, Order::dmy));
    const auto both = candidates(fifth_of_fifth);
    REQUIRE(both.size() == 2);
    CHECK(both[0].written.order == Order::mdy);
    CHECK(both[1].confidence == doctest::Approx(0.8));
}

}  // namespace
}  // namespace kalends
