#include "text/shape.hpp"

#include <unicode/uchar.h>

#include <algorithm>

#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

constexpr std::size_t longest_shape = 60;

char32_t kind(char32_t c) {
    const auto code = static_cast<UChar32>(c);
    if (u_isdigit(code)) return U'9';
    if (u_isUWhiteSpace(code) || u_iscntrl(code)) return U' ';
    const bool is_mark = (U_GET_GC_MASK(code) & U_GC_M_MASK) != 0;
    return u_isalpha(code) || is_mark ? U'a' : c;
}

}  // namespace

std::string shape(std::string_view utf8) {
    std::u32string shape;
    for (const char32_t c : to_code_points(utf8)) {
        const char32_t next = kind(c);
        const bool is_run = (next == U'a' || next == U' ') && !shape.empty() && shape.back() == next;
        if (!is_run) shape += next;
        if (shape.size() > longest_shape) break;
    }
    if (shape.size() > longest_shape) shape.back() = U'…';
    return to_utf8(shape);
}

}  // namespace kalends
