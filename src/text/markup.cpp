#include "text/markup.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "text/folding.hpp"

namespace kalends {
namespace {

using Name = std::pair<std::u32string_view, char32_t>;

/// Those that stand beside dates and in the names of months, in lower case as all of the text is; from a to z.
constexpr std::array names{
    Name{U"aacute", U'á'}, Name{U"acirc", U'â'},    Name{U"aelig", U'æ'},    Name{U"agrave", U'à'},
    Name{U"amp", U'&'},    Name{U"apos", U'\''},    Name{U"aring", U'å'},    Name{U"atilde", U'ã'},
    Name{U"auml", U'ä'},   Name{U"bdquo", U'„'},    Name{U"ccedil", U'ç'},   Name{U"copy", U'©'},
    Name{U"dagger", U'†'}, Name{U"deg", U'°'},      Name{U"eacute", U'é'},   Name{U"ecirc", U'ê'},
    Name{U"egrave", U'è'}, Name{U"emsp", U' '},     Name{U"ensp", U' '},     Name{U"eth", U'ð'},
    Name{U"euml", U'ë'},   Name{U"gt", U'>'},       Name{U"hellip", U'…'},   Name{U"iacute", U'í'},
    Name{U"icirc", U'î'},  Name{U"igrave", U'ì'},   Name{U"iuml", U'ï'},     Name{U"laquo", U'«'},
    Name{U"ldquo", U'“'},  Name{U"lrm", U'\x200E'}, Name{U"lsquo", U'‘'},    Name{U"lt", U'<'},
    Name{U"mdash", U'—'},  Name{U"middot", U'·'},   Name{U"minus", U'−'},    Name{U"nbsp", U' '},
    Name{U"ndash", U'–'},  Name{U"ntilde", U'ñ'},   Name{U"oacute", U'ó'},   Name{U"ocirc", U'ô'},
    Name{U"oelig", U'œ'},  Name{U"ograve", U'ò'},   Name{U"ordf", U'ª'},     Name{U"ordm", U'º'},
    Name{U"oslash", U'ø'}, Name{U"otilde", U'õ'},   Name{U"ouml", U'ö'},     Name{U"quot", U'"'},
    Name{U"raquo", U'»'},  Name{U"rdquo", U'”'},    Name{U"rlm", U'\x200F'}, Name{U"rsquo", U'’'},
    Name{U"scaron", U'š'}, Name{U"shy", U'\xAD'},   Name{U"szlig", U'ß'},    Name{U"thinsp", U' '},
    Name{U"thorn", U'þ'},  Name{U"uacute", U'ú'},   Name{U"ucirc", U'û'},    Name{U"ugrave", U'ù'},
    Name{U"uuml", U'ü'},   Name{U"yacute", U'ý'},   Name{U"zwj", U'\x200D'}, Name{U"zwnj", U'\x200C'}};
static_assert(std::ranges::is_sorted(names, {}, &Name::first));

/// Of windows-1252, which pages of the web mean by these numbers (HTML Living Standard, 13.2.5.80).
constexpr std::array signs_of_windows{std::pair{133, U'…'}, std::pair{145, U'‘'}, std::pair{146, U'’'},
                                      std::pair{147, U'“'}, std::pair{148, U'”'}, std::pair{150, U'–'},
                                      std::pair{151, U'—'}};

constexpr auto inline_tags =
    std::to_array<std::u32string_view>({U"abbr", U"b", U"bdi", U"em", U"font", U"i", U"mark", U"nobr", U"s", U"small",
                                        U"span", U"strong", U"sub", U"sup", U"u", U"wbr"});
constexpr auto parting_tags = std::to_array<std::u32string_view>(
    {U"a",    U"article", U"blockquote", U"body", U"br",      U"caption", U"center",     U"cite",  U"code",
     U"data", U"dd",      U"del",        U"div",  U"dl",      U"dt",      U"figcaption", U"h1",    U"h2",
     U"h3",   U"h4",      U"h5",         U"h6",   U"hr",      U"img",     U"ins",        U"label", U"li",
     U"ol",   U"p",       U"pre",        U"q",    U"section", U"table",   U"tbody",      U"td",    U"tfoot",
     U"th",   U"thead",   U"time",       U"tr",   U"ul"});
static_assert(std::ranges::is_sorted(inline_tags) && std::ranges::is_sorted(parting_tags));

bool is_small_letter(char32_t c) {
    return c >= U'a' && c <= U'z';
}

std::optional<char32_t> numbered(std::u32string_view number) {
    const auto is_ascii = [](char32_t c) { return c < 0x80; };
    if (!std::ranges::all_of(number, is_ascii)) return std::nullopt;
    const bool is_hexadecimal = number.starts_with(U'x');
    const std::string digits(number.begin() + (is_hexadecimal ? 1 : 0), number.end());
    constexpr int hexadecimal = 16, decimal = 10;
    constexpr unsigned last = 0x10FFFF, first_surrogate = 0xD800, last_surrogate = 0xDFFF;
    unsigned code = 0;
    const char* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, code, is_hexadecimal ? hexadecimal : decimal);
    const bool is_character = code > 0 && code <= last && (code < first_surrogate || code > last_surrogate);
    if (read.ec != std::errc() || read.ptr != end || !is_character) return std::nullopt;
    for (const auto& [number_of_windows, sign] : signs_of_windows)
        if (code == static_cast<unsigned>(number_of_windows)) return sign;
    return code;
}

std::optional<char32_t> named(std::u32string_view name) {
    const auto* const found = std::ranges::lower_bound(names, name, {}, &Name::first);
    return found != names.end() && found->first == name ? std::optional(found->second) : std::nullopt;
}

/// How long a tag or the sign of a comment is, and what is read in its place.
struct Tag {
    std::size_t size = 0;
    std::u32string_view read;
};

/// @param text from its bracket on
std::optional<Tag> tag_at(std::u32string_view text) {
    if (text.starts_with(U"<!--")) return Tag{4, U" "};
    const std::size_t begin = text.substr(1).starts_with(U'/') ? 2 : 1, end = text.find(U'>');
    if (end == text.npos || text.find(U'<', begin) < end) return std::nullopt;
    std::size_t name_end = begin;
    while (is_small_letter(text[name_end]) || (name_end > begin && text[name_end] >= U'1' && text[name_end] <= U'6'))
        ++name_end;
    const std::u32string_view name = text.substr(begin, name_end - begin), rest = text.substr(name_end, end - name_end);
    const bool has_attributes = rest.starts_with(U' ') && rest.find(U'=') != rest.npos;
    if (!rest.empty() && rest != U"/" && rest != U" /" && !has_attributes) return std::nullopt;
    if (std::ranges::binary_search(inline_tags, name)) return Tag{end + 1, U""};
    return std::ranges::binary_search(parting_tags, name) ? std::optional(Tag{end + 1, U" "}) : std::nullopt;
}

/// Puts a text together, without two spaces side by side or one at either end.
class Writer {
public:
    explicit Writer(NormalizedText& text) : text_(text) {}

    void write(char32_t character, ByteSpan origin) {
        const bool is_after_space = code_points_.empty() || code_points_.back() == U' ';
        if (character == U' ' && is_after_space) return;
        code_points_ += character;
        origin_.push_back(origin);
    }

    void finish() {
        if (!code_points_.empty() && code_points_.back() == U' ') {
            code_points_.pop_back();
            origin_.pop_back();
        }
        text_.code_points = std::move(code_points_);
        text_.origin = std::move(origin_);
    }

private:
    NormalizedText& text_;
    std::u32string code_points_;
    std::vector<ByteSpan> origin_;
};

/// As normalize_text() reads it; white space as a space, which that has none of at an end.
std::u32string normalized(char32_t character) {
    return fold(character) == U' ' ? U" " : normalize_text(to_utf8({&character, 1})).code_points;
}

}  // namespace

std::optional<NamedCharacter> character_of_html(std::u32string_view text) {
    constexpr std::size_t longest = 10;
    const std::size_t end = text.substr(0, longest).find(U';');
    if (!text.starts_with(U'&') || end == text.npos || end < 2) return std::nullopt;
    const std::u32string_view name = text.substr(1, end - 1);
    const std::optional<char32_t> character = name[0] == U'#' ? numbered(name.substr(1)) : named(name);
    return character ? std::optional(NamedCharacter{end + 1, *character}) : std::nullopt;
}

void decode_markup(NormalizedText& text) {
    const std::u32string_view all = text.code_points;
    if (all.find_first_of(U"&<") == all.npos) return;
    const bool has_comment = all.find(U"<!--") != all.npos;
    Writer writer(text);
    for (std::size_t at = 0; at < all.size();) {
        const std::u32string_view rest = all.substr(at);
        std::size_t size = 1;
        std::u32string read(1, all[at]);
        if (const std::optional<NamedCharacter> character = character_of_html(rest)) {
            size = character->size;
            read = normalized(character->character);
        } else if (const std::optional<Tag> tag = all[at] == U'<' ? tag_at(rest) : std::nullopt) {
            size = tag->size;
            read = tag->read;
        } else if (has_comment && rest.starts_with(U"-->")) {
            size = 3;
            read = U" ";
        }
        for (const char32_t c : read) writer.write(c, {text.origin[at].begin, text.origin[at + size - 1].end});
        at += size;
    }
    writer.finish();
}

}  // namespace kalends
