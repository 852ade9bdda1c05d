#include "calendar/reference.hpp"

#include <algorithm>

#include "calendar/iso_date.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

/// Takes two digits off the front; nothing where there are none, or their number is not below `end`.
std::optional<int> take_two_digits(std::string_view& text, int end) {
    const bool has_digits = text.size() >= 2 && is_digit(text[0]) && is_digit(text[1]);
    const std::optional<int> number = has_digits ? parse_number<int>(text.substr(0, 2)) : std::nullopt;
    if (!number || *number >= end) return std::nullopt;
    text.remove_prefix(2);
    return number;
}

bool take(std::string_view& text, char sign) {
    if (!text.starts_with(sign)) return false;
    text.remove_prefix(1);
    return true;
}

/// "04:30", "04:30:15.25".
std::optional<seconds> take_time(std::string_view& text) {
    constexpr int hours_of_day = 24, sixty = 60;
    const std::optional<int> hour = take_two_digits(text, hours_of_day);
    if (!hour || !take(text, ':')) return std::nullopt;
    const std::optional<int> minute = take_two_digits(text, sixty);
    if (!minute) return std::nullopt;
    const bool has_second = take(text, ':');
    const std::optional<int> second = has_second ? take_two_digits(text, sixty) : 0;
    if (!second) return std::nullopt;
    if (has_second && take(text, '.')) {
        const auto end = std::ranges::find_if_not(text, [](char c) { return is_digit(c); });
        if (end == text.begin()) return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.begin()));
    }
    return hours(*hour) + minutes(*minute) + seconds(*second);
}

/// "Z", "+01:00", "-0330". @pre not empty
std::optional<seconds> take_offset(std::string_view& text) {
    constexpr int most_hours = 19, sixty = 60;
    if (take(text, 'Z')) return seconds(0);
    const bool is_behind = text.starts_with('-');
    if (!is_behind && !text.starts_with('+')) return std::nullopt;
    text.remove_prefix(1);
    const std::optional<int> hour = take_two_digits(text, most_hours);
    if (!hour) return std::nullopt;
    take(text, ':');
    const std::optional<int> minute = text.empty() ? 0 : take_two_digits(text, sixty);
    if (!minute) return std::nullopt;
    const seconds length = hours(*hour) + minutes(*minute);
    return is_behind ? -length : length;
}

}  // namespace

std::optional<Reference> parse_reference(std::string_view text) {
    constexpr std::size_t day_width = 10;
    const std::optional<year_month_day> day = parse_iso(text.substr(0, day_width));
    if (!day) return std::nullopt;
    text.remove_prefix(std::min(day_width, text.size()));
    if (text.empty()) return Reference(*day);
    if (!take(text, 'T') && !take(text, ' ')) return std::nullopt;
    const std::optional<seconds> time = take_time(text);
    if (!time) return std::nullopt;
    if (text.empty()) return Reference(*day, time);
    const std::optional<seconds> offset = take_offset(text);
    return offset && text.empty() ? std::optional(Reference(*day, time, offset)) : std::nullopt;
}

}  // namespace kalends
