#include "training/example_source.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "core/random.hpp"
#include "data/augmentation.hpp"
#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"
#include "training/slices.hpp"

namespace kalends {
namespace {

std::uint64_t feistel(std::uint64_t value, unsigned half_bits, std::uint64_t key) {
    const std::uint64_t mask = (std::uint64_t{1} << half_bits) - 1;
    std::uint64_t left = value >> half_bits, right = value & mask;
    for (std::uint64_t round = 0; round < 4; ++round) {
        const std::uint64_t mixed = left ^ (Random(key + round, right)() & mask);
        left = right;
        right = mixed;
    }
    return (left << half_bits) | right;
}

}  // namespace

std::uint64_t permute(std::uint64_t index, std::uint64_t size, std::uint64_t key) {
    const auto half_bits = static_cast<unsigned>(std::bit_width(size - 1) + 1) / 2;
    do index = feistel(index, half_bits, key);
    while (index >= size);
    return index;
}

CorpusSource::CorpusSource(std::vector<Example> rows, std::uint64_t seed, OwnMonths months)
    : rows_(std::move(rows)), seed_(seed), months_(std::move(months)) {
    if (rows_.empty()) throw Error(ErrorKind::data, "the training data has no row; give at least one pair");
}

Example CorpusSource::example(std::uint64_t index) const {
    constexpr double renumbered = 0.5, renamed = 0.5;  // shares of the rows
    const std::uint64_t epoch_number = index / rows_.size();
    const std::uint64_t row_number = permute(index % rows_.size(), rows_.size(), Random(seed_, epoch_number)());
    const Example& row = rows_[row_number];
    if (epoch_number == 0) return row;
    Random random(Random(seed_, index)());  // not the stream that MixedSource draws from
    Example example = row;
    if (random.chance(renamed)) example = months_.with_other_month(example, row_number, random).value_or(example);
    if (random.chance(renumbered)) example = with_other_numbers(example, random).value_or(example);
    return example;
}

MixedSource::MixedSource(Source first, Source second, double second_share, std::uint64_t seed)
    : first_(std::move(first)), second_(std::move(second)), second_share_(second_share), seed_(seed) {}

Example MixedSource::example(std::uint64_t index) const {
    const bool take_second = Random(seed_, index).chance(second_share_);
    return (take_second ? second_ : first_)->example(index);
}

std::vector<Example> take(const ExampleSource& source, std::uint64_t first, std::size_t count, ThreadPool& pool) {
    std::vector<Example> examples(count);
    for_each_sliced(pool, count, 256, [&](std::size_t i) { examples[i] = source.example(first + i); });
    return examples;
}

Vocabulary learn_vocabulary(const ExampleSource& source, std::size_t examples, ThreadPool& pool, double minimum_share) {
    constexpr std::size_t block = 8192;  // bounds memory; texts are normalised in parallel and counted in order
    const std::uint64_t count = std::min<std::uint64_t>(examples, source.epoch().value_or(examples));
    VocabularyBuilder builder;
    std::vector<std::u32string> texts(block);
    for (std::uint64_t first = 0; first < count; first += block) {
        const std::size_t size = std::min<std::uint64_t>(block, count - first);
        for_each_sliced(pool, size, 256,
                        [&](std::size_t i) { texts[i] = normalize_text(source.example(first + i).text).code_points; });
        for (std::size_t i = 0; i < size; ++i) builder.add(texts[i]);
    }
    const double minimum = std::ceil(minimum_share * static_cast<double>(count));
    return builder.build(static_cast<std::size_t>(std::max(1.0, minimum)));
}

}  // namespace kalends
