#pragma once

#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// Of a page of the web: names and numbers of characters (&ndash;, &#8211;, &#x2013;; HTML 4.01, section 24) are those
/// characters, tags (<p>, <br/>, <td class="x">) a space. In place; names and tags that HTML does not have stay.
void decode_markup(NormalizedText&);

}  // namespace kalends
