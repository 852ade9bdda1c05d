#include "normalizer/interpretation.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "calendar/date.hpp"

namespace kalends::interpretation_test {
namespace {

using Orders = std::vector<Order>;

/// Numbers of a text with slashes between them.
NumberSpans bare_numbers(std::vector<std::string> runs) {
    const std::size_t signs = runs.size() - 1;
    return {std::move(runs), std::u32string(signs, U'/')};
}

Hypothesis copied(std::string_view written, Order order = Order::none, Weekday weekday = Weekday::unwritten) {
    Hypothesis hypothesis;
    for (const symbol::Id id : to_symbols(expression_of(made::date(written, order, weekday)))) hypothesis.append(id, 0);
    return hypothesis;
}

TEST_CASE("numbers are taken in the first order that the calendar allows") {
    const Hypothesis hypothesis = copied("XX18-13-05", Order::dmy);
    const Interpretation read = interpret(hypothesis, bare_numbers({"5", "13", "18"}));
    CHECK(to_string(read.written) == "XX18-05-13 mdy");
    CHECK(read.written.order == Order::mdy);
    CHECK(expression_from_symbols(read.meant(hypothesis).symbols) == read.written);
    CHECK_FALSE(read.is_misread);
}

TEST_CASE("orders of a text: of its own numbers, or of what would be its numbers") {
    const NumberSpans bare = bare_numbers({"9", "5", "2018"}), joined = bare_numbers({"090518"});
    const NumberSpans named{{"9", "2018"}, std::u32string(1, U'\0')};
    CHECK(interpret(copied("2018-05-09", Order::dmy), bare).open == Orders{Order::dmy, Order::mdy});
    CHECK(interpret(copied("2018-05-09"), bare).open == Orders{Order::dmy, Order::mdy});
    CHECK(interpret(copied("2018-05-09"), named).open.empty());
    CHECK(interpret(copied("XX18-05-09", Order::dmy), joined).open.size() == 3);
    CHECK(interpret(copied("2561-05-09 buddhist"), bare_numbers({"9", "5", "2561"})).open.empty());
}

TEST_CASE(
    "beside a date with its month in words the numbers of another are bare, whether the network marks it or not") {
    const NumberSpans numbers = bare_numbers({"3", "1", "1988", "2", "1988"});  // 3/1/1988 - March 2 1988
    Hypothesis hypothesis;
    for (const symbol::Id id : to_symbols(parse_expression("1988-01-03 / 1988-03-02"))) hypothesis.append(id, 0);
    const Interpretation read = interpret(hypothesis, numbers);
    CHECK(read.is_numeric());
    CHECK(read.open == Orders{Order::dmy, Order::mdy});
    CHECK_FALSE(interpret(hypothesis, bare_numbers({"7"})).is_numeric());
    NumberSpans apart = numbers;  // 3 tháng 1 1988 - March 2 1988
    apart.is_behind_letters = {false, true, false, true, false};
    CHECK_FALSE(interpret(hypothesis, apart).is_numeric());
}

TEST_CASE("where all dates of a text are of numbers, points told their order, or nothing did") {
    const auto read = [](const char* written, std::vector<std::string> numbers) {
        Hypothesis hypothesis;
        for (const symbol::Id id : to_symbols(parse_expression(written))) hypothesis.append(id, 0);
        return interpret(hypothesis, bare_numbers(std::move(numbers)));
    };
    CHECK_FALSE(read("XXXX-XX-07 / XXXX-05-12", {"7", "12", "5"}).is_numeric());                // 7.–12.5.
    CHECK(read("1988-01-03 / 1988-02-04", {"3", "1", "1988", "4", "2", "1988"}).is_numeric());  // 3/1/1988 - 4/2/1988
}

TEST_CASE("bare numbers that are not in the text are misread, and so is their order") {
    const Interpretation read = interpret(copied("2018-05-03", Order::dmy), bare_numbers({"3", "4", "2018"}));
    CHECK(read.is_misread);
    CHECK(read.order_in_doubt);
    CHECK_FALSE(interpret(copied("2018-05-03"), bare_numbers({"3", "4", "2018"})).is_misread);
}

TEST_CASE("what the network itself doubts") {
    Hypothesis hypothesis = copied("2018-05-09", Order::none, Weekday::friday);
    CHECK_FALSE(interpret(hypothesis, {}).weekday_in_doubt);
    CHECK_FALSE(interpret(hypothesis, {}).order_in_doubt);
    hypothesis.log_probabilities[8] = std::log(0.4);
    CHECK(interpret(hypothesis, {}).weekday_in_doubt);
    hypothesis.log_probabilities.back() = std::log(0.4);
    CHECK(interpret(hypothesis, {}).order_in_doubt);
}

}  // namespace

}  // namespace kalends::interpretation_test
