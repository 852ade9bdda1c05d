// Says in words what was understood of a text, and why it has the answer that it has, or none.
#pragma once

#include <string>
#include <string_view>

#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// What a text says, in English: "from 1914 to 1918", "about 1860, perhaps", "3 days before the day of reference";
/// "no date" where it says none. The order of numbers is not told.
std::string in_words(const Expression&);

/// What a status means, and what can be done where it has no answer: a sentence without a full stop.
std::string_view in_words(Status);
/// The same of a flag.
std::string_view in_words(Flag);

/// Lines for people, each of a name and what there is to say, the last with a line end: the text, what it says, the
/// answer, its status and confidence; of an ambiguous one its meanings, with the option that decides for each; from
/// which letters each part came; flags; and what was not used.
std::string explanation(std::string_view input, const AlignedAnswer&);

}  // namespace kalends
