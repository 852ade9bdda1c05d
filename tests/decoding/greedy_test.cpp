#include "decoding/greedy.hpp"

#include <doctest/doctest.h>

#include "decoding/beam.hpp"
#include "decoding/toy.hpp"
#include "kalends/core/error.hpp"

namespace kalends::greedy_test {
namespace {

constexpr symbol::Id a = symbol::start, b = symbol::none;  // two things to begin with

toy::TableScorer scorer(std::size_t rows) {
    // From start a the likeliest symbol, 5, is not allowed; from start b the sequence ends at once.
    return {{{{a}, {{5, 0.5}, {1, 0.3}, {0, 0.1}}},
             {{a, 1}, {{0, 0.6}, {1, 0.3}}},
             {{a, 1, 0}, {{symbol::end, 0.25}}},
             {{b}, {{symbol::end, 0.9}}}},
            rows,
            4};
}

TEST_CASE("greedy search takes the most probable allowed symbol and keeps the model's own probability") {
    toy::TableScorer model = scorer(1);
    const std::vector<symbol::Id> starts{a};
    const auto found = greedy_search(model, starts, toy::PairGrammar{});
    REQUIRE(found.size() == 1);
    CHECK(found[0].symbols == std::vector<symbol::Id>{1, 0, symbol::end});
    // `end` is the only symbol allowed at last and yet counts with the 0.25 that the model gave it.
    CHECK(found[0].log_probability == doctest::Approx(std::log(0.3 * 0.6 * 0.25)));
    CHECK(found[0].log_probabilities.size() == found[0].symbols.size());
    CHECK(found[0].log_probabilities[1] == doctest::Approx(std::log(0.6)));
    CHECK(found[0].attention.empty());
}

TEST_CASE("where a symbol says that no more follows, it is kept how likely any such symbol was") {
    const symbol::Id dmy = *parse_symbol("dmy"), wed = *parse_symbol("wed");
    const toy::EndingGrammar grammar(
        SymbolSet().set(symbol::end).set(static_cast<std::size_t>(dmy)).set(static_cast<std::size_t>(wed)));
    const toy::TableScorer::Table table{{{a}, {{1, 0.9}}},
                                        {{a, 1}, {{wed, 0.5}, {dmy, 0.2}, {symbol::end, 0.1}, {symbol::from_to, 0.2}}},
                                        {{a, 1, wed}, {{dmy, 0.5}, {symbol::end, 0.3}, {symbol::from_to, 0.2}}},
                                        {{a, 1, wed, dmy}, {{symbol::end, 0.75}, {symbol::from_to, 0.25}}}};
    toy::TableScorer model(table, 1, 4), again(table, 1, 4);
    const std::vector<symbol::Id> starts{a};
    const Hypothesis found = greedy_search(model, starts, grammar).front();
    CHECK(found.symbols == std::vector<symbol::Id>{1, wed, dmy, symbol::end});
    CHECK(found.log_no_more_at_weekday == doctest::Approx(std::log(0.8)).epsilon(1e-4));
    CHECK(found.log_no_more_at_end == doctest::Approx(std::log(0.8 * 0.75)).epsilon(1e-4));
    const Hypothesis best = beam_search(again, starts, grammar, {.width = 3, .n_best = 1}).front().front();
    CHECK(best.symbols == found.symbols);
    CHECK(best.log_no_more_at_weekday == found.log_no_more_at_weekday);
    CHECK(best.log_no_more_at_end == found.log_no_more_at_end);
}

TEST_CASE("where nothing else could follow, nothing of it is kept") {
    toy::TableScorer model = scorer(1);
    const std::vector<symbol::Id> starts{a};
    const Hypothesis found = greedy_search(model, starts, toy::PairGrammar{}).front();
    CHECK(found.log_no_more_at_end == 0);
}

TEST_CASE("attention has a row for each symbol, over the source without padding") {
    toy::TableScorer model = scorer(1);
    const std::vector<symbol::Id> starts{a};
    const auto found = greedy_search(model, starts, toy::PairGrammar{}, {.keep_attention = true});
    REQUIRE(found[0].attention.size() == 3);
    CHECK(found[0].attention[0] == std::vector<float>{1, 0, 0, 0});
    CHECK(found[0].attention[2] == std::vector<float>{0, 0, 1, 0});
}

TEST_CASE("rows end at different times and keep their places") {
    toy::TableScorer model = scorer(5);
    const std::vector<symbol::Id> starts{b, a, b, b, a};
    const auto found = greedy_search(model, starts, toy::PairGrammar{});
    REQUIRE(found.size() == 5);
    for (const std::size_t row : {0U, 2U, 3U}) CHECK(found[row].symbols == std::vector<symbol::Id>{symbol::end});
    for (const std::size_t row : {1U, 4U}) CHECK(found[row].symbols == std::vector<symbol::Id>{1, 0, symbol::end});
    CHECK(model.rows_asked == 5 + 2 + 2);  // the finished rows left the batch
}

TEST_CASE("no texts, no hypotheses") {
    toy::TableScorer model = scorer(0);
    CHECK(greedy_search(model, {}, toy::PairGrammar{}).empty());
    CHECK(model.rows_asked == 0);
}

TEST_CASE("a grammar that does not keep its promises is found out") {
    struct Endless final : Grammar {
        [[nodiscard]] State initial() const override { return 0; }
        [[nodiscard]] SymbolSet allowed(State) const override { return 1; }
        [[nodiscard]] State next(State, symbol::Id) const override { return 0; }
        [[nodiscard]] bool finished(State) const override { return false; }
        [[nodiscard]] std::size_t max_length() const override { return 6; }
    };
    struct Stuck final : Grammar {
        [[nodiscard]] State initial() const override { return 0; }
        [[nodiscard]] SymbolSet allowed(State) const override { return 0; }
        [[nodiscard]] State next(State, symbol::Id) const override { return 0; }
        [[nodiscard]] bool finished(State) const override { return false; }
        [[nodiscard]] std::size_t max_length() const override { return 6; }
    };
    toy::TableScorer model = scorer(1);
    const std::vector<symbol::Id> starts{a};
    CHECK_THROWS_AS(greedy_search(model, starts, Endless{}), Error);
    CHECK_THROWS_AS(greedy_search(model, starts, Stuck{}), Error);
}

}  // namespace

}  // namespace kalends::greedy_test
