#include "data/improbable_offsets.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "data/improbable.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

bool is_west_of_utc(const Clock& clock) {
    return clock.zone == Clock::Zone::offset && clock.zone_sign == Clock::Sign::minus;
}

/// 2018-05-15 0800-0900; not T0800-0900, which ISO 8601 writes, nor 1030-0400, which would end before it begins.
bool takes_hours_for_offset(const Expression& expression, std::u32string_view text, std::span<const Numeral> numerals) {
    constexpr std::size_t size = 4;
    const bool has_west =
        has_end(expression, [](const End& end) { return end.point.clock && is_west_of_utc(*end.point.clock); });
    for (std::size_t i = 0; has_west && i + 1 < numerals.size(); ++i) {
        const Numeral &hour = numerals[i], &offset = numerals[i + 1];
        const bool are_hours = !hour.in_letters && hour.digits.size() == size && offset.digits.size() == size;
        const bool are_joined = hour.end + 1 == offset.begin && text[hour.end] == U'-';
        if (are_hours && are_joined && hour.digits < offset.digits && letter_at(text, hour.begin - 1) == U' ')
            return true;
    }
    return false;
}

/// West of Greenwich: whole hours, and half ones of Newfoundland, Polynesia and days long past.
bool may_be_offset(const Clock& clock) {
    constexpr int greatest = 12, half = 30;
    constexpr std::array with_half{2, 3, 4, 9};
    if (!clock.hour || !clock.minute || clock.second || clock.day_part != Clock::DayPart::none ||
        clock.zone != Clock::Zone::none)
        return false;
    return *clock.minute == 0 ? *clock.hour >= 1 && *clock.hour <= greatest
                              : *clock.minute == half && std::ranges::count(with_half, *clock.hour) > 0;
}

/// As 2018-05-15 and a space do, also with other signs, single digits and a comma.
bool ends_as_iso_date(std::u32string_view text) {
    constexpr std::u32string_view signs = U"-/.";
    constexpr std::size_t digits_of_year = 4, parts = 3;
    std::size_t end = text.size();
    if (end == 0 || text[end - 1] != U' ') return false;
    --end;
    if (end > 0 && text[end - 1] == U',') --end;
    for (std::size_t part = 0; part < parts; ++part) {
        std::size_t begin = end;
        while (begin > 0 && is_digit(text[begin - 1])) --begin;
        const bool is_year = part + 1 == parts;
        const std::size_t size = end - begin;
        if (is_year) return size == digits_of_year;
        if (size == 0 || size > 2 || begin == 0 || signs.find(text[begin - 1]) == signs.npos) return false;
        end = begin - 1;
    }
    return false;
}

/// How two times that a hyphen joins are written: 17:36-05:00 or 1736-0500, which would end before it begins.
struct JoinedHours {
    std::size_t begin = 0;  ///< in the text
    bool has_colon = false;
    bool follows_iso_date = false;  ///< 2018-05-15 and a space
};

std::optional<JoinedHours> find_joined(const Clock& begin, const Clock& end, std::u32string_view text) {
    const auto written = [](const Clock& clock, bool has_colon) {
        return padded(*clock.hour, 2) + (has_colon ? ":" : "") + padded(*clock.minute, 2);
    };
    for (const bool has_colon : {false, true}) {
        const std::string both = written(begin, has_colon) + '-' + written(end, has_colon);
        const std::size_t at = text.find(std::u32string(both.begin(), both.end()));
        if (at == text.npos) continue;
        return JoinedHours{at, has_colon, ends_as_iso_date(text.substr(0, at))};
    }
    return std::nullopt;
}

bool is_before(const Clock& one, const Clock& other) {
    return std::pair(*one.hour, *one.minute) < std::pair(*other.hour, *other.minute);
}

/// On whole fives of minutes, as hours of events are.
bool is_round(const Clock& clock) {
    constexpr int five = 5;
    return *clock.minute % five == 0;
}

/// Hours of one day that a hyphen joins, of which the second may be an offset.
struct HoursOrOffset {
    Clock begin, end;
    JoinedHours joined;
};

std::optional<HoursOrOffset> hours_or_offset(const Stretch& stretch, std::u32string_view text) {
    const std::optional<Clock> begin = stretch.begin.point.clock;
    const std::optional<Clock> end = stretch.end ? stretch.end->point.clock : std::nullopt;
    if (!begin || !begin->minute || begin->second || !end || !stretch.end->point.date.is_none()) return std::nullopt;
    const std::optional<JoinedHours> joined =
        may_be_offset(*end) ? find_joined(*begin, *end, text) : std::optional<JoinedHours>();
    return joined ? std::optional(HoursOrOffset{*begin, *end, *joined}) : std::nullopt;
}

/// 2018-05-15 1736-0500: behind ISO 8601's dates, and behind odd minutes, an offset.
bool takes_offset_for_hours(const Expression& expression, std::u32string_view text) {
    return std::ranges::any_of(expression.stretches, [&](const Stretch& stretch) {
        const std::optional<HoursOrOffset> found = hours_or_offset(stretch, text);
        return found && is_before(found->end, found->begin) &&
               (!is_round(found->begin) || found->joined.follows_iso_date);
    });
}

/// 2018-05-15 22:00-06:00, a night as it may be: who knows.
bool takes_night_for_offset(const Expression& expression, std::u32string_view text) {
    return has_end(expression, [&](const End& one) {
        if (!one.point.clock) return false;
        const Clock& clock = *one.point.clock;
        if (!is_west_of_utc(clock) || !clock.zone_minutes || !clock.minute || clock.second) return false;
        Clock end;
        end.hour = clock.zone_hours;
        end.minute = *clock.zone_minutes;
        if (!is_round(clock) || !is_before(end, clock)) return false;
        const std::optional<JoinedHours> joined = find_joined(clock, end, text);
        const bool is_parted = joined && (joined->begin == 0 || text[joined->begin - 1] == U' ');
        return is_parted && joined->has_colon;  // T22:00-06:00 is ISO 8601's
    });
}

/// The 1234 of "[error] 1234#0": no sign stands before its hours.
bool takes_number_for_offset(const Expression& expression, std::u32string_view text,
                             std::span<const Numeral> numerals) {
    constexpr std::u32string_view signs = U"+-\u2212\u00b1";
    constexpr std::array<std::u32string_view, 3> zones{U"gmt", U"utc", U"z"};
    return has_end(expression, [&](const End& end) {
        if (!end.point.clock || end.point.clock->zone != Clock::Zone::offset) return false;
        const std::string hours = std::to_string(end.point.clock->zone_hours),
                          padded_hours = padded(end.point.clock->zone_hours, 2);
        return std::ranges::none_of(numerals, [&](const Numeral& numeral) {
            const bool has_hours = numeral.digits.starts_with(hours) || numeral.digits.starts_with(padded_hours);
            const std::size_t last = numeral.begin > 0 ? text.find_last_not_of(U' ', numeral.begin - 1) : text.npos;
            const std::u32string_view before = last == text.npos ? U"" : text.substr(0, last + 1);
            const bool has_sign = !before.empty() && signs.find(before.back()) != signs.npos;
            return has_hours &&
                   (has_sign || std::ranges::any_of(zones, [&](auto zone) { return before.ends_with(zone); }));
        });
    });
}

/// 8:00 PM +1 guest, and the 6 of "7:45 PM, table for 4-6".
bool takes_count_for_offset(const Expression& expression, std::u32string_view text, std::span<const Numeral> numerals) {
    constexpr std::u32string_view signs = U"+-";
    constexpr std::array<std::u32string_view, 4> zones{U"gmt", U"utc", U"h", U"hours"};
    return has_end(expression, [&](const End& end) {
        const std::optional<Clock>& clock = end.point.clock;
        if (!clock || clock->zone != Clock::Zone::offset || clock->zone_minutes) return false;
        const std::string hours = std::to_string(clock->zone_hours);
        const auto is_offset = [&](const Numeral& one) {
            return one.begin > 0 && one.digits == hours && signs.find(text[one.begin - 1]) != signs.npos;
        };
        const auto at = std::ranges::find_if(numerals, is_offset);
        if (at == numerals.end()) return false;
        const std::size_t sign = at->begin - 1, word = at->end + 1;
        const bool is_before_word = letter_at(text, at->end) == U' ' && is_letter(letter_at(text, word)) &&
                                    std::ranges::find(zones, word_at(text, word)) == zones.end();
        const bool is_of_zone =
            sign > 0 && text[sign - 1] == U' ' && std::ranges::find(zones, word_before(text, sign - 1)) != zones.end();
        const bool is_behind_space = sign > 0 && text[sign - 1] == U' ' && !is_of_zone;
        const bool is_joined = at != numerals.begin() && std::prev(at)->end == sign;
        const bool follows_word = is_joined && std::prev(at)->begin > 1 && text[std::prev(at)->begin - 1] == U' ' &&
                                  is_letter(text[std::prev(at)->begin - 2]);
        return (is_behind_space && is_before_word) || follows_word;
    });
}

}  // namespace

bool is_improbable_offset(const Expression& expression, std::u32string_view text, std::span<const Numeral> numerals) {
    return takes_hours_for_offset(expression, text, numerals) || takes_offset_for_hours(expression, text) ||
           takes_night_for_offset(expression, text) || takes_number_for_offset(expression, text, numerals) ||
           takes_count_for_offset(expression, text, numerals);
}

bool may_end_in_offset(const Expression& expression, std::u32string_view text) {
    return std::ranges::any_of(expression.stretches, [&](const Stretch& stretch) {
        const std::optional<HoursOrOffset> found = hours_or_offset(stretch, text);
        return found && !is_round(found->begin);
    });
}

}  // namespace kalends
