#pragma once

#include <optional>
#include <string>
#include <vector>

#include "generator/phrase_point.hpp"
#include "kalends/data/example.hpp"

namespace kalends {

/// A phrase as text, with what it says and where.
struct WrittenPhrase {
    std::string text;
    Expression target;
    FieldSpans spans;
};

/// What the points of a phrase say together. As of lone dates (draft.hpp), what is said of bare numbers follows from
/// the text alone: their order, and that a year with two digits up to 12 behind a hyphen is a month for the network,
/// whatever was meant (calendar/year_hyphen). Nothing where it is no expression: joins of two kinds, orders of two
/// kinds, a time that is empty beside others, too many symbols.
std::optional<WrittenPhrase> put_together(std::string text, std::vector<PhrasePoint> points);

}  // namespace kalends
