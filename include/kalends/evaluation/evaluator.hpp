// Measures a model on pairs whose dates are known.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "kalends/data/corpus.hpp"
#include "kalends/data/example.hpp"
#include "kalends/evaluation/metrics.hpp"
#include "kalends/language/kind.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// Which order the normalizer is told: the order its target carries (the truth), or one for all.
enum class ToldOrder { target, fixed };

struct EvaluationOptions {
    ToldOrder told = ToldOrder::fixed;
    NormalizerOptions normalizer;   ///< `order` is what is told with ToldOrder::fixed; else overridden row by row
    std::vector<Kind> kinds{};      ///< examples that say others are left out; empty: none
    std::size_t align_rows = 2000;  ///< alignment is measured on the first so many examples with known spans; 0: not
};

/// A row that was not answered exactly.
struct Miss {
    const std::string &text, &locale, &pattern;
    std::string expected;  ///< what the text says, or the EDTF that was due; "none"
    Due due;
    Outcome outcome;
    Order told;
    const ResolvedText& row;
    AlignedAnswer aligned;
};
using MissObserver = std::function<void(const Miss&)>;

/// Runs a normalizer over examples and adds to the metrics; call again for the next chunk of a corpus.
class Evaluator {
public:
    /// The normalizer must outlive the evaluator.
    Evaluator(const Normalizer&, const EvaluationOptions&, MissObserver = {});
    void add(std::span<const Example>);
    /// Texts whose answers are known, judged by their EDTF. @pre an order for all is told
    void add(std::span<const AnsweredText>);
    [[nodiscard]] const Metrics& metrics() const { return metrics_; }

private:
    /// Rows of either kind, read at once.
    template <class Row>
    void add_all(std::span<const Row>);
    void add(const Example&, const ResolvedText&);
    void add(const AnsweredText&, const ResolvedText&);

    const Normalizer& normalizer_;
    EvaluationOptions options_;
    MissObserver on_miss_;
    Metrics metrics_;
    std::size_t aligned_rows_ = 0;
};

}  // namespace kalends
