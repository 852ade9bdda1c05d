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

/// &ndash;, &#8211; or &#x2013; (HTML 4.01, section 24), where the text begins with one; of names those that stand in
/// dates and in the names of months. @param text in lower case
std::optional<NamedCharacter> character_of_html(std::u32string_view text);

/// Of a page of the web: such characters are read as themselves, tags that part (<p>, <br/>, <td class="x">) as a
/// space, tags within a line (<b>) as nothing. In place; what is none of them stays.
void decode_markup(NormalizedText&);

}  // namespace kalends
