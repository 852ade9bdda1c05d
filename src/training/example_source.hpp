#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/thread_pool.hpp"
#include "data/augmentation.hpp"
#include "kalends/data/example.hpp"
#include "kalends/generator/generator.hpp"
#include "kalends/text/vocabulary.hpp"

namespace kalends {

/// An endless sequence of examples. Example i is a pure function of i, so that threads may make them in any order and a
/// resumed training goes on where it stopped.
class ExampleSource {
public:
    virtual ~ExampleSource() = default;
    [[nodiscard]] virtual Example example(std::uint64_t index) const = 0;
    /// How many there are before they repeat; nothing where they do not.
    [[nodiscard]] virtual std::optional<std::uint64_t> epoch() const = 0;
};

/// Synthetic examples.
class GeneratorSource final : public ExampleSource {
public:
    explicit GeneratorSource(Generator generator) : generator_(std::move(generator)) {}
    [[nodiscard]] Example example(std::uint64_t index) const override { return generator_(index); }
    [[nodiscard]] std::optional<std::uint64_t> epoch() const override { return std::nullopt; }

private:
    Generator generator_;
};

/// Where the rows of a generator begin that no training reaches: those that choose the best weights, those that make
/// confidences honest, and those that `evaluate` asks for, at most `most_evaluated_rows`.
constexpr std::uint64_t first_validation_row = std::uint64_t{1} << 62U;
constexpr std::uint64_t first_calibration_row = first_validation_row + first_validation_row / 4;
constexpr std::uint64_t first_evaluated_row = first_validation_row + first_validation_row / 2;
constexpr std::uint64_t most_evaluated_rows = first_validation_row / 2;

/// The rows of a corpus over and over, each time in another order: once as they stand, then half of the time with other
/// numbers (data/renumbering) and half of the time with another month (data/own_months), where that can be.
class CorpusSource final : public ExampleSource {
public:
    /// @param months of these rows; where there are none, months stay
    /// @throws Error (data) where there is no row
    CorpusSource(std::vector<Example> rows, std::uint64_t seed, OwnMonths months = {});
    [[nodiscard]] Example example(std::uint64_t index) const override;
    [[nodiscard]] std::optional<std::uint64_t> epoch() const override { return rows_.size(); }

private:
    std::vector<Example> rows_;
    std::uint64_t seed_;
    OwnMonths months_;
};

/// Rows of two sources, by chance: what a model learns beside what it shall not forget.
class MixedSource final : public ExampleSource {
public:
    using Source = std::shared_ptr<const ExampleSource>;
    /// @param second_share of the examples, between 0 and 1
    MixedSource(Source first, Source second, double second_share, std::uint64_t seed);
    [[nodiscard]] Example example(std::uint64_t index) const override;
    [[nodiscard]] std::optional<std::uint64_t> epoch() const override { return std::nullopt; }

private:
    Source first_, second_;
    double second_share_;
    std::uint64_t seed_;
};

/// Examples [first, first + count), made by all threads.
std::vector<Example> take(const ExampleSource&, std::uint64_t first, std::size_t count, ThreadPool&);

/// The code points of the first examples of a source, so many of them; of a corpus at most each row once. One that is
/// seen less often than `minimum_share`, an example, trains the unknown symbol.
Vocabulary learn_vocabulary(const ExampleSource&, std::size_t examples, ThreadPool&, double minimum_share = 2e-5);

/// A permutation of 0 ... size-1 without a table, another for each key: a Feistel network of four rounds (Luby and
/// Rackoff 1988) over the next power of four, walked along until the result is below `size` (Black and Rogaway 2002).
/// @param index below size
std::uint64_t permute(std::uint64_t index, std::uint64_t size, std::uint64_t key);

}  // namespace kalends
