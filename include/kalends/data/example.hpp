// A pair: a text and what it says.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kalends/language/expression.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// Where the text writes something of an expression, in bytes.
struct FieldSpan {
    std::size_t end = 0;  ///< of which point or bound, counted from the left; of a join the one behind it
    Role role = Role::year;
    std::size_t nth = 0;  ///< of several symbols of that role in that end; of digits, which belong together, 0
    ByteSpan bytes;
    friend bool operator==(const FieldSpan&, const FieldSpan&) = default;
};

/// Where the text writes each field of a lone date, in bytes; empty (begin == end) where it does not or where that is
/// not known.
struct FieldSpans {
    ByteSpan day, month, year, weekday;
    std::vector<FieldSpan> of_ends{};  ///< of an expression that is no lone date, instead of the four
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
