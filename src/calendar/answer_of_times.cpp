#include "calendar/answer_of_times.hpp"

#include <algorithm>
#include <vector>

#include "calendar/edtf_text.hpp"
#include "calendar/iso_date.hpp"

namespace kalends {
namespace {

/// From a year's last digit alone to something of which the years are known, or back.
bool is_lost_digit(const StretchTime& item) {
    constexpr std::size_t length_of_year = 4;
    if (!item.begin || !item.end || item.begin->period.has_value() == item.end->period.has_value()) return false;
    return std::max(item.begin->unplaced.size(), item.end->unplaced.size()) == length_of_year;
}

/// Of a winter of two years.
bool is_same(const PointTime& a, const PointTime& b) {
    return a.period && a.period == b.period && a.period->measure == Measure::month && !a.period->is_single() &&
           !a.period->unit && a.period->season == 0 && a.about == b.about && a.uncertain == b.uncertain;
}

std::optional<std::string> edtf_of_list(std::span<const StretchTime> items, Join join) {
    std::vector<ListItem> list;
    for (const StretchTime& item : items) {
        const PointTime* begin = item.begin ? &*item.begin : nullptr;
        const PointTime* end = item.end ? &*item.end : nullptr;
        if (is_lost_digit(item)) return std::nullopt;
        list.push_back({begin, item.is_stretch ? end : begin, item.is_unknown});
    }
    return edtf_list(list, join == Join::one_of);
}

/// A day, with its time where one is written; empty of anything else.
std::string moment_text(const PointTime& time, bool in_utc) {
    const bool is_day = time.period && time.period->measure == Measure::day && time.period->is_single();
    if (!is_day || time.is_yearless || time.is_time_open || time.about || time.uncertain) return "";
    const std::chrono::sys_days day = first_day(*time.period);
    if (!time.time) return to_iso(day);
    if (time.lasts == std::chrono::seconds(0)) return to_iso(day, *time.time, in_utc);
    DayTime end = *time.time;
    end.since_midnight += time.lasts;  // an hour of a day ends by midnight
    return to_iso(day, *time.time, in_utc) + '/' + to_iso(day, end, in_utc);
}

/// The earlier of both beginnings; nothing where one is open. @param choose std::min or std::max
template <class Choose>
std::optional<std::chrono::sys_days> both(std::optional<std::chrono::sys_days> a,
                                          std::optional<std::chrono::sys_days> b, Choose choose) {
    return a && b ? std::optional(choose(*a, *b)) : std::nullopt;
}

Bounds bounds_of(const StretchTime& item) {
    Bounds own;
    if (item.begin && item.begin->period) own.earliest = first_day(*item.begin);
    if (item.end && item.end->period) own.latest = last_day(*item.end);
    return own;
}

}  // namespace

bool is_yearless(std::span<const StretchTime> items) {
    return std::ranges::any_of(items, [](const StretchTime& item) {
        return (item.begin && item.begin->is_yearless) || (item.end && item.end->is_yearless);
    });
}

Validity validity_of(std::span<const StretchTime> items) {
    if (items.size() > 1) return Validity::several;
    const StretchTime& item = items.front();
    if (item.is_stretch) return Validity::interval;
    const PointTime& time = *item.begin;
    if (time.about || time.uncertain) return Validity::approximate;
    if (!time.period) return Validity::partial;
    if (!time.period->is_single()) return Validity::interval;
    return time.period->measure == Measure::day && !time.is_yearless ? Validity::complete : Validity::partial;
}

Flags flags_of(std::span<const StretchTime> items) {
    Flags flags;
    for (const StretchTime& item : items) {
        flags |= item.flags;
        if (item.begin) flags |= item.begin->flags;
        if (item.end) flags |= item.end->flags;
    }
    return flags;
}

std::optional<std::string> edtf_of(std::span<const StretchTime> items, Join join) {
    if (items.size() > 1) return edtf_of_list(items, join);
    const StretchTime& item = items.front();
    if (is_lost_digit(item)) return std::nullopt;
    const bool is_point = !item.is_stretch || (item.begin && item.end && is_same(*item.begin, *item.end));
    if (is_point) return edtf_alone(*item.begin);
    const std::string missing = item.is_unknown ? "" : "..";
    const std::optional<std::string> begin = item.begin ? edtf_begin(*item.begin) : missing,
                                     end = item.end ? edtf_end(*item.end) : missing;
    return begin && end ? std::optional(*begin + '/' + *end) : std::nullopt;
}

std::string datetime_of(std::span<const StretchTime> items, bool in_utc) {
    if (items.size() != 1) return "";
    const StretchTime& item = items.front();
    if (item.has_other_times || !item.begin || !item.end) return "";
    if (!item.is_stretch && !item.until) return moment_text(*item.begin, in_utc);
    const std::string begin = moment_text(*item.begin, in_utc),
                      end = moment_text(item.until ? *item.until : *item.end, in_utc);
    if (begin.empty() || end.empty()) return "";
    return begin == end ? begin : begin + '/' + end;
}

std::vector<StretchTime> with_times_of_one_day(std::vector<StretchTime> items) {
    const auto is_time_of_first_day = [&](const StretchTime& item) {
        return !item.is_stretch && item.begin && item.begin->has_clock &&
               item.begin->period == items.front().begin->period;
    };
    if (items.size() < 2 || !items.front().begin || !std::ranges::all_of(items, is_time_of_first_day)) return items;
    StretchTime day = items.front();
    day.flags = flags_of(items);
    for (const StretchTime& item : items) add_marks(*day.begin, *item.begin);
    day.end = day.begin;
    day.has_other_times = true;
    return {day};
}

/// ISO 8601:2000, 5.2.1.3 (and RFC 6350, 4.3.1) for what lacks its year.
std::string iso_of(std::string text) {
    if (text.starts_with("XXXX-XX")) return text.replace(0, 7, "--");
    if (text.starts_with("XXXX")) return text.replace(0, 4, "-");
    return text.find('X') == std::string::npos ? text : "";
}

Bounds bounds_of(std::span<const StretchTime> items) {
    using Day = std::chrono::sys_days;
    Bounds all = bounds_of(items.front());
    for (const StretchTime& item : items.subspan(1)) {
        const Bounds own = bounds_of(item);
        all.earliest = both(all.earliest, own.earliest, [](Day a, Day b) { return std::min(a, b); });
        all.latest = both(all.latest, own.latest, [](Day a, Day b) { return std::max(a, b); });
    }
    return all;
}

}  // namespace kalends
