#include "normalizer/decision.hpp"

#include <doctest/doctest.h>

#include "normalizer/resolved_texts.hpp"

namespace kalends::decision_test {
namespace {

using made::meaning;
using made::numeric;
using made::plain;
using made::resolution;

constexpr double minimum = 0.5;

Answer decided(const ResolvedText& readings, Order order = Order::none) {
    NormalizerOptions options;
    options.order = order;
    return decide(readings, options, minimum);
}

TEST_CASE("rows with a named month are what they say") {
    const Answer complete = decided(plain(resolution("2018-05-09", 0.9)));
    CHECK(complete.status == Status::ok);
    CHECK(complete.date == "2018-05-09");
    CHECK(complete.confidence == doctest::Approx(0.9));
    CHECK(complete.alternatives.empty());

    const Answer partial = decided(plain(resolution("2018-05-XX", 0.9)));
    CHECK(partial.status == Status::partial);
    CHECK(partial.date == "2018-05");

    const Answer impossible = decided(plain(resolution("2007-02-30", 0.9)));
    CHECK(impossible.status == Status::impossible);
    CHECK(impossible.date.empty());
    CHECK(impossible.alternatives.empty());

    const Answer none = decided(plain(resolution("none", 0.9)));
    CHECK(none.status == Status::none);
    CHECK(none.date.empty());
}

TEST_CASE("a preference does not touch rows whose order is clear") {
    for (const Order order : all_orders)
        CHECK(decided(plain(resolution("2018-05-09", 0.9)), order).date == "2018-05-09");
}

TEST_CASE("below the minimum confidence nothing is claimed") {
    const ResolvedText doubtful = plain(resolution("2018-05-09", 0.4));
    const Answer unsure = decided(doubtful);
    CHECK(unsure.status == Status::unsure);
    CHECK(unsure.date.empty());
    REQUIRE(unsure.alternatives.size() == 1);
    CHECK(unsure.alternatives[0].date == "2018-05-09");
    CHECK(unsure.alternatives[0].confidence == doctest::Approx(0.4));

    NormalizerOptions bold;
    bold.min_confidence = 0.3;
    CHECK(decide(doubtful, bold, minimum).status == Status::ok);
    CHECK(decided(plain(resolution("2018-05-09", minimum))).status == Status::ok);  // it is enough to reach it
    NormalizerOptions careful;
    careful.min_confidence = 0.95;
    CHECK(decide(plain(resolution("2018-05-09", 0.9)), careful, minimum).status == Status::unsure);
    CHECK(decided(plain(resolution("2007-02-30", 0.4))).status == Status::unsure);
    CHECK(decided(plain(resolution("none", 0.1))).status == Status::none);  // there is no date to be unsure of
}

TEST_CASE("a time of the day that is not sure, or not read, is not told; its day is") {
    Resolution first = resolution("2018-05-09", 0.9);
    first.meaning.resolved.datetime = "2018-05-09T14:30";
    CHECK(decided(plain(first)).datetime == "2018-05-09T14:30");
    ResolvedText row = plain(first);
    row.leaves_time_out = true;
    CHECK(decided(row).datetime.empty());
    CHECK(decided(row).date == "2018-05-09");
    first.time_confidence = 0.4;
    const Answer unsure = decided(plain(first));
    CHECK(unsure.status == Status::ok);
    CHECK(unsure.date == "2018-05-09");
    CHECK(unsure.datetime.empty());
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
    const ResolvedText row = numeric(meaning("2018-05-13", Order::dmy), meaning("2018-13-05", Order::mdy),
                                     meaning("2018-05-13", Order::dmy));
    CHECK(decided(row, Order::mdy).status == Status::impossible);
    CHECK(decided(row, Order::mdy).date.empty());
    CHECK(decided(row, Order::dmy).date == "2018-05-13");
}

TEST_CASE("without a preference the possible reading is taken") {
    const ResolvedText row =
        numeric(meaning("2018-05-13", Order::dmy), meaning("2018-13-05", Order::mdy), meaning("none"));
    const Answer answer = decided(row);
    CHECK(answer.status == Status::ok);
    CHECK(answer.date == "2018-05-13");
    CHECK(answer.alternatives.empty());
}

TEST_CASE("a day in one order that is nearly one in another is not taken for granted") {
    const Meaning april = meaning("XX31-04-18", Order::ymd);
    const ResolvedText row = numeric(meaning("XX18-04-31", Order::dmy), april, april);  // 31/04/18
    CHECK(decided(row).status == Status::ambiguous);
    REQUIRE(decided(row).alternatives.size() == 1);
    CHECK(decided(row).alternatives[0].date == "2031-04-18");
    CHECK(decided(row, Order::dmy).status == Status::impossible);
    REQUIRE(decided(row, Order::dmy).alternatives.size() == 1);
    CHECK(decided(row, Order::dmy).alternatives[0].date == "2031-04-18");
    CHECK(decided(row, Order::ymd).date == "2031-04-18");
}

TEST_CASE("impossible under every order is impossible") {
    const ResolvedText row = numeric(meaning("2018-02-31", Order::dmy), meaning("2018-31-02", Order::mdy),
                                     meaning("2018-02-31", Order::dmy));
    CHECK(decided(row).status == Status::impossible);
}

TEST_CASE("dates that agree are one answer") {
    const ResolvedText fifth_of_fifth = numeric(meaning("2018-05-05", Order::dmy), meaning("2018-05-05", Order::mdy),
                                                meaning("2018-05-05", Order::dmy));
    const Answer answer = decided(fifth_of_fifth);
    CHECK(answer.status == Status::ok);
    CHECK(answer.date == "2018-05-05");
    CHECK(answer.confidence == doctest::Approx(0.9));
    CHECK(answer.alternatives.empty());
    CHECK(decided(made::thirteenth()).date == "2018-05-13");
}

TEST_CASE("an ambiguous row below the minimum is unsure, with all that it may mean") {
    const ResolvedText row = numeric(meaning("2018-06-05", Order::dmy), meaning("2018-05-06", Order::mdy),
                                     meaning("2018-06-05", Order::dmy), 0.45);
    const Answer answer = decided(row);
    CHECK(answer.status == Status::unsure);
    CHECK(answer.alternatives.size() == 2);
}

TEST_CASE("the written weekday decides between orders where one date fits") {
    // 5 June 2018 was a Tuesday, 6 May 2018 a Sunday.
    const Answer tuesday = decided(made::fifth_or_sixth(Weekday::tuesday));
    CHECK(tuesday.status == Status::ok);
    CHECK(tuesday.date == "2018-06-05");
    CHECK_FALSE(tuesday.flags.has(Flag::weekday_mismatch));
    CHECK(decided(made::fifth_or_sixth(Weekday::sunday)).date == "2018-05-06");

    const Answer friday = decided(made::fifth_or_sixth(Weekday::friday));
    CHECK(friday.status == Status::ambiguous);
    CHECK(friday.flags.has(Flag::weekday_mismatch));
}

TEST_CASE("a preference outweighs the weekday, which then is flagged") {
    const Answer answer = decided(made::fifth_or_sixth(Weekday::tuesday), Order::mdy);
    CHECK(answer.date == "2018-05-06");
    CHECK(answer.flags.has(Flag::weekday_mismatch));
}

TEST_CASE("partial numeric dates are ambiguous as complete ones are, and give way to them") {
    const ResolvedText open = numeric(meaning("XXXX-06-05", Order::dmy), meaning("XXXX-05-06", Order::mdy),
                                      meaning("XXXX-05-06", Order::mdy));
    CHECK(decided(open).status == Status::ambiguous);
    CHECK(decided(open, Order::mdy).status == Status::partial);
    CHECK(decided(open, Order::mdy).date == "--05-06");

    const ResolvedText clear = numeric(meaning("2018-06-05", Order::dmy), meaning("2018-05-XX"), meaning("none"));
    CHECK(decided(clear).date == "2018-06-05");
}

TEST_CASE("flags") {
    CHECK(decided(plain(resolution("XX18-05-09", 0.9))).flags == Flags{Flag::century_assumed});
    CHECK(decided(plain(resolution("2018-05-09", 0.9))).flags == Flags{});
    const auto on = [](Weekday weekday) { return decided(plain(resolution("2018-05-09", 0.9, Order::none, weekday))); };
    CHECK(on(Weekday::saturday).flags == Flags{Flag::weekday_mismatch});
    CHECK(on(Weekday::wednesday).flags == Flags{});

    ResolvedText damaged = plain(resolution("none", 0.9));
    damaged.flags = {Flag::input_repaired, Flag::truncated};
    CHECK(decided(damaged).flags == damaged.flags);
    for (const Order order : {Order::none, Order::dmy}) {  // a weekday in doubt contradicts nothing
        const Meaning doubtful = meaning("2018-05-13", order, Weekday::saturday);
        ResolvedText row = numeric(doubtful, doubtful, doubtful);
        if (order == Order::none) row.first.by_order.clear();
        row.first.weekday_in_doubt = true;
        CHECK(decided(row).status == Status::ok);
        CHECK(decided(row).flags == Flags{});
    }
}

TEST_CASE("the next best follow as alternatives, each date once and never the answer") {
    ResolvedText row = plain(resolution("2018-05-09", 0.9));
    Resolution ruled_out = resolution("2018-05-07", 0);
    ruled_out.is_ruled_out = true;
    row.next_best = {resolution("2018-05-08", 0.05),  resolution("2018-05-09", 0.02, Order::none, Weekday::monday),
                     resolution("none", 0.01),        resolution("2018-05-08", 0.01),
                     resolution("2018-05-XX", 0.005), ruled_out};
    const Answer answer = decided(row);
    CHECK(answer.date == "2018-05-09");
    REQUIRE(answer.alternatives.size() == 2);
    CHECK(answer.alternatives[0].date == "2018-05-08");
    CHECK(answer.alternatives[1].date == "2018-05");
}

TEST_CASE("the next best are told in the order that is preferred") {
    ResolvedText row = made::fifth_or_sixth();
    row.next_best.push_back(numeric(meaning("2018-06-07", Order::dmy), meaning("2018-07-06", Order::mdy),
                                    meaning("2018-06-07", Order::dmy), 0.1)
                                .first);
    const Answer answer = decided(row, Order::mdy);
    CHECK(answer.date == "2018-05-06");
    REQUIRE(answer.alternatives.size() == 1);
    CHECK(answer.alternatives[0].date == "2018-07-06");
    CHECK(answer.alternatives[0].order == Order::mdy);
}

}  // namespace

}  // namespace kalends::decision_test
