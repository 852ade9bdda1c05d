#include "calendar/point_time.hpp"

#include <algorithm>
#include <vector>

#include "calendar/calendar_point.hpp"
#include "calendar/date_fields.hpp"
#include "calendar/day_of_month.hpp"
#include "calendar/no_time.hpp"
#include "calendar/point_steps.hpp"
#include "calendar/within.hpp"
#include "calendar/written_years.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

/// Resolves one point; gives up with NoTime.
class PointResolver {
public:
    PointResolver(const FilledPoint& filled, const PointContext& context)
        : filled_(filled),
          point_(filled.point),
          context_(context),
          options_(context.options),
          years_(filled, context, result_.flags) {}

    PointTime time() {
        result_.about = point_.about;
        result_.uncertain = point_.uncertain;
        result_.flags.set(Flag::approximate, point_.about);
        result_.flags.set(Flag::uncertain, point_.uncertain);
        std::size_t taken = 0;
        result_.period = base(taken);
        if (!result_.period) return unplaced();
        take_steps_from(taken);
        if (point_.part != Part::none) result_.period = possible(part_of(*result_.period, point_.part));
        result_.period = possible(result_.period);
        if (filled_.days_moved != 0) move_days();
        if (point_.clock) read_clock();
        return result_;
    }

private:
    void take_steps_from(std::size_t first) {
        const bool counts_from_reference =
            point_.is_reference && point_.date.weekday == Weekday::unwritten && options_.reference;
        const Moment start{*result_.period, counts_from_reference ? options_.reference->time : std::nullopt};
        const Moment there = take_steps(point_, first, start, context_, result_.flags);
        result_.period = there.period;
        const bool is_end_of_hours = filled_.is_end_of_counted_time && point_.steps.empty();
        if (!there.time || !(there.has_counted_time || is_end_of_hours)) return;
        result_.time = DayTime{.since_midnight = *there.time,
                               .has_seconds = *there.time % minutes(1) != seconds(0),
                               .offset = options_.reference->offset};
        result_.lasts = there.lasts;
    }

    void move_days() {
        if (result_.period->measure != Measure::day) fail(Validity::impossible);
        result_.period = possible(day_period(first_day(*result_.period) + days(filled_.days_moved)));
    }

    /// Of a day alone: nobody says at five in May.
    void read_clock() {
        const bool is_day = result_.period->measure == Measure::day && result_.period->is_single();
        if (!is_day || result_.time) fail(Validity::unknown);
        result_.has_clock = true;
        result_.time = time_of(*point_.clock, {options_, context_.numbers, context_.choices}, result_.flags);
        result_.is_time_open = !result_.time && point_.clock->hour;
        if (!result_.time || (result_.is_yearless && !context_.is_year_given)) return;
        set_offset(*result_.time, *point_.clock, first_day(*result_.period), zone_name(), options_, result_.flags);
    }

    [[nodiscard]] std::string zone_name() const {
        const std::vector<std::string>& names = context_.numbers.zones;
        return names.empty() ? "" : names[std::min(filled_.zone, names.size() - 1)];
    }

    // Where it starts.

    /// What stands before the steps; of a century without a date the first step is part of it.
    std::optional<Period> base(std::size_t& taken) {
        if (point_.is_reference) return reference();
        if (has_other_years(point_.calendar)) return by_other_calendar(taken);
        if (point_.is_leap) fail(Validity::impossible);
        if (!point_.date.is_none()) return date();
        if (point_.steps.empty()) fail(Validity::impossible);
        const Step& first = point_.steps.front();
        if (first.kind == Step::Kind::nth && (first.unit == Unit::century || first.unit == Unit::millennium)) {
            taken = 1;
            return years_.numbered(first);
        }
        if (!filled_.is_yearless) fail(Validity::impossible);
        if (first.kind != Step::Kind::nth || first.number == 0) fail(Validity::impossible);
        if (first.unit == Unit::day || first.unit == Unit::weekend || is_weekday(first.unit))
            fail(Validity::unknown);  // of a month, a year: nobody says
        if (first.unit >= Unit::year) fail(Validity::impossible);
        result_.is_yearless = true;
        return year_period(context_.stand_in_year + filled_.years_moved);
    }

    Period reference() {
        if (!options_.reference) fail(Validity::relative);
        const sys_days day = options_.reference->day;
        if (point_.date.weekday == Weekday::unwritten) return day_period(day);
        const sys_days near = weekday_near(day, std::chrono::weekday(static_cast<unsigned>(point_.date.weekday)));
        return day_period(near + weeks(filled_.weeks_moved));
    }

    /// Friday week: whoever goes on from a weekday by weeks means the coming one, on that weekday today.
    [[nodiscard]] bool goes_on_by_weeks() const {
        return !point_.steps.empty() && point_.steps.front().kind == Step::Kind::later &&
               point_.steps.front().unit == Unit::week;
    }

    /// The one before, after or nearest; of two that are as near the one before.
    sys_days weekday_near(sys_days day, std::chrono::weekday wanted) {
        const sys_days before = day - std::chrono::days(1) - (weekday(day - std::chrono::days(1)) - wanted),
                       after = day + std::chrono::days(1) + (wanted - weekday(day + std::chrono::days(1)));
        if (goes_on_by_weeks()) return weekday(day) == wanted ? day : after;
        Prefer prefer = options_.prefer;
        if (prefer == Prefer::ask) prefer = static_cast<Prefer>(context_.choices.ask(Question::weekday, 3) + 1);
        if (prefer == Prefer::past) return before;
        if (prefer == Prefer::future) return after;
        if (weekday(day) == wanted) return day;
        return day - before <= after - day ? before : after;
    }

    /// A day, a month, a year, a season, or the years of a masked one.
    std::optional<Period> date() {
        WrittenDate date = point_.date;
        if (is_masked(date.year)) return masked_years();
        years_.settle_century(date);
        if (date.form != DateForm::calendar && date.year[3] == 'X') {  // XXXX-W19-3
            date.year = year_digits(context_.stand_in_year);
            result_.is_yearless = true;
        }
        if (point_.dual[3] != 'X') years_.add_dual(date);
        DateFields fields = fields_of(date, options_.century_pivot, filled_.years_moved);
        if (!fields.exists) fail(Validity::impossible);
        result_.flags.set(Flag::era_converted, is_converted(date.era));
        if (!fields.month && fields.day) return day_without_month(fields);
        result_.is_yearless = result_.is_yearless || !fields.year;
        if (!fields.year) fields.year = context_.stand_in_year + filled_.years_moved;
        return period_meant(moved_months(fields));
    }

    std::optional<Period> masked_years() {
        const std::optional<Period> years = years_.masked();
        if (!years) result_.unplaced = std::string(point_.date.year.begin(), point_.date.year.end());
        return years;
    }

    /// Nothing for a day of no month; a year and a day without the month between them were not understood.
    std::optional<Period> day_without_month(const DateFields& fields) {
        if (fields.year) fail(Validity::unread);
        if (!is_possible(fields) || !point_.steps.empty()) fail(Validity::impossible);
        if (options_.reference && context_.for_months != Prefer::ask) return day_preferred(fields);
        result_.unplaced = "XXXX-XX-" + std::string(point_.date.day.begin(), point_.date.day.end());
        return std::nullopt;
    }

    Period day_preferred(DateFields fields) {
        const std::optional<sys_days> found = day_of_some_month(static_cast<unsigned>(*fields.day), point_.date.weekday,
                                                                options_.reference->day, context_.for_months);
        if (!found) fail(Validity::impossible);
        const year_month_day date(*found);
        fields.year = static_cast<int>(date.year());
        fields.month = static_cast<int>(static_cast<unsigned>(date.month()));
        return period_meant(moved_months(fields));
    }

    [[nodiscard]] DateFields moved_months(DateFields fields) const {
        if (filled_.months_moved == 0) return fields;
        const int months = *fields.year * 12 + *fields.month - 1 + filled_.months_moved;
        const int year = year_of_month(months);
        const bool is_year_written = point_.date.year[3] != 'X' && !filled_.has_year_copied;
        if (is_year_written && year != *fields.year) fail(Validity::impossible);  // the text says another
        fields.year = year;
        fields.month = months_into_year(months) + 1;
        return fields;
    }

    /// As a whole, or by its days where it has steps or parts.
    Period by_other_calendar(std::size_t& taken) {
        const CountedTime counted = time_in_calendar(filled_, options_.islamic, options_.century_pivot);
        taken = counted.taken;
        result_.flags.set(Flag::calendar_converted);
        result_.flags.set(Flag::calendar_variant, counted.may_be_otherwise);
        result_.flags.set(Flag::century_assumed, lacks_century(point_.date));
        const bool is_day = counted.period.measure == Measure::day;
        result_.flags.set(Flag::weekday_mismatch, is_day && contradicts(point_.date.weekday, counted.days.first));
        if (point_.steps.size() > taken || point_.part != Part::none)
            return day_span(counted.days.first, counted.days.last, std::nullopt);
        if (!is_day) result_.exact = counted.days;
        return counted.period;
    }

    /// Days are converted; months and years stay as they are.
    Period by_julian_calendar(const DateFields& fields) {
        if (!fields.day) {
            result_.flags.set(Flag::julian);
            if (!is_possible(fields)) fail(Validity::impossible);
            return possible(period_of(fields));
        }
        const std::optional<sys_days> day =
            calendar_system(Calendar::julian, options_.islamic)->day({*fields.year, *fields.month, false, *fields.day});
        if (!day) fail(Validity::impossible);
        result_.flags.set(Flag::calendar_converted);
        result_.flags.set(Flag::weekday_mismatch, has_year() && contradicts(point_.date.weekday, *day));
        return possible(day_period(*day));
    }

    /// Its own, or one that is given to it.
    [[nodiscard]] bool has_year() const { return !result_.is_yearless || context_.is_year_given; }

    /// By its own words, or by the day until which all others are.
    [[nodiscard]] bool is_julian(const DateFields& fields) const {
        if (point_.calendar == Calendar::julian) return has_year();
        if (point_.calendar != Calendar::unwritten || !options_.julian_until || result_.is_yearless ||
            is_converted(point_.date.era))
            return false;
        const year_month_day until = *options_.julian_until;
        const std::array<int, 3> written{*fields.year, fields.month.value_or(12), fields.day.value_or(31)},
            last{static_cast<int>(until.year()), static_cast<int>(static_cast<unsigned>(until.month())),
                 static_cast<int>(static_cast<unsigned>(until.day()))};
        return written <= last;
    }

    Period period_meant(const DateFields& fields) {
        if (is_julian(fields)) return by_julian_calendar(fields);
        const bool names_season = fields.month && is_season(*fields.month) && !fields.day;
        if (names_season && !context_.is_numeric) return season(fields);
        if (!is_possible(fields)) fail(Validity::impossible);
        const Period period = possible(period_of(fields));
        result_.flags.set(Flag::weekday_mismatch,
                          fields.day && has_year() && contradicts(point_.date.weekday, first_day(period)));
        return period;
    }

    Period season(const DateFields& fields) {
        result_.flags.set(Flag::northern_season);
        return possible(season_period(*fields.year, *fields.month));
    }

    PointTime unplaced() {
        if (point_.part != Part::none) fail(Validity::impossible);
        if (point_.clock) time_of(*point_.clock, {options_, context_.numbers, context_.choices}, result_.flags);
        result_.is_yearless = true;
        return result_;
    }

    const FilledPoint& filled_;
    const Point& point_;
    const PointContext& context_;
    const ResolutionOptions& options_;
    PointTime result_;
    WrittenYears years_;
};

}  // namespace

Prefer preference(const ResolutionOptions& options, const Choices& choices) {
    const std::optional<std::size_t> asked = choices.answer(Question::weekday);
    return asked ? static_cast<Prefer>(*asked + 1) : options.prefer;
}

sys_days first_day(const PointTime& time) {
    return time.exact ? time.exact->first : first_day(*time.period);
}

sys_days last_day(const PointTime& time) {
    return time.exact ? time.exact->last : last_day(*time.period);
}

bool is_one_day(const PointTime& time) {
    return time.period && time.period->measure == Measure::day && time.period->is_single();
}

bool is_one_known_day(const PointTime& time) {
    return is_one_day(time) && !time.is_yearless;
}

void add_marks(PointTime& time, const PointTime& other) {
    time.about = time.about || other.about;
    time.uncertain = time.uncertain || other.uncertain;
}

ResolvedPoint resolve_point(const FilledPoint& filled, const PointContext& context) {
    try {
        return {PointResolver(filled, context).time(), Validity::none};
    } catch (const NoTime& failed) {
        return {std::nullopt, failed.why};
    }
}

}  // namespace kalends
