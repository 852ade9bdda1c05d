#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "kalends/data/example.hpp"

namespace kalends {

/// Texts that pairs teach to say different things, whatever the texts look like before they are normalised. What a
/// model learns of them is chance.
struct Contradictions {
    std::size_t texts = 0, of = 0;                ///< of these pairs, the first of all
    std::string text{}, expression{}, another{};  ///< of the first
};

/// Of the first hundred thousand pairs; nothing where there is none.
std::optional<Contradictions> contradictions(std::span<const Example>);

/// One sentence, without a line end.
std::string to_string(const Contradictions&);

}  // namespace kalends
