#pragma once

#include <cstddef>
#include <vector>

#include "core/thread_pool.hpp"
#include "kalends/data/example.hpp"
#include "model/inference.hpp"

namespace kalends {

struct ValidationScore {
    double exact_match = 0;  ///< share of examples whose whole output, weekday and order included, is right
    /// Share of the written digits, where the example says which characters they come from, whose most attended
    /// character is one of these; 1 where no example says.
    double aligned = 1;
    // Teacher forced: each symbol predicted after the right ones before it, no grammar helping.
    double loss = 0;        ///< cross-entropy a symbol, in nats
    double rows_right = 0;  ///< share of examples with all symbols right
};

/// Held-out examples, encoded once. Answers are written greedily under the grammar, as in use, and teacher forced.
class Validator {
public:
    Validator(const std::vector<Example>&, const Vocabulary&, const TargetVocabulary&);
    [[nodiscard]] bool empty() const { return examples_.empty(); }
    [[nodiscard]] ValidationScore score(const Inference&, ThreadPool&) const;

private:
    struct Counts;
    [[nodiscard]] Counts count(const Inference&, const std::vector<std::size_t>& rows) const;

    TargetVocabulary symbols_;
    std::vector<EncodedExample> examples_;
    std::vector<std::vector<std::size_t>> buckets_;  ///< indices of examples of similar lengths
};

}  // namespace kalends
