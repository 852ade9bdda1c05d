#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "kalends/data/example.hpp"

namespace kalends {

struct SplitOptions {
    double validation_share = 0.05;  ///< of the distinct texts, about; 0..1
    std::uint64_t seed = 0;          ///< another seed, another split
};

enum class CorpusPart { train, validation };

/// Where a text belongs. A pure function of the normalised text: texts that the model cannot tell apart never fall on
/// both sides, and a row stays where it is when others are added.
CorpusPart part_of(std::string_view text, const SplitOptions& = {});

struct Split {
    std::vector<Example> train, validation;
};

/// The rows of a corpus by part, in their order.
Split split_corpus(std::vector<Example>, const SplitOptions& = {});

}  // namespace kalends
