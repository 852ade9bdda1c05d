#include "training/learn_vocabulary.hpp"

#include <algorithm>
#include <cmath>

#include "kalends/text/normalized_text.hpp"
#include "training/slices.hpp"

namespace kalends {

Vocabulary learn_vocabulary(const ExampleSource& source, const VocabularyOptions& options, ThreadPool& pool) {
    constexpr std::size_t block = 8192;  // bounds memory; texts are normalised in parallel and counted in order
    const std::uint64_t count = std::min<std::uint64_t>(options.examples, source.epoch().value_or(options.examples));
    VocabularyBuilder builder;
    std::vector<std::u32string> texts(block);
    for (std::uint64_t first = 0; first < count; first += block) {
        const std::size_t size = std::min<std::uint64_t>(block, count - first);
        for_each_sliced(pool, size, 256,
                        [&](std::size_t i) { texts[i] = normalize_text(source.example(first + i).text).code_points; });
        for (std::size_t i = 0; i < size; ++i) builder.add(texts[i]);
    }
    const double minimum = std::ceil(options.minimum_share * static_cast<double>(count));
    return builder.build(static_cast<std::size_t>(std::max(1.0, minimum)));
}

}  // namespace kalends
