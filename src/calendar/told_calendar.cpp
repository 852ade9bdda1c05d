#include "calendar/told_calendar.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>

#include "calendar/calendar_point.hpp"
#include "calendar/date_fields.hpp"
#include "calendar/orders.hpp"
#include "calendar/year_hyphen.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

/// What counts, and how many years later its first one is one of ours.
struct Counting {
    ToldCalendar told;
    Calendar calendar;
    Era era;
    int years_later;
};
constexpr std::array countings{Counting{ToldCalendar::gregorian, Calendar::gregorian, Era::common, 0},
                               Counting{ToldCalendar::islamic, Calendar::islamic, Era::common, 622},
                               Counting{ToldCalendar::persian, Calendar::persian, Era::common, 621},
                               Counting{ToldCalendar::hebrew, Calendar::hebrew, Era::common, -3761},
                               Counting{ToldCalendar::ethiopic, Calendar::ethiopic, Era::common, 7},
                               Counting{ToldCalendar::coptic, Calendar::coptic, Era::common, 283},
                               Counting{ToldCalendar::indian, Calendar::indian, Era::common, 78},
                               Counting{ToldCalendar::chinese, Calendar::chinese, Era::common, 0},
                               Counting{ToldCalendar::korean, Calendar::korean, Era::common, 0},
                               Counting{ToldCalendar::buddhist, Calendar::unwritten, Era::buddhist, -543},
                               Counting{ToldCalendar::minguo, Calendar::unwritten, Era::minguo, 1911}};

/// @pre some is told
const Counting& counting_of(ToldCalendar told) {
    return *std::ranges::find(countings, told, &Counting::told);
}

std::optional<Era> era_of(ToldCalendar told) {
    const Era era = counting_of(told).era;
    return era == Era::common ? std::nullopt : std::optional(era);
}

/// Near the year of ours in which it begins.
int year_of_ours(ToldCalendar told, int year) {
    constexpr int hebrew_thousands = 5000;
    constexpr double islamic_year = 354.367 / 365.2425;  // it follows the moon
    if (told == ToldCalendar::islamic) year = static_cast<int>(year * islamic_year);
    if (told == ToldCalendar::hebrew && year < 1000) year += hebrew_thousands;
    return year + counting_of(told).years_later;
}

/// Of ours, the last that texts speak of.
constexpr int last_written_year = 2200;

bool is_written_by_people(ToldCalendar told, const WrittenDate& date) {
    const int first = told == ToldCalendar::buddhist ? 1800 : 600;  // 2018 is none of the fifteenth century
    const std::optional<int> number = field_value(date.year);
    const int year = number ? year_of_ours(told, *number) : 0;
    return year >= first && year <= last_written_year;
}

bool is_year_alone(const WrittenDate& date) {
    WrittenDate year;
    year.year = date.year;
    return date == year;
}

bool is(const std::string& run, int number) {
    return parse_number<int>(run) == number;
}

/// 1397/02/19.
bool stands_year_first(const WrittenDate& date, std::span<const std::string> runs) {
    const int year = field_value(date.year).value_or(-1), month = field_value(date.month).value_or(-1),
              day = field_value(date.day).value_or(-1);
    for (std::size_t i = 0; i + 2 < runs.size(); ++i)
        if (is(runs[i], year) && is(runs[i + 1], month) && is(runs[i + 2], day)) return true;
    return false;
}

/// Its month, where there is one, is a number of the text.
bool is_of_numbers(const WrittenDate& date, const NumberSpans& numbers) {
    if (is_year_alone(date)) return true;
    if (date.day[0] == 'X') return month_behind_year(date, numbers).has_value();
    return stands_year_first(date, numbers.runs) || (date.order != Order::none && stands_in(date, numbers.runs));
}

/// It has one of twelve, and the text too few numbers for that to be one of them, or another.
bool names_month(const WrittenDate& date, const NumberSpans& numbers) {
    if (date.month[0] == 'X' || date.month[0] == '2' || is_of_numbers(date, numbers)) return false;
    const std::size_t parts = date.day[0] == 'X' ? 2 : 3;
    return numbers.runs.size() < parts ||
           std::ranges::none_of(numbers.runs,
                                [month = *field_value(date.month)](const std::string& run) { return is(run, month); });
}

/// Its month is one whose name in the text is that of another month, too.
bool is_named_as_in_ethiopia(const WrittenDate& date, const NumberSpans& numbers) {
    constexpr int last = 12;
    const std::optional<int> month = field_value(date.month);
    return month && *month >= 1 && *month <= last &&
           numbers.months_named_as_in_ethiopia[static_cast<std::size_t>(*month - 1)] && names_month(date, numbers);
}

/// As the calendar of Ethiopia counts the month of the same name, its year beginning in September.
void count_in_ethiopia(Point& point) {
    constexpr int months_later = 4, months = 12;
    point.date.month = two_digits((*field_value(point.date.month) - 1 + months_later) % months + 1);
    point.calendar = Calendar::ethiopic;
}

class Telling {
public:
    /// @param order of the text's numbers
    Telling(ToldCalendar told, Order order, const NumberSpans& numbers)
        : told_(told), order_(order), numbers_(numbers) {}

    void tell(Point& point) const {
        const WrittenDate& date = point.date;
        const bool may_be_told = point.calendar == Calendar::unwritten && date.era == Era::common &&
                                 date.form == DateForm::calendar && point.dual[3] == 'X';
        const std::optional<Era> era = era_of(told_);
        const bool is_short = (era || told_ == ToldCalendar::persian) && lacks_century(date);
        if (!may_be_told || !(is_short || (field_value(date.year) && is_written_by_people(told_, date)))) return;
        if (era)
            point.date.era = *era;
        else if (is_of_numbers(with_order(date), numbers_))
            point.calendar = counting_of(told_).calendar;
        else if (told_ == ToldCalendar::ethiopic && is_named_as_in_ethiopia(date, numbers_))
            count_in_ethiopia(point);
    }

private:
    [[nodiscard]] WrittenDate with_order(WrittenDate date) const {
        date.order = order_;
        return date;
    }

    ToldCalendar told_;
    Order order_;
    const NumberSpans& numbers_;
};

/// Nothing of what no option tells.
std::optional<ToldCalendar> told_as(const Point& point, const NumberSpans& numbers, Order order) {
    if (point.is_reference || point.date.is_none()) return std::nullopt;
    for (const Counting& counting : countings) {
        const bool is_by_calendar = has_other_years(counting.calendar) && point.calendar == counting.calendar;
        if (is_by_calendar || (counting.era != Era::common && point.date.era == counting.era)) return counting.told;
    }
    WrittenDate date = point.date;
    date.order = order;
    const bool is_ours = point.calendar == Calendar::gregorian || date.era == Era::anno_domini ||
                         (names_month(date, numbers) && !is_named_as_in_ethiopia(date, numbers) &&
                          point.calendar == Calendar::unwritten && date.era == Era::common && is_digit(date.year[0]));
    const bool may_be_ours = is_written_by_people(ToldCalendar::gregorian, date);
    return is_ours && may_be_ours ? std::optional(ToldCalendar::gregorian) : std::nullopt;
}

struct YearsInDigits {
    Digits digits;
    int first, last;
    std::vector<ToldCalendar> calendars;
    std::vector<ToldCalendar> of_two_digits{ToldCalendar::gregorian};
};

/// Whose texts are written in such digits, and which years of them could be ours.
const std::vector<YearsInDigits>& years_in_digits() {
    using enum ToldCalendar;
    static const std::vector<YearsInDigits> years{
        {Digits::persian, 1200, 1500, {gregorian, persian, islamic}, {gregorian, persian}},
        {Digits::arabic, 1200, 1500, {gregorian, islamic, persian}},
        {Digits::thai, 2400, 2643, {gregorian, buddhist}}};
    return years;
}

}  // namespace

std::string_view name(ToldCalendar calendar) {
    constexpr std::array<std::string_view, 12> names{"none",    "gregorian", "islamic",  "persian",
                                                     "hebrew",  "ethiopic",  "coptic",   "indian",
                                                     "chinese", "korean",    "buddhist", "minguo"};
    return names.at(static_cast<std::size_t>(calendar));
}

bool is_far_from_now(const Point& point) {
    constexpr int first = -800;
    const auto* const counting = std::ranges::find(countings, point.calendar, &Counting::calendar);
    const std::optional<int> year = field_value(point.date.year);
    if (!has_other_years(point.calendar) || counting == countings.end() || !year) return false;
    const int year_here = year_of_ours(counting->told, *year);
    return year_here < first || year_here > last_written_year;
}

std::optional<ToldCalendar> named_calendar(const Expression& expression, const NumberSpans& numbers) {
    std::optional<ToldCalendar> named;
    bool is_one = true;
    for_each_end(expression, [&](const End& end) {
        if (end.kind != End::Kind::point) return;
        const std::optional<ToldCalendar> told = told_as(end.point, numbers, expression.order);
        is_one = is_one && (!told || !named || told == named);
        if (told) named = told;
    });
    return is_one ? named : std::nullopt;
}

namespace {

bool names_calendar(const Expression& expression) {
    return has_end(expression, [](const End& end) {
        const bool is_named = end.point.calendar != Calendar::unwritten || end.point.date.era != Era::common;
        return end.kind == End::Kind::point && is_named;
    });
}

/// 9 พ.ค. 61: of the years 2561 and 1961 Thais write both so.
bool has_short_thai_year(const Expression& expression, const NumberSpans& numbers) {
    return numbers.has_thai_letters && has_end(expression, [](const End& end) {
               return lacks_century(end.point.date) && end.point.calendar == Calendar::unwritten &&
                      end.point.date.era == Era::common;
           });
}

bool has_month_named_as_in_ethiopia(const Expression& expression, const NumberSpans& numbers) {
    return numbers.months_named_as_in_ethiopia.any() && !names_calendar(expression) &&
           has_end(expression, [&](const End& end) { return is_named_as_in_ethiopia(end.point.date, numbers); });
}

std::vector<ToldCalendar> calendars_by_text(const Expression& expression, const NumberSpans& numbers) {
    if (has_month_named_as_in_ethiopia(expression, numbers)) return {ToldCalendar::gregorian, ToldCalendar::ethiopic};
    if (has_short_thai_year(expression, numbers)) return {ToldCalendar::gregorian, ToldCalendar::buddhist};
    const bool is_beside_arabic = numbers.digits == Digits::of_many && numbers.has_arabic_letters;
    const Digits digits = is_beside_arabic ? Digits::arabic : numbers.digits;
    for (const YearsInDigits& known : years_in_digits()) {
        if (known.digits != digits) continue;
        const auto is_bare = [&](const Point& point) {
            WrittenDate date = point.date;
            date.order = expression.order;
            return point.calendar == Calendar::unwritten && date.era == Era::common && is_of_numbers(date, numbers);
        };
        const auto is_open = [&](const End& end) {
            const int year = field_value(end.point.date.year).value_or(0);
            return year >= known.first && year <= known.last && is_bare(end.point);
        };
        const auto is_other = [&](const End& end) { return field_value(end.point.date.year) && !is_open(end); };
        if (has_end(expression, is_open) && !has_end(expression, is_other)) return known.calendars;
        const auto is_short = [&](const End& end) { return lacks_century(end.point.date) && is_bare(end.point); };
        if (has_end(expression, is_short)) return known.of_two_digits;
    }
    return {ToldCalendar::gregorian};
}

bool may_be_ours(const Expression& expression) {
    return has_end(expression, [](const End& end) {
        const WrittenDate& date = end.point.date;
        return lacks_century(date) || is_written_by_people(ToldCalendar::gregorian, date);
    });
}

/// 2018-05-09: ISO 8601-1:2019, 5.2.2.1, of our time.
bool is_as_iso_writes(const Expression& expression, const NumberSpans& numbers) {
    constexpr int first = 1800, last = 2100;
    return numbers.signs == U"--" && has_end(expression, [&](const End& end) {
               const int year = field_value(end.point.date.year).value_or(0);
               return year >= first && year <= last && is(numbers.runs.front(), year);
           });
}

}  // namespace

std::vector<ToldCalendar> calendars_of(const Expression& expression, ToldCalendars in_doubt,
                                       const NumberSpans& numbers) {
    std::vector<ToldCalendar> all = calendars_by_text(expression, numbers);
    if (in_doubt.none() || numbers.runs.empty() || names_calendar(expression)) return all;  // MDCCXLV is ours
    for (std::size_t i = 0; i < in_doubt.size(); ++i) {
        const auto calendar = static_cast<ToldCalendar>(i);
        const bool may_count = in_doubt[i] && std::ranges::find(all, calendar) == all.end() &&
                               with_calendar_told(expression, calendar, numbers) != expression;
        if (may_count) all.push_back(calendar);
    }
    return all;
}

std::vector<ToldCalendar> calendars_in_column_of(ToldCalendar named, const Expression& expression,
                                                 const NumberSpans& numbers) {
    using enum ToldCalendar;
    const bool may_count = !numbers.runs.empty() && !names_calendar(expression) &&
                           with_calendar_told(expression, named, numbers) != expression;
    if (!may_count) return {gregorian};
    const std::vector<ToldCalendar> by_text = calendars_by_text(expression, numbers);
    if (std::ranges::find(by_text, named) != by_text.end() || !may_be_ours(expression)) return {named};
    const bool is_of_moon = named == chinese || named == korean;  // whose dates say so where ours are written, too
    if (is_of_moon && numbers.has_letters) return {gregorian};
    if (numbers.has_letters || is_as_iso_writes(expression, numbers)) return {gregorian, named};
    return {named};
}

Expression with_calendar_told(const Expression& expression, ToldCalendar told, const NumberSpans& numbers) {
    if (told == ToldCalendar::none || told == ToldCalendar::gregorian) return expression;
    Expression result = expression;
    const Telling telling(told, expression.order, numbers);
    const bool names_some = names_calendar(expression);
    for (Stretch& stretch : result.stretches) {
        if (stretch.is_same_time && names_some) continue;  // the other side says by what it is counted
        if (stretch.begin.kind == End::Kind::point) telling.tell(stretch.begin.point);
        if (stretch.end && stretch.end->kind == End::Kind::point) telling.tell(stretch.end->point);
    }
    return result;
}

}  // namespace kalends
