#pragma once

#include <cstddef>

#include "core/thread_pool.hpp"
#include "kalends/text/vocabulary.hpp"
#include "training/example_source.hpp"

namespace kalends {

struct VocabularyOptions {
    std::size_t examples = 200'000;  ///< how many are read; of a corpus at most each row once
    double minimum_share = 2e-5;     ///< a code point seen less often than this, an example, trains the unknown symbol
};

/// The code points of the first examples of a source.
Vocabulary learn_vocabulary(const ExampleSource&, const VocabularyOptions&, ThreadPool&);

}  // namespace kalends
