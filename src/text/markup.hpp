#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// A character by its name or number, and how many code points say so.
struct NamedCharacter {
    std::size_t size = 0;
    char32_t character = 0;
};

/// The character that a text begins with by its name or number between an ampersand and a semicolon (HTML 4.01, section
/// 24): a dash by ndash, by 8211 or x2013 behind a hash. Of names those that stand in dates and in the names of months.
/// @param text in lower case
std::optional<NamedCharacter> character_of_html(std::u32string_view text);

/// Of a page of the web: such characters are read as themselves, tags that part (of paragraphs, line breaks, cells) as
/// a space, tags within a line (of bold letters) as nothing. In place; what is none of them stays.
void decode_markup(NormalizedText&);

}  // namespace kalends
