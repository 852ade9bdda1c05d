#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kalends {

/// What words of the table say.
enum class Sense : std::uint8_t {
    no_date,        ///< undated
    no_date_short,  ///< n.d.: counts where it stands by itself, for S.A. is a company, too
    that_is,        ///< i.e.: what follows replaces what was written
    bulk,           ///< most of it: its dates follow
    and_also,       ///< joins what has dates and what has none
    some            ///< of what is described
};

/// All words of a sense, normalised, with the spellings that an abbreviation has: "n.d.", "n. d.", "n.d", "n. d".
const std::vector<std::u32string>& editors_words(Sense);

/// False for nearly all texts that have no word of no date or of bulk: those of which no word begins as one of them
/// does.
bool may_have_editors_words(std::u32string_view text);

}  // namespace kalends
