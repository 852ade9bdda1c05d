#include "kalends/text/normalized_text.hpp"

#include <unicode/bytestream.h>
#include <unicode/edits.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "core/digits.hpp"
#include "kalends/core/error.hpp"
#include "text/folding.hpp"

namespace kalends {
namespace {

constexpr char32_t replacement_character = 0xFFFD;

/// A superscript digit is no digit of the number before it (XV² is the second half of a century, 1850² has a note), but
/// NFKC makes it one. So it passes as a code point of private use that no text has.
constexpr char32_t first_passing = 0x10FF00;

constexpr std::u32string_view superscripts = U"\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079";

char32_t passing(char32_t c) {
    const std::size_t digit = superscripts.find(c);
    return digit == std::u32string_view::npos ? c : first_passing + static_cast<char32_t>(digit);
}

char32_t passed(char32_t c) {
    return c >= first_passing && c - first_passing < superscripts.size() ? superscripts[c - first_passing] : c;
}

void check(UErrorCode status) {
    if (U_FAILURE(status)) {
        throw Error(ErrorKind::internal, std::string("Unicode normalisation by ICU failed: ") + u_errorName(status) +
                                             "; is its data installed?");
    }
}

/// Puts the result together: white space collapsed and trimmed, length limited. A space is held back until something
/// follows it.
class Collector {
public:
    explicit Collector(std::size_t expected) {
        text_.code_points.reserve(std::min(expected, max_code_points));
        text_.origin.reserve(std::min(expected, max_code_points));
    }

    /// `c` is folded.
    void add(char32_t c, ByteSpan from) {
        if (c == U' ') {
            space_ = {space_pending_ ? space_.begin : from.begin, from.end};
            space_pending_ = true;
        } else if (text_.code_points.size() + (wants_space() ? 1 : 0) < max_code_points) {
            if (wants_space()) append(U' ', space_);
            append(c, from);
            space_pending_ = false;
        } else {
            text_.truncated = true;
        }
    }

    [[nodiscard]] bool full() const { return text_.truncated; }

    NormalizedText take() { return std::move(text_); }

private:
    [[nodiscard]] bool wants_space() const { return space_pending_ && !text_.code_points.empty(); }

    void append(char32_t c, ByteSpan from) {
        text_.code_points.push_back(c);
        text_.origin.push_back(from);
    }

    NormalizedText text_;
    ByteSpan space_;
    bool space_pending_ = false;
};

/// Well-formed UTF-8 of folded code points, and for each of its bytes the bytes of the input behind it.
///
/// Folding comes before composition because it would undo it afterwards (a format character between a letter and its
/// accent), and because NFKC takes some marks apart (U+00B4 is a space and an accent to it).
struct Folded {
    std::string utf8;
    std::vector<ByteSpan> origin;
    bool repaired = false;

    void append(char32_t c, ByteSpan from);
    /// The bytes of the input behind bytes [begin, end) of utf8; begin < end.
    [[nodiscard]] ByteSpan origin_of(std::size_t begin, std::size_t end) const {
        return {origin[begin].begin, origin[end - 1].end};
    }
};

void append_utf8(std::string& out, char32_t c) {
    std::array<std::uint8_t, U8_MAX_LENGTH> bytes{};
    std::int32_t length = 0;
    UBool failed = false;
    U8_APPEND(bytes.data(), length, U8_MAX_LENGTH, static_cast<UChar32>(c), failed);
    if (failed) return append_utf8(out, replacement_character);
    out.append(bytes.begin(), bytes.begin() + length);
}

void Folded::append(char32_t c, ByteSpan from) {
    append_utf8(utf8, c);
    origin.resize(utf8.size(), from);
}

/// The code point at `i`, or U+FFFD for one maximal ill-formed subsequence, and moves `i` past it.
char32_t next_code_point(std::string_view bytes, std::size_t& i, bool& repaired) {
    UChar32 decoded = 0;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"  // inside ICU's macro
    U8_NEXT(bytes.data(), i, bytes.size(), decoded);
#pragma GCC diagnostic pop
    repaired |= decoded < 0 || is_stray_control(static_cast<char32_t>(decoded));
    return decoded < 0 ? replacement_character : static_cast<char32_t>(decoded);
}

/// NFKC writes one with digits, of which the first would be the number's before it: 1½ as 11⁄2.
bool is_fraction(char32_t c) {
    constexpr char32_t first = 0x2150, last = 0x215F, nought_thirds = 0x2189;
    return (c >= U'¼' && c <= U'¾') || (c >= first && c <= last) || c == nought_thirds;
}

/// Decodes and folds.
Folded fold_all(std::string_view bytes) {
    Folded result;
    result.utf8.reserve(bytes.size());
    result.origin.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t begin = i;
        const char32_t folded = passing(fold(next_code_point(bytes, i, result.repaired)));
        if (folded == folded_away) continue;
        const ByteSpan from{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(i)};
        if (is_fraction(folded) && !result.utf8.empty() && is_digit(result.utf8.back())) result.append(U' ', from);
        result.append(folded, from);
    }
    return result;
}

struct Composed {
    std::string utf8;
    icu::Edits edits;  ///< from the folded text to utf8
};

/// ICU's own. Asked for once: ICU guards it, too, but ThreadSanitizer does not see that.
const icu::Normalizer2& nfkc_casefold() {
    static const icu::Normalizer2* const instance = [] {
        UErrorCode status = U_ZERO_ERROR;
        const icu::Normalizer2* found = icu::Normalizer2::getNFKCCasefoldInstance(status);
        check(status);
        return found;
    }();
    return *instance;
}

Composed compose(const Folded& folded) {
    Composed result;
    UErrorCode status = U_ZERO_ERROR;
    icu::StringByteSink<std::string> sink(&result.utf8, static_cast<std::int32_t>(folded.utf8.size()));
    nfkc_casefold().normalizeUTF8(0, folded.utf8, sink, &result.edits, status);
    check(status);
    return result;
}

/// Adds the characters of one edit. Where it changed the text, all that it wrote comes from all that it read.
void collect_edit(const icu::Edits::Iterator& edit, const Composed& composed, const Folded& folded, Collector& out) {
    const auto read = static_cast<std::size_t>(edit.sourceIndex());
    const auto written = static_cast<std::size_t>(edit.destinationIndex());
    const auto length = static_cast<std::size_t>(edit.newLength());
    for (std::size_t i = 0; i < length && !out.full();) {
        const std::size_t begin = i;
        char32_t c = 0;
        U8_NEXT_UNSAFE(composed.utf8.data() + written, i, c);
        const char32_t image = passed(fold(c));
        if (image == folded_away) continue;
        out.add(image, edit.hasChange() ? folded.origin_of(read, read + static_cast<std::size_t>(edit.oldLength()))
                                        : folded.origin_of(read + begin, read + i));
    }
}

NormalizedText normalize_unicode(std::string_view bytes) {
    const Folded folded = fold_all(bytes);
    const Composed composed = compose(folded);
    Collector out(composed.utf8.size());
    UErrorCode status = U_ZERO_ERROR;
    for (icu::Edits::Iterator edit = composed.edits.getFineIterator(); edit.next(status) && !out.full();) {
        collect_edit(edit, composed, folded, out);
    }
    check(status);
    NormalizedText text = out.take();
    text.repaired = folded.repaired;
    return text;
}

/// The same for ASCII, which needs neither decoding nor composition.
NormalizedText normalize_ascii(std::string_view bytes) {
    Collector out(bytes.size());
    bool repaired = false;
    for (std::uint32_t i = 0; i < bytes.size(); ++i) {
        const auto c = static_cast<unsigned char>(bytes[i]);
        repaired |= is_stray_control(c);
        out.add(fold_ascii(c), {i, i + 1});
    }
    NormalizedText text = out.take();
    text.repaired = repaired;
    return text;
}

bool is_ascii(std::string_view bytes) {
    const auto any = std::reduce(bytes.begin(), bytes.end(), char{0}, [](char a, char b) { return char(a | b); });
    return (static_cast<unsigned char>(any) & 0x80U) == 0;
}

/// The longest beginning within the limit that cuts no character in two.
std::string_view beginning(std::string_view bytes) {
    std::size_t length = max_input_bytes;
    U8_TRUNCATE_IF_INCOMPLETE(bytes.data(), 0, length);
    return bytes.substr(0, length);
}

}  // namespace

NormalizedText normalize_text(std::string_view bytes) {
    const bool too_long = bytes.size() > max_input_bytes;
    if (too_long) bytes = beginning(bytes);
    NormalizedText text = is_ascii(bytes) ? normalize_ascii(bytes) : normalize_unicode(bytes);
    text.truncated |= too_long;
    return text;
}

std::string to_utf8(std::u32string_view code_points) {
    std::string bytes;
    bytes.reserve(code_points.size());
    for (const char32_t c : code_points) append_utf8(bytes, c);
    return bytes;
}

std::u32string to_code_points(std::string_view utf8) {
    std::u32string result;
    const auto length = static_cast<int32_t>(utf8.size());
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(utf8.data());
    for (int32_t i = 0; i < length;) {
        UChar32 c = 0;
        U8_NEXT_OR_FFFD(bytes, i, length, c);
        result += static_cast<char32_t>(c);
    }
    return result;
}

}  // namespace kalends
