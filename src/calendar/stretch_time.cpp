#include "calendar/stretch_time.hpp"

#include <string>
#include <utility>

#include "calendar/date_fields.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

bool is_one_day(const PointTime& time) {
    return time.period && time.period->measure == Measure::day && time.period->is_single();
}

/// The same moment is no stretch. Where both offsets are known they count, else what both clocks show.
bool is_later_time(const PointTime& begin, const PointTime& end) {
    if (!begin.time || !end.time || !is_one_day(begin) || !is_one_day(end)) return false;
    const bool has_offsets = begin.time->offset && end.time->offset;
    const auto moment = [&](const PointTime& time) {
        return first_day(*time.period) + days(time.time->days_after) + time.time->since_midnight -
               (has_offsets ? *time.time->offset : seconds(0));
    };
    return moment(begin) >= moment(end);
}

/// Where one has a year and the other none, nobody can tell.
bool is_after(const PointTime& begin, const PointTime& end) {
    return begin.period && end.period && begin.is_yearless == end.is_yearless &&
           first_day(*begin.period) > last_day(*end.period);
}

/// 68, which the pivot takes for 2068; nothing was copied.
bool lacks_century(const FilledPoint& filled) {
    return lacks_century(filled.point.date);
}

/// Also where one end is no day as it was filled: 31-9 September, 30 August 1851 - 29 February.
bool is_disordered(const StretchTime& item, const FilledStretch& filled, Validity failure) {
    if (failure == Validity::impossible) return is_written_after(filled.begin->point, filled.end->point);
    return failure == Validity::none && is_after(*item.begin, *item.end);
}

/// "R fri".
bool is_weekday_near(const FilledPoint& filled) {
    const Point& point = filled.point;
    return point.is_reference && point.date.weekday != Weekday::unwritten && point.steps.empty();
}

/// The side that moves is the end if it copied from the left, else the start. Where neither has a year, the end is
/// in the next one; where both have two digits of one, the start is in the century before; of two weekdays
/// the one that was preferred least moves by a week.
bool move(FilledStretch& filled, const StretchTime& item, bool is_past) {
    if (filled.end->from_left && move_end_up(*filled.end)) return true;
    if (filled.begin->finest != Copied::nothing && move_start_down(*filled.begin)) return true;
    if (item.begin_lacks_year && item.end_lacks_year) {
        ++filled.end->years_moved;
        return true;
    }
    if (is_weekday_near(*filled.begin) && is_weekday_near(*filled.end)) {  // Monday to Friday
        if (is_past)
            --filled.begin->weeks_moved;
        else
            ++filled.end->weeks_moved;
        return true;
    }
    const bool ascend = lacks_century(*filled.begin) && lacks_century(*filled.end) &&
                        filled.begin->point.date.year < filled.end->point.date.year;
    if (ascend) filled.begin->years_moved -= 100;
    return ascend;
}

/// A half of the day that was copied is the other one, first of the start; then the end is on the next day, if it has
/// none of its own. False where nothing is left to move.
bool move_time(FilledStretch& filled, const Choices& choices) {
    for (FilledPoint* point : {&*filled.begin, &*filled.end}) {
        if (!point->has_half_copied) continue;
        point->has_half_copied = false;
        point->point.clock->day_part = other_half(point->point.clock->day_part);
        return true;
    }
    if (!filled.end->point.clock) return false;  // counted from the reference
    const std::optional<std::size_t> half = choices.answer(Question::half_of_day);
    Clock& end = *filled.end->point.clock;
    if (half && lacks_half(end) && !filled.end->has_half_moved) {  // nine to five
        filled.end->has_half_moved = true;
        end.day_part = *half == 0 ? Clock::DayPart::pm : Clock::DayPart::am;
        return true;
    }
    const bool is_day_shared = filled.begin->has_day_copied || filled.end->has_day_copied;
    if (!is_day_shared || filled.end->days_moved != 0) return false;
    filled.end->days_moved = 1;
    return true;
}

/// "winter 1848-49".
bool is_winter(const StretchTime& item, const FilledPoint& end) {
    constexpr int winter = 24;
    const bool ends_as_year = end.point.steps.empty() && end.point.part == Part::none && item.end->period &&
                              item.end->period->measure == Measure::year && item.end->period->is_single();
    return ends_as_year && item.begin->period && item.begin->period->season == winter && !item.begin->is_yearless &&
           item.end->period->first == (item.begin->period->first - 11) / 12 + 1;
}

void make_winter(StretchTime& item) {
    item.begin->period->season = 0;
    add_marks(*item.begin, *item.end);
    item.begin->flags |= item.end->flags;
    item.end = item.begin;
}

bool is_one_known_day(const PointTime& time) {
    return is_one_day(time) && !time.is_yearless;
}

/// By how many days the Gregorian calendar is ahead of the Julian one on a day that is written by the latter.
days julian_offset(year_month_day written) {
    const int from_march = static_cast<int>(written.year()) - (written.month() < March ? 1 : 0);
    const int century = from_march >= 0 ? from_march / 100 : (from_march + 1) / 100 - 1;
    const int leap = century >= 0 ? century / 4 : (century + 1) / 4 - 1;
    return days(century - leap - 2);
}

int day_number(const PointTime& time) {
    return static_cast<int>(static_cast<unsigned>(year_month_day(first_day(*time.period)).day()));
}

/// 12/24 in the text.
bool stand_behind_slash(int begin, int end, const NumberSpans& numbers) {
    for (std::size_t i = 0; i + 1 < numbers.runs.size(); ++i) {
        const auto is = [&](std::size_t run, int number) {
            return numbers.runs[run].size() <= 2 && std::stoi(numbers.runs[run]) == number;
        };
        if (numbers.signs[i] == U'/' && is(i, begin) && is(i + 1, end)) return true;
    }
    return false;
}

bool is_one_day_twice(const StretchTime& item, const StretchContext& context) {
    if (!is_one_known_day(*item.begin) || !is_one_known_day(*item.end)) return false;
    const sys_days begin = first_day(*item.begin->period), end = first_day(*item.end->period);
    return begin != end && end - begin == julian_offset(begin) &&
           stand_behind_slash(day_number(*item.begin), day_number(*item.end), context.numbers) &&
           context.choices.ask(Question::slash, 2) == 1;
}

/// Times on one day, of which one was written for both.
bool is_within_day(const StretchTime& item, const FilledStretch& filled) {
    const bool is_day = is_one_day(*item.begin) || !item.begin->unplaced.empty();
    return item.is_stretch && is_day && (filled.begin->has_day_copied || filled.end->has_day_copied);
}

void take_times_of_day(StretchTime& item) {
    item.flags |= item.end->flags;
    add_marks(*item.begin, *item.end);
    item.until = std::exchange(item.end, item.begin);
    item.is_stretch = false;
}

void take_one_day(StretchTime& item) {
    item.begin = item.end;
    item.is_stretch = false;
    item.flags.set(Flag::calendars_agree);
}

}  // namespace

ResolvedStretch resolve_stretch(const Stretch& stretch, FilledStretch filled, const StretchContext& context) {
    StretchTime item;
    item.is_stretch = stretch.end.has_value();
    item.is_unknown =
        stretch.begin.kind == End::Kind::unknown || (stretch.end && stretch.end->kind == End::Kind::unknown);
    Validity failure = Validity::none;
    const auto resolve_end = [&](const std::optional<FilledPoint>& point, bool& lacks_year) {
        std::optional<PointTime> time;
        if (!point) return time;
        ResolvedPoint found = resolve_point(*point, {context.options, context.numbers, context.choices,
                                                     context.year.number, context.year.is_given, context.is_numeric});
        if (!found.time && (failure == Validity::none || found.failure == Validity::impossible))
            failure = found.failure;
        time = std::move(found.time);
        lacks_year = time && time->is_yearless;
        if (lacks_year && time->period) time->is_yearless = !context.year.is_given;
        return time;
    };
    const auto resolve_both = [&] {
        failure = Validity::none;
        item.begin = resolve_end(filled.begin, item.begin_lacks_year);
        item.end = item.is_stretch ? resolve_end(filled.end, item.end_lacks_year) : item.begin;
    };
    resolve_both();
    if (!filled.begin || !filled.end) return {item, failure};
    while (failure == Validity::none && item.is_stretch && is_later_time(*item.begin, *item.end) &&
           move_time(filled, context.choices))
        resolve_both();
    if (is_disordered(item, filled, failure)) {
        if (!move(filled, item, preference(context.options, context.choices) == Prefer::past))
            return {item, Validity::impossible};
        resolve_both();
        if (failure == Validity::none && is_after(*item.begin, *item.end)) failure = Validity::impossible;
    }
    if (failure != Validity::none) return {item, failure};
    if (is_within_day(item, filled)) {
        take_times_of_day(item);
        return {item, Validity::none};
    }
    if (is_later_time(*item.begin, *item.end)) return {item, Validity::impossible};
    if (is_winter(item, *filled.end))
        make_winter(item);
    else if (is_one_day_twice(item, context))
        take_one_day(item);
    return {item, Validity::none};
}

}  // namespace kalends
