#pragma once

#include <string>
#include <string_view>

#include "core/random.hpp"
#include "generator/locale_names.hpp"

namespace kalends {

/// True where a reader could take the word for the name: it is the name or one edit away from it, whatever the case.
bool looks_like(std::u32string_view word, const Word& name);

/// A word that is no month's in this locale: real, of syllables, or a blend of real words, one of which may be a
/// month's name.
std::string unknown_month(const LocaleNames&, Random&);

}  // namespace kalends
