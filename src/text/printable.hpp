#pragma once

#include <string>
#include <string_view>

namespace kalends {

/// What strangers wrote (a text, a fact in a model file), as a terminal may show it: controls, line
/// and paragraph separators and marks that turn the direction of writing (Cc, Zl, Zp, Bidi_Control; Unicode 15) become
/// `\u{1B}`, what is no UTF-8 becomes U+FFFD. All else stays as it is.
std::string printable(std::string_view utf8);

}  // namespace kalends
