// A pair: a text and what it says.
#pragma once

#include <string>

#include "kalends/language/expression.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// Where the text writes each field of a lone date, in bytes; empty (begin == end) where it does not or where that is
/// not known.
struct FieldSpans {
    ByteSpan day, month, year, weekday;
    friend bool operator==(const FieldSpans&, const FieldSpans&) = default;
};

/// One pair of a corpus: a text, what it says, and where both came from.
struct Example {
    std::string text;  ///< UTF-8, any bytes; a corpus file escapes tab, newline, carriage return and backslash
    Expression target;
    std::string locale;   ///< BCP 47 with underscores as ICU writes it ("de_AT"); "-" where unknown
    std::string pattern;  ///< name of the generator's pattern; "-" where unknown
    FieldSpans spans;
};

}  // namespace kalends
