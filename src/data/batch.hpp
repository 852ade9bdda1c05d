#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "kalends/data/example.hpp"
#include "kalends/language/symbols.hpp"
#include "kalends/text/vocabulary.hpp"

namespace kalends {

/// Half-open range of source positions.
struct PositionSpan {
    std::int32_t begin = 0;
    std::int32_t end = 0;
    friend bool operator==(const PositionSpan&, const PositionSpan&) = default;
};

/// An example as the model sees it.
struct EncodedExample {
    std::vector<Vocabulary::Id> source;  ///< one id a code point; at least one (an empty text is one `unknown`)
    std::vector<symbol::Id> target;      ///< `end` included
    std::vector<PositionSpan> focus;     ///< for each target symbol the positions it came from; empty span: unknown
};

/// The target is what the text says as it can be copied (calendar/orders). The focus of a symbol is the whole of the
/// field that it is of, where the example's spans have it; that of X is none.
EncodedExample encode(const Example&, const Vocabulary&);

/// Texts side by side, time-major and padded. S source positions, B rows.
struct SourceBatch {
    std::size_t length = 0;             ///< S, the longest row
    std::size_t rows = 0;               ///< B
    std::vector<Vocabulary::Id> ids;    ///< [S,B], `padding` past a row's end
    std::vector<std::int32_t> lengths;  ///< [B], each in 1..S
};

/// Examples side by side. T target positions.
struct Batch {
    SourceBatch source;
    std::size_t target_length = 0;  ///< T, the longest target
    // Symbols as columns of the model's output (TargetVocabulary).
    std::vector<std::int32_t> inputs;  ///< [T,B], what the decoder reads: start symbol, then the target shifted by one;
                                       ///< `end` past a row's end
    std::vector<std::int32_t> targets;  ///< [T,B], what it is to write; -1 past a row's end
    std::vector<PositionSpan> focus;    ///< [T,B], where it should look; empty span: unknown

    static constexpr std::int32_t ignored = -1;
};

/// Non-empty rows only (Error (internal) otherwise). `order[i]` says which row of `sources` becomes row i, so that
/// callers bucket without copying.
SourceBatch make_source_batch(std::span<const std::vector<Vocabulary::Id>> sources, std::span<const std::size_t> order);
/// @throws Error (data) where an example holds a symbol that is not of `symbols`
Batch make_batch(std::span<const EncodedExample> examples, std::span<const std::size_t> order,
                 const TargetVocabulary& symbols);

/// Indices of rows sorted by length (stable), cut into buckets of at most `size`: little padding in each. size > 0
std::vector<std::vector<std::size_t>> length_buckets(std::span<const std::size_t> lengths, std::size_t size);

}  // namespace kalends
