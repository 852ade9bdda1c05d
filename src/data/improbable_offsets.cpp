#include "data/improbable_offsets.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>

#include "core/number_text.hpp"
#include "data/improbable.hpp"
#include "data/joined_hours.hpp"
#include "data/saying_evidence.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// 2018-05-15 0800-0900; not T0800-0900, which ISO 8601 writes, nor 1030-0400, which would end before it begins.
bool takes_hours_for_offset(const Expression& expression, std::u32string_view text, std::span<const Numeral> numerals) {
    constexpr std::size_t size = 4;
    const bool has_west = has_clock(expression, is_west_of_utc);
    for (std::size_t i = 0; has_west && i + 1 < numerals.size(); ++i) {
        const Numeral &hour = numerals[i], &offset = numerals[i + 1];
        const bool are_hours = !hour.in_letters && hour.digits.size() == size && offset.digits.size() == size;
        const bool are_joined = hour.end + 1 == offset.begin && text[hour.end] == U'-';
        if (are_hours && are_joined && hour.digits < offset.digits && letter_at(text, hour.begin - 1) == U' ')
            return true;
    }
    return false;
}

/// 2018-05-15 1736-0500: behind ISO 8601's dates, behind odd minutes and behind seconds, an offset.
bool takes_offset_for_hours(const Expression& expression, std::u32string_view text) {
    return std::ranges::any_of(expression.stretches, [&](const Stretch& stretch) {
        const std::optional<JoinedHours> found = find_hours_or_offset(stretch, text);
        if (!found) return false;
        return found->begin.second ||
               (ends_before_it_begins(*found) && (!is_round(found->begin) || found->follows_iso_date));
    });
}

/// 2018-05-15 22:00-06:00, a night as it may be: who knows.
bool takes_night_for_offset(const Expression& expression, std::u32string_view text) {
    return has_clock(expression, [&](const Clock& clock) {
        const std::optional<JoinedHours> joined = find_hour_and_offset(clock, text);
        const bool is_parted = joined && (joined->at == 0 || text[joined->at - 1] == U' ');
        return is_parted && is_round(clock) && joined->has_colon &&
               ends_before_it_begins(*joined);  // T22:00-06:00 is ISO 8601's
    });
}

/// The 1234 of "[error] 1234#0": no sign stands before its hours, or the other one.
bool takes_number_for_offset(const Expression& expression, std::u32string_view text,
                             std::span<const Numeral> numerals) {
    return has_end(expression, [&](const End& end) {
        if (!end.point.clock || end.point.clock->zone != Clock::Zone::offset) return false;
        const std::u32string_view signs = is_west_of_utc(*end.point.clock) ? U"-\u2212\u00b1" : U"+\u00b1";
        const std::string hours = std::to_string(end.point.clock->zone_hours),
                          padded_hours = padded(end.point.clock->zone_hours, 2);
        return std::ranges::none_of(numerals, [&](const Numeral& numeral) {
            const bool has_hours = numeral.digits.starts_with(hours) || numeral.digits.starts_with(padded_hours);
            const std::size_t last = numeral.begin > 0 ? text.find_last_not_of(U' ', numeral.begin - 1) : text.npos;
            const std::u32string_view before = last == text.npos ? U"" : text.substr(0, last + 1);
            const bool has_sign = !before.empty() && signs.find(before.back()) != signs.npos;
            return has_hours &&
                   (has_sign || std::ranges::any_of(names_of_utc, [&](auto zone) { return before.ends_with(zone); }));
        });
    });
}

/// 8:00 PM +1 guest, and the 6 of "7:45 PM, table for 4-6".
bool takes_count_for_offset(const Expression& expression, std::u32string_view text, std::span<const Numeral> numerals) {
    constexpr std::array<std::u32string_view, 4> zones{U"gmt", U"utc", U"h", U"hours"};
    return has_end(expression, [&](const End& end) {
        const std::optional<Clock>& clock = end.point.clock;
        if (!clock || clock->zone != Clock::Zone::offset || clock->zone_minutes) return false;
        const std::string hours = std::to_string(clock->zone_hours);
        const auto is_offset = [&](const Numeral& one) { return one.digits == hours && has_sign(one, text); };
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

/// The GET of "18:44:55 GET /index.html", Georgia's time in zones.tsv: words that go on are no zone.
bool takes_word_for_zone(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 10> words{U"get", U"bot", U"cat", U"eat", U"art",
                                                        U"pet", U"wet", U"act", U"met", U"mart"};
    const bool is_named = has_clock(expression, [](const Clock& clock) { return clock.zone == Clock::Zone::named; });
    const std::optional<std::size_t> end = is_named ? end_of_word(text, words) : std::nullopt;
    const std::size_t next = end ? text.find_first_not_of(U" :", *end) : text.npos;
    return next != text.npos && (is_letter(text[next]) || text[next] == U'/');
}

/// The -3 of "18:44:00,-3.5,12", the next column's.
bool takes_column_for_offset(const Expression& expression, std::u32string_view text,
                             std::span<const Numeral> numerals) {
    return has_clock(expression, [&](const Clock& clock) {
        return clock.zone == Clock::Zone::offset && std::ranges::any_of(numerals, [&](const Numeral& one) {
                   const bool is_behind_comma = has_sign(one, text) && one.begin > 2 && text[one.begin - 2] == U',';
                   return is_behind_comma && without_noughts(one.digits) == std::to_string(clock.zone_hours);
               });
    });
}

/// The sign of Etc/GMT+5, which POSIX turns round.
bool turns_zone_round(const Expression& expression, std::u32string_view text) {
    return text.find(U"etc/gmt") != text.npos && has_offset(expression);
}

/// 2018-05-09 - 22 UTC: no day ends a range of days there.
bool takes_hour_in_utc_for_day(const Expression& expression, std::u32string_view text,
                               std::span<const Numeral> numerals) {
    constexpr std::size_t longest = 2;
    const bool ends_on_day = std::ranges::any_of(expression.stretches, [](const Stretch& stretch) {
        if (!stretch.end) return false;
        const WrittenDate& end = stretch.end->point.date;
        return end.day[0] != 'X' && end.month[0] == 'X';
    });
    if (!ends_on_day || has_clock(expression)) return false;
    return std::ranges::any_of(numerals, [&](const Numeral& one) {
        const std::size_t word = letter_at(text, one.end) == U' ' ? one.end + 1 : one.end;
        const std::u32string_view zone = word_at(text, word);
        return !one.in_letters && one.digits.size() <= longest && (zone == U"utc" || zone == U"gmt");
    });
}

}  // namespace

bool is_improbable_offset(const Expression& expression, std::u32string_view text, std::span<const Numeral> numerals) {
    return takes_hours_for_offset(expression, text, numerals) || takes_offset_for_hours(expression, text) ||
           takes_night_for_offset(expression, text) || takes_number_for_offset(expression, text, numerals) ||
           takes_count_for_offset(expression, text, numerals) || turns_zone_round(expression, text) ||
           takes_word_for_zone(expression, text) || takes_column_for_offset(expression, text, numerals) ||
           takes_hour_in_utc_for_day(expression, text, numerals);
}

}  // namespace kalends
