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

std::vector<std::string> dates(const MeaningRefs& meanings) {
    std::vector<std::string> result;
    for (const Meaning* meaning : meanings) result.push_back(meaning->resolved.iso);
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
    CHECK(is_one_date(MeaningRefs()));
}

namespace {

/// "1944-06-05/1944-06-07", by the order told.
std::vector<std::string> answers(const std::string& text, const std::vector<Order>& open = all) {
    std::vector<std::string> result;
    for (const Meaning& meaning : meanings_by_order(parse_expression(text), open, {}))
        result.push_back(meaning.resolved.edtf);
    return result;
}

}  // namespace

TEST_CASE("one order holds for all dates of a text") {
    CHECK(answers("1944-06-05 / 1944-08-07 dmy", {Order::dmy, Order::mdy}) ==
          Dates{"1944-06-05/1944-08-07", "1944-05-06/1944-07-08", "1944-06-05/1944-08-07"});
    CHECK(answers("1944-06-05 | 1944-06-13 dmy", {Order::dmy, Order::mdy}) ==
          Dates{"[1944-06-05,1944-06-13]", "[1944-06-05,1944-06-13]", "[1944-06-05,1944-06-13]"});
    CHECK(answers("1944-06-05 ~ dmy", {Order::dmy, Order::mdy}) == Dates{"1944-06-05~", "1944-05-06~", "1944-06-05~"});
    CHECK(answers("XX44-06-05 + 1 week dmy").size() == 3);
}

TEST_CASE("what is ambiguous in itself stays so in every order") {
    const std::vector<Meaning> weeks = meanings_by_order(parse_expression("1944-07-06 #0 month #1 week dmy"), {}, {});
    for (const Meaning& meaning : weeks) CHECK(meaning.resolved.validity == Validity::ambiguous);
    CHECK(is_one_date(weeks));
    CHECK(dates_among(weeks).size() == 1);
}

TEST_CASE("a slip in one of several dates is contested, and so is the order of all") {
    const std::vector<Order> open{Order::dmy, Order::mdy};
    CHECK(is_contested(meanings_by_order(parse_expression("1944-04-31 / 1944-06-02 dmy"), open, {})));
    CHECK_FALSE(is_contested(meanings_by_order(parse_expression("1944-04-30 / 1944-06-22 dmy"), open, {})));
    CHECK(is_ambiguous(meanings_by_order(parse_expression("1944-04-05 / 1944-06-07 dmy"), open, {})));
    CHECK_FALSE(is_ambiguous(meanings_by_order(parse_expression("1944-04-05 / 1944-06-07"), {}, {})));
}

TEST_CASE("answers without a day are among the meanings, where none has one") {
    const auto intervals =
        meanings_by_order(parse_expression("1944-06-05 / .. dmy"), std::vector{Order::dmy, Order::mdy}, {});
    CHECK(dates_among(intervals).size() == 2);
    CHECK(possible_meanings(intervals).size() == 2);
    CHECK(dates_among(meanings_by_order(parse_expression("R"), {}, {})).empty());
    CHECK(possible_meanings(meanings_by_order(parse_expression("none"), {}, {})).empty());
}

TEST_CASE("the same answer, or none") {
    const auto of = [](const char* text) { return meanings_by_order(parse_expression(text), {}, {}).front().resolved; };
    CHECK(has_same_date(of("1944-06-05"), of("1944-06-05 fri")));
    CHECK_FALSE(has_same_date(of("1944-06-05"), of("1944-06")));
    CHECK_FALSE(has_same_date(of("1944 / .."), of(".. / 1944")));
    CHECK(has_same_date(of("R"), of("1944-02-30")));
    CHECK_FALSE(has_same_date(of("R"), of("1944")));
}

}  // namespace kalends::meanings_test
