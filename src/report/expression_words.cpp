#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "core/append_item.hpp"
#include "core/digits.hpp"
#include "kalends/language/expression.hpp"
#include "kalends/report/explanation.hpp"

namespace kalends {
namespace {

constexpr std::array<std::string_view, 12> months{"January",   "February", "March",    "April",
                                                  "May",       "June",     "July",     "August",
                                                  "September", "October",  "November", "December"};
constexpr std::array<std::string_view, 7> weekdays{"Monday", "Tuesday",  "Wednesday", "Thursday",
                                                   "Friday", "Saturday", "Sunday"};
constexpr std::array<std::string_view, 4> seasons{"spring", "summer", "autumn", "winter"};
constexpr std::string_view reference = "the day of reference", moment = "the time of reference";

std::string joined(std::string_view a, std::string_view b, std::string_view c = {}) {
    return std::string(a).append(b).append(c);
}

std::string ordinal(int number) {
    constexpr std::array<std::string_view, 4> endings{"th", "st", "nd", "rd"};
    const bool is_teen = number / 10 % 10 == 1;
    const auto last = static_cast<std::size_t>(number % 10);
    return joined(std::to_string(number), endings[is_teen || last >= endings.size() ? 0 : last]);
}

/// 05: "5".
std::string number_of(std::string_view digits) {
    return std::string(digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1)));
}

std::string capitalised(std::string_view name) {
    std::string text(name);
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

// --- dates

std::string masked_year(const std::string& year) {
    const std::size_t unwritten = year.find('X');
    if (year.starts_with("XX")) return joined("the '", year.substr(2, 1), "0s");
    if (unwritten == 3) return joined("the ", number_of(year.substr(0, 3)), "0s");
    std::string first = year, last = year;
    std::ranges::replace(first, 'X', '0');
    std::ranges::replace(last, 'X', '9');
    return joined("the years ", number_of(first)) + joined(" to ", number_of(last));
}

/// Its digits; of a year without its century "'18". Empty where none is written.
std::string written_year(const WrittenDate& date) {
    const std::string year(date.year.begin(), date.year.end());
    if (year == "XXXX") return "";
    if (year.starts_with("XXX")) return joined("a year that ends in ", year.substr(3));
    if (is_masked(date.year)) return masked_year(year);
    const bool is_short = year.starts_with("XX") && date.era == Era::common;
    return is_short ? joined("'", year.substr(2)) : number_of(year.substr(year.starts_with("XX") ? 2 : 0));
}

/// With the era that counts it.
std::string in_era(const std::string& year, Era era) {
    switch (era) {
        case Era::common:
            return year;
        case Era::before_christ:
            return year + " BC";
        case Era::anno_domini:
            return year.starts_with("the ") ? year + " AD" : "AD " + year;
        case Era::signed_year:
            return "the year -" + year;
        case Era::buddhist:
        case Era::minguo:
        case Era::dangi:
            return year + " of the " + capitalised(name(era)) + " era";
        default:
            return "year " + year + " of " + capitalised(name(era));
    }
}

std::string of(const std::string& part, const std::string& whole) {
    return part.empty() || whole.empty() ? part + whole : part + " of " + whole;
}

/// @pre is_season(season)
std::string season_words(int season) {
    return std::string(seasons.at(static_cast<std::size_t>(season - spring)));
}

/// What a calendar's month is called; of others than ours its number.
std::string month_words(int month, const Point& point) {
    const bool is_ours = point.calendar <= Calendar::gregorian;
    const auto at = static_cast<std::size_t>(month - 1);
    if (is_ours && month >= 1 && at < months.size()) return std::string(months[at]);
    if (is_season(month)) return season_words(month);
    return joined(point.is_leap ? "inserted month " : "month ", std::to_string(month));
}

/// A year in words, "year 30 of Heisei", is not set behind a month without one.
std::string beside(const std::string& part, const std::string& year) {
    constexpr auto is_word = [](char c) { return c >= 'a' && c <= 'z'; };
    return is_word(year.front()) ? of(part, year) : part + " " + year;
}

std::string calendar_date(const Point& point, const std::string& year) {
    const std::optional<int> month = field_value(point.date.month), day = field_value(point.date.day);
    const bool has_name = month && point.calendar <= Calendar::gregorian && *month >= 1 && *month <= 12;
    const std::string month_name = month ? month_words(*month, point) : "";
    if (!month && day) return of("day " + std::to_string(*day), year);
    if (!day) return has_name && !year.empty() ? beside(month_name, year) : of(month_name, year);
    const std::string within =
        has_name ? joined(std::to_string(*day), " ", month_name) : "day " + std::to_string(*day) + " of " + month_name;
    if (year.empty()) return within;
    return has_name ? beside(within, year) : of(within, year);
}

std::string date_words(const Point& point) {
    const WrittenDate& date = point.date;
    const std::string digits = written_year(date);
    std::string year = digits.empty() ? "" : in_era(digits, date.era);
    std::string second(point.dual.begin(), point.dual.end());
    std::erase(second, 'X');
    if (!second.empty()) year += "/" + second;
    const std::string month(date.month.begin(), date.month.end()), day(date.day.begin(), date.day.end());
    switch (date.form) {
        case DateForm::ordinal:
            return of("day " + number_of(month.substr(1) + day), year);
        case DateForm::week:
            return of(of(day.ends_with('X') ? "" : "day " + number_of(day), "week " + number_of(month)), year);
        default:
            return calendar_date(point, year);
    }
}

// --- steps

std::string unit_words(Unit unit, int count) {
    if (is_weekday(unit))
        return std::string(weekdays[static_cast<std::size_t>(unit) - static_cast<std::size_t>(Unit::monday)]);
    const std::string word(name(unit));
    if (count == 1) return word;
    switch (unit) {
        case Unit::century:
            return "centuries";
        case Unit::millennium:
            return "millennia";
        case Unit::half:
            return "halves";
        default:
            return word + "s";
    }
}

std::string nth_words(const Step& step, const std::string& whole) {
    const std::string unit = unit_words(step.unit, 1);
    if (step.number == 0) return joined("the ", unit, " that holds ") + whole;
    if (step.number == -1) return of("the last " + unit, whole);
    if (is_named_season(step)) return of("the " + season_words(step.number), whole);
    if (step.number < 0) return of("the " + ordinal(-step.number) + " last " + unit, whole);
    return of("the " + ordinal(step.number) + " " + unit, whole);
}

std::string step_words(const Step& step, const std::string& before) {
    const bool is_short = step.unit == Unit::second || step.unit == Unit::minute || step.unit == Unit::hour;
    const bool is_from_moment = is_short && before == reference;
    const std::string from = before.empty() ? std::string(reference) : is_from_moment ? std::string(moment) : before;
    if (step.kind == Step::Kind::nth) return nth_words(step, before);
    if (step.kind == Step::Kind::weekday) return of(unit_words(step.unit, 1), from);
    const std::string_view side = step.kind == Step::Kind::later ? " after " : " before ";
    if (is_weekday(step.unit))
        return joined("the " + ordinal(step.number) + " ", unit_words(step.unit, 1), side) + from;
    return joined(std::to_string(step.number) + " ", unit_words(step.unit, step.number), side) + from;
}

// --- times of the day

std::string two(int number) {
    return joined(number < 10 ? "0" : "", std::to_string(number));
}

std::string hour_words(const Clock& clock) {
    if (!clock.hour) return "";
    const bool is_told = clock.day_part != Clock::DayPart::none;
    if (!clock.minute) return std::to_string(*clock.hour) + (is_told ? "" : " o'clock");
    std::string text = std::to_string(*clock.hour) + ":" + two(*clock.minute);
    if (clock.second) text += ":" + two(*clock.second);
    if (clock.fraction.digits == 0) return text;
    const std::string digits = std::to_string(clock.fraction.value);
    return text + "." + std::string(clock.fraction.digits - digits.size(), '0') + digits;
}

std::string shifted(const Clock& clock, const std::string& time) {
    const bool is_past = clock.shift_sign == Clock::Sign::plus;
    switch (clock.shift) {
        case Clock::Shift::none:
            return time;
        case Clock::Shift::half:
            return (is_past ? "half an hour past " : "half an hour before ") + time;
        case Clock::Shift::quarter:
            return (is_past ? "a quarter past " : "a quarter before ") + time;
        default:
            return std::to_string(clock.shift_minutes) + " " + unit_words(Unit::minute, clock.shift_minutes) +
                   (is_past ? " past " : " before ") + time;
    }
}

std::string_view part_of_day(Clock::DayPart part) {
    constexpr std::array<std::string_view, 9> words{
        "",        "a.m.", "p.m.", "at noon", "at midnight", "in the morning", "in the afternoon", "in the evening",
        "at night"};
    return words[static_cast<std::size_t>(part)];
}

std::string zone_words(const Clock& clock) {
    switch (clock.zone) {
        case Clock::Zone::none:
            return "";
        case Clock::Zone::utc:
            return "UTC";
        case Clock::Zone::named:
            return "by the zone that is named";
        default:
            return joined(clock.zone_sign == Clock::Sign::plus ? "UTC+" : "UTC-", two(clock.zone_hours),
                          ":" + two(clock.zone_minutes.value_or(0)));
    }
}

std::string clock_words(const Clock& clock) {
    std::string text = shifted(clock, hour_words(clock));
    if (!text.empty()) text = (clock.about ? "at about " : "at ") + text;
    for (const std::string& more : {std::string(part_of_day(clock.day_part)), zone_words(clock)})
        if (!more.empty()) append_item(text, more, " ");
    return text;
}

// --- points and what is made of them

std::string named_day(const Point& point) {
    std::string text = point.is_reference ? std::string(reference) : date_words(point);
    if (point.date.weekday == Weekday::unwritten) return text;
    const std::string weekday(weekdays[static_cast<std::size_t>(point.date.weekday) - 1]);
    if (point.is_reference) return weekday + ", seen from " + text;
    return text.empty() ? weekday : weekday + ", " + text;
}

std::string part_words(Part part, const std::string& whole) {
    switch (part) {
        case Part::none:
            return whole;
        case Part::early:
            return "early in " + whole;
        case Part::mid:
            return "the middle of " + whole;
        default:
            return "late in " + whole;
    }
}

/// "The last November before the day of reference".
std::string month_from_today(const Point& point) {
    const bool is_last = point.steps[0].kind == Step::Kind::earlier;
    return joined(is_last ? "the last " : "the next ", month_words(point.steps[1].number, Point()),
                  is_last ? " before " : " after ") +
           std::string(reference);
}

std::string point_words(const Point& point) {
    const bool is_month_from_today = names_month_from_today(point);
    std::string text = is_month_from_today ? month_from_today(point) : named_day(point);
    for (std::size_t i = is_month_from_today ? 2 : 0; i < point.steps.size(); ++i)
        text = step_words(point.steps[i], text);
    if (written_year(point.date).empty() && point.date.era != Era::common) text = in_era(text, point.date.era);
    text = part_words(point.part, text);
    if (point.calendar != Calendar::unwritten) text += " by the " + capitalised(name(point.calendar)) + " calendar";
    if (point.clock) append_item(text, clock_words(*point.clock), " ");
    if (point.about) text = "about " + text;
    return point.uncertain ? text + ", perhaps" : text;
}

std::string stretch_words(const Stretch& stretch) {
    if (!stretch.end) return point_words(stretch.begin.point);
    const auto is = [](const End& end, End::Kind kind) { return end.kind == kind; };
    const std::string first = is(stretch.begin, End::Kind::point) ? point_words(stretch.begin.point) : "";
    const std::string last = is(*stretch.end, End::Kind::point) ? point_words(stretch.end->point) : "";
    if (stretch.is_same_time) return joined(first, ", which is ", last);
    if (is(stretch.begin, End::Kind::open)) return "until " + last;
    if (is(*stretch.end, End::Kind::open)) return "from " + first + " on";
    return "from " + (first.empty() ? "a time that nobody knows" : first) + " to " +
           (last.empty() ? "a time that nobody knows" : last);
}

}  // namespace

std::string in_words(const Expression& expression) {
    if (expression.is_none()) return "no date";
    std::string text;
    for (const Stretch& stretch : expression.stretches) {
        if (!text.empty()) text += expression.join == Join::one_of ? "; or " : "; and ";
        text += stretch_words(stretch);
    }
    return text;
}

}  // namespace kalends
