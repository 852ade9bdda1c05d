#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/thread_pool.hpp"
#include "kalends/normalizer/normalizer.hpp"
#include "normalizer/order_inference.hpp"
#include "normalizer/transcript_cache.hpp"

namespace kalends {

struct BlockNormalizerOptions {
    NormalizerOptions normalizer;
    bool infer_order = false;  ///< rows that leave no doubt decide for those that do
    bool every_order = false;  ///< also what each row says with each order told
    std::size_t threads = 0;   ///< 0: one for each processor
};

/// Answers to the rows of a block: equal rows share one.
struct BlockAnswers {
    std::vector<Answer> answers;
    std::vector<Order> proofs;     ///< for each answer the order that its text alone proves; see OrderEvidence::proves
    std::vector<std::size_t> row;  ///< for each row the index of its answer
    /// By told_orders: answers with that order told, where every_order asked for them; else empty.
    std::array<std::vector<Answer>, told_orders.size()> told{};

    [[nodiscard]] const Answer& of(std::size_t index) const { return answers[row[index]]; }
    /// With an order told; where it is none, the same as above.
    [[nodiscard]] const Answer& of(std::size_t index, Order order) const {
        return order == Order::none ? of(index) : told[static_cast<std::size_t>(order) - 1][row[index]];
    }
    [[nodiscard]] Order proof_of(std::size_t index) const { return proofs[row[index]]; }
};

/// Normalises a column block by block, each on all threads; texts that come back are read once as long as the cache
/// holds them. With `infer_order`, a row is decided by the evidence of its own block and those before, so that a column
/// of any length takes bounded memory.
class BlockNormalizer {
public:
    /// The normalizer must outlive this object.
    BlockNormalizer(const Normalizer&, const BlockNormalizerOptions&);

    BlockAnswers operator()(std::span<const std::string> rows);
    [[nodiscard]] const OrderEvidence& evidence() const { return evidence_; }

private:
    [[nodiscard]] std::vector<Transcript> read(std::span<const std::string> texts);
    [[nodiscard]] std::vector<const Transcript*> recall_or_read(std::span<const std::string> texts);
    template <class OrderOf>
    [[nodiscard]] std::vector<Answer> decide(std::span<const ResolvedText>, OrderOf&&) const;

    const Normalizer& normalizer_;
    BlockNormalizerOptions options_;
    ThreadPool pool_;
    TranscriptCache cache_;
    OrderEvidence evidence_;
};

}  // namespace kalends
