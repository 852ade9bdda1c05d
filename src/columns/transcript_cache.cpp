#include "columns/transcript_cache.hpp"

#include <utility>

namespace kalends {
namespace {

template <class T>
std::size_t bytes_in(const std::vector<T>& values) {
    return values.size() * sizeof(T);
}

std::size_t bytes_of(const std::string& text, const Transcript& transcript) {
    std::size_t bytes =
        text.size() + sizeof(Transcript) + bytes_in(transcript.numbers.runs) + bytes_in(transcript.guesses);
    for (const Guess& guess : transcript.guesses)
        bytes += bytes_in(guess.hypothesis.symbols) + bytes_in(guess.hypothesis.log_probabilities);
    return bytes;
}

}  // namespace

const Transcript* TranscriptCache::find(const std::string& text) {
    if (const auto found = young_.find(text); found != young_.end()) return &found->second;
    Generation::node_type node = old_.extract(text);
    if (node.empty()) return nullptr;
    young_bytes_ += bytes_of(text, node.mapped());
    return &young_.insert(std::move(node)).position->second;
}

const Transcript* TranscriptCache::add(const std::string& text, Transcript transcript) {
    young_bytes_ += bytes_of(text, transcript);
    return &young_.insert_or_assign(text, std::move(transcript)).first->second;
}

bool TranscriptCache::age() {
    if (young_.size() < limits_.texts && young_bytes_ < limits_.bytes) return false;
    old_ = std::exchange(young_, {});
    young_bytes_ = 0;
    return true;
}

}  // namespace kalends
