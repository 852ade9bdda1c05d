#include "calendar/ellipsis.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <utility>

#include "calendar/calendar_point.hpp"
#include "calendar/date_fields.hpp"
#include "calendar/day_time.hpp"
#include "calendar/same_time.hpp"
#include "calendar/shared_steps.hpp"
#include "core/digits.hpp"

namespace kalends {
namespace {

using Year = std::array<char, 4>;

bool has_year(const WrittenDate& date) {
    return is_digit(date.year[2]) && is_digit(date.year[3]);
}

/// Not a season.
bool has_month(const WrittenDate& date) {
    return date.form == DateForm::calendar && field_value(date.month).value_or(13) <= 12;
}

bool has_day(const WrittenDate& date) {
    return date.form == DateForm::calendar && is_digit(date.day[0]);
}

/// With a year, or with a century of its own.
bool has_whole(const Point& point) {
    if (point.is_reference || is_part(point)) return false;
    return point.date.is_none() || is_digit(point.date.year[3]) || is_masked(point.date.year);
}

/// Years of four digits count from nothing so near, and no centuries are counted so.
bool may_have(Era era, const Point& point) {
    const bool is_before_christ = era == Era::before_christ || era == Era::signed_year;
    if (point.date.is_none()) return is_before_christ;
    if (is_reign(era) && is_masked(point.date.year)) return false;
    return !(is_reign(era) && is_digit(point.date.year[0]) && point.date.year[0] != '0');
}

/// That one calendar hardly counts both: 1908, and 5669 of the world.
bool counts_other_years(const Point& point, const Point& other) {
    constexpr int most = 300;
    const std::optional<int> year = field_value(point.date.year), others = field_value(other.date.year);
    return has_other_years(other.calendar) && year && others && std::abs(*year - *others) > most;
}

bool has_era(const Point& point) {
    return point.date.era != Era::common;
}

/// What a neighbour can give, as it is written.
class Neighbours {
public:
    /// @param items in the order of the text @param other_end for each the place of the other end of its stretch, or
    /// its own
    Neighbours(std::vector<FilledPoint*> items, std::vector<std::size_t> other_end)
        : items_(std::move(items)), other_end_(std::move(other_end)) {}

    void fill() {
        number_zones();
        const std::vector<Point> before = points();
        for (std::size_t i = 0; i < items_.size(); ++i) copy_calendar(i, before);
        const std::vector<Point> as_written = points();
        for (std::size_t i = 0; i < items_.size(); ++i) copy_day(i, as_written);
        for (std::size_t i = 0; i < items_.size(); ++i) copy_half(i, as_written);
        for (std::size_t i = 0; i < items_.size(); ++i) copy_zone(i, as_written);
        const std::vector<Point> written = points();
        for (std::size_t i = 0; i < items_.size(); ++i) copy_era(i, written);
        for (std::size_t i = 0; i < items_.size(); ++i) copy_century(i, written);
        const std::vector<Point> with_centuries = points();
        for (std::size_t i = 0; i < items_.size(); ++i) copy_decade(i, with_centuries);
        const std::vector<Point> with_years = points();
        for (std::size_t i = 0; i < items_.size(); ++i) {
            copy_year(i, with_years);
            copy_month(i, with_years);
            copy_whole(i, with_years);
            copy_steps(i, with_years);
        }
    }

private:
    using Has = std::function<bool(const Point&)>;
    struct Source {
        const Point* point = nullptr;
        std::size_t place = 0;
        bool is_left = false;
        explicit operator bool() const { return point != nullptr; }
    };

    [[nodiscard]] std::vector<Point> points() const {
        std::vector<Point> copies;
        for (const FilledPoint* item : items_) copies.push_back(item->point);
        return copies;
    }

    enum class Side : bool { left, right };

    /// The other end of its stretch, else the next one to that side, else to the other.
    [[nodiscard]] Source find(std::size_t i, const std::vector<Point>& points, const Has& has,
                              Side first = Side::right) const {
        const std::size_t other = other_end_[i];
        if (other != i && has(points[other])) return {&points[other], other, other < i};
        const Source source = first == Side::right ? to_the_right(i, points, has) : to_the_left(i, points, has);
        if (source) return source;
        return first == Side::right ? to_the_left(i, points, has) : to_the_right(i, points, has);
    }

    static Source to_the_right(std::size_t i, const std::vector<Point>& points, const Has& has) {
        for (std::size_t right = i + 1; right < points.size(); ++right)
            if (has(points[right])) return {&points[right], right, false};
        return {};
    }

    static Source to_the_left(std::size_t i, const std::vector<Point>& points, const Has& has) {
        for (std::size_t left = i; left-- > 0;)
            if (has(points[left])) return {&points[left], left, true};
        return {};
    }

    [[nodiscard]] bool share_years(std::size_t i, const Point& other) const {
        return kalends::share_years(items_[i]->point.calendar, other.calendar);
    }

    void note(std::size_t i, Copied what, const Source& source) {
        FilledPoint& item = *items_[i];
        if (what < item.finest) return;
        item.finest = what;
        item.from_left = source.is_left;
    }

    void number_zones() {
        std::size_t named = 0;
        for (FilledPoint* item : items_)
            if (item->point.clock && item->point.clock->zone == Clock::Zone::named) item->zone = named++;
    }

    /// Not between two ways to say one time.
    void copy_calendar(std::size_t i, const std::vector<Point>& written) {
        Point& point = items_[i]->point;
        const bool may_lack = point.calendar == Calendar::unwritten && !point.is_reference && !lacks_day(point) &&
                              point.date.era == Era::common && !items_[i]->is_same_time;
        if (!may_lack) return;
        const Source source = find(i, written, [&](const Point& other) {
            return (other.calendar != Calendar::unwritten || other.date.era != Era::common) &&
                   !counts_other_years(point, other);
        });
        if (source && !items_[source.place]->is_same_time) point.calendar = source.point->calendar;
    }

    void copy_day(std::size_t i, const std::vector<Point>& written) {
        FilledPoint& item = *items_[i];
        if (!lacks_day(item.point)) return;
        item.has_day_copied = true;
        const Source source = find(i, written, [](const Point& other) { return !lacks_day(other); });
        if (!source) {
            item.point.is_reference = true;
            return;
        }
        const Point own = std::exchange(item.point, *source.point);
        item.point.clock = own.clock;
        item.point.about = item.point.about || own.about;
        item.point.uncertain = item.point.uncertain || own.uncertain;
    }

    /// Of am, pm and the parts of the day that say which half is meant.
    void copy_half(std::size_t i, const std::vector<Point>& written) {
        FilledPoint& item = *items_[i];
        if (!item.point.clock || !lacks_half(*item.point.clock)) return;
        const Source source = find(i, written, [](const Point& other) {
            return other.clock && other.clock->hour && other.clock->day_part != Clock::DayPart::none;
        });
        if (!source) return;
        const FilledPoint& other = *items_[source.place];
        if (!item.has_day_copied && !other.has_day_copied) return;  // each has a day of its own
        item.point.clock->day_part = half_of(source.point->clock->day_part);
        item.has_half_copied = true;
    }

    void copy_zone(std::size_t i, const std::vector<Point>& written) {
        FilledPoint& item = *items_[i];
        if (!item.point.clock || item.point.clock->zone != Clock::Zone::none) return;
        const Source source =
            find(i, written, [](const Point& other) { return other.clock && other.clock->zone != Clock::Zone::none; });
        if (!source) return;
        Clock& clock = *item.point.clock;
        const Clock& from = *source.point->clock;
        clock.zone = from.zone;
        clock.zone_sign = from.zone_sign;
        clock.zone_hours = from.zone_hours;
        clock.zone_minutes = from.zone_minutes;
        item.zone = items_[source.place]->zone;
    }

    void copy_era(std::size_t i, const std::vector<Point>& written) {
        Point& point = items_[i]->point;
        const bool counts_years = is_digit(point.date.year[3]) || is_masked(point.date.year) || !point.steps.empty();
        if (point.is_reference || point.date.era != Era::common || !counts_years || is_part(point)) return;
        if (items_[i]->is_same_time || has_other_years(point.calendar)) return;
        Source source = to_the_right(i, written, has_era);
        if (!source) source = to_the_left(i, written, has_era);
        if (!source) return;
        const Era era = source.point->date.era;
        const bool from_right_alone = era == Era::before_christ || era == Era::signed_year;
        if (source.is_left && from_right_alone) return;
        if (era != Era::anno_domini && may_have(era, point)) point.date.era = era;
    }

    /// The first two digits of a year that has the others.
    void copy_century(std::size_t i, const std::vector<Point>& written) {
        Year& year = items_[i]->point.date.year;
        if (year[0] != 'X' || !is_digit(year[2]) || is_reign(items_[i]->point.date.era)) return;
        const Source source = find(
            i, written,
            [&](const Point& other) {
                const Year& its = other.date.year;
                return share_years(i, other) && is_digit(its[0]) && is_digit(its[1]);
            },
            Side::left);
        if (source) copy_digits(i, 2, source, Copied::century);
    }

    /// The first three digits of a year that has the last: of '61-4 the one that is written of them.
    void copy_decade(std::size_t i, const std::vector<Point>& with_centuries) {
        const Year& year = items_[i]->point.date.year;
        if (is_digit(year[2]) || !is_digit(year[3])) return;
        const Source source = find(
            i, with_centuries,
            [&](const Point& other) {
                const Year& its = other.date.year;
                return share_years(i, other) && is_digit(its[2]) && (is_digit(its[0]) || is_digit(its[3]));
            },
            Side::left);
        if (source) copy_digits(i, 3, source, Copied::decade);
    }

    void copy_digits(std::size_t i, std::size_t count, const Source& source, Copied what) {
        const Year& from = source.point->date.year;
        std::copy_n(from.begin(), count, items_[i]->point.date.year.begin());
        note(i, what, source);
    }

    void copy_year(std::size_t i, const std::vector<Point>& points) {
        FilledPoint& item = *items_[i];
        WrittenDate& date = item.point.date;
        const bool lacks = !date.is_none() && std::ranges::none_of(date.year, is_digit);
        if (!lacks) return;
        const Source source = find(i, points, [&](const Point& other) {
            return share_years(i, other) && has_year(other.date) &&
                   (date.era == Era::common || date.era == other.date.era);
        });
        item.is_yearless = !source;
        if (!source) return;
        date.year = source.point->date.year;
        if (date.era == Era::common) date.era = source.point->date.era;
        item.has_year_copied = true;
        note(i, Copied::year, source);
    }

    void copy_month(std::size_t i, const std::vector<Point>& points) {
        WrittenDate& date = items_[i]->point.date;
        if (!has_day(date) || is_digit(date.month[0])) return;
        const Source source =
            find(i, points, [&](const Point& other) { return share_years(i, other) && has_month(other.date); });
        if (!source) return;
        date.month = source.point->date.month;
        note(i, Copied::month, source);
    }

    /// What a part is a part of: the year, the month where both count within one, and leading steps.
    void copy_whole(std::size_t i, const std::vector<Point>& points) {
        FilledPoint& item = *items_[i];
        if (!is_part(item.point)) return;
        const Source source =
            find(i, points, [&](const Point& other) { return share_years(i, other) && has_whole(other); });
        item.is_yearless = !source || !is_digit(source.point->date.year[3]);
        if (!source) return;
        Point& point = item.point;
        const Point& whole = *source.point;
        const bool all = point.steps.empty();
        const bool counts_days =
            !all && (point.steps.front().unit < Unit::month || is_weekday(point.steps.front().unit));
        point.date.year = whole.date.year;
        if (point.date.era == Era::common) point.date.era = whole.date.era;
        const bool within_month = counts_days && !whole.steps.empty() && counts_days_within(whole.steps.front());
        if (all || within_month) point.date.month = whole.date.month;
        if (all) point.date.day = whole.date.day;
        std::vector<Step> leading;
        for (const Step& step : whole.steps) {
            if (!all &&
                (step.kind != Step::Kind::nth || step.unit <= point.steps.front().unit || is_weekday(step.unit)))
                break;
            leading.push_back(step);
        }
        point.steps.insert(point.steps.begin(), leading.begin(), leading.end());
        if (item.is_yearless) item.is_yearless = !is_masked(point.date.year) && leading.empty();
        note(i, within_month && has_month(whole.date) ? Copied::month : Copied::year, source);
    }

    /// Of a neighbour that is seen from today: "Tuesday and Thursday next week".
    void copy_steps(std::size_t i, const std::vector<Point>& points) {
        FilledPoint& item = *items_[i];
        if (!item.point.is_reference && !item.is_yearless) return;
        const Source source =
            find(i, points, [&](const Point& other) { return share_steps(item.point, other).has_value(); });
        if (source) {
            const SharedSteps shared = *share_steps(item.point, *source.point);
            item.point = shared.point;
            item.is_yearless = false;
            if (shared.can_shift) note(i, Copied::shift, source);
        } else if (other_end_[i] < i) {
            item.point = weekday_behind(item.point, points[other_end_[i]]).value_or(item.point);
        }
    }

    static bool counts_days_within(const Step& step) {
        return step.kind == Step::Kind::nth && (step.unit < Unit::month || is_weekday(step.unit));
    }

    std::vector<FilledPoint*> items_;
    std::vector<std::size_t> other_end_;
};

/// "The last 3 hours": from then to now.
bool counts_time(const Point& point) {
    return point.is_reference &&
           std::ranges::any_of(point.steps, [](const Step& step) { return step.unit < Unit::day; });
}

std::optional<FilledPoint> unfilled(const End& end, bool is_same_time) {
    return end.kind == End::Kind::point ? std::optional(FilledPoint{.point = end.point, .is_same_time = is_same_time})
                                        : std::nullopt;
}

}  // namespace

bool lacks_day(const Point& point) {
    return point.clock && point.date.is_none() && !point.is_reference && point.steps.empty();
}

std::vector<FilledStretch> fill(const Expression& expression) {
    std::vector<FilledStretch> stretches;
    for (const Stretch& stretch : expression.stretches)
        stretches.push_back({unfilled(stretch.begin, is_same_time(stretch)),
                             stretch.end ? unfilled(*stretch.end, is_same_time(stretch)) : std::nullopt});
    std::vector<FilledPoint*> items;
    std::vector<std::size_t> other_end;
    for (FilledStretch& stretch : stretches) {
        const bool has_both = stretch.begin && stretch.end;
        for (std::optional<FilledPoint>* end : {&stretch.begin, &stretch.end}) {
            if (!*end) continue;
            other_end.push_back(!has_both ? items.size() : end == &stretch.begin ? items.size() + 1 : items.size() - 1);
            items.push_back(&**end);
        }
    }
    Neighbours(std::move(items), std::move(other_end)).fill();
    for (FilledStretch& stretch : stretches) {
        if (!stretch.begin || !stretch.end) continue;
        stretch.begin->is_end_of_counted_time = counts_time(stretch.end->point);
        stretch.end->is_end_of_counted_time = counts_time(stretch.begin->point);
    }
    return stretches;
}

bool is_written_after(const Point& one, const Point& other) {
    const WrittenDate &a = one.date, &b = other.date;
    const bool counts_back = a.era == Era::before_christ || a.era == Era::signed_year;
    if (a.era != b.era || a.form != b.form || (counts_back && a.year != b.year)) return false;
    for (const auto& [mine, its] :
         {std::pair(field_value(a.year), field_value(b.year)), std::pair(field_value(a.month), field_value(b.month)),
          std::pair(field_value(a.day), field_value(b.day))}) {
        if (mine != its) return mine && its && *mine > *its;
    }
    return false;
}

}  // namespace kalends
