#include "data/split.hpp"

#include <utility>

#include "core/random.hpp"

namespace kalends {
namespace {

/// FNV-1a over code points (Fowler, Noll and Vo), the same on every platform; std::hash is not.
std::uint64_t hash(std::u32string_view text) {
    std::uint64_t result = 0xcbf29ce484222325U;
    for (const char32_t c : text) result = (result ^ c) * 0x100000001b3U;
    return result;
}

}  // namespace

CorpusPart part_of(std::string_view text, const SplitOptions& options) {
    Random random(options.seed, hash(normalize_text(text).code_points));
    return random.chance(options.validation_share) ? CorpusPart::validation : CorpusPart::train;
}

Split split_corpus(std::vector<Example> examples, const SplitOptions& options) {
    Split split;
    for (Example& example : examples) {
        const bool held_out = part_of(example.text, options) == CorpusPart::validation;
        (held_out ? split.validation : split.train).push_back(std::move(example));
    }
    return split;
}

}  // namespace kalends
