#include "calendar/expression_resolution.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "calendar/date_fields.hpp"
#include "calendar/edtf_text.hpp"
#include "calendar/ellipsis.hpp"
#include "calendar/moved.hpp"
#include "calendar/point_time.hpp"
#include "calendar/year_hyphen.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

/// A leap year, and one that is none and begins with another weekday: what is the same in both has no need of a year.
constexpr std::array stand_in_years{2000, 2001};
/// A stretch or a point of its own.
struct Item {
    std::optional<PointTime> begin, end;  ///< nothing where it is open; of a point both are it
    bool begin_lacks_year = false, end_lacks_year = false;
    bool is_stretch = false;
    bool is_unknown = false;
    Flags flags{};
};

/// The year of what has none.
struct YearForNone {
    int number = 0;
    bool is_given = false;  ///< it is that one; else it stands in for any
};

struct Items {
    std::vector<Item> items;
    Validity failure = Validity::none;  ///< none where there is none
    [[nodiscard]] bool has_failed() const { return failure != Validity::none; }
};

/// Where one has a year and the other none, nobody can tell.
bool is_after(const PointTime& begin, const PointTime& end) {
    return begin.period && end.period && begin.is_yearless == end.is_yearless &&
           first_day(*begin.period) > last_day(*end.period);
}

bool is_one_day(const PointTime& time) {
    return time.period && time.period->precision == Precision::day && time.period->is_single() && !time.is_yearless;
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

/// An expression under one way to answer what it leaves open.
class Reading {
public:
    Reading(const Expression& expression, const ResolutionOptions& options, const NumberSpans& numbers,
            Choices& choices)
        : expression_(with_year_hyphens_settled(expression, options.year_hyphen, numbers, choices)),
          filled_(fill(expression_)),
          options_(options),
          numbers_(numbers),
          choices_(choices) {}

    ResolvedDate resolve() {
        const Items found = in_some_year();
        if (found.has_failed()) return {.validity = found.failure, .iso = {}};
        ResolvedDate result;
        result.validity = validity(found.items);
        for (const Item& item : found.items) add_flags(result.flags, item);
        result.edtf = edtf(found.items).value_or("");
        if (is_yearless(found.items) && !is_same_in_every_year(result.edtf)) result.edtf.clear();
        result.flags.set(Flag::no_edtf, result.edtf.empty());
        if (result.validity == Validity::complete || result.validity == Validity::partial)
            result.iso = iso(result.edtf);
        if (!is_yearless(found.items)) result.bounds = bounds(found.items);
        return result;
    }

private:
    // Items.

    /// @param is_given the year is that of what lacks one; else it stands in for any
    Items in_year(int year, bool is_given) {
        Items result;
        for (std::size_t i = 0; i < filled_.size(); ++i) {
            Item item;
            const Validity failure = resolve_item(i, {year, is_given}, item);
            if (failure == Validity::impossible) return {{}, failure};
            if (failure != Validity::none && !result.has_failed()) result.failure = failure;
            result.items.push_back(std::move(item));
        }
        return result;
    }

    /// What has no year is in the one that is preferred, where one is; else in one that stands in for any.
    Items in_some_year() {
        Items standing_in = in_year(stand_in_years.front(), false);
        const bool lacks_year =
            std::ranges::any_of(standing_in.items, [](const Item& item) { return lacks_placeable_year(item); });
        const Prefer preferred = preference();
        if (!lacks_year || preferred == Prefer::ask || !options_.reference || standing_in.has_failed())
            return standing_in;
        return in_preferred_year(preferred).value_or(std::move(standing_in));
    }

    /// The one that decides which Friday is meant, too.
    [[nodiscard]] Prefer preference() const {
        const std::optional<std::size_t> asked = choices_.answer(Question::weekday);
        return asked ? static_cast<Prefer>(*asked + 1) : options_.prefer;
    }

    static bool lacks_placeable_year(const Item& item) {
        return (item.begin_lacks_year && item.begin->period) || (item.end_lacks_year && item.end->period);
    }

    /// The last in which all that lacks a year ends before the reference, the first in which it begins after it, the
    /// nearest; nothing where there is none.
    std::optional<Items> in_preferred_year(Prefer preferred) {
        const sys_days reference = *options_.reference;
        const int around = static_cast<int>(options_.reference->year()), farthest = years_to_look();
        std::optional<Items> best;
        days best_distance = days::max();
        for (int year = around - farthest; year <= around + farthest; ++year) {
            Items items = in_year(year, true);
            if (items.has_failed()) continue;
            const Bounds span = span_that_lacked_year(items.items);
            const days before = reference - *span.latest, after = *span.earliest - reference;
            const bool fits = preferred == Prefer::past     ? before > days(0)
                              : preferred == Prefer::future ? after > days(0)
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
        constexpr int every_day = 12, farthest = 400;
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

    static Bounds span_that_lacked_year(const std::vector<Item>& items) {
        Bounds span;
        const auto add = [&](const PointTime& time) {
            const sys_days first = first_day(*time.period), last = last_day(*time.period);
            span.earliest = std::min(span.earliest.value_or(first), first);
            span.latest = std::max(span.latest.value_or(last), last);
        };
        for (const Item& item : items) {
            if (item.begin_lacks_year && item.begin->period) add(*item.begin);
            if (item.end_lacks_year && item.end->period) add(*item.end);
        }
        return span;
    }

    /// @returns why there is none; Validity::none where there is
    Validity resolve_item(std::size_t i, const YearForNone& year, Item& item) {
        const Stretch& stretch = expression_.stretches[i];
        FilledStretch filled = filled_[i];
        item.is_stretch = stretch.end.has_value();
        item.is_unknown =
            stretch.begin.kind == End::Kind::unknown || (stretch.end && stretch.end->kind == End::Kind::unknown);
        Validity failure = Validity::none;
        const auto resolve_end = [&](const std::optional<FilledPoint>& point, bool& lacks_year) {
            std::optional<PointTime> time;
            if (!point) return time;
            ResolvedPoint found =
                resolve_point(*point, {options_, numbers_, choices_, year.number, expression_.order != Order::none});
            if (!found.time && (failure == Validity::none || found.failure == Validity::impossible))
                failure = found.failure;
            time = std::move(found.time);
            lacks_year = time && time->is_yearless;
            if (lacks_year && time->period) time->is_yearless = !year.is_given;
            return time;
        };
        const auto resolve_both = [&] {
            failure = Validity::none;
            item.begin = resolve_end(filled.begin, item.begin_lacks_year);
            item.end = item.is_stretch ? resolve_end(filled.end, item.end_lacks_year) : item.begin;
        };
        resolve_both();
        if (!filled.begin || !filled.end) return failure;
        if (is_disordered(item, filled, failure)) {
            if (!move(filled, item)) return Validity::impossible;
            resolve_both();
            if (failure == Validity::none && is_after(*item.begin, *item.end)) failure = Validity::impossible;
        }
        if (failure != Validity::none) return failure;
        if (is_winter(item, *filled.end)) return make_winter(item);
        if (is_one_day_twice(item)) take_one_day(item);
        return failure;
    }

    /// Also where one end is no day as it was filled: 31-9 September, 30 August 1851 - 29 February.
    static bool is_disordered(const Item& item, const FilledStretch& filled, Validity failure) {
        if (failure == Validity::impossible) return is_written_after(filled.begin->point, filled.end->point);
        return failure == Validity::none && is_after(*item.begin, *item.end);
    }

    /// The side that moves is the end if it copied from the left, else the start. Where neither has a year, the end is
    /// in the next one; where both have two digits of one, the start is in the century before.
    static bool move(FilledStretch& filled, const Item& item) {
        if (filled.end->from_left && move_end_up(*filled.end)) return true;
        if (filled.begin->finest != Copied::nothing && move_start_down(*filled.begin)) return true;
        if (item.begin_lacks_year && item.end_lacks_year) {
            ++filled.end->years_moved;
            return true;
        }
        const bool ascend = lacks_century(*filled.begin) && lacks_century(*filled.end) &&
                            filled.begin->point.date.year < filled.end->point.date.year;
        if (ascend) filled.begin->years_moved -= 100;
        return ascend;
    }

    /// 68, which the pivot takes for 2068; nothing was copied.
    static bool lacks_century(const FilledPoint& filled) { return kalends::lacks_century(filled.point.date); }

    /// "winter 1848-49".
    static bool is_winter(const Item& item, const FilledPoint& end) {
        constexpr int winter = 24;
        const bool ends_as_year = end.point.steps.empty() && end.point.part == Part::none && item.end->period &&
                                  item.end->period->precision == Precision::year && item.end->period->is_single();
        return ends_as_year && item.begin->period && item.begin->period->season == winter && !item.begin->is_yearless &&
               item.end->period->first == (item.begin->period->first - 11) / 12 + 1;
    }

    static Validity make_winter(Item& item) {
        item.begin->period->season = 0;
        item.begin->about = item.begin->about || item.end->about;
        item.begin->uncertain = item.begin->uncertain || item.end->uncertain;
        item.begin->flags |= item.end->flags;
        item.end = item.begin;
        return Validity::none;
    }

    // One day by two calendars.

    bool is_one_day_twice(const Item& item) {
        if (!is_one_day(*item.begin) || !is_one_day(*item.end)) return false;
        const sys_days begin = first_day(*item.begin->period), end = first_day(*item.end->period);
        return begin != end && end - begin == julian_offset(begin) &&
               stand_behind_slash(day_number(*item.begin), day_number(*item.end), numbers_) &&
               choices_.ask(Question::slash, 2) == 1;
    }

    static void take_one_day(Item& item) {
        item.begin = item.end;
        item.is_stretch = false;
        item.flags.set(Flag::calendars_agree);
    }

    // What they come to.

    static bool is_yearless(const std::vector<Item>& items) {
        return std::ranges::any_of(items, [](const Item& item) {
            return (item.begin && item.begin->is_yearless) || (item.end && item.end->is_yearless);
        });
    }

    /// In another year its text is the same, or there is no such day.
    bool is_same_in_every_year(const std::string& text) {
        const Items other = in_year(stand_in_years.back(), false);
        return other.has_failed() || edtf(other.items) == text;
    }

    [[nodiscard]] Validity validity(const std::vector<Item>& items) const {
        if (items.size() > 1) return Validity::several;
        const Item& item = items.front();
        if (item.is_stretch) return Validity::interval;
        const PointTime& time = *item.begin;
        if (time.about || time.uncertain) return Validity::approximate;
        if (!time.period) return Validity::partial;
        if (!time.period->is_single()) return Validity::interval;
        return time.period->precision == Precision::day && !time.is_yearless ? Validity::complete : Validity::partial;
    }

    static void add_flags(Flags& flags, const Item& item) {
        flags |= item.flags;
        if (item.begin) flags |= item.begin->flags;
        if (item.end) flags |= item.end->flags;
    }

    [[nodiscard]] std::optional<std::string> edtf(const std::vector<Item>& items) const {
        if (items.size() > 1) return edtf_of_list(items);
        const Item& item = items.front();
        if (is_lost_digit(item)) return std::nullopt;
        const bool is_point = !item.is_stretch || (item.begin && item.end && is_same(*item.begin, *item.end));
        if (is_point) return edtf_alone(*item.begin);
        const Stretch& stretch = expression_.stretches.front();
        const auto open = [](const End& end) { return std::string(end.kind == End::Kind::open ? ".." : ""); };
        const std::optional<std::string> begin = item.begin ? edtf_begin(*item.begin) : open(stretch.begin),
                                         end = item.end ? edtf_end(*item.end) : open(*stretch.end);
        return begin && end ? std::optional(*begin + '/' + *end) : std::nullopt;
    }

    /// From a year's last digit alone to something of which the years are known, or back.
    static bool is_lost_digit(const Item& item) {
        constexpr std::size_t length_of_year = 4;
        if (!item.begin || !item.end || item.begin->period.has_value() == item.end->period.has_value()) return false;
        return std::max(item.begin->unplaced.size(), item.end->unplaced.size()) == length_of_year;
    }

    /// Of a winter of two years.
    static bool is_same(const PointTime& a, const PointTime& b) {
        return a.period && a.period == b.period && a.period->precision == Precision::month && !a.period->is_single() &&
               !a.period->unit && a.period->season == 0 && a.about == b.about && a.uncertain == b.uncertain;
    }

    [[nodiscard]] std::optional<std::string> edtf_of_list(const std::vector<Item>& items) const {
        std::vector<ListItem> list;
        for (const Item& item : items) {
            const PointTime* begin = item.begin ? &*item.begin : nullptr;
            const PointTime* end = item.end ? &*item.end : nullptr;
            if (is_lost_digit(item)) return std::nullopt;
            list.push_back({begin, item.is_stretch ? end : begin, item.is_unknown});
        }
        return edtf_list(list, expression_.join == Join::one_of);
    }

    /// ISO 8601:2000, 5.2.1.3 (and RFC 6350, 4.3.1) for what lacks its year.
    static std::string iso(std::string text) {
        if (text.starts_with("XXXX-XX")) return text.replace(0, 7, "--");
        if (text.starts_with("XXXX")) return text.replace(0, 4, "-");
        return text.find('X') == std::string::npos ? text : "";
    }

    static Bounds bounds(const std::vector<Item>& items) {
        Bounds all;
        bool is_first = true;
        for (const Item& item : items) {
            Bounds own;
            if (item.begin && item.begin->period) own.earliest = first_day(*item.begin->period);
            if (item.end && item.end->period) own.latest = last_day(*item.end->period);
            const bool begins = own.earliest && (is_first || all.earliest),
                       ends = own.latest && (is_first || all.latest);
            all.earliest = begins ? std::optional(is_first ? *own.earliest : std::min(*all.earliest, *own.earliest))
                                  : std::nullopt;
            all.latest =
                ends ? std::optional(is_first ? *own.latest : std::max(*all.latest, *own.latest)) : std::nullopt;
            is_first = false;
        }
        return all;
    }

    Expression expression_;
    std::vector<FilledStretch> filled_;
    const ResolutionOptions& options_;
    const NumberSpans& numbers_;
    Choices& choices_;
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

bool is_season(const WrittenDate& date) {
    const int month = field_value(date.month).value_or(0);
    return month >= 21 && month <= 24 && date.day[0] == 'X' && date.order == Order::none;
}

bool is_year_and_month(const WrittenDate& date) {
    return field_value(date.year) && date.month[0] != 'X' && date.day[0] == 'X';
}

/// True where the calendar alone decides.
bool is_plain(const WrittenDate& date, const ResolutionOptions& options) {
    if (is_season(date) || (date.order != Order::none && is_year_and_month(date))) return false;
    if (options.years && lacks_century(date)) return false;
    return options.prefer == Prefer::ask || !options.reference || date.year[3] != 'X' || date.is_none();
}

/// A time of day, another calendar, more than can be written.
bool is_beyond(const Expression& expression) {
    if (expression.stretches.size() == 1 && !expression.stretches.front().end) return false;
    return std::ranges::any_of(expression.stretches, &Stretch::is_same_time) ||
           to_symbols(expression).size() > most_symbols;
}

}  // namespace

bool is_same_answer(const ResolvedDate& a, const ResolvedDate& b) {
    return a.validity == b.validity && a.iso == b.iso && a.edtf == b.edtf && a.bounds == b.bounds &&
           a.meanings.size() == b.meanings.size() &&
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

ResolvedDate resolve(const Expression& expression, const ResolutionOptions& options, const NumberSpans& numbers) {
    if (const std::optional<WrittenDate> date = lone_date(expression); date && is_plain(*date, options))
        return resolve(*date, options);
    if (is_beyond(expression)) return {.validity = Validity::unknown, .iso = {}};
    constexpr std::size_t most_ways = 1000;  // to take what is open; who leaves more open wants no answer
    Choices choices;
    std::vector<ResolvedDate> meanings;
    do {
        meanings.push_back(Reading(expression, options, numbers, choices).resolve());
        meanings.back().by = choices.by();
        if (meanings.back().validity == Validity::unknown || meanings.size() > most_ways)
            return {.validity = Validity::unknown, .iso = {}};
    } while (choices.next());
    meanings = distinct_meanings(std::move(meanings));
    if (meanings.size() > 1 && is_answer(meanings.front())) return ambiguous(std::move(meanings));
    meanings.front().by.clear();
    return std::move(meanings.front());
}

}  // namespace kalends
