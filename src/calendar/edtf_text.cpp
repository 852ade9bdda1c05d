#include "calendar/edtf_text.hpp"

#include <algorithm>

#include "calendar/iso_date.hpp"

namespace kalends {
namespace {

std::string mark(const PointTime& time) {
    if (time.about && time.uncertain) return "%";
    return time.about ? "~" : time.uncertain ? "?" : "";
}

/// With X for the year that stands in for none.
std::string placed(std::string text, const PointTime& time) {
    return time.is_yearless ? text.replace(0, text.find('-', 1), "XXXX") : text;
}

bool is_sayable(const PointTime& time) {
    return !time.is_yearless || !time.period || (time.period->season == 0 && time.period->measure != Measure::year);
}

/// Years with the same first digits: 186X, -02XX. Of years before Christ, -0299 to -0200 are -02XX.
std::optional<std::string> masked(const Period& period, int length) {
    const bool is_negative = period.last < 0;
    const int least = is_negative ? -period.last : period.first;
    if (period.measure != Measure::year || period.count() != length || least % length != 0 || least == 0)
        return std::nullopt;
    std::string text = year_text(least);
    const std::size_t unwritten = length == 10 ? 1 : length == 100 ? 2 : 3;
    text.replace(text.size() - unwritten, unwritten, unwritten, 'X');
    return (is_negative ? "-" : "") + text;
}

/// ISO 8601-2:2019, 4.8: the sub-year groupings 33 to 41.
std::optional<std::string> grouping(const Period& period, int length, int first_number) {
    const int into_year = months_into_year(period.first);
    if (period.measure != Measure::month || period.count() != length || into_year % length != 0) return std::nullopt;
    return year_text(year_of_month(period.first)) + '-' + std::to_string(first_number + into_year / length);
}

std::string season(const Period& period) {
    return year_text(year_of_month(period.first)) + '-' + std::to_string(period.season);
}

/// "186X", "1849-21", "2018-34" where a period is one of these, "2018-05-09", "2018-05", "2018" where it is one;
/// nothing where it is from one to another.
std::optional<std::string> unit_text(const Period& period) {
    constexpr int first_quarter = 33, first_third = 37, first_half = 40;
    if (period.is_single()) return first_text(period);
    if (period.season != 0) return season(period);
    if (!period.unit) return std::nullopt;
    switch (*period.unit) {
        case Unit::quarter:
            return grouping(period, 3, first_quarter);
        case Unit::third:
            return grouping(period, 4, first_third);
        case Unit::half:
            return grouping(period, 6, first_half);
        case Unit::decade:
            return masked(period, 10);
        case Unit::century:
            return masked(period, 100);
        case Unit::millennium:
            return masked(period, 1000);
        default:
            return std::nullopt;
    }
}

}  // namespace

std::optional<std::string> edtf_begin(const PointTime& time) {
    if (!time.period) return time.unplaced + mark(time);
    if (!is_sayable(time)) return std::nullopt;
    return placed(first_text(*time.period), time) + mark(time);
}

std::optional<std::string> edtf_end(const PointTime& time) {
    if (!time.period) return time.unplaced + mark(time);
    if (!is_sayable(time)) return std::nullopt;
    return placed(last_text(*time.period), time) + mark(time);
}

std::optional<std::string> edtf_alone(const PointTime& time) {
    if (!time.period) return time.unplaced + mark(time);
    if (!is_sayable(time)) return std::nullopt;
    const std::optional<std::string> unit = unit_text(*time.period);
    const bool is_marked = time.about || time.uncertain;
    if (unit && (!is_marked || time.period->is_single())) return placed(*unit, time) + mark(time);
    return *edtf_begin(time) + '/' + *edtf_end(time);
}

namespace {

PointTime unmarked(PointTime time) {
    time.about = time.uncertain = false;
    return time;
}

Measure precision_of(const PointTime& time) {
    constexpr std::size_t length_of_year = 4;
    if (time.period) return time.period->measure;
    return time.unplaced.size() == length_of_year ? Measure::year : Measure::day;
}

/// In this measure; nothing for the last digit of a year, which has no months.
std::optional<PointTime> refined(const PointTime& time, Measure measure) {
    if (!time.period) return precision_of(time) == measure ? std::optional(time) : std::nullopt;
    PointTime finer = time;
    finer.period = refined(*time.period, measure);
    return finer;
}

/// Both ends of a range of a list are days, months or years: 1850-01..1850-06 for 1850 to June.
std::optional<std::string> list_range(const ListItem& item) {
    Measure measure = Measure::year;
    for (const PointTime* time : {item.begin, item.end}) {
        if (time == nullptr) continue;
        if (time->about || time->uncertain) return std::nullopt;
        measure = std::min(measure, precision_of(*time));
    }
    std::string text = "..";
    if (item.begin != nullptr) {
        const std::optional<PointTime> begin = refined(*item.begin, measure);
        if (!begin) return std::nullopt;
        text.insert(0, *edtf_begin(*begin));
    }
    if (item.end != nullptr) {
        const std::optional<PointTime> end = refined(*item.end, measure);
        if (!end) return std::nullopt;
        text += *edtf_end(*end);
    }
    return text;
}

std::optional<std::string> list_item(const ListItem& item, bool is_first, bool is_last) {
    if (item.is_unknown || (item.begin == nullptr && !is_first) || (item.end == nullptr && !is_last))
        return std::nullopt;
    for (const PointTime* time : {item.begin, item.end})
        if (time != nullptr && !is_sayable(*time)) return std::nullopt;
    const bool is_range = item.begin != item.end || (item.begin->period && !item.begin->period->is_single());
    return is_range ? list_range(item) : mark(*item.begin) + *edtf_begin(unmarked(*item.begin));
}

}  // namespace

std::optional<std::string> edtf_list(std::span<const ListItem> items, bool is_one_of) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::optional<std::string> item = list_item(items[i], i == 0, i + 1 == items.size());
        if (!item) return std::nullopt;
        text += (i == 0 ? "" : ",") + *item;
    }
    return is_one_of ? '[' + text + ']' : '{' + text + '}';
}

}  // namespace kalends
