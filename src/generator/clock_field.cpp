#include "generator/clock_field.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>
#include <utility>

#include "calendar/day_time.hpp"
#include "calendar/zones.hpp"
#include "core/number_text.hpp"
#include "generator/lexicon.hpp"
#include "generator/table.hpp"
#include "records/split.hpp"

namespace kalends {
namespace {

using DayPart = Clock::DayPart;

constexpr std::array<std::string_view, 4> latin_am{"am", "AM", "a.m.", "Am"}, latin_pm{"pm", "PM", "p.m.", "PM"};

/// Those that half of the texts name.
constexpr std::array<std::string_view, 22> common_zones{"UTC", "GMT", "EST",  "EDT",  "CST", "CDT", "MST",  "MDT",
                                                        "PST", "PDT", "CET",  "CEST", "BST", "EET", "EEST", "MSK",
                                                        "IST", "JST", "AEST", "NZST", "SGT", "UTC"};

const std::vector<std::string>& all_abbreviations() {
    static const std::vector<std::string> names = zone_abbreviations();
    return names;
}

/// data/zone-names.txt: a name of the tz database a line.
const std::vector<std::string>& all_zones() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> lines;
        for_each_line(embedded_table("data/zone-names.txt"),
                      [&](std::string_view line, const std::string&) { lines.emplace_back(line); });
        std::erase(lines, "");
        return lines;
    }();
    return names;
}

/// What is not kept in whole hours, in hours and minutes: the offsets of the tz database's zones since 1900.
using OddOffset = std::pair<int, int>;
constexpr std::array<OddOffset, 12> odd_ahead{
    {{3, 30}, {4, 30}, {5, 30}, {5, 30}, {5, 45}, {6, 30}, {7, 30}, {8, 45}, {9, 30}, {10, 30}, {12, 45}, {13, 45}}};
constexpr std::array<OddOffset, 6> odd_behind{{{2, 30}, {3, 30}, {3, 30}, {4, 30}, {9, 30}, {10, 30}}};

/// Of texts that say a time that no clock shows.
constexpr double impossible_share = 0.012, impossible_again_share = 0.3, end_of_day_share = 0.004, leap_share = 0.008,
                 full_hour_share = 0.3;

bool is_past_day(const std::optional<Clock::TwoDigits>& hour) {
    return hour && *hour > 24;
}

bool is_likely(int hour, DayPart part) {
    switch (part) {
        case DayPart::none:
        case DayPart::am:
        case DayPart::pm:
            return true;
        case DayPart::morning:
            return hour < 12;
        case DayPart::afternoon:
            return hour <= 7 || hour == 12;
        case DayPart::evening:
            return hour >= 4 && hour < 12;
        case DayPart::night:
            return hour <= 5 || hour >= 8;
        default:
            return hour == 12;
    }
}

bool has_hour_of_twelve(const Clock& clock) {
    return clock.hour && *clock.hour >= 1 && *clock.hour <= 12;
}

}  // namespace

void ClockWriter::append(const Piece& piece) {
    constexpr int last_hour = 23, half_day = 12;
    switch (piece.field) {
        case Field::hour:
            return append_hour(last_hour, piece.width);
        case Field::hour12:
            return append_hour(half_day, piece.width);
        case Field::minute:
            return append_minute(piece.width);
        case Field::minute_word:
            return append_minute_in_words();
        case Field::second:
            return append_second(piece.width);
        case Field::fraction:
            return append_fraction(piece.width);
        case Field::day_period:
            return append_day_period();
        case Field::zone:
            return append_zone(piece.width == 2);
        case Field::offset:
            return append_offset(piece.width);
        default: {
            constexpr int most_minutes = 29;
            const int count = random_.between(1, most_minutes);
            append_digits(count, 1);
            clock().shift_minutes = static_cast<Clock::TwoDigits>(count);
            draft_.wants_minutes = false;
        }
    }
}

void ClockWriter::mark(ClockMark mark) {
    Clock& said = clock();
    const auto shift = [&](Clock::Sign sign, Clock::Shift length) {
        draft_.is_contradictory = draft_.is_contradictory || said.shift != Clock::Shift::none;
        said.shift_sign = sign;
        said.shift = length;
    };
    draft_.goes_on = true;
    switch (mark) {
        case ClockMark::utc:
            if (said.zone == Clock::Zone::none) said.zone = Clock::Zone::utc;
            return;
        case ClockMark::half_past:
            return shift(Clock::Sign::plus, Clock::Shift::half);
        case ClockMark::half_to:
            return shift(Clock::Sign::minus, Clock::Shift::half);
        case ClockMark::quarter_past:
            return shift(Clock::Sign::plus, Clock::Shift::quarter);
        case ClockMark::quarter_to:
            return shift(Clock::Sign::minus, Clock::Shift::quarter);
        case ClockMark::past:
        case ClockMark::to_hour:
            draft_.wants_minutes = said.shift_minutes == 0;
            return shift(mark == ClockMark::past ? Clock::Sign::plus : Clock::Sign::minus, Clock::Shift::minutes);
        default:
            return set_half(static_cast<DayPart>(mark));
    }
}

void ClockWriter::set_half(DayPart part) {
    draft_.is_contradictory = draft_.is_contradictory || clock().day_part != DayPart::none;
    clock().day_part = part;
}

bool ClockWriter::take_minutes(int count) {
    if (!draft_.wants_minutes) return false;
    clock().shift_minutes = static_cast<Clock::TwoDigits>(count);
    draft_.wants_minutes = false;
    draft_.goes_on = true;
    return true;
}

void ClockWriter::append_hour(int most, std::size_t width) {
    constexpr int half_day = 12, whole_day = 24, two_digits_end = 100;
    draft_.is_contradictory = draft_.is_contradictory || clock().hour;
    int hour = random_.between(most == half_day ? 1 : 0, most);
    if (random_.chance(impossible_share)) hour = random_.between(whole_day + 1, two_digits_end - 1);
    if (most != half_day && random_.chance(end_of_day_share)) hour = whole_day;
    append_digits(hour, width);
    clock().hour = static_cast<Clock::TwoDigits>(hour);
}

void ClockWriter::append_hour(int hour, const std::string& word) {
    draft_.is_contradictory = draft_.is_contradictory || clock().hour;
    note(text_.append(word));
    clock().hour = static_cast<Clock::TwoDigits>(hour);
}

void ClockWriter::append_minute(std::size_t width) {
    constexpr int minutes = 60, two_digits_end = 100;
    draft_.is_contradictory = draft_.is_contradictory || clock().minute || !clock().hour;
    const bool is_full = clock().hour == 24 || random_.chance(full_hour_share);
    int minute = is_full ? 0 : random_.between(0, minutes - 1);
    const bool is_impossible = random_.chance(is_past_day(clock().hour) ? impossible_again_share : impossible_share);
    if (is_impossible) minute = random_.between(minutes, two_digits_end - 1);
    append_digits(minute, width);
    clock().minute = static_cast<Clock::TwoDigits>(minute);
}

/// But for fifteen and thirty, which say a quarter past and half past.
void ClockWriter::append_minute_in_words() {
    constexpr int first = 10, last = 59, quarter = 15, half = 30;
    const std::vector<std::string>& words = writer_.names.lexicon->counts_in_words;
    const int minute = random_.between(first, last);
    draft_.is_contradictory = draft_.is_contradictory || clock().minute || !clock().hour || words.empty() ||
                              minute == quarter || minute == half;
    if (draft_.is_contradictory) return;
    note(text_.append(words[static_cast<std::size_t>(minute) - 1]));
    clock().minute = static_cast<Clock::TwoDigits>(minute);
}

void ClockWriter::append_second(std::size_t width) {
    constexpr int minute = 60, two_digits_end = 100;
    draft_.is_contradictory = draft_.is_contradictory || clock().second || !clock().minute;
    const int second = clock().hour == 24                 ? 0
                       : random_.chance(leap_share)       ? minute
                       : random_.chance(impossible_share) ? random_.between(minute + 1, two_digits_end - 1)
                                                          : random_.between(0, minute - 1);
    append_digits(second, width);
    clock().second = static_cast<Clock::TwoDigits>(second);
}

void ClockWriter::append_fraction(std::size_t width) {
    draft_.is_contradictory = draft_.is_contradictory || clock().fraction.digits > 0 || !clock().second;
    std::string digits;
    for (std::size_t i = 0; i < width; ++i)
        digits += static_cast<char>('0' + (clock().hour == 24 ? 0 : random_.below(10)));
    note(text_.append(localised(digits, writer_)));
    clock().fraction = {parse_number<std::uint32_t>(digits).value(), static_cast<std::uint8_t>(width)};
}

void ClockWriter::append_day_period() {
    const bool is_pm = random_.chance(0.5);
    const std::string& of_locale = writer_.names.day_periods[is_pm ? 1 : 0];
    const bool takes_latin = random_.chance(0.5) || writer_.names.day_periods[0] == writer_.names.day_periods[1];
    note(text_.append(takes_latin ? random_.pick(is_pm ? latin_pm : latin_am) : std::string_view(of_locale)));
    set_half(is_pm ? DayPart::pm : DayPart::am);
}

/// Of that offset where one stands before it and a zone has it.
std::string ClockWriter::zone_abbreviation() {
    const bool has_offset = clock().zone == Clock::Zone::offset;
    const std::vector<std::string> fitting =
        has_offset ? zone_abbreviations(written_offset(clock())) : std::vector<std::string>();
    if (!fitting.empty()) return random_.pick(fitting);
    return random_.chance(0.55) ? std::string(random_.pick(common_zones)) : random_.pick(all_abbreviations());
}

void ClockWriter::append_zone(bool is_name) {
    const std::string name = is_name ? random_.pick(all_zones()) : zone_abbreviation();
    note(text_.append(name));
    if (clock().zone != Clock::Zone::none) return;  // the offset tells it
    clock().zone = name == "UTC" || name == "GMT" ? Clock::Zone::utc : Clock::Zone::named;
}

/// What has an offset and a name is where the offset says.
void ClockWriter::append_offset(int width) {
    constexpr double behind_share = 0.5, full_share = 0.8, kept_share = 0.95, half_share = 0.7, hour_alone_share = 0.85;
    Clock& said = clock();
    draft_.is_contradictory = draft_.is_contradictory || said.zone == Clock::Zone::offset;
    said.zone = Clock::Zone::offset;
    const bool is_behind = random_.chance(behind_share);
    said.zone_sign = is_behind ? Clock::Sign::minus : Clock::Sign::plus;
    constexpr int hour_alone = 3, half = 30, three_quarters = 45;
    const bool is_short = width == hour_alone && random_.chance(hour_alone_share);
    int hours = random_.between(0, is_behind ? 11 : 13), minutes = 0;
    if (!is_short && !random_.chance(full_share)) {
        minutes = random_.chance(half_share) ? half : three_quarters;
        if (random_.chance(kept_share))
            std::tie(hours, minutes) = is_behind ? random_.pick(odd_behind) : random_.pick(odd_ahead);
    }
    if (random_.chance(impossible_share)) hours = random_.between(19, 99);
    said.zone_hours = static_cast<Clock::TwoDigits>(hours);
    if (!is_short) said.zone_minutes = static_cast<Clock::TwoDigits>(minutes);
    std::string text = is_behind ? "-" : "+";
    text += width == hour_alone ? padded(hours, random_.chance(0.7) ? 1 : 2) : padded(hours, 2);
    if (!is_short) text += (width == 1 ? "" : ":") + padded(minutes, 2);
    note(text_.append(text));
}

void ClockWriter::append_digits(int value, std::size_t width) {
    note(text_.append(localised(padded(value, width), writer_)));
}

void ClockWriter::extend(const ByteSpan& literal) {
    if (draft_.goes_on) note(literal);
    draft_.goes_on = false;
}

void ClockWriter::note(const ByteSpan& place) {
    const bool is_first = draft_.place.begin == draft_.place.end;
    draft_.place = {is_first ? place.begin : draft_.place.begin, place.end};
    draft_.goes_on = false;
}

Clock& ClockWriter::clock() {
    return draft_.says ? *draft_.says : draft_.says.emplace();
}

bool is_sound(ClockDraft& draft) {
    if (!draft.says) return true;
    Clock& clock = *draft.says;
    if (draft.is_contradictory || draft.wants_minutes) return false;
    const bool says_time = clock.hour || clock.day_part != DayPart::none;
    if (!says_time && clock.shift == Clock::Shift::none) {
        draft.says.reset();
        return true;
    }
    if (!says_time || (!clock.hour && clock.zone != Clock::Zone::none)) return false;
    if (clock.shift != Clock::Shift::none && clock.minute) return false;
    const bool has_half = clock.hour && clock.day_part != DayPart::none;
    return !has_half || (has_hour_of_twelve(clock) && is_likely(*clock.hour, clock.day_part));
}

void add_clock(FieldSpans& spans, const ClockDraft& draft, std::size_t end) {
    if (draft.says && draft.place.begin < draft.place.end) spans.of_ends.push_back({end, Role::clock, 0, draft.place});
}

}  // namespace kalends
