#include "data/joined_hours.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

bool may_be_offset(const Clock& clock) {
    constexpr int greatest = 12, half = 30;
    constexpr std::array with_half{2, 3, 4, 9};
    const bool is_local = clock.zone == Clock::Zone::none || clock.zone == Clock::Zone::named;  // 17:36-05:00 (EST)
    if (!clock.hour || !clock.minute || clock.second || clock.day_part != Clock::DayPart::none || !is_local)
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
        const std::size_t begin = begin_of_digits(text, end);
        const bool is_year = part + 1 == parts;
        const std::size_t size = end - begin;
        if (is_year) return size == digits_of_year;
        if (size == 0 || size > 2 || begin == 0 || signs.find(text[begin - 1]) == signs.npos) return false;
        end = begin - 1;
    }
    return false;
}

int number(std::u32string_view digits) {
    return parse_number<int>(std::string(digits.begin(), digits.end())).value_or(-1);
}

/// Hours and minutes as they are written: 5:00, 05:00 or 0500.
struct WrittenHour {
    int hour = 0, minute = 0;
    bool has_colon = false, is_padded = false;
    std::size_t end = 0;
};

std::optional<WrittenHour> written_hour(std::u32string_view text, std::size_t begin) {
    constexpr std::size_t two = 2, four = 4;
    const std::size_t end = end_of_digits(text, begin), size = end - begin;
    const auto all = [&](std::size_t minutes, std::size_t last, bool has_colon) {
        const std::u32string_view hour = text.substr(begin, has_colon ? size : two);
        return WrittenHour{number(hour), number(text.substr(minutes, two)), has_colon,
                           size >= two && text[begin] == U'0', last};
    };
    if (size == four) return all(begin + two, end, false);
    const bool has_minutes = letter_at(text, end) == U':' && end_of_digits(text, end + 1) == end + 1 + two;
    return size >= 1 && size <= two && has_minutes ? std::optional(all(end + 1, end + 1 + two, true)) : std::nullopt;
}

/// Of digits that colons join, which end here.
std::size_t begin_of_parts(std::u32string_view text, std::size_t end) {
    std::size_t begin = begin_of_digits(text, end);
    while (begin > 1 && text[begin - 1] == U':' && is_digit(text[begin - 2])) begin = begin_of_digits(text, begin - 1);
    return begin;
}

/// Of the time that ends here, maybe with a fraction of a second.
std::size_t begin_of_time(std::u32string_view text, std::size_t end) {
    const std::size_t begin = begin_of_parts(text, end);
    const bool may_be_fraction = begin > 0 && (text[begin - 1] == U'.' || text[begin - 1] == U',');
    const std::size_t whole = may_be_fraction ? begin_of_parts(text, begin - 1) : begin;
    return text.substr(whole, begin - whole).find(U':') == text.npos ? begin : whole;
}

bool says(const WrittenHour& written, const Clock& clock) {
    return written.hour == *clock.hour && written.minute == *clock.minute;
}

}  // namespace

std::optional<JoinedHours> find_joined_hours(const Clock& begin, const Clock& end, std::u32string_view text) {
    for (std::size_t at = text.find(U'-'); at != text.npos; at = text.find(U'-', at + 1)) {
        if (at == 0 || !is_digit(text[at - 1])) continue;
        const std::size_t first = begin_of_time(text, at);
        const std::optional<WrittenHour> one = written_hour(text, first), other = written_hour(text, at + 1);
        const bool are_these = one && other && says(*one, begin) && says(*other, end);
        const bool has_seconds = one && one->end < at;
        if (!are_these || has_seconds != begin.second.has_value() || letter_at(text, other->end) == U':') continue;
        const bool are_apart = !one->is_padded && one->hour < 10 && other->is_padded;
        return JoinedHours{begin, end, first, other->has_colon, ends_as_iso_date(text.substr(0, first)), are_apart};
    }
    return std::nullopt;
}

std::optional<JoinedHours> find_hours_or_offset(const Stretch& stretch, std::u32string_view text) {
    if (!stretch.end) return std::nullopt;
    const Point &begin = stretch.begin.point, &end = stretch.end->point;
    const bool is_one_day = begin.date.is_none() || end.date.is_none();
    const bool are_hours = begin.clock && begin.clock->minute && end.clock && may_be_offset(*end.clock);
    return is_one_day && are_hours ? find_joined_hours(*begin.clock, *end.clock, text) : std::nullopt;
}

bool ends_before_it_begins(const JoinedHours& hours) {
    return std::pair(*hours.end.hour, *hours.end.minute) < std::pair(*hours.begin.hour, *hours.begin.minute);
}

bool is_round(const Clock& clock) {
    constexpr int five = 5;
    return *clock.minute % five == 0;
}

bool may_end_in_offset(const Expression& expression, std::u32string_view text) {
    return std::ranges::any_of(expression.stretches, [&](const Stretch& stretch) {
        const std::optional<JoinedHours> found = find_hours_or_offset(stretch, text);
        return found && (!is_round(found->begin) || found->are_padded_apart);
    });
}

bool is_west_of_utc(const Clock& clock) {
    return clock.zone == Clock::Zone::offset && clock.zone_sign == Clock::Sign::minus;
}

std::optional<JoinedHours> find_hour_and_offset(const Clock& clock, std::u32string_view text) {
    if (!is_west_of_utc(clock) || !clock.minute || clock.second || !clock.zone_minutes) return std::nullopt;
    Clock end;
    end.hour = clock.zone_hours;
    end.minute = clock.zone_minutes;
    return find_joined_hours(clock, end, text);
}

std::optional<Clock> find_hours_as_offset(const Expression& expression, std::u32string_view text) {
    std::optional<Clock> found;
    for_each_end(expression, [&](const End& end) {
        const std::optional<JoinedHours> hours =
            end.point.clock ? find_hour_and_offset(*end.point.clock, text) : std::nullopt;
        if (hours && hours->has_colon && (hours->at == 0 || text[hours->at - 1] != U't')) found = end.point.clock;
    });
    return found;
}

}  // namespace kalends
