#include "calendar/told_calendar.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>

#include "calendar/date_fields.hpp"
#include "calendar/orders.hpp"
#include "calendar/year_hyphen.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

std::optional<Era> era_of(ToldCalendar told) {
    switch (told) {
        case ToldCalendar::buddhist:
            return Era::buddhist;
        case ToldCalendar::minguo:
            return Era::minguo;
        default:
            return std::nullopt;
    }
}

Calendar calendar_of(ToldCalendar told) {
    switch (told) {
        case ToldCalendar::gregorian:
            return Calendar::gregorian;
        case ToldCalendar::islamic:
            return Calendar::islamic;
        case ToldCalendar::persian:
            return Calendar::persian;
        case ToldCalendar::hebrew:
            return Calendar::hebrew;
        case ToldCalendar::ethiopic:
            return Calendar::ethiopic;
        case ToldCalendar::coptic:
            return Calendar::coptic;
        case ToldCalendar::indian:
            return Calendar::indian;
        case ToldCalendar::chinese:
            return Calendar::chinese;
        case ToldCalendar::korean:
            return Calendar::korean;
        default:
            return Calendar::unwritten;
    }
}

/// The first year of ours that its year n has days of, but for those that follow the moon from one of ours to another.
int first_year_of_ours(ToldCalendar told, int year) {
    constexpr int hebrew_thousands = 5000;
    constexpr double islamic_year = 354.367 / 365.2425;
    switch (told) {
        case ToldCalendar::islamic:
            return 622 + static_cast<int>(year * islamic_year);
        case ToldCalendar::persian:
            return year + 621;
        case ToldCalendar::hebrew:
            return (year < 1000 ? year + hebrew_thousands : year) - 3761;
        case ToldCalendar::ethiopic:
            return year + 7;
        case ToldCalendar::coptic:
            return year + 283;
        case ToldCalendar::indian:
            return year + 78;
        case ToldCalendar::buddhist:
            return year - 543;
        case ToldCalendar::minguo:
            return year + 1911;
        default:
            return year;
    }
}

bool is_written_by_people(ToldCalendar told, const WrittenDate& date) {
    constexpr int last = 2200;
    const int first = told == ToldCalendar::buddhist ? 1800 : 600;  // 2018 is none of the fifteenth century
    const int year = first_year_of_ours(told, *field_value(date.year));
    return year >= first && year <= last;
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
        const bool is_short = era && lacks_century(date);
        if (!may_be_told || !(is_short || (field_value(date.year) && is_written_by_people(told_, date)))) return;
        if (era)
            point.date.era = *era;
        else if (is_of_numbers(with_order(date), numbers_))
            point.calendar = calendar_of(told_);
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
    using enum ToldCalendar;
    if (point.is_reference || point.date.is_none()) return std::nullopt;
    for (const ToldCalendar told : {islamic, persian, hebrew, ethiopic, coptic, indian, chinese, korean})
        if (point.calendar == calendar_of(told)) return told;
    for (const ToldCalendar told : {buddhist, minguo})
        if (point.date.era == era_of(told)) return told;
    WrittenDate date = point.date;
    date.order = order;
    const bool names_month = date.month[0] != 'X' && date.month[0] != '2' && !is_of_numbers(date, numbers);
    const bool is_ours = point.calendar == Calendar::gregorian || date.era == Era::anno_domini ||
                         (names_month && point.calendar == Calendar::unwritten && date.era == Era::common &&
                          is_digit(date.year[0]));
    return is_ours ? std::optional(gregorian) : std::nullopt;
}

struct YearsInDigits {
    Digits digits;
    int first, last;
    std::vector<ToldCalendar> calendars;
};

/// Whose texts are written in such digits, and which years of them could be ours.
const std::vector<YearsInDigits>& years_in_digits() {
    using enum ToldCalendar;
    static const std::vector<YearsInDigits> years{{Digits::persian, 1200, 1500, {gregorian, persian, islamic}},
                                                  {Digits::arabic, 1200, 1500, {gregorian, islamic, persian}},
                                                  {Digits::thai, 2400, 2643, {gregorian, buddhist}}};
    return years;
}

}  // namespace

std::string_view name(ToldCalendar calendar) {
    constexpr std::array<std::string_view, 12> names{"none",   "gregorian", "islamic", "persian", "hebrew",   "ethiopic",
                                                     "coptic", "indian",    "chinese", "korean",  "buddhist", "minguo"};
    return names.at(static_cast<std::size_t>(calendar));
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

std::vector<ToldCalendar> calendars_of(const Expression& expression, const NumberSpans& numbers) {
    for (const YearsInDigits& known : years_in_digits()) {
        if (known.digits != numbers.digits) continue;
        const auto is_open = [&](const End& end) {
            const Point& point = end.point;
            const int year = field_value(point.date.year).value_or(0);
            WrittenDate date = point.date;
            date.order = expression.order;
            return year >= known.first && year <= known.last && point.calendar == Calendar::unwritten &&
                   date.era == Era::common && date.day[0] != 'X' && is_of_numbers(date, numbers);
        };
        if (has_end(expression, is_open)) return known.calendars;
    }
    return {ToldCalendar::gregorian};
}

Expression with_calendar_told(const Expression& expression, ToldCalendar told, const NumberSpans& numbers) {
    if (told == ToldCalendar::none || told == ToldCalendar::gregorian) return expression;
    Expression result = expression;
    const Telling telling(told, expression.order, numbers);
    for (Stretch& stretch : result.stretches) {
        if (stretch.begin.kind == End::Kind::point) telling.tell(stretch.begin.point);
        if (stretch.end && stretch.end->kind == End::Kind::point) telling.tell(stretch.end->point);
    }
    return result;
}

}  // namespace kalends
