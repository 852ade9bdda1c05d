#include "text/markup.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "text/folding.hpp"

namespace kalends {
namespace {

using Name = std::pair<std::u32string_view, char32_t>;

/// Those that stand beside dates and in the names of months, in lower case as all of the text is; from a to z.
constexpr std::array names{
    Name{U"aacute", U'á'}, Name{U"acirc", U'â'},  Name{U"aelig", U'æ'},  Name{U"agrave", U'à'}, Name{U"amp", U'&'},
    Name{U"apos", U'\''},  Name{U"aring", U'å'},  Name{U"atilde", U'ã'}, Name{U"auml", U'ä'},   Name{U"bdquo", U'„'},
    Name{U"ccedil", U'ç'}, Name{U"copy", U'©'},   Name{U"deg", U'°'},    Name{U"eacute", U'é'}, Name{U"ecirc", U'ê'},
    Name{U"egrave", U'è'}, Name{U"emsp", U' '},   Name{U"ensp", U' '},   Name{U"eth", U'ð'},    Name{U"euml", U'ë'},
    Name{U"gt", U'>'},     Name{U"hellip", U'…'}, Name{U"iacute", U'í'}, Name{U"icirc", U'î'},  Name{U"igrave", U'ì'},
    Name{U"iuml", U'ï'},   Name{U"laquo", U'«'},  Name{U"ldquo", U'“'},  Name{U"lsquo", U'‘'},  Name{U"lt", U'<'},
    Name{U"mdash", U'—'},  Name{U"middot", U'·'}, Name{U"minus", U'−'},  Name{U"nbsp", U' '},   Name{U"ndash", U'–'},
    Name{U"ntilde", U'ñ'}, Name{U"oacute", U'ó'}, Name{U"ocirc", U'ô'},  Name{U"oelig", U'œ'},  Name{U"ograve", U'ò'},
    Name{U"ordf", U'ª'},   Name{U"ordm", U'º'},   Name{U"oslash", U'ø'}, Name{U"otilde", U'õ'}, Name{U"ouml", U'ö'},
    Name{U"quot", U'"'},   Name{U"raquo", U'»'},  Name{U"rdquo", U'”'},  Name{U"rsquo", U'’'},  Name{U"scaron", U'š'},
    Name{U"shy", U'\xAD'}, Name{U"thinsp", U' '}, Name{U"thorn", U'þ'},  Name{U"uacute", U'ú'}, Name{U"ucirc", U'û'},
    Name{U"ugrave", U'ù'}, Name{U"uuml", U'ü'},   Name{U"yacute", U'ý'}};
static_assert(std::ranges::is_sorted(names, {}, &Name::first));

constexpr std::array<std::u32string_view, 44> tags{
    U"a",   U"abbr",  U"b",     U"body", U"br",  U"cite",  U"code", U"dd",    U"del",  U"div",    U"dl",
    U"dt",  U"em",    U"font",  U"h1",   U"h2",  U"h3",    U"h4",   U"hr",    U"i",    U"img",    U"ins",
    U"li",  U"nobr",  U"ol",    U"p",    U"pre", U"q",     U"s",    U"small", U"span", U"strong", U"sub",
    U"sup", U"table", U"tbody", U"td",   U"th",  U"thead", U"time", U"tr",    U"u",    U"ul",     U"wbr"};
static_assert(std::ranges::is_sorted(tags));

struct Piece {
    std::size_t end = 0;
    char32_t character = folded_away;
};

bool is_small_letter(char32_t c) {
    return c >= U'a' && c <= U'z';
}

std::optional<char32_t> numbered(std::u32string_view number) {
    const bool is_hexadecimal = number.starts_with(U'x');
    const std::string digits(number.begin() + (is_hexadecimal ? 1 : 0), number.end());
    constexpr int hexadecimal = 16, decimal = 10;
    constexpr char32_t last = 0x10FFFF, first_surrogate = 0xD800, last_surrogate = 0xDFFF;
    unsigned code = 0;
    const char* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, code, is_hexadecimal ? hexadecimal : decimal);
    const bool is_character = code > 0 && code <= last && (code < first_surrogate || code > last_surrogate);
    return read.ec == std::errc() && read.ptr == end && is_character ? std::optional(fold(code)) : std::nullopt;
}

std::optional<char32_t> named(std::u32string_view name) {
    const auto* const found = std::ranges::lower_bound(names, name, {}, &Name::first);
    return found != names.end() && found->first == name ? std::optional(fold(found->second)) : std::nullopt;
}

/// @param text from its ampersand on
std::optional<Piece> character_at(std::u32string_view text) {
    constexpr std::size_t longest = 10;
    const std::size_t end = text.substr(0, longest).find(U';');
    if (end == text.npos || end < 2) return std::nullopt;
    const std::u32string_view name = text.substr(1, end - 1);
    const std::optional<char32_t> character = name[0] == U'#' ? numbered(name.substr(1)) : named(name);
    return character ? std::optional(Piece{end + 1, *character}) : std::nullopt;
}

/// @param text from its bracket on
std::optional<Piece> tag_at(std::u32string_view text) {
    const std::size_t begin = text.substr(1).starts_with(U'/') ? 2 : 1, end = text.find(U'>');
    if (end == text.npos || text.find(U'<', begin) < end) return std::nullopt;
    std::size_t name_end = begin;
    while (is_small_letter(text[name_end]) || (name_end > begin && text[name_end] >= U'1' && text[name_end] <= U'4'))
        ++name_end;
    const bool ends = text[name_end] == U' ' || text[name_end] == U'/' || text[name_end] == U'>';
    const bool is_tag = ends && std::ranges::binary_search(tags, text.substr(begin, name_end - begin));
    return is_tag ? std::optional(Piece{end + 1, U' '}) : std::nullopt;
}

/// Puts a text together, without two spaces side by side or one at either end.
class Writer {
public:
    explicit Writer(NormalizedText& text) : text_(text) {}

    void write(char32_t character, ByteSpan origin) {
        const bool is_after_space = code_points_.empty() || code_points_.back() == U' ';
        if (character == folded_away || (character == U' ' && is_after_space)) return;
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

}  // namespace

void decode_markup(NormalizedText& text) {
    const std::u32string_view all = text.code_points;
    if (all.find_first_of(U"&<") == all.npos) return;
    Writer writer(text);
    for (std::size_t at = 0; at < all.size();) {
        const std::u32string_view rest = all.substr(at);
        const std::optional<Piece> piece = all[at] == U'&'   ? character_at(rest)
                                           : all[at] == U'<' ? tag_at(rest)
                                                             : std::nullopt;
        const std::size_t end = at + (piece ? piece->end : 1);
        writer.write(piece ? piece->character : all[at], {text.origin[at].begin, text.origin[end - 1].end});
        at = end;
    }
    writer.finish();
}

}  // namespace kalends
