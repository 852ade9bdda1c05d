#include "decoding/beam.hpp"

#include <algorithm>
#include <utility>

#include "decoding/search_step.hpp"
#include "kalends/core/error.hpp"

// B rows of the scorer: the open sequences of all texts, those of one text side by side.
namespace kalends {
namespace {

/// A sequence being written.
struct Open {
    std::size_t row;  ///< of the scorer, in the step that it was extended in
    Grammar::State state;
    symbol::Id previous;
    Hypothesis hypothesis;
};

/// One way to go on.
struct Extension {
    std::size_t parent;  ///< index among the text's open sequences
    symbol::Id symbol;
    double log_probability;  ///< of the sequence with it
};

bool more_probable(const Extension& a, const Extension& b) {
    return a.log_probability > b.log_probability;
}

/// The beam of one text.
class Beam {
public:
    Beam(symbol::Id start, std::size_t row, const Grammar& grammar, const BeamOptions& options)
        : grammar_(grammar), options_(options), no_more_(grammar.no_more()) {
        open_.push_back({row, grammar.initial(), start, {}});
    }

    [[nodiscard]] const std::vector<Open>& open() const { return open_; }
    [[nodiscard]] std::vector<Hypothesis> take_finished() { return std::move(finished_); }
    /// Row i of the scorer from now on belongs to sequence i - first_row.
    void renumber(std::size_t first_row) {
        for (Open& sequence : open_) sequence.row = first_row++;
    }

    void extend(const Scores& scores, const Scorer& scorer) {
        std::vector<Open> old = std::exchange(open_, {});
        for (const Extension& extension : best_extensions(old, scores)) {
            Open next = extended(old[extension.parent], extension, scores, scorer);
            if (grammar_.finished(next.state))
                finish(std::move(next.hypothesis));
            else
                open_.push_back(std::move(next));
        }
        std::erase_if(open_, [this](const Open& sequence) { return is_beaten(sequence); });
    }

private:
    /// The `width` most probable ones; equals keep the order of parents and symbols, as the greedy search does.
    [[nodiscard]] std::vector<Extension> best_extensions(const std::vector<Open>& old, const Scores& scores) const {
        std::vector<Extension> all;
        for (std::size_t parent = 0; parent < old.size(); ++parent) {
            const float* const log_p = scores.of(old[parent].row);
            for_each_symbol(grammar_.allowed(old[parent].state), [&](symbol::Id s) {
                const auto p = static_cast<double>(log_p[s]);
                all.push_back({parent, s, old[parent].hypothesis.log_probability + p});
            });
        }
        std::stable_sort(all.begin(), all.end(), more_probable);
        if (all.size() > options_.width) all.resize(options_.width);
        return all;
    }

    [[nodiscard]] Open extended(const Open& parent, const Extension& extension, const Scores& scores,
                                const Scorer& scorer) const {
        Open next = parent;
        append(next.hypothesis, extension.symbol, scores.of(parent.row), no_more_);
        if (options_.keep_attention)
            next.hypothesis.attention.push_back(attention_row(scores, parent.row, scorer.source_length(parent.row)));
        next.state = grammar_.after(parent.state, extension.symbol);
        next.previous = extension.symbol;
        return next;
    }

    void finish(Hypothesis hypothesis) {
        const auto place = std::upper_bound(
            finished_.begin(), finished_.end(), hypothesis,
            [](const Hypothesis& a, const Hypothesis& b) { return a.log_probability > b.log_probability; });
        finished_.insert(place, std::move(hypothesis));
        if (finished_.size() > options_.n_best) finished_.pop_back();
    }

    /// log p never grows: a sequence behind the last of n_best finished ones stays behind.
    [[nodiscard]] bool is_beaten(const Open& sequence) const {
        return finished_.size() == options_.n_best &&
               sequence.hypothesis.log_probability <= finished_.back().log_probability;
    }

    const Grammar& grammar_;
    const BeamOptions& options_;
    SymbolSet no_more_;
    std::vector<Open> open_;
    std::vector<Hypothesis> finished_;
};

void check(const BeamOptions& options) {
    if (options.n_best == 0 || options.n_best > options.width)
        throw Error(ErrorKind::internal, "beam search: n_best must be 1 to width, which must be at least 1");
}

std::vector<symbol::Id> previous_symbols(const std::vector<Beam>& beams) {
    std::vector<symbol::Id> previous;
    for (const Beam& beam : beams)
        for (const Open& sequence : beam.open()) previous.push_back(sequence.previous);
    return previous;
}

/// Lets the scorer keep the rows of the open sequences only, in their order.
void select_open(std::vector<Beam>& beams, Scorer& scorer) {
    std::vector<std::size_t> rows;
    for (Beam& beam : beams) {
        const std::size_t first_row = rows.size();
        for (const Open& sequence : beam.open()) rows.push_back(sequence.row);
        beam.renumber(first_row);
    }
    if (!rows.empty()) scorer.select(rows);
}

}  // namespace

std::vector<std::vector<Hypothesis>> beam_search(Scorer& scorer, std::span<const symbol::Id> starts,
                                                 const Grammar& grammar, const BeamOptions& options) {
    check(options);
    std::vector<Beam> beams;
    for (std::size_t row = 0; row < starts.size(); ++row) beams.emplace_back(starts[row], row, grammar, options);
    std::vector<symbol::Id> previous = previous_symbols(beams);
    for (std::size_t length = 0; !previous.empty(); ++length) {
        check_length(length, grammar);
        const Scores scores = scorer.advance(previous);
        for (Beam& beam : beams) beam.extend(scores, scorer);
        select_open(beams, scorer);
        previous = previous_symbols(beams);
    }
    std::vector<std::vector<Hypothesis>> found;
    found.reserve(beams.size());
    for (Beam& beam : beams) found.push_back(beam.take_finished());
    return found;
}

std::vector<std::vector<Hypothesis>> beam_search(const SearchedModel& model, const Encoded& encoded,
                                                 const Grammar& grammar, const BeamOptions& options) {
    InferenceScorer scorer(model, encoded);
    return beam_search(scorer, starts_of(encoded), grammar, options);
}

}  // namespace kalends
