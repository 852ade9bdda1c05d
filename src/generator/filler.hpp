#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "generator/locale_names.hpp"
#include "generator/pattern.hpp"

namespace kalends {

/// Text for a piece that is no part of the date: times of day, numbers, words. `words` are English ones.
/// @pre the field is a filler
std::string filler(const Piece& piece, const LocaleNames&, const std::vector<std::string>& words, Random&);

/// True where a reader could take the word for the name: it is the name or one edit away from it, whatever the case.
bool looks_like(std::u32string_view word, const Word& name);

/// A word that is no month's in this locale: real, of syllables, or a blend of real words, one of which may be a
/// month's name.
std::string unknown_month(const LocaleNames&, Random&);

}  // namespace kalends
