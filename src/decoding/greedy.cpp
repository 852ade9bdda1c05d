#include "decoding/greedy.hpp"

#include <algorithm>

#include "decoding/search_step.hpp"
#include "kalends/core/error.hpp"

// S source positions, B rows of the scorer.
namespace kalends {
namespace {

/// The sequences that are still being written, one for each row of the scorer.
class GreedySearch {
public:
    GreedySearch(Scorer& scorer, std::span<const symbol::Id> starts, const Grammar& grammar,
                 const GreedyOptions& options)
        : scorer_(scorer), grammar_(grammar), options_(options), no_more_(grammar.no_more()), found_(starts.size()) {
        constexpr std::size_t usual_length = 12;  // of a day
        rows_.reserve(starts.size());
        for (std::size_t i = 0; i < starts.size(); ++i) {
            rows_.push_back({i, grammar.initial(), starts[i]});
            found_[i].symbols.reserve(usual_length);
            found_[i].log_probabilities.reserve(usual_length);
        }
    }

    std::vector<Hypothesis> run() {
        for (std::size_t length = 0; open() > 0; ++length) {
            check_length(length, grammar_);
            drop_finished();
            step();
        }
        return std::move(found_);
    }

private:
    struct Row {
        std::size_t text;
        Grammar::State state;
        symbol::Id previous;
    };

    [[nodiscard]] std::size_t open() const {
        return static_cast<std::size_t>(std::count_if(
            rows_.begin(), rows_.end(), [this](const Row& row) { return !grammar_.finished(row.state); }));
    }

    /// Dropping rows copies the memory of those that stay, about the price of a few steps: worth it once half are done.
    void drop_finished() {
        if (2 * open() > rows_.size()) return;
        std::vector<std::size_t> kept;
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (!grammar_.finished(rows_[i].state)) kept.push_back(i);
        std::erase_if(rows_, [this](const Row& row) { return grammar_.finished(row.state); });
        scorer_.select(kept);
    }

    void step() {
        std::vector<symbol::Id> previous(rows_.size());
        std::transform(rows_.begin(), rows_.end(), previous.begin(), [](const Row& row) { return row.previous; });
        const Scores scores = scorer_.advance(previous);
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (!grammar_.finished(rows_[i].state)) write(rows_[i], i, scores);
    }

    void write(Row& row, std::size_t index, const Scores& scores) {
        const float* const log_p = scores.of(index);
        const symbol::Id best = best_allowed(log_p, grammar_.allowed(row.state));
        Hypothesis& hypothesis = found_[row.text];
        append(hypothesis, best, log_p, no_more_);
        if (options_.keep_attention)
            hypothesis.attention.push_back(attention_row(scores, index, scorer_.source_length(index)));
        row.state = grammar_.after(row.state, best);
        row.previous = best;
    }

    Scorer& scorer_;
    const Grammar& grammar_;
    const GreedyOptions& options_;
    SymbolSet no_more_;
    std::vector<Row> rows_;
    std::vector<Hypothesis> found_;
};

}  // namespace

std::vector<Hypothesis> greedy_search(Scorer& scorer, std::span<const symbol::Id> starts, const Grammar& grammar,
                                      const GreedyOptions& options) {
    return GreedySearch(scorer, starts, grammar, options).run();
}

std::vector<Hypothesis> greedy_search(const SearchedModel& model, const Encoded& encoded, const Grammar& grammar,
                                      const GreedyOptions& options) {
    InferenceScorer scorer(model, encoded);
    return greedy_search(scorer, starts_of(encoded), grammar, options);
}

}  // namespace kalends
