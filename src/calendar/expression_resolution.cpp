#include "calendar/expression_resolution.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

#include "calendar/answer_of_times.hpp"
#include "calendar/bare_hours.hpp"
#include "calendar/date_fields.hpp"
#include "calendar/ellipsis.hpp"
#include "calendar/month_hyphen.hpp"
#include "calendar/moved.hpp"
#include "calendar/same_time.hpp"
#include "calendar/stretch_time.hpp"
#include "calendar/told_calendar.hpp"
#include "calendar/year_first.hpp"
#include "calendar/year_hyphen.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

/// Leap years with 53 weeks, which begin with different weekdays, and one that is neither: what is the same in all has
/// no need of a year.
constexpr std::array stand_in_years{2004, 2001, 1992};

/// The first that is named; the Julian one where it is told.
Calendar calendar_of(const Expression& expression, const Flags& flags) {
    Calendar named = Calendar::unwritten;
    for_each_end(expression, [&](const End& end) {
        if (named == Calendar::unwritten) named = end.point.calendar;
    });
    const bool is_julian = flags.has(Flag::julian) || flags.has(Flag::calendar_converted);
    return named == Calendar::unwritten && is_julian ? Calendar::julian : named;
}

struct Times {
    std::vector<StretchTime> items;
    Validity failure = Validity::none;  ///< none where there is none
    [[nodiscard]] bool has_failed() const { return failure != Validity::none; }
};

/// An expression under one way to answer what it leaves open.
class Reading {
public:
    Reading(const Expression& expression, const ResolutionOptions& options, const NumberSpans& numbers,
            Choices& choices)
        : expression_(with_bare_hours_settled(
              with_month_hyphen_settled(with_year_hyphens_settled(expression, options.year_hyphen, numbers, choices),
                                        options.month_hyphen, numbers, choices),
              options, numbers, choices)),
          filled_(fill(expression_)),
          options_(options),
          numbers_(numbers),
          choices_(choices) {}

    ResolvedDate resolve() {
        Times found = in_some_year();
        if (found.has_failed()) return {.validity = found.failure, .iso = {}};
        found.items = with_times_of_one_day(std::move(found.items));
        ResolvedDate result;
        result.validity = validity_of(found.items);
        result.flags = flags_of(found.items);
        result.calendar = calendar_of(expression_, result.flags);
        result.edtf = edtf_of(found.items, expression_.join).value_or("");
        result.datetime = datetime_of(found.items, options_.in_utc);
        if (is_yearless(found.items) && !is_same_in_every_year(result.edtf)) result.edtf.clear();
        result.flags.set(Flag::no_edtf, result.edtf.empty());
        if (result.validity == Validity::complete || result.validity == Validity::partial)
            result.iso = iso_of(result.edtf);
        if (!is_yearless(found.items)) result.bounds = bounds_of(found.items);
        return result;
    }

private:
    /// @param is_given the year is that of what lacks one; else it stands in for any
    Times in_year(int year, bool is_given) {
        Times result;
        for (std::size_t i = 0; i < filled_.size(); ++i) {
            const StretchContext context{
                options_, numbers_, choices_, {year, is_given}, expression_.order != Order::none, for_months_};
            ResolvedStretch resolved = resolve_stretch(expression_.stretches[i], filled_[i], context);
            if (resolved.failure == Validity::impossible) return {{}, resolved.failure};
            if (resolved.failure != Validity::none && !result.has_failed()) result.failure = resolved.failure;
            result.items.push_back(std::move(resolved.time));
        }
        return result;
    }

    /// What has no year is in the one that is preferred, where one is; else in one that stands in for any. So is the
    /// month of a day alone, which has a year by that.
    Times in_some_year() {
        for_months_ = Prefer::ask;
        Times standing_in = in_year(stand_in_years.front(), false);
        const Prefer preferred = preference(options_, choices_);
        if (preferred == Prefer::ask || !options_.reference || standing_in.has_failed()) return standing_in;
        if (std::ranges::any_of(standing_in.items, lacks_month)) {
            for_months_ = preferred;
            standing_in = in_year(stand_in_years.front(), false);
        }
        if (standing_in.has_failed() || std::ranges::none_of(standing_in.items, lacks_placeable_year))
            return standing_in;
        return in_preferred_year(preferred).value_or(std::move(standing_in));
    }

    static bool lacks_month(const StretchTime& item) {
        const auto lacks = [](const std::optional<PointTime>& time) {
            return time && time->unplaced.starts_with("XXXX-XX-");
        };
        return lacks(item.begin) || lacks(item.end);
    }

    static bool lacks_placeable_year(const StretchTime& item) {
        return (item.begin_lacks_year && item.begin->period) || (item.end_lacks_year && item.end->period);
    }

    /// The nearest year instead, where the weekday that is written is right in that one alone.
    std::optional<Times> in_preferred_year(Prefer preferred) {
        std::optional<Times> found = in_closest_year(preferred);
        const auto has_other_weekday = [](const Times& times) {
            return flags_of(times.items).has(Flag::weekday_mismatch);
        };
        if (!found || !has_other_weekday(*found)) return found;
        std::optional<Times> nearest = in_closest_year(Prefer::nearest);
        return has_other_weekday(*nearest) ? std::move(found) : std::move(nearest);
    }

    /// The last in which all that lacks a year ends before the reference, the first in which it begins after it, the
    /// nearest; nothing where there is none.
    std::optional<Times> in_closest_year(Prefer preferred) {
        const sys_days reference = options_.reference->day;
        const int around = static_cast<int>(options_.reference->day.year()), farthest = years_to_look();
        std::optional<Times> best;
        days best_distance = days::max();
        const int last = std::min(around + farthest, last_year);
        for (int year = around - farthest; year <= last; ++year) {
            Times items = in_year(year, true);
            if (items.has_failed()) continue;
            const Bounds span = span_that_lacked_year(items.items);
            const days before = reference - *span.latest, after = *span.earliest - reference;
            const std::optional<bool> is_earlier = is_before_reference(items.items);
            const bool fits = preferred == Prefer::past     ? before > days(0) || is_earlier == true
                              : preferred == Prefer::future ? after > days(0) || is_earlier == false
                                                            : true;
            const days distance = std::max({before, after, days(0)});
            if (!fits || distance >= best_distance) continue;
            best = std::move(items);
            best_distance = distance;
        }
        return best;
    }

    /// In so many years every day has been once, 29 February and week 53 among them; and what steps move by.
    [[nodiscard]] int years_to_look() const {
        constexpr int every_day = 12, farthest = 100;
        int moved = 0;
        const auto add = [&](const std::optional<FilledPoint>& point) {
            if (!point) return;
            for (const Step& step : point->point.steps)
                if (step.kind != Step::Kind::nth) moved += step.number * most_years(step.unit);
        };
        for (const FilledStretch& stretch : filled_) {
            add(stretch.begin);
            add(stretch.end);
        }
        return every_day + std::min(moved, farthest);
    }

    /// Of one moment on the reference's own day; nothing where one of them has no time.
    [[nodiscard]] std::optional<bool> is_before_reference(const std::vector<StretchTime>& items) const {
        if (items.size() != 1 || items.front().is_stretch || !items.front().begin) return std::nullopt;
        const PointTime& moment = *items.front().begin;
        const bool is_same_day = moment.period && is_one_day(moment) && moment.time && moment.time->days_after == 0 &&
                                 first_day(moment) == sys_days(options_.reference->day);
        if (!is_same_day || !options_.reference->time) return std::nullopt;
        return moment.time->since_midnight <= *options_.reference->time;
    }

    static Bounds span_that_lacked_year(const std::vector<StretchTime>& items) {
        Bounds span;
        const auto add = [&](const PointTime& time) {
            const sys_days first = first_day(time), last = last_day(time);
            span.earliest = std::min(span.earliest.value_or(first), first);
            span.latest = std::max(span.latest.value_or(last), last);
        };
        for (const StretchTime& item : items) {
            if (item.begin_lacks_year && item.begin->period) add(*item.begin);
            if (item.end_lacks_year && item.end->period) add(*item.end);
        }
        return span;
    }

    /// In other years its text is the same, or there is no such day.
    bool is_same_in_every_year(const std::string& text) {
        return std::all_of(stand_in_years.begin() + 1, stand_in_years.end(), [&](int year) {
            const Times other = in_year(year, false);
            return other.has_failed() || edtf_of(other.items, expression_.join) == text;
        });
    }

    Expression expression_;
    std::vector<FilledStretch> filled_;
    const ResolutionOptions& options_;
    const NumberSpans& numbers_;
    Choices& choices_;
    Prefer for_months_ = Prefer::ask;
};

/// Those that are answers, of those with the same answer the first; where none is, what all say.
std::vector<ResolvedDate> distinct_meanings(std::vector<ResolvedDate> all) {
    std::vector<ResolvedDate> kept;
    const bool some_answer = std::ranges::any_of(all, is_answer);
    for (ResolvedDate& date : all) {
        if (some_answer && !is_answer(date)) continue;
        const bool is_known =
            std::ranges::any_of(kept, [&](const ResolvedDate& other) { return is_same_answer(date, other); });
        if (!is_known) kept.push_back(std::move(date));
    }
    return kept;
}

ResolvedDate ambiguous(std::vector<ResolvedDate> meanings) {
    ResolvedDate result;
    result.validity = Validity::ambiguous;
    result.flags = meanings.front().flags;
    for (const ResolvedDate& meaning : meanings) result.flags &= meaning.flags;
    result.meanings = std::move(meanings);
    return result;
}

bool names_season(const WrittenDate& date) {
    return is_season(field_value(date.month).value_or(0)) && date.day[0] == 'X' && date.order == Order::none;
}

bool is_year_and_month(const WrittenDate& date) {
    return field_value(date.year) && date.month[0] != 'X' && date.day[0] == 'X';
}

/// True where the calendar alone decides.
bool is_plain(const WrittenDate& date, const ResolutionOptions& options) {
    if (date.is_none()) return true;
    if (names_season(date) || (date.order != Order::none && is_year_and_month(date))) return false;
    if ((options.years && lacks_century(date)) || options.julian_until) return false;
    if (date.form != DateForm::calendar && date.year[3] == 'X') return false;
    return options.prefer == Prefer::ask || !options.reference || date.year[3] != 'X';
}

/// More than can be written.
bool is_beyond(const Expression& expression) {
    return to_symbols(expression).size() > most_symbols;
}

/// Those of all ways to take what is open. @param option that is told for them, or empty
/// @return false where nobody can say
bool add_meanings(const Expression& expression, const ResolutionOptions& options, const NumberSpans& numbers,
                  const std::string& option, std::vector<ResolvedDate>& meanings) {
    constexpr std::size_t most_ways = 100;  // to take what is open; who leaves more open wants no answer
    Choices choices;
    std::size_t count = 0;
    do {
        ResolvedDate& meaning = meanings.emplace_back(Reading(expression, options, numbers, choices).resolve());
        meaning.by = choices.by();
        if (choices.is_empty())
            meaning.by = option;
        else if (!meaning.by.empty() && !option.empty())
            meaning.by = option + ' ' + meaning.by;
        if (meaning.validity == Validity::unknown || ++count > most_ways) return false;
    } while (choices.next());
    return true;
}

bool fits_weekday(const Expression& written, const ResolutionOptions& options, const NumberSpans& numbers) {
    const ResolvedDate day = resolve(written, options, numbers);
    return day.validity == Validity::complete && !day.flags.has(Flag::weekday_mismatch);
}

/// An Islamic day may be one off: it may be the weekday by any way to count it.
bool may_fit_weekday(const Expression& written, ResolutionOptions options, const NumberSpans& numbers) {
    if (options.calendar != ToldCalendar::islamic) return fits_weekday(written, options, numbers);
    return std::ranges::any_of(std::array{Islamic::civil, Islamic::tabular, Islamic::umm_al_qura}, [&](Islamic way) {
        options.islamic = way;
        return fits_weekday(written, options, numbers);
    });
}

/// Those that may count a text.
std::vector<ToldCalendar> calendars_for(const Expression& written, const ResolutionOptions& options,
                                        const NumberSpans& numbers) {
    if (options.calendar != ToldCalendar::none) return {options.calendar};
    return options.calendar_of_column == ToldCalendar::none
               ? calendars_of(written, options.calendars_in_doubt, numbers)
               : calendars_in_column_of(options.calendar_of_column, written, numbers);
}

/// The one by which alone the day is the weekday beside it, where it is the likeliest behind ours: شنبه ۱۳۹۷/۰۳/۰۵ is
/// Persian; or ours, where it is the column or the name of a month that lets another be meant. All where there is none,
/// for weekdays are miswritten, too.
std::vector<ToldCalendar> of_weekday(const Expression& written, const std::vector<ToldCalendar>& calendars,
                                     ResolutionOptions options, const NumberSpans& numbers) {
    const std::optional<WrittenDate> date = lone_date_or_time(written);
    if (!date || date->weekday == Weekday::unwritten || calendars.size() < 2) return calendars;
    std::vector<ToldCalendar> fitting;
    std::ranges::copy_if(calendars, std::back_inserter(fitting), [&](ToldCalendar calendar) {
        options.calendar = calendar;
        return may_fit_weekday(written, options, numbers);
    });
    const ToldCalendar likeliest = calendars[1];
    const bool is_by_column = options.calendar_of_column != ToldCalendar::none || options.calendars_in_doubt.any();
    const bool is_by_name = numbers.months_named_as_in_ethiopia.any();
    if ((is_by_column || is_by_name) && fitting == std::vector{ToldCalendar::gregorian}) return fitting;
    if (fitting != std::vector{likeliest}) return calendars;
    options.calendar = likeliest;
    return fits_weekday(written, options, numbers) ? fitting : calendars;
}

}  // namespace

bool may_count_from_reference(const Expression& expression, const ResolutionOptions& options,
                              const NumberSpans& numbers) {
    if (options.prefer != Prefer::ask || numbers.are_hours) return true;
    return has_end(expression, [](const End& end) { return end.point.is_reference || lacks_day(end.point); });
}

bool is_same_answer(const ResolvedDate& a, const ResolvedDate& b) {
    return a.validity == b.validity && a.iso == b.iso && a.edtf == b.edtf && a.datetime == b.datetime &&
           a.bounds == b.bounds && a.meanings.size() == b.meanings.size() &&
           std::equal(a.meanings.begin(), a.meanings.end(), b.meanings.begin(), is_same_answer);
}

bool is_answer(const ResolvedDate& date) {
    switch (date.validity) {
        case Validity::complete:
        case Validity::partial:
        case Validity::approximate:
        case Validity::interval:
        case Validity::several:
        case Validity::ambiguous:
            return true;
        default:
            return false;
    }
}

ResolvedDate resolve(const Expression& read, const ResolutionOptions& options, const NumberSpans& numbers) {
    const Expression written = with_one_day_by_two_calendars(read, options.islamic);
    std::vector<ToldCalendar> calendars = calendars_for(written, options, numbers);
    const std::optional<Expression> exchanged =
        options.may_have_day_next ? with_day_next(written, numbers) : std::nullopt;
    if (calendars.size() == 1 && !exchanged) {
        const Expression expression = with_calendar_told(written, calendars.front(), numbers);
        const std::optional<WrittenDate> date = lone_date(expression);
        if (date && is_plain(*date, options) && !meaning_of_month_hyphen(expression, numbers))
            return resolve(*date, options);
    }
    if (is_beyond(written)) return {.validity = Validity::unknown, .iso = {}};
    calendars = of_weekday(written, calendars, options, numbers);
    std::vector<ResolvedDate> meanings;
    ResolutionOptions told = options;
    for (const ToldCalendar calendar : calendars) {
        told.calendar = calendar;
        const std::string option = calendars.size() > 1 ? "--calendar " + std::string(name(calendar)) : "";
        const auto add = [&](const Expression& reading) {
            return add_meanings(with_calendar_told(reading, calendar, numbers), told, numbers, option, meanings);
        };
        if (!add(written) || (exchanged && !add(*exchanged))) return {.validity = Validity::unknown, .iso = {}};
    }
    meanings = distinct_meanings(std::move(meanings));
    if (meanings.size() > 1 && is_answer(meanings.front())) return ambiguous(std::move(meanings));
    meanings.front().by.clear();
    return std::move(meanings.front());
}

}  // namespace kalends
