#include "report/display_width.hpp"

#include <unicode/uchar.h>

#include <algorithm>
#include <cstdint>

#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

std::size_t width_of(UChar32 c) {
    constexpr std::uint32_t invisible = U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK;
    if ((U_GET_GC_MASK(c) & invisible) != 0) return 0;
    const int width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_FULLWIDTH || width == U_EA_WIDE ? 2 : 1;
}

}  // namespace

std::size_t display_width(std::string_view utf8) {
    std::size_t width = 0;
    for (const char32_t c : to_code_points(utf8)) width += width_of(static_cast<UChar32>(c));
    return width;
}

std::string padded(std::string_view utf8, std::size_t width) {
    return std::string(utf8).append(width - std::min(width, display_width(utf8)), ' ');
}

}  // namespace kalends
