#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "kalends/data/example.hpp"

namespace kalends {

/// Pairs whose text says about or perhaps, and whose expression does not: "circa 1850" for 1850. A model that learns
/// them drops what others of its answers say.
struct DroppedQualifiers {
    std::size_t rows = 0, of = 0;              ///< of these, the first of all
    std::string text{}, expression{}, word{};  ///< of the first
};

/// Of the first ten thousand pairs; nothing where none does.
std::optional<DroppedQualifiers> dropped_qualifiers(std::span<const Example>);

/// "3 of the first 40 pairs drop a word for about or perhaps, ..."; one sentence, without a line end.
std::string to_string(const DroppedQualifiers&);

}  // namespace kalends
