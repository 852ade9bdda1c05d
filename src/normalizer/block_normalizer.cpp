#include "kalends/normalizer/block_normalizer.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <unordered_map>

namespace kalends {
namespace {

/// Columns repeat themselves: each text is read once a block.
struct DistinctRows {
    std::vector<std::string> texts;
    std::vector<std::size_t> row;  ///< for each row the index of its text
};

DistinctRows distinct(std::span<const std::string> rows) {
    DistinctRows result;
    std::unordered_map<std::string_view, std::size_t> known;
    result.row.reserve(rows.size());
    for (const std::string& text : rows) {
        const auto [entry, is_new] = known.try_emplace(text, result.texts.size());
        if (is_new) result.texts.push_back(text);
        result.row.push_back(entry->second);
    }
    return result;
}

/// Small enough that all threads end at about the same time, large enough for full batches.
std::size_t piece_size(std::size_t texts, std::size_t threads) {
    constexpr std::size_t smallest = 128, pieces_a_thread = 4;
    return std::max(smallest, texts / (threads * pieces_a_thread) + 1);
}

}  // namespace

BlockNormalizer::BlockNormalizer(const Normalizer& normalizer, const BlockNormalizerOptions& options)
    : normalizer_(normalizer), options_(options), pool_(options.threads) {}

std::vector<Transcript> BlockNormalizer::read(std::span<const std::string> texts) {
    const std::size_t size = piece_size(texts.size(), pool_.size());
    std::vector<std::vector<Transcript>> pieces((texts.size() + size - 1) / size);
    pool_.for_each(pieces.size(), [&](std::size_t i) {
        const std::size_t begin = i * size;
        pieces[i] =
            normalizer_.read(texts.subspan(begin, std::min(size, texts.size() - begin)), options_.normalizer.n_best);
    });
    std::vector<Transcript> all;
    all.reserve(texts.size());
    for (auto& piece : pieces) std::move(piece.begin(), piece.end(), std::back_inserter(all));
    return all;
}

std::vector<const Transcript*> BlockNormalizer::recall_or_read(std::span<const std::string> texts) {
    cache_.age();
    std::vector<const Transcript*> transcripts;
    std::vector<std::string> unknown;
    transcripts.reserve(texts.size());
    for (const std::string& text : texts) {
        transcripts.push_back(cache_.find(text));
        if (transcripts.back() == nullptr) unknown.push_back(text);
    }
    std::vector<Transcript> read_now = read(unknown);
    auto next = read_now.begin();
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (transcripts[i] == nullptr) transcripts[i] = cache_.add(texts[i], std::move(*next++));
    return transcripts;
}

/// With the order told that `order_of` gives for each.
template <class OrderOf>
std::vector<Answer> BlockNormalizer::decide(std::span<const ResolvedText> rows, OrderOf&& order_of) const {
    std::vector<Answer> answers;
    answers.reserve(rows.size());
    NormalizerOptions options = options_.normalizer;
    for (const ResolvedText& row : rows) {
        options.order = order_of(row);
        answers.push_back(normalizer_.decide(row, options));
    }
    return answers;
}

BlockAnswers BlockNormalizer::operator()(std::span<const std::string> rows) {
    DistinctRows unique = distinct(rows);
    std::vector<ResolvedText> resolved;
    std::vector<Order> proven;
    for (const Transcript* transcript : recall_or_read(unique.texts)) {
        resolved.push_back(normalizer_.resolve(*transcript, options_.normalizer));
        proven.push_back(evidence_.proves(resolved.back()));
    }
    if (options_.infer_order) {
        for (const std::size_t text : unique.row) evidence_.add(proven[text], unique.texts[text]);
    }
    const auto order_of = [&](const ResolvedText& row) {
        return options_.infer_order ? evidence_.decide(row) : options_.normalizer.order;
    };
    BlockAnswers block{decide(resolved, order_of), std::move(proven), std::move(unique.row)};
    if (options_.every_order)
        std::ranges::transform(told_orders, block.told.begin(), [&](Order told) {
            return decide(resolved, [told](const ResolvedText&) { return told; });
        });
    return block;
}

}  // namespace kalends
