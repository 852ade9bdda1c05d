#include "columns/order_evidence.hpp"

#include <doctest/doctest.h>

#include "normalizer/resolved_texts.hpp"

namespace kalends::order_evidence_test {
namespace {

using made::meaning;
using made::numeric;
using made::plain;
using made::resolution;

/// A row that means the same in every order.
ResolvedText only(std::string_view written, Order order, double confidence = 0.95) {
    const Meaning same = meaning(written, order);
    return numeric(same, same, same, confidence);
}

TEST_CASE("rows that can be read one way only prove their order") {
    const OrderEvidence evidence;
    CHECK(evidence.proves(made::thirteenth()) == Order::dmy);
    CHECK(evidence.proves(only("2018-05-13", Order::mdy)) == Order::mdy);
    CHECK(evidence.proves(only("XX99-12-31", Order::ymd)) == Order::ymd);
    CHECK(evidence.proves(numeric(meaning("2018-05-13", Order::dmy), meaning("2018-13-05", Order::mdy),
                                  meaning("none"))) == Order::dmy);
}

TEST_CASE("rows that prove nothing") {
    const OrderEvidence evidence;
    CHECK(evidence.proves(plain(resolution("2018-05-09", 0.99))) == Order::none);
    CHECK(evidence.proves(made::fifth_or_sixth()) == Order::none);
    CHECK(evidence.proves(made::three_ways()) == Order::none);
    CHECK(evidence.proves(only("2018-05-13", Order::ymd)) == Order::none);       // a four-digit year first is no habit
    CHECK(evidence.proves(only("2018-02-31", Order::dmy)) == Order::none);       // impossible
    CHECK(evidence.proves(only("XXXX-05-13", Order::dmy)) == Order::none);       // partial
    CHECK(evidence.proves(only("2018-05-13", Order::dmy, 0.7)) == Order::none);  // not sure enough
    CHECK(evidence.proves(numeric(meaning("2018-05-05", Order::dmy), meaning("2018-05-05", Order::mdy),
                                  meaning("2018-05-05", Order::dmy))) == Order::none);
    CHECK(evidence.proves(numeric(meaning("none"), meaning("none"), meaning("none"))) == Order::none);
    ResolvedText doubtful = only("2018-05-13", Order::mdy);
    doubtful.first.order_in_doubt = true;
    CHECK(evidence.proves(doubtful) == Order::none);
}

TEST_CASE("without evidence nothing is decided") {
    const OrderEvidence evidence;
    CHECK(evidence.decide(made::fifth_or_sixth(), "05/06/2018") == Order::none);
}

TEST_CASE("evidence for one order decides ambiguous rows") {
    OrderEvidence evidence;
    evidence.add(made::thirteenth(), "13/05/2018");
    evidence.add(made::fifth_or_sixth(), "05/06/2018");
    CHECK(evidence.decide(made::fifth_or_sixth(), "05/06/2018") == Order::dmy);
    CHECK(evidence.decide(made::three_ways(), "05/06/2018") == Order::dmy);
    CHECK(evidence.decide(made::thirteenth(), "05/06/2018") == Order::none);  // not ambiguous
    CHECK(evidence.decide(plain(resolution("2018-05-09", 0.9)), "05/06/2018") == Order::none);
}

TEST_CASE("a month that stands first between slashes tells nothing of numbers between points") {
    OrderEvidence evidence;
    evidence.add(only("2018-05-14", Order::mdy), "05/14/2018");
    CHECK(evidence.decide(made::fifth_or_sixth(), "05/06/2018") == Order::mdy);
    CHECK(evidence.decide(made::fifth_or_sixth(), "05.06.2018") == Order::none);
    evidence.add(only("2018-05-15", Order::mdy), "05.15.2018");
    CHECK(evidence.decide(made::fifth_or_sixth(), "05.06.2018") == Order::mdy);
    OrderEvidence day_first;
    day_first.add(made::thirteenth(), "13/05/2018");
    CHECK(day_first.decide(made::fifth_or_sixth(), "05.06.2018") == Order::dmy);
}

TEST_CASE("contradictory evidence decides nothing") {
    OrderEvidence evidence;
    evidence.add(made::thirteenth(), "13/05/2018");
    CHECK_FALSE(evidence.summary().contradictory());
    evidence.add(only("2018-05-14", Order::mdy), "05/14/2018");
    CHECK(evidence.summary().contradictory());
    CHECK(evidence.decide(made::fifth_or_sixth(), "05/06/2018") == Order::none);
    CHECK(evidence.decide(made::three_ways(), "05/06/2018") == Order::none);
}

TEST_CASE("evidence for an order that a row cannot have does not matter to it") {
    OrderEvidence evidence;
    evidence.add(only("XX99-12-31", Order::ymd), "99-12-31");
    CHECK(evidence.decide(made::fifth_or_sixth(), "05/06/2018") == Order::none);
    CHECK(evidence.decide(made::three_ways(), "05/06/2018") == Order::ymd);
    evidence.add(made::thirteenth(), "13/05/2018");
    CHECK(evidence.decide(made::fifth_or_sixth(), "05/06/2018") == Order::dmy);
    CHECK(evidence.decide(made::three_ways(), "05/06/2018") == Order::none);
}

TEST_CASE("the summary counts, and keeps the first text for each order") {
    OrderEvidence evidence;
    evidence.add(made::thirteenth(), "13/05/2018");
    evidence.add(made::thirteenth(), "13.05.2018");
    evidence.add(only("2018-05-14", Order::mdy), "05/14/2018");
    const OrderSummary& summary = evidence.summary();
    CHECK(summary.rows[static_cast<std::size_t>(Order::dmy)] == 2);
    CHECK(summary.rows[static_cast<std::size_t>(Order::mdy)] == 1);
    CHECK(summary.rows[static_cast<std::size_t>(Order::ymd)] == 0);
    CHECK(summary.rows[static_cast<std::size_t>(Order::none)] == 0);
    CHECK(summary.example[static_cast<std::size_t>(Order::dmy)] == "13/05/2018");
    CHECK(summary.example[static_cast<std::size_t>(Order::mdy)] == "05/14/2018");
}

}  // namespace

}  // namespace kalends::order_evidence_test
