#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/random.hpp"
#include "generator/date_field.hpp"
#include "generator/phrase.hpp"

namespace kalends {

/// The rule for the words of a season. @pre is_season(season)
std::string_view rule_of_season(int season);

/// A language's words as one person types them: with its accents or without, all through a text, and now and then on a
/// keyboard of its neighbours.
class PhraseWords {
public:
    PhraseWords(const Speech& speech, const Writer& writer, Random& random);

    [[nodiscard]] std::string as_typed(const std::string& words) const;
    /// What a pattern says beside its fields; a word of it may be misspelt as the name of a month may.
    [[nodiscard]] std::string literal(const std::string& words) const;
    /// A rule's words in the case that the piece wants, those for one number of several if there is `which`; empty
    /// where the language has none.
    [[nodiscard]] std::string of(std::string_view rule, const Piece&, std::optional<std::size_t> which = {}) const;

private:
    const Speech& speech_;
    const Writer& writer_;
    Random& random_;
    bool has_accents_, is_of_neighbours_;
};

}  // namespace kalends
