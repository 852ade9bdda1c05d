#include "calendar/day_time.hpp"

#include <algorithm>
#include <array>

#include "calendar/iso_date.hpp"
#include "calendar/no_time.hpp"
#include "calendar/zones.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

using namespace std::chrono;
using DayPart = Clock::DayPart;

constexpr int half_day = 12, whole_day = 24;

/// Hours from 0 to 24 that one to twelve may be in a part of the day; 24 is the next day's midnight.
struct Hours {
    std::array<int, 2> of{};
    std::size_t count = 1;
};

/// Which clock is twelve at night belongs to the day before it or to the day behind: both.
constexpr Hours either_midnight{{0, whole_day}, 2};

Hours in_afternoon(int hour) {
    constexpr int last = 8;  // las ocho de la tarde
    if (hour == half_day) return {{half_day}};
    if (hour > last) fail(Validity::impossible);
    return {{hour + half_day}};
}

Hours in_evening(int hour) {
    constexpr int first = 3;
    if (hour == half_day) return {{whole_day}};
    if (hour < first) fail(Validity::impossible);
    return {{hour + half_day}};
}

Hours in_night(int hour) {
    constexpr int last_before_morning = 5;
    if (hour == half_day) return either_midnight;
    return {{hour <= last_before_morning ? hour : hour + half_day}};
}

/// Eleven to four, as some languages say of the middle of the day.
Hours at_noon(int hour) {
    constexpr int first = 11, last = 4;
    if (hour < first && hour > last) fail(Validity::impossible);
    return {{hour < first ? hour + half_day : hour}};
}

/// @pre 1..12
Hours hours_in(DayPart part, int hour) {
    const int of_morning = hour % half_day;
    switch (part) {
        case DayPart::am:
            return {{of_morning}};
        case DayPart::pm:
            return {{of_morning + half_day}};
        case DayPart::morning:
            return hour == half_day ? Hours{{0, half_day}, 2} : Hours{{hour}};
        case DayPart::afternoon:
            return in_afternoon(hour);
        case DayPart::evening:
            return in_evening(hour);
        case DayPart::night:
            return in_night(hour);
        case DayPart::noon:
            return at_noon(hour);
        case DayPart::midnight:
            return hour == half_day ? either_midnight : in_night(hour);
        default:
            return {{of_morning, of_morning + half_day}, 2};
    }
}

/// 2018-05-09T10: ISO 8601-1:2019, 5.4.2.1, of an hour alone.
bool stands_behind_designator(int hour, const NumberSpans& numbers) {
    constexpr std::size_t two = 2;
    for (std::size_t i = 0; i + 1 < numbers.runs.size(); ++i)
        if (numbers.signs[i] == U't' && numbers.runs[i].size() >= two && numbers.runs[i + 1] == padded(hour, two))
            return true;
    return false;
}

/// It counts 24 hours: 5:30, 0530, where its minutes stand as digits behind those of its hour, and ISO's T05.
bool is_of_whole_day(const Clock& clock, const NumberSpans& numbers) {
    if (!clock.minute) return stands_behind_designator(*clock.hour, numbers);
    constexpr std::size_t two = 2;
    const std::string hour = std::to_string(*clock.hour), minute = padded(*clock.minute, two);
    const auto is_hour = [&](const std::string& run) { return run == hour || run == padded(*clock.hour, two); };
    const std::vector<std::string>& runs = numbers.runs;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const bool is_followed =
            i + 1 < runs.size() && (runs[i + 1] == minute || runs[i + 1] == std::to_string(*clock.minute));
        if (is_hour(runs[i]) && is_followed) return true;
        const bool is_joined = runs[i].size() > two && runs[i].find(hour + minute) != std::string::npos;
        if (is_joined) return true;
    }
    return false;
}

bool may_be_in_either_half(const Clock& clock) {
    return clock.hour && *clock.hour >= 1 && *clock.hour <= half_day;
}

/// Nothing where it is open and nobody asked.
std::optional<int> hour_of(const Clock& clock, const ClockContext& context) {
    Hours hours{{0}};
    if (!clock.hour) {
        if (clock.day_part != DayPart::noon && clock.day_part != DayPart::midnight) return std::nullopt;
        hours = hours_in(clock.day_part, half_day);
    } else if (!may_be_in_either_half(clock)) {
        const bool is_noon = *clock.hour == 0 && clock.day_part == DayPart::pm;  // as in Japanese: 午後0時30分
        return is_noon ? half_day : *clock.hour;
    } else if (clock.day_part == DayPart::none && clock.shift == Clock::Shift::none &&
               is_of_whole_day(clock, context.numbers)) {
        return *clock.hour;
    } else {
        hours = hours_in(clock.day_part, *clock.hour);
    }
    if (hours.count == 1) return hours.of[0];
    if (!context.options.tells_time) return std::nullopt;
    return hours.of.at(context.choices.ask(Question::half_of_day, hours.count));
}

minutes shift_of(const Clock& clock) {
    constexpr minutes half{30}, quarter{15};
    const minutes length = clock.shift == Clock::Shift::half      ? half
                           : clock.shift == Clock::Shift::quarter ? quarter
                                                                  : minutes(clock.shift_minutes);
    return clock.shift_sign == Clock::Sign::minus ? -length : length;
}

void refuse_impossible(const Clock& clock) {
    constexpr int most_minutes = 59, leap_second = 60;
    const bool is_midnight = clock.minute.value_or(0) == 0 && clock.second.value_or(0) == 0 &&
                             clock.fraction.value == 0 && clock.shift == Clock::Shift::none;
    if (clock.hour.value_or(0) > whole_day || (clock.hour == whole_day && !is_midnight) ||
        clock.minute.value_or(0) > most_minutes || clock.shift_minutes > most_minutes ||
        clock.second.value_or(0) > leap_second)
        fail(Validity::impossible);
    const hours farthest(18);  // as java.time.ZoneOffset; no clock was ever so far from UTC
    if (clock.zone == Clock::Zone::offset &&
        (abs(written_offset(clock)) > farthest || clock.zone_minutes.value_or(0) > most_minutes))
        fail(Validity::impossible);
}

/// ":05.123", ":60".
std::string seconds_text(const DayTime& time) {
    if (!time.has_seconds) return "";
    const auto second = static_cast<int>((time.since_midnight % minutes(1)).count()) + (time.is_leap_second ? 1 : 0);
    std::string text = ':' + padded(second, 2);
    if (time.fraction.digits > 0) text += '.' + padded(static_cast<int>(time.fraction.value), time.fraction.digits);
    return text;
}

std::string offset_text(seconds offset) {
    const minutes length = duration_cast<minutes>(abs(offset));
    return (offset < seconds(0) ? '-' : '+') + padded(static_cast<int>(length / hours(1)), 2) + ':' +
           padded(static_cast<int>((length % hours(1)).count()), 2);
}

}  // namespace

std::optional<DayTime> time_of(const Clock& clock, const ClockContext& context, Flags& flags) {
    refuse_impossible(clock);
    if (clock.about) flags.set(Flag::approximate);
    const std::optional<int> hour = hour_of(clock, context);
    if (!hour) return std::nullopt;
    DayTime time;
    time.days_after = *hour == whole_day ? 1 : 0;
    if (clock.hour == whole_day) flags.set(Flag::end_of_day);
    time.is_leap_second = clock.second == 60;
    time.has_seconds = clock.second.has_value();
    time.fraction = clock.fraction;
    time.since_midnight = hours(*hour % whole_day) + minutes(clock.minute.value_or(0)) +
                          seconds(clock.second.value_or(0)) - seconds(time.is_leap_second ? 1 : 0) + shift_of(clock);
    if (time.since_midnight >= days(1)) {  // half past the midnight that ends a day
        time.since_midnight -= days(1);
        ++time.days_after;
    }
    if (time.since_midnight < seconds(0)) {  // a quarter to midnight
        time.since_midnight += days(1);
        time.days_after = std::max(0, time.days_after - 1);
    }
    return time;
}

seconds written_offset(const Clock& clock) {
    const minutes size = hours(clock.zone_hours) + minutes(clock.zone_minutes.value_or(0));
    return clock.zone_sign == Clock::Sign::minus ? -size : size;
}

void set_offset(DayTime& time, const Clock& clock, sys_days day, const std::string& name,
                const ResolutionOptions& options, Flags& flags) {
    if (clock.zone == Clock::Zone::none) return;
    if (clock.zone == Clock::Zone::utc) {
        time.offset = seconds(0);
        time.is_utc = true;
        return;
    }
    if (clock.zone == Clock::Zone::offset) {
        time.offset = written_offset(clock);
        return;
    }
    const local_seconds local = local_days(day.time_since_epoch()) + days(time.days_after) + time.since_midnight;
    const ZoneOffset found = offset_of(name, local, options.zone_region);
    if (found.kind == ZoneOffset::Kind::known) time.offset = found.offset;
    flags.set(Flag::time_missing, found.kind == ZoneOffset::Kind::missing);
    flags.set(Flag::time_twice, found.kind == ZoneOffset::Kind::twice);
    flags.set(Flag::zone_ambiguous, found.kind == ZoneOffset::Kind::several || found.kind == ZoneOffset::Kind::unknown);
}

bool lacks_half(const Clock& clock) {
    return clock.day_part == DayPart::none && may_be_in_either_half(clock);
}

Clock::DayPart other_half(DayPart part) {
    return part == DayPart::am ? DayPart::pm : DayPart::am;
}

Clock::DayPart half_of(DayPart part) {
    if (part == DayPart::night) return part;
    return part == DayPart::am || part == DayPart::morning ? DayPart::am : DayPart::pm;
}

std::string to_iso(sys_days day, const DayTime& time, bool in_utc) {
    const bool is_moved = in_utc && time.offset;
    const sys_seconds moment =
        day + days(time.days_after) + time.since_midnight - (is_moved ? *time.offset : seconds(0));
    const sys_days on = floor<days>(moment);
    const auto minute = duration_cast<minutes>(moment - on);
    std::string text = to_iso(on) + 'T' + padded(static_cast<int>(minute / hours(1)), 2) + ':' +
                       padded(static_cast<int>((minute % hours(1)).count()), 2);
    DayTime shown = time;
    shown.since_midnight = moment - on;
    text += seconds_text(shown);
    if (!time.offset) return text;
    if (is_moved || time.is_utc) return text + 'Z';
    const bool has_whole_minutes = *time.offset % minutes(1) == seconds(0);  // else ISO 8601 has no way to write it
    return has_whole_minutes ? text + offset_text(*time.offset) : text;
}

}  // namespace kalends
