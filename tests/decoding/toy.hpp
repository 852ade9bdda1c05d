#pragma once

#include <cmath>
#include <map>
#include <vector>

#include "decoding/scorer.hpp"
#include "language/grammar.hpp"

namespace kalends::toy {

/// A "model" whose next symbol depends on the start symbol and on all that is written: a table from prefixes to
/// probabilities, symbols that are not named share the rest evenly. Its attention looks at source position
/// (length of the prefix) mod source length. Counts how many rows it is asked for.
class TableScorer final : public Scorer {
public:
    using Prefix = std::vector<symbol::Id>;
    using Table = std::map<Prefix, std::map<symbol::Id, double>>;

    TableScorer(Table table, std::size_t rows, std::size_t source_length)
        : table_(std::move(table)), prefixes_(rows), length_(source_length) {}

    Scores advance(std::span<const symbol::Id> previous) override {
        constexpr auto symbols = static_cast<std::size_t>(symbol::count);
        rows_asked += previous.size();
        Scores scores{Tensor<float, 2>::from_shape({previous.size(), symbols}),
                      Tensor<float, 2>::from_shape({previous.size(), length_})};
        scores.attention.fill(0);
        for (std::size_t row = 0; row < previous.size(); ++row) {
            prefixes_[row].push_back(previous[row]);
            scores.attention(row, (prefixes_[row].size() - 1) % length_) = 1;
            for (std::size_t s = 0; s < symbols; ++s)
                scores.log_probabilities(row, s) =
                    static_cast<float>(std::log(probability(prefixes_[row], static_cast<symbol::Id>(s))));
        }
        return scores;
    }

    void select(std::span<const std::size_t> rows) override {
        std::vector<Prefix> selected;
        for (const std::size_t row : rows) selected.push_back(prefixes_[row]);
        prefixes_ = std::move(selected);
    }

    [[nodiscard]] std::size_t source_length(std::size_t) const override { return length_; }

    std::size_t rows_asked = 0;

private:
    [[nodiscard]] double probability(const Prefix& prefix, symbol::Id s) const {
        const auto found = table_.find(prefix);
        if (found == table_.end()) return 1.0 / symbol::count;
        const auto& named = found->second;
        if (const auto it = named.find(s); it != named.end()) return it->second;
        double rest = 1;
        for (const auto& [_, p] : named) rest -= p;
        return std::max(rest, 1e-9) / (symbol::count - static_cast<double>(named.size()));
    }

    Table table_;
    std::vector<Prefix> prefixes_;
    std::size_t length_;
};

/// A grammar of two-letter words over 0 and 1 followed by end, or just end.
class PairGrammar final : public Grammar {
public:
    [[nodiscard]] State initial() const override { return 0; }
    [[nodiscard]] SymbolSet allowed(State s) const override {
        const SymbolSet letters(0b11U), end = SymbolSet().set(symbol::end);
        if (s == 0) return letters | end;
        return s == 1 ? letters : end;
    }
    [[nodiscard]] State next(State s, symbol::Id id) const override { return id == symbol::end ? 3 : s + 1; }
    [[nodiscard]] bool finished(State s) const override { return s == 3; }
    [[nodiscard]] std::size_t max_length() const override { return 3; }
};

/// A digit, and behind it up to two of the symbols that say no more, the end at last.
class EndingGrammar final : public Grammar {
public:
    explicit EndingGrammar(SymbolSet no_more) : no_more_(no_more) {}
    [[nodiscard]] State initial() const override { return 0; }
    [[nodiscard]] SymbolSet allowed(State s) const override {
        return s == 0 ? SymbolSet(0b11U) : s < 3 ? no_more_ : SymbolSet().set(symbol::end);
    }
    [[nodiscard]] State next(State s, symbol::Id id) const override { return id == symbol::end ? 4 : s + 1; }
    [[nodiscard]] bool finished(State s) const override { return s == 4; }
    [[nodiscard]] std::size_t max_length() const override { return 4; }
    [[nodiscard]] SymbolSet no_more() const override { return no_more_; }

private:
    SymbolSet no_more_;
};

}  // namespace kalends::toy
