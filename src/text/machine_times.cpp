#include "text/machine_times.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include "core/digits.hpp"

namespace kalends {
namespace {

/// Digits are 0 here, - is a hyphen or an underscore, all else is itself.
bool is_like(std::u32string_view text, std::size_t begin, std::u32string_view form) {
    if (begin + form.size() > text.size()) return false;
    for (std::size_t i = 0; i < form.size(); ++i) {
        const char32_t c = text[begin + i];
        const bool is_sign = form[i] == U'-' && (c == U'-' || c == U'_');
        if (!(form[i] == U'0' ? is_digit(c) : is_sign || c == form[i])) return false;
    }
    return true;
}

bool ends(std::u32string_view text, std::size_t end) {
    return end >= text.size() || (!is_digit(text[end]) && text[end] != U'-' && text[end] != U'_');
}

/// 23, 59 and, if it has them, 59 at most.
bool is_time(std::u32string_view text, std::size_t begin, bool has_seconds) {
    return text.substr(begin, 2) < U"24" && text[begin + 3] < U'6' && (!has_seconds || text[begin + 6] < U'6');
}

/// @param begin of the time's hour, behind a date
void write_colons(std::u32string& text, std::size_t begin) {
    constexpr std::size_t minutes_end = 5, seconds_end = 8;
    const bool has_seconds = is_like(text, begin, U"00-00-00");
    const std::size_t end = begin + (has_seconds ? seconds_end : minutes_end);
    const bool is_behind_t = text[begin - 1] == U't';
    const bool has_form = has_seconds || (is_behind_t && is_like(text, begin, U"00-00"));
    if (!has_form || !ends(text, end) || !is_time(text, begin, has_seconds)) return;
    if (!is_behind_t) text[begin - 1] = U' ';
    text[begin + 2] = U':';
    if (has_seconds) text[begin + minutes_end] = U':';
}

void erase(NormalizedText& text, std::size_t at) {
    text.code_points.erase(at, 1);
    text.origin.erase(text.origin.begin() + static_cast<std::ptrdiff_t>(at));
}

/// @param begin of the offset, behind fourteen digits
void write_offset(NormalizedText& text, std::size_t begin) {
    constexpr std::u32string_view offset = U"00'00";
    if (text.code_points[begin] != U'+' && text.code_points[begin] != U'-') return;
    if (!is_like(text.code_points, begin + 1, offset)) return;
    text.code_points[begin + 3] = U':';
    const std::size_t end = begin + 1 + offset.size();
    if (end < text.code_points.size() && text.code_points[end] == U'\'') erase(text, end);
}

}  // namespace

void write_machine_times(NormalizedText& text) {
    constexpr std::u32string_view date = U"0000-00-00", moment = U"00000000000000";
    std::u32string& all = text.code_points;
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (at > 0 && is_digit(all[at - 1])) continue;
        const std::size_t behind = at + date.size();
        const bool is_parted = is_like(all, at, date) && behind < all.size() &&
                               std::u32string_view(U"t _-").find(all[behind]) != std::u32string_view::npos;
        if (is_parted && behind + 1 < all.size()) write_colons(all, behind + 1);
        if (is_like(all, at, moment) && at + moment.size() < all.size()) write_offset(text, at + moment.size());
    }
}

}  // namespace kalends
