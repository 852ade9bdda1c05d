#include "calendar/stretch_time.hpp"

#include <string>
#include <utility>

#include "calendar/calendar_point.hpp"
#include "calendar/date_fields.hpp"
#include "calendar/same_time.hpp"
#include "calendar/shared_steps.hpp"
#include "core/digits.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

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
    return begin.period && end.period && begin.is_yearless == end.is_yearless && first_day(begin) > last_day(end);
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

/// "R #0 week mon", this Monday.
bool is_weekday_of_this_week(const FilledPoint& filled) {
    const std::vector<Step>& steps = filled.point.steps;
    return filled.point.is_reference && steps.size() == 2 && steps[0] == Step{Step::Kind::nth, 0, Unit::week} &&
           steps[1].kind == Step::Kind::weekday;
}

/// "XXXX-XX-12", which a preference gives its month.
bool is_day_alone(const FilledPoint& filled) {
    const WrittenDate& date = filled.point.date;
    return date.form == DateForm::calendar && date.day[0] != 'X' && date.month[0] == 'X';
}

/// 1985/4 would be nine years, and 2018-13 ninety-five, which nobody writes so; 1799/1 are two, and 1875-24 a life. Of
/// centuries that is said of years alone with one sign between them: 1945-'01 is what it is.
bool ends_far_off(const FilledStretch& filled, const NumberSpans& numbers) {
    constexpr int decade = 10, most_years = 3, century = 100, longest = 50;
    const auto &first = filled.begin->point.date, &last = filled.end->point.date;
    const auto digit = [](const auto& date, std::size_t i) { return is_digit(date.year[i]) ? date.year[i] - '0' : 0; };
    if (filled.end->finest == Copied::decade)
        return is_digit(first.year[3]) && decade + digit(last, 3) - digit(first, 3) > most_years;
    const auto is_year = [](const auto& date) { return date.month[0] == 'X' && date.day[0] == 'X'; };
    const bool are_years = is_year(first) && is_year(last) && numbers.signs.size() == 1 && numbers.signs[0] != U'\0';
    const auto of_century = [&](const auto& date) { return decade * digit(date, 2) + digit(date, 3); };
    return filled.end->finest == Copied::century && are_years &&
           century + of_century(last) - of_century(first) > longest;
}

/// 1997/7 and 1997-97, whose end is the year that the start has written; nobody writes a range so.
bool is_one_year_twice(const StretchTime& item, const FilledStretch& filled) {
    const auto is_year = [](const PointTime& time) {
        return time.period && time.period->measure == Measure::year && time.period->is_single();
    };
    const bool is_completed = filled.end->finest == Copied::decade || filled.end->finest == Copied::century;
    return item.is_stretch && is_completed && is_year(*item.begin) && is_year(*item.end) &&
           item.begin->period->first == item.end->period->first;
}

/// The side that moves is the end if it copied from the left, else the start. Where neither has a year, the end is
/// in the next one; where both have two digits of one, the start is in the century before; of two weekdays
/// the one that was preferred least moves by a week.
bool move(FilledStretch& filled, const StretchTime& item, const NumberSpans& numbers, bool is_past) {
    if (ends_far_off(filled, numbers)) return false;
    if (filled.end->from_left && move_end_up(*filled.end)) return true;
    if (filled.begin->finest != Copied::nothing && move_start_down(*filled.begin)) return true;
    if (item.begin_lacks_year && item.end_lacks_year) {
        ++filled.end->years_moved;
        return true;
    }
    if (names_weekday_alone(filled.begin->point) && names_weekday_alone(filled.end->point)) {  // Monday to Friday
        if (is_past)
            --filled.begin->weeks_moved;
        else
            ++filled.end->weeks_moved;
        return true;
    }
    if (is_weekday_of_this_week(*filled.begin) && is_weekday_of_this_week(*filled.end)) {  // this Friday to this Monday
        shift(filled.end->point, 1);
        return true;
    }
    if (is_day_alone(*filled.begin) && is_day_alone(*filled.end)) {  // the 28th to the 3rd
        if (is_past)
            --filled.begin->months_moved;
        else
            ++filled.end->months_moved;
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

/// Two days with a slash between them, of which the one by our calendar may be the other by the Julian one.
bool may_be_one_day_twice(const StretchTime& item, const NumberSpans& numbers) {
    if (!is_one_known_day(*item.begin) || !is_one_known_day(*item.end)) return false;
    return is_julian_of(first_day(*item.begin), first_day(*item.end)) &&
           stand_behind_slash(day_number(*item.begin), day_number(*item.end), numbers);
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

class StretchResolver {
public:
    StretchResolver(const Stretch& stretch, FilledStretch filled, const StretchContext& context)
        : filled_(std::move(filled)), context_(context), ends_options_(context.options) {
        item_.is_stretch = stretch.end.has_value();
        item_.is_unknown =
            stretch.begin.kind == End::Kind::unknown || (stretch.end && stretch.end->kind == End::Kind::unknown);
    }

    ResolvedStretch resolve() {
        if (!filled_.begin || !filled_.end) return as_it_is(resolve_both());
        if (filled_.begin->is_same_time) return same_time();
        if (is_one_day_where_julian_is_told()) return one_day();
        Validity failure = resolve_both();
        while (failure == Validity::none && item_.is_stretch && is_later_time(*item_.begin, *item_.end) &&
               move_time(filled_, context_.choices))
            failure = resolve_both();
        if (is_disordered(item_, filled_, failure)) {
            const bool is_past = preference(context_.options, context_.choices) == Prefer::past;
            if (!move(filled_, item_, context_.numbers, is_past)) return as_it_is(Validity::impossible);
            failure = resolve_both();
            if (failure == Validity::none && is_after(*item_.begin, *item_.end)) failure = Validity::impossible;
        }
        return failure == Validity::none ? found() : as_it_is(failure);
    }

private:
    ResolvedStretch found() {
        if (is_within_day(item_, filled_)) {
            take_times_of_day(item_);
            return as_it_is(Validity::none);
        }
        if (is_later_time(*item_.begin, *item_.end) || is_one_year_twice(item_, filled_))
            return as_it_is(Validity::impossible);
        if (is_winter(item_, *filled_.end)) make_winter(item_);
        const bool is_open = item_.is_stretch && may_be_one_day_twice(item_, context_.numbers);
        return is_open && context_.choices.ask(Question::slash, 2) == 1 ? one_day() : as_it_is(Validity::none);
    }

    /// 12/24 January 1860 where that year is Julian; else both days would be.
    bool is_one_day_where_julian_is_told() {
        if (!ends_options_.julian_until || !item_.is_stretch) return false;
        ends_options_.julian_until.reset();
        const bool is_one = resolve_both() == Validity::none && may_be_one_day_twice(item_, context_.numbers) &&
                            year_month_day(first_day(*item_.begin)) <= *context_.options.julian_until;
        ends_options_.julian_until = context_.options.julian_until;
        return is_one;
    }

    ResolvedStretch one_day() {
        item_.begin = item_.end;
        item_.is_stretch = false;
        item_.flags.set(Flag::calendars_agree);
        return as_it_is(Validity::none);
    }

    ResolvedStretch same_time() {
        ends_options_.julian_until.reset();
        ResolvedPoint both = as_one(*filled_.begin, *filled_.end);
        const bool may_cross =
            !has_other_years(filled_.begin->point.calendar) && !has_other_years(filled_.end->point.calendar);
        if (may_cross && !do_agree(both))
            if (std::optional<ResolvedPoint> moved = across_month_end()) both = std::move(*moved);
        if (!may_cross && context_.options.julian_until && !do_agree(both)) {  // 3 Muharram 987/2 March 1579
            ends_options_.julian_until = context_.options.julian_until;
            const ResolvedPoint told = as_one(*filled_.begin, *filled_.end);
            if (do_agree(told)) both = told;
        }
        item_.begin = item_.end = both.time;
        item_.is_stretch = false;
        return as_it_is(both.failure);
    }

    ResolvedPoint as_one(const FilledPoint& one, const FilledPoint& other) {
        bool ignored = false;
        const ResolvedPoint begin = resolve_end(one, ignored), end = resolve_end(other, ignored);
        return resolve_same_time({one, begin}, {other, end}, context_.options.islamic);
    }

    static bool do_agree(const ResolvedPoint& both) { return both.time && both.time->flags.has(Flag::calendars_agree); }

    /// The side that copied its month or year from the other is of the one before, where it is Julian (25/7 January
    /// 1901, 25 December (7 January) 1901), or of the next, where it is ours (November 29 (11), 1861). Nothing where
    /// they are no such days.
    std::optional<ResolvedPoint> across_month_end() {
        for (const auto move : {move_start_down, move_end_up})
            for (const bool is_begin : {true, false}) {
                FilledPoint begin = *filled_.begin, end = *filled_.end;
                if (!move(is_begin ? begin : end)) continue;
                if (ResolvedPoint found = as_one(begin, end); do_agree(found)) return found;
            }
        return std::nullopt;
    }

    ResolvedPoint resolve_end(const FilledPoint& point, bool& lacks_year) {
        ResolvedPoint found =
            resolve_point(point, {ends_options_, context_.numbers, context_.choices, context_.year.number,
                                  context_.year.is_given, context_.is_numeric, context_.for_months});
        lacks_year = found.time && found.time->is_yearless;
        if (lacks_year && found.time->period) found.time->is_yearless = !context_.year.is_given;
        return found;
    }

    /// Both ends that there are; why there is none, what is impossible before all else.
    Validity resolve_both() {
        Validity failure = Validity::none;
        const auto end_of = [&](const std::optional<FilledPoint>& point, bool& lacks_year) {
            if (!point) return std::optional<PointTime>();
            ResolvedPoint found = resolve_end(*point, lacks_year);
            if (!found.time && (failure == Validity::none || found.failure == Validity::impossible))
                failure = found.failure;
            return std::move(found.time);
        };
        item_.begin = end_of(filled_.begin, item_.begin_lacks_year);
        item_.end = item_.is_stretch ? end_of(filled_.end, item_.end_lacks_year) : item_.begin;
        return failure;
    }

    [[nodiscard]] ResolvedStretch as_it_is(Validity failure) const { return {item_, failure}; }

    FilledStretch filled_;
    const StretchContext& context_;
    ResolutionOptions ends_options_;
    StretchTime item_;
};

}  // namespace

ResolvedStretch resolve_stretch(const Stretch& stretch, FilledStretch filled, const StretchContext& context) {
    return StretchResolver(stretch, std::move(filled), context).resolve();
}

}  // namespace kalends
