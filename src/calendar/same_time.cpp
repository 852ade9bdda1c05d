#include "calendar/same_time.hpp"

#include <algorithm>

#include "calendar/calendar_point.hpp"
#include "calendar/date_fields.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

/// By how many days the Gregorian calendar is ahead of the Julian one on a day that is written by the latter.
days julian_offset(year_month_day written) {
    const int from_march = static_cast<int>(written.year()) - (written.month() < March ? 1 : 0);
    const int century = from_march >= 0 ? from_march / 100 : (from_march + 1) / 100 - 1;
    const int leap = century >= 0 ? century / 4 : (century + 1) / 4 - 1;
    return days(century - leap - 2);
}

bool is_ours(const Side& side) {
    return is_ours(side.written.point.calendar);
}

/// With the marks of both.
ResolvedPoint answer(PointTime time, const PointTime* other, bool agree) {
    if (other != nullptr) add_marks(time, *other);
    time.flags = {agree ? Flag::calendars_agree : Flag::calendars_differ};
    time.flags.set(Flag::approximate, time.about);
    time.flags.set(Flag::uncertain, time.uncertain);
    return {time, Validity::none};
}

/// Of 15 Rajab 1300 (1883) the day, which the year bears out; what is said of days by its calendar stays said.
ResolvedPoint finer_answer(const PointTime& others, const PointTime& ours) {
    ResolvedPoint result = answer(others, &ours, true);
    result.time->flags |= others.flags;
    return result;
}

ResolvedPoint both_ours(const PointTime& one, const PointTime& other) {
    if (one.period && one.period == other.period) return answer(one, &other, true);
    if (!is_one_known_day(one) || !is_one_known_day(other)) return {std::nullopt, Validity::unknown};
    if (is_julian_of(first_day(one), first_day(other))) return answer(other, &one, true);
    if (is_julian_of(first_day(other), first_day(one))) return answer(one, &other, true);
    return {std::nullopt, Validity::unknown};
}

/// 29 February (13 March) 1900: a day that the Julian calendar has alone.
ResolvedPoint leap_day_of_julian(const Side& leap_day, const Side& other, Islamic islamic) {
    FilledPoint written = leap_day.written;
    written.point.calendar = Calendar::julian;
    const bool is_known =
        leap_day.found.failure == Validity::impossible && other.found.time && is_one_known_day(*other.found.time);
    const bool is_its_day = is_known && is_written_so(written, first_day(*other.found.time), islamic);
    return is_its_day ? answer(*other.found.time, nullptr, true) : leap_day.found;
}

bool is_same_day_of_year(const PointTime& one, const PointTime& other) {
    const year_month_day a(first_day(one)), b(first_day(other));
    return a.month() == b.month() && a.day() == b.day();
}

/// 9 May (23 Sha'ban 1439): the year is that of the other day.
ResolvedPoint with_year_of(const PointTime& other, const PointTime& ours) {
    if (!is_one_day(ours) || !is_one_day(other)) return {std::nullopt, Validity::unknown};
    const bool agree = is_same_day_of_year(ours, other);
    return agree ? answer(other, &ours, true) : answer(ours, &other, false);
}

bool is_written_near(const FilledPoint& other, sys_days day, Islamic islamic, int most_off) {
    for (int off = -most_off; off <= most_off; ++off)
        if (is_written_so(other, day + days(off), islamic)) return true;
    return false;
}

/// A century and a half: conversions err by a digit, and what is further apart are two times of ours, 1450/1500.
constexpr days most_apart{54787};

/// @param other whose years may begin elsewhere, and are not always written
ResolvedPoint by_ours(const PointTime& ours, const Side& other, Islamic islamic) {
    if (!ours.period) return {std::nullopt, Validity::unknown};
    if (!other.found.time) {
        if (other.found.failure == Validity::impossible) return {std::nullopt, Validity::impossible};
        if (!is_one_known_day(ours) || !has_other_years(other.written.point.calendar))
            return {std::nullopt, Validity::unknown};
        return answer(ours, nullptr, is_written_so(other.written, first_day(ours), islamic));
    }
    const PointTime& others = *other.found.time;
    if (!others.period) return {std::nullopt, Validity::unknown};
    if (ours.is_yearless || others.is_yearless) return with_year_of(others, ours);
    const DaySpan shared{std::max(first_day(ours), first_day(others)), std::min(last_day(ours), last_day(others))};
    if (shared.first - shared.last > most_apart) return {std::nullopt, Validity::unknown};
    const DaySpan of_ours{first_day(ours), last_day(ours)}, of_others{first_day(others), last_day(others)};
    if (shared == of_others && shared != of_ours) return finer_answer(others, ours);
    PointTime time = ours;
    const bool agree = shared.first <= shared.last;
    if (agree) time.exact = shared;
    return answer(time, &others, agree);
}

/// The 7th and 8th of one month: two calendars that name none are ten days apart and more, before 1100 six.
bool are_neighbouring_days(const Point& first, const Point& last) {
    constexpr int most = 4;
    const std::optional<int> from = field_value(first.date.day), to = field_value(last.date.day);
    const bool is_near = from && to && *from < *to && *to - *from <= most;
    const bool is_one_month = first.date.month == last.date.month || !field_value(first.date.month);
    const bool is_one_year = first.date.year == last.date.year || !field_value(first.date.year);
    const bool is_named = first.calendar != Calendar::unwritten || last.calendar != Calendar::unwritten;
    return is_near && is_one_month && is_one_year && !is_named;
}

/// With no time of the day.
bool is_day_alone(const Point& point) {
    return is_full_day(point) && !point.clock;
}

/// The day of the first, if it is one of ours and the other one by a calendar of other years.
std::optional<sys_days> day_of_ours(const Point& ours, const Point& other) {
    const bool are_of_both = is_ours(ours.calendar) && has_other_years(other.calendar);
    const bool has_our_era = ours.date.era == Era::common || ours.date.era == Era::anno_domini;
    if (!are_of_both || !has_our_era || other.date.era != Era::common || !is_day_alone(ours) || !is_day_alone(other))
        return std::nullopt;
    return written_day(ours.date);
}

/// @param most_off of an Islamic day, as the moon was seen
bool is_day_of(const Point& ours, const Point& other, Islamic islamic, int most_off) {
    const std::optional<sys_days> day = day_of_ours(ours, other);
    return day && is_written_near({.point = other}, *day, islamic, other.calendar == Calendar::islamic ? most_off : 0);
}

/// Of a stretch, or of a list of two.
std::optional<Stretch> both_of(const Expression& written) {
    const std::vector<Stretch>& stretches = written.stretches;
    const bool is_list =
        stretches.size() == 2 && written.join == Join::all_of && !stretches[0].end && !stretches[1].end;
    const bool is_stretch = stretches.size() == 1 && stretches[0].end && !stretches[0].is_same_time;
    if (!is_list && !is_stretch) return std::nullopt;
    Stretch both{stretches[0].begin, is_list ? stretches[1].begin : stretches[0].end, true};
    const bool are_points = both.begin.kind == End::Kind::point && both.end->kind == End::Kind::point;
    return are_points ? std::optional(std::move(both)) : std::nullopt;
}

/// Of full days; true of what is none.
bool may_be_julian_of(const Point& julian, const Point& ours) {
    if (!is_day_alone(julian) || !is_day_alone(ours)) return true;
    const std::optional<sys_days> written = written_day(julian.date), day = written_day(ours.date);
    return !written || !day || is_julian_of(*written, *day);
}

}  // namespace

bool is_full_day(const Point& point) {
    const WrittenDate& date = point.date;
    const bool is_day =
        date.form == DateForm::calendar && field_value(date.year) && field_value(date.month) && field_value(date.day);
    return is_day && !point.is_reference && point.steps.empty();
}

Expression with_one_day_by_two_calendars(Expression written, Islamic islamic) {
    const std::optional<Stretch> both = both_of(written);
    if (!both) return written;
    const Point &one = both->begin.point, &other = both->end->point;
    const int most_off = written.join == Join::all_of ? 0 : 2;
    if (!is_day_of(one, other, islamic, most_off) && !is_day_of(other, one, islamic, most_off)) return written;
    written.stretches = {*both};
    written.join = Join::none;
    return written;
}

bool is_of_days_apart(const Stretch& stretch, Islamic islamic) {
    constexpr int near = 3;
    if (!stretch.is_same_time || !stretch.end) return false;
    const Point &one = stretch.begin.point, &other = stretch.end->point;
    const auto are_apart = [&](const Point& ours, const Point& others) {
        if (is_ours(ours.calendar) && others.calendar == Calendar::julian) return !may_be_julian_of(others, ours);
        const std::optional<sys_days> day = day_of_ours(ours, others);
        return day && !is_written_near({.point = others}, *day, islamic, near);
    };
    return are_apart(one, other) || are_apart(other, one);
}

bool is_same_time(const Stretch& stretch) {
    return stretch.is_same_time && !are_neighbouring_days(stretch.begin.point, stretch.end->point);
}

bool is_julian_of(sys_days written, sys_days day) {
    return day != written && day - written == julian_offset(written);
}

ResolvedPoint resolve_same_time(const Side& one, const Side& other, Islamic islamic) {
    const bool is_first_ours = is_ours(one);
    const Side &ours = is_first_ours ? one : other, &others = is_first_ours ? other : one;
    if (is_ours(one) && is_ours(other)) {
        if (!one.found.time) return leap_day_of_julian(one, other, islamic);
        if (!other.found.time) return leap_day_of_julian(other, one, islamic);
        return both_ours(*one.found.time, *other.found.time);
    }
    if (!ours.found.time) return {std::nullopt, ours.found.failure};
    return by_ours(*ours.found.time, others, islamic);
}

}  // namespace kalends
