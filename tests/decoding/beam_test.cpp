#include "decoding/beam.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "core/random.hpp"
#include "decoding/greedy.hpp"
#include "decoding/toy.hpp"
#include "kalends/core/error.hpp"
#include "language/grammar.hpp"

namespace kalends::beam_test {
namespace {

constexpr symbol::Id a = symbol::start;
constexpr symbol::Id end = symbol::end;

/// 0 looks best at first, but what begins with 1 is better as a whole.
toy::TableScorer garden_path(std::size_t rows) {
    return {{{{a}, {{0, 0.5}, {1, 0.4}, {end, 0.02}}},
             {{a, 0}, {{0, 0.3}, {1, 0.3}}},
             {{a, 1}, {{0, 0.05}, {1, 0.9}}},
             {{a, 0, 0}, {{end, 0.9}}},
             {{a, 0, 1}, {{end, 0.8}}},
             {{a, 1, 0}, {{end, 0.9}}},
             {{a, 1, 1}, {{end, 0.9}}}},
            rows,
            3};
}

TEST_CASE("a beam finds what greed misses, and its n-best list is sorted") {
    toy::TableScorer model = garden_path(1);
    const std::vector<symbol::Id> starts{a};
    const auto found = beam_search(model, starts, toy::PairGrammar{}, {.width = 5, .n_best = 5});
    REQUIRE(found.size() == 1);
    REQUIRE(found[0].size() == 5);
    CHECK(found[0][0].symbols == std::vector<symbol::Id>{1, 1, end});
    CHECK(found[0][0].log_probability == doctest::Approx(std::log(0.4 * 0.9 * 0.9)));
    CHECK(found[0][0].log_probabilities.size() == found[0][0].symbols.size());
    CHECK(found[0][1].symbols == std::vector<symbol::Id>{0, 0, end});
    CHECK(found[0][2].symbols == std::vector<symbol::Id>{0, 1, end});
    CHECK(found[0][3].symbols == std::vector<symbol::Id>{end});
    CHECK(found[0][4].symbols == std::vector<symbol::Id>{1, 0, end});
}

TEST_CASE("fewer are returned than the beam is wide, and fewer still where the grammar has no more") {
    toy::TableScorer model = garden_path(1);
    const std::vector<symbol::Id> starts{a};
    CHECK(beam_search(model, starts, toy::PairGrammar{}, {.width = 4, .n_best = 2})[0].size() == 2);
    toy::TableScorer again = garden_path(1);
    CHECK(beam_search(again, starts, toy::PairGrammar{}, {.width = 9, .n_best = 9})[0].size() == 5);
}

TEST_CASE("each text has a beam of its own") {
    toy::TableScorer model = garden_path(3);
    const std::vector<symbol::Id> starts{a, symbol::none, a};
    const auto found =
        beam_search(model, starts, toy::PairGrammar{}, {.width = 3, .n_best = 1, .keep_attention = true});
    REQUIRE(found.size() == 3);
    CHECK(found[0][0].symbols == std::vector<symbol::Id>{1, 1, end});
    CHECK(found[1][0].symbols == std::vector<symbol::Id>{end});  // the table knows nothing of this: all symbols equal
    CHECK(found[2][0].symbols == found[0][0].symbols);
    REQUIRE(found[2][0].attention.size() == 3);
    CHECK(found[2][0].attention[1] == std::vector<float>{0, 1, 0});
}

TEST_CASE("impossible widths are refused") {
    toy::TableScorer model = garden_path(1);
    const std::vector<symbol::Id> starts{a};
    CHECK_THROWS_AS(beam_search(model, starts, toy::PairGrammar{}, {.width = 0, .n_best = 0}), Error);
    CHECK_THROWS_AS(beam_search(model, starts, toy::PairGrammar{}, {.width = 2, .n_best = 3}), Error);
}

/// Random but fixed probabilities for each prefix.
class HashScorer final : public Scorer {
public:
    explicit HashScorer(std::size_t rows) : seeds_(rows, 1) {}
    Scores advance(std::span<const symbol::Id> previous) override {
        constexpr auto symbols = static_cast<std::size_t>(symbol::count);
        Scores scores{Tensor<float, 2>::from_shape({previous.size(), symbols}),
                      Tensor<float, 2>::from_shape({previous.size(), 1})};
        scores.attention.fill(1);
        for (std::size_t row = 0; row < previous.size(); ++row) {
            Random random(seeds_[row], static_cast<std::uint64_t>(previous[row]));
            seeds_[row] = random();
            for (std::size_t s = 0; s < symbols; ++s)
                scores.log_probabilities(row, s) = static_cast<float>(std::log(random.uniform() / symbol::count));
        }
        return scores;
    }
    void select(std::span<const std::size_t> rows) override {
        std::vector<std::uint64_t> seeds;
        for (const std::size_t row : rows) seeds.push_back(seeds_[row]);
        seeds_ = std::move(seeds);
    }
    [[nodiscard]] std::size_t source_length(std::size_t) const override { return 1; }

private:
    std::vector<std::uint64_t> seeds_;
};

TEST_CASE("width 1 is the greedy search; wider beams are never less probable") {
    const ExpressionGrammar grammar;
    std::vector<symbol::Id> starts;
    for (symbol::Id s = 0; s <= symbol::start; ++s) starts.push_back(s);  // as many different texts
    HashScorer for_greedy(starts.size()), for_beam(starts.size()), for_wide(starts.size());
    const auto greedy = greedy_search(for_greedy, starts, grammar);
    const auto narrow = beam_search(for_beam, starts, grammar, {.width = 1});
    const auto wide = beam_search(for_wide, starts, grammar, {.width = 64, .n_best = 8});
    for (std::size_t i = 0; i < starts.size(); ++i) {
        REQUIRE(narrow[i].size() == 1);
        CHECK(narrow[i][0].symbols == greedy[i].symbols);
        CHECK(narrow[i][0].log_probability == doctest::Approx(greedy[i].log_probability));
        CHECK(wide[i][0].log_probability >= greedy[i].log_probability - 1e-9);
        CHECK(std::is_sorted(wide[i].begin(), wide[i].end(), [](const Hypothesis& x, const Hypothesis& y) {
            return x.log_probability > y.log_probability;
        }));
    }
}

}  // namespace

}  // namespace kalends::beam_test
