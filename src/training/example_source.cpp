#include "training/example_source.hpp"

#include <bit>
#include <utility>

#include "core/random.hpp"
#include "data/renumbering.hpp"
#include "kalends/core/error.hpp"
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

}  // namespace kalends
