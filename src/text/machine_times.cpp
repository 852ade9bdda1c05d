#include "text/machine_times.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include "core/digits.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// Digits are 0 here, - is a hyphen or an underscore, all else is itself.
bool is_like(std::u32string_view text, std::size_t begin, std::u32string_view form) {
    if (begin + form.size() > text.size()) return false;
    for (std::size_t i = 0; i < form.size(); ++i) {
        const char32_t c = text[begin + i];
        const bool is_hyphen = form[i] == U'-' && (c == U'-' || c == U'_');
        if (!(form[i] == U'0' ? is_digit(c) : is_hyphen || c == form[i])) return false;
    }
    return true;
}

bool is_sign(std::u32string_view text, std::size_t at) {
    return at < text.size() && (text[at] == U'-' || text[at] == U'_' || text[at] == U'+');
}

/// 23, 59 and, if it has them, 59 at most.
bool is_time(std::u32string_view text, std::size_t begin, bool has_seconds) {
    return text.substr(begin, 2) < U"24" && text[begin + 3] < U'6' && (!has_seconds || text[begin + 6] < U'6');
}

/// Behind seconds: thousandths (-123) get a point, minutes of an offset (+02-00) a colon; numbers of pictures (_001)
/// stay. False where more goes on than these.
bool write_rest(std::u32string& text, std::size_t at) {
    constexpr std::size_t thousandths = 3, two = 2;
    if (!is_sign(text, at)) return end_of_digits(text, at) == at;
    const std::size_t end = end_of_digits(text, at + 1), size = end - at - 1;
    const bool is_alone = !is_sign(text, end);
    if (size == thousandths && is_alone && text[at] == U'-') text[at] = U'.';
    if (size == thousandths && is_alone) return true;
    if (text[at] == U'_') return false;
    const bool has_minutes = size == two && is_sign(text, end) && end_of_digits(text, end + 1) == end + 1 + two;
    if (has_minutes && !is_sign(text, end + 1 + two)) {
        text[end] = U':';
        return true;
    }
    return is_alone && (size == two || size == two + two);
}

/// @param begin of the time's hour, behind a date
void write_colons(std::u32string& text, std::size_t begin) {
    constexpr std::size_t minutes_end = 5, seconds_end = 8;
    constexpr std::u32string_view latest_offset = U"14";
    const bool has_seconds = is_like(text, begin, U"00-00-00");
    const bool is_behind_t = text[begin - 1] == U't';
    const auto is_end = [&](std::size_t end) {  // 10-05:00 is an hour and its offset, as is 10-05
        return end_of_digits(text, end) == end && !is_sign(text, end) && (end >= text.size() || text[end] != U':') &&
               text.substr(begin + 3, 2) > latest_offset;
    };
    const bool has_form = has_seconds || (is_behind_t && is_like(text, begin, U"00-00") && is_end(begin + minutes_end));
    if (!has_form || !is_time(text, begin, has_seconds)) return;
    if (has_seconds && !write_rest(text, begin + seconds_end)) return;
    if (!is_behind_t) text[begin - 1] = U' ';
    text[begin + 2] = U':';
    if (has_seconds) text[begin + minutes_end] = U':';
}

void erase(NormalizedText& text, std::size_t at) {
    text.code_points.erase(at, 1);
    text.origin.erase(text.origin.begin() + static_cast<std::ptrdiff_t>(at));
}

/// Of what stands before it.
void insert(NormalizedText& text, std::size_t at, char32_t c) {
    text.code_points.insert(at, 1, c);
    text.origin.insert(text.origin.begin() + static_cast<std::ptrdiff_t>(at), text.origin[at - 1]);
}

/// The Z of 16:09:52Zulu, which a word follows without a space. @param begin of the time, behind a date and a t
void part_zulu(NormalizedText& text, std::size_t begin) {
    const std::size_t zulu = text.code_points.find_first_not_of(U"0123456789:.,", begin);
    if (zulu == begin || letter_at(text.code_points, zulu) != U'z' || !is_letter(letter_at(text.code_points, zulu + 1)))
        return;
    insert(text, zulu + 1, U' ');
}

/// The point of 033012123 behind a date of eight digits. @param begin of the date
void write_thousandths(NormalizedText& text, std::size_t begin) {
    constexpr std::size_t month = 4, day = 6, time = 9, minute = 11, second = 13, end_of_time = 15;
    const std::u32string_view stamp = std::u32string_view(text.code_points).substr(begin);
    const auto is_at_most = [&](std::size_t at, std::u32string_view most) { return stamp.substr(at, 2) <= most; };
    const bool is_moment = is_at_most(month, U"12") && is_at_most(day, U"31") && is_at_most(time, U"23") &&
                           is_at_most(minute, U"59") && is_at_most(second, U"59");
    if (is_moment && end_of_digits(stamp, time) == end_of_time + 3) insert(text, begin + end_of_time, U'.');
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
    constexpr std::u32string_view date = U"0000-00-00", moment = U"00000000000000",
                                  day_and_time = U"00000000-000000000";
    std::u32string& all = text.code_points;
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (at > 0 && is_digit(all[at - 1])) continue;
        const std::size_t behind = at + date.size();
        const bool is_parted = is_like(all, at, date) && behind < all.size() &&
                               std::u32string_view(U"t _-").find(all[behind]) != std::u32string_view::npos;
        if (is_parted && behind + 1 < all.size()) write_colons(all, behind + 1);
        if (is_parted && all[behind] == U't') part_zulu(text, behind + 1);
        if (is_like(all, at, day_and_time)) write_thousandths(text, at);
        if (is_like(all, at, moment) && at + moment.size() < all.size()) write_offset(text, at + moment.size());
    }
}

}  // namespace kalends
