#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>

#include "normalizer/transcript.hpp"

namespace kalends {

/// Transcripts of the texts that were asked for last, in bounded memory. Two generations: what is found in the old one
/// moves to the young one; once that is full, the old one is dropped and it takes its place.
class TranscriptCache {
public:
    /// A generation is full with so many texts, or so many bytes of texts and transcripts.
    struct Limits {
        std::size_t texts = 20'000;
        std::size_t bytes = std::size_t{16} << 20U;
    };

    TranscriptCache() = default;
    explicit TranscriptCache(Limits limits) : limits_(limits) {}

    /// What is known of a text, or null. Stays where it is until age().
    const Transcript* find(const std::string& text);
    /// What was read of a text that find() did not know. Stays where it is until age().
    const Transcript* add(const std::string& text, Transcript);
    /// Drops the old generation if the young one is full; true where it did.
    bool age();

private:
    using Generation = std::unordered_map<std::string, Transcript>;

    Limits limits_;
    Generation young_, old_;
    std::size_t young_bytes_ = 0;
};

}  // namespace kalends
