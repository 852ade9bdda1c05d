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

std::vector<Readings> BlockNormalizer::read(std::span<const std::string> texts) {
    const std::size_t size = piece_size(texts.size(), pool_.size());
    std::vector<std::vector<Readings>> pieces((texts.size() + size - 1) / size);
    pool_.for_each(pieces.size(), [&](std::size_t i) {
        const std::size_t begin = i * size;
        pieces[i] = normalizer_.read(texts.subspan(begin, std::min(size, texts.size() - begin)), options_.normalizer);
    });
    std::vector<Readings> all;
    all.reserve(texts.size());
    for (auto& piece : pieces) std::move(piece.begin(), piece.end(), std::back_inserter(all));
    return all;
}

std::vector<const Readings*> BlockNormalizer::recall_or_read(std::span<const std::string> texts) {
    cache_.age();
    std::vector<const Readings*> readings;
    std::vector<std::string> unknown;
    readings.reserve(texts.size());
    for (const std::string& text : texts) {
        readings.push_back(cache_.find(text));
        if (readings.back() == nullptr) unknown.push_back(text);
    }
    std::vector<Readings> read_now = read(unknown);
    auto next = read_now.begin();
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (readings[i] == nullptr) readings[i] = cache_.add(texts[i], std::move(*next++));
    return readings;
}

/// With the order told that `order_of` gives for each.
template <class OrderOf>
std::vector<Answer> BlockNormalizer::decide(std::span<const Readings* const> readings, OrderOf&& order_of) const {
    std::vector<Answer> answers;
    answers.reserve(readings.size());
    NormalizerOptions options = options_.normalizer;
    for (const Readings* reading : readings) {
        options.order = order_of(*reading);
        answers.push_back(normalizer_.decide(*reading, options));
    }
    return answers;
}

std::vector<Order> BlockNormalizer::proofs(std::span<const Readings* const> readings) const {
    std::vector<Order> proofs;
    proofs.reserve(readings.size());
    for (const Readings* reading : readings) proofs.push_back(evidence_.proves(*reading));
    return proofs;
}

BlockAnswers BlockNormalizer::operator()(std::span<const std::string> rows) {
    DistinctRows unique = distinct(rows);
    const std::vector<const Readings*> readings = recall_or_read(unique.texts);
    std::vector<Order> proven = proofs(readings);
    if (options_.infer_order) {
        for (const std::size_t text : unique.row) evidence_.add(proven[text], unique.texts[text]);
    }
    const auto order_of = [&](const Readings& reading) {
        return options_.infer_order ? evidence_.decide(reading) : options_.normalizer.order;
    };
    BlockAnswers block{decide(readings, order_of), std::move(proven), std::move(unique.row)};
    if (options_.every_order)
        std::ranges::transform(told_orders, block.told.begin(),
                               [&](Order told) { return decide(readings, [told](const Readings&) { return told; }); });
    return block;
}

}  // namespace kalends
