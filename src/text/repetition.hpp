#pragma once

#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// Of a text that says the same twice, with nothing, a space, a comma, a semicolon or a bar between, what it says once:
/// "9 May 20189 May 2018", "2018-05-09 2018-05-09". Other texts, short ones and bare numbers as they are.
NormalizedText said_once(NormalizedText);

}  // namespace kalends
