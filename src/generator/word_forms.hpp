#pragma once

#include <unicode/locid.h>
#include <unicode/unistr.h>

#include <string>
#include <vector>

namespace kalends {

/// A word in the forms that people write, at least the word itself; duplicates weigh.
using Word = std::vector<std::string>;

/// Adds the case variants and, for one in eight, the plain letters; the spelling of CLDR weighs most.
void add_forms(Word&, const icu::UnicodeString& text, const icu::Locale&);

/// A name as CLDR has it, in these forms; an abbreviation with a point and without.
Word make_word(const icu::UnicodeString& name, const icu::Locale&, bool abbreviated);

}  // namespace kalends
