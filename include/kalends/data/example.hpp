#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/language/written_date.hpp"
#include "kalends/text/normalized_text.hpp"
#include "kalends/text/vocabulary.hpp"

namespace kalends {

/// Where the text writes each field, in bytes; empty (begin == end) where it does not or where that is not known.
struct FieldSpans {
    ByteSpan day, month, year, weekday;
    friend bool operator==(const FieldSpans&, const FieldSpans&) = default;
};

/// One pair of a corpus: a text, what it says, and where both came from.
struct Example {
    std::string text;  ///< UTF-8, any bytes; a corpus file escapes tab, newline, carriage return and backslash
    WrittenDate target;
    std::string locale;   ///< BCP 47 with underscores as ICU writes it ("de_AT"); "-" where unknown
    std::string pattern;  ///< name of the generator's pattern; "-" where unknown
    FieldSpans spans;
};

/// Writes `words` where the text has `bytes`, the place of `field` from then on. Spans of fields behind it move.
void replace(Example&, ByteSpan bytes, std::string_view words, ByteSpan FieldSpans::*field);

/// Half-open range of source positions.
struct PositionSpan {
    std::int32_t begin = 0;
    std::int32_t end = 0;
    friend bool operator==(const PositionSpan&, const PositionSpan&) = default;
};

/// An example as the model sees it.
struct EncodedExample {
    std::vector<Vocabulary::Id> source;  ///< one id a code point; at least one (an empty text is one `unknown`)
    std::vector<symbol::Id> target;      ///< `end` included
    std::vector<PositionSpan> focus;     ///< for each target symbol the positions it came from; empty span: unknown
};

/// The target is the date as it can be copied (calendar/orders). Focus of a digit that the text writes is the whole
/// of its field, that of the weekday symbol the weekday; `X`, order, `end` and `none` have none.
EncodedExample encode(const Example&, const Vocabulary&);

}  // namespace kalends
