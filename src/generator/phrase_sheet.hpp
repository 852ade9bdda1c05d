#pragma once

#include "generator/phrase_numbers.hpp"
#include "generator/phrase_places.hpp"
#include "generator/phrase_words.hpp"

namespace kalends {

/// What all that write a phrase share: its text, where things stand in it, and the language's words and numbers.
struct PhraseSheet {
    PhraseSheet(const Speech& of_language, const Writer& written_by, Random& with)
        : speech(of_language), writer(written_by), random(with) {}

    const Speech& speech;
    const Writer& writer;
    Random& random;
    CarelessText text{writer.noise, random};
    PhrasePlaces places{text};
    const PhraseWords words{speech, writer, random};
    const PhraseNumbers numbers{writer, random};
};

}  // namespace kalends
