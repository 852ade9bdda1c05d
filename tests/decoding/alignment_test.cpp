#include "decoding/alignment.hpp"

#include <doctest/doctest.h>

#include "calendar/date.hpp"
#include "kalends/core/error.hpp"

namespace kalends::alignment_test {
namespace {

TEST_CASE("an alignment leaves the end out") {
    const Hypothesis none{{symbol::none, symbol::end}, {}, -0.1, {{0.5F, 0.5F}, {1, 0}}};
    const Alignment table = alignment(none);
    CHECK(table.outputs == std::vector<std::string>{"none"});
    CHECK(table.weights == std::vector<std::vector<float>>{{0.5F, 0.5F}});
    CHECK(table.roles == std::vector{Role::none});
}

TEST_CASE("what is not written looks at nothing") {
    Hypothesis read{to_symbols(parse_expression("XX18-05")), {}, -0.1, {}};
    for (std::size_t i = 0; i < read.symbols.size(); ++i) read.attention.push_back({static_cast<float>(i)});
    const Alignment table = alignment(read);
    CHECK(table.outputs == std::vector<std::string>{"1", "8", "0", "5"});
    CHECK(table.roles == std::vector{Role::year, Role::year, Role::month, Role::month});
    CHECK(table.weights == std::vector<std::vector<float>>{{2}, {3}, {4}, {5}});
}

TEST_CASE("in another order each digit keeps its attention and its probability") {
    Hypothesis read{to_symbols(parse_expression("XX18-05-09 dmy")), {}, -0.1, {}};
    for (std::size_t i = 0; i < read.symbols.size(); ++i) {
        read.attention.push_back({static_cast<float>(i)});
        read.log_probabilities.push_back(static_cast<double>(i));
    }
    const Hypothesis other = reordered(read, Order::ymd);
    CHECK(to_string(expression_from_symbols(other.symbols)) == "XX09-05-18 ymd");
    std::vector<float> looked;
    for (const std::vector<float>& weights : other.attention) looked.push_back(weights.front());
    CHECK(looked == std::vector<float>{0, 1, 6, 7, 4, 5, 2, 3, 8, 9});
    CHECK(other.log_probabilities == std::vector<double>{0, 1, 6, 7, 4, 5, 2, 3, 8, 9});
    CHECK(reordered(reordered(read, Order::mdy), Order::dmy).attention == read.attention);
}

TEST_CASE("what says no order is turned as if its day stood first, and says none afterwards") {
    Hypothesis read{to_symbols(parse_expression("2021-09-08 thu")), {}, -0.1, {}};
    for (std::size_t i = 0; i < read.symbols.size(); ++i) read.attention.push_back({static_cast<float>(i)});
    const Hypothesis other = reordered(read, Order::mdy);
    CHECK(to_string(expression_from_symbols(other.symbols)) == "2021-08-09 thu");
    CHECK(alignment(other).weights[4] == std::vector<float>{6});
    CHECK(reordered(read, Order::dmy).attention == read.attention);
}

TEST_CASE("an alignment needs attention") {
    CHECK_THROWS_AS(alignment(Hypothesis{{symbol::none, symbol::end}, {}, -0.1, {}}), Error);
}

}  // namespace

}  // namespace kalends::alignment_test
