#include "kalends/calendar/resolution.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string_view>

#include "core/number_text.hpp"

namespace kalends {
namespace {

/// Unwritten years may be leap years: any leap year stands for them.
constexpr int some_leap_year = 2000;

/// The fields as numbers; a field with a digit missing is unwritten, a two-digit year has its century.
struct Fields {
    std::optional<int> year, month, day;
};

/// The last two digits of a year whose first two are not written.
std::optional<int> two_digit_year(const std::array<char, 4>& year) {
    if (year[0] != 'X' || year[1] != 'X') return std::nullopt;
    return field_value(std::array<char, 2>{year[2], year[3]});
}

/// A year that no calendar of ours has.
constexpr int no_year = 0;

/// The year of the common era that an era's year is; none before its first, nor of a reign longer than a life.
int common_year(Era era, int year_of_era) {
    constexpr int longest_reign = 100, last_year = 9999;
    const bool is_reign = era >= Era::meiji;
    if (era == Era::before_christ || year_of_era < 1 || (is_reign && year_of_era > longest_reign)) return no_year;
    const int year = year_offset(era) + year_of_era;
    return year <= last_year ? std::max(no_year, year) : no_year;
}

/// False also for two digits of an era that had no more years: 昭和20年 says all.
bool lacks_century(const WrittenDate& written) {
    return two_digit_year(written.year) && (written.era == Era::common || written.era == Era::buddhist);
}

std::optional<int> year_value(const WrittenDate& written, int century_pivot) {
    constexpr int buddhist_century = 2500;
    const std::optional<int> two_digits = two_digit_year(written.year);
    const std::optional<int> year = two_digits ? two_digits : field_value(written.year);
    if (!year) return std::nullopt;
    if (written.era == Era::buddhist && two_digits) return common_year(written.era, *year + buddhist_century);
    if (written.era != Era::common) return common_year(written.era, *year);
    return two_digits ? *year + (*year < century_pivot ? 2000 : 1900) : *year;
}

/// True where months and days are those of the calendar that Japan had until 1872, which is none of ours.
bool is_lunar(const WrittenDate& written, const Fields& fields) {
    return written.era == Era::meiji && fields.year < 1873 && (fields.month || fields.day);
}

/// Month and day, where written, exist in some year, or in the year that is written.
bool is_possible(const Fields& fields) {
    using namespace std::chrono;
    const int day_number = fields.day.value_or(1);
    if (fields.year == 0) return false;
    if (!fields.month) return day_number >= 1 && day_number <= 31;
    return year_month_day(year(fields.year.value_or(some_leap_year)), month(static_cast<unsigned>(*fields.month)),
                          day(static_cast<unsigned>(day_number)))
        .ok();
}

/// Years have four digits and begin with 1; the last week of 9999 reaches beyond, the first of 0001 may begin before.
bool has_four_digits(std::chrono::sys_days day) {
    const auto year = static_cast<int>(std::chrono::year_month_day(day).year());
    return year >= 1 && year <= 9999;
}

/// The day that a week date names (ISO 8601-1:2019, 4.3.4 and 5.2.4: week 1 holds 4 January); none where there is none.
std::optional<std::chrono::year_month_day> week_date(const WrittenDate& written, int year_number) {
    using namespace std::chrono;
    const int week = *field_value(written.month);
    const int day_of_week = *field_value(written.day);
    const sys_days fourth = year(year_number) / January / 4;
    const sys_days first_monday = fourth - (weekday(fourth) - Monday);
    const sys_days day = first_monday + weeks(week - 1) + days(day_of_week - 1);
    const sys_days thursday = day - (weekday(day) - Monday) + days(3);
    const bool exists = week >= 1 && day_of_week >= 1 && day_of_week <= 7 &&
                        year_month_day(thursday).year() == year(year_number) && has_four_digits(day);
    return exists ? std::optional(year_month_day(day)) : std::nullopt;
}

/// The day that an ordinal date names (ISO 8601-1:2019, 5.2.3).
std::optional<std::chrono::year_month_day> ordinal_date(const WrittenDate& written, int year_number) {
    using namespace std::chrono;
    const int number = *field_value(written.month) * 100 + *field_value(written.day);
    const sys_days day = sys_days(year(year_number) / January / 1) + days(number - 1);
    const bool exists = number >= 1 && year_month_day(day).year() == year(year_number);
    return exists ? std::optional(year_month_day(day)) : std::nullopt;
}

/// The same day as year, month and day; nothing where a part is unwritten or the day does not exist.
std::optional<WrittenDate> in_calendar_form(const WrittenDate& written, int century_pivot) {
    const std::optional<int> year = year_value(written, century_pivot);
    if (!year || !field_value(written.month) || !field_value(written.day)) return std::nullopt;
    const auto day = written.form == DateForm::week ? week_date(written, *year) : ordinal_date(written, *year);
    if (!day) return std::nullopt;
    const auto two_digits = [](unsigned number) {
        return std::array{static_cast<char>('0' + number / 10 % 10), static_cast<char>('0' + number % 10)};
    };
    WrittenDate result = written;
    result.form = DateForm::calendar;
    const auto full_year = static_cast<unsigned>(static_cast<int>(day->year()));
    const auto [thousands, hundreds] = two_digits(full_year / 100);
    const auto [tens, ones] = two_digits(full_year);
    result.year = {thousands, hundreds, tens, ones};
    result.month = two_digits(static_cast<unsigned>(day->month()));
    result.day = two_digits(static_cast<unsigned>(day->day()));
    return result;
}

void append(std::string& text, std::string_view separator, int number, std::size_t width) {
    text.append(separator).append(padded(number, width));
}

/// ISO 8601:2000, 5.2.1.3 (and RFC 6350, 4.3.1) for what lacks its year. Fields can be left out at either end, but none
/// in between: a year and a day without the month are the year alone.
std::string iso(const Fields& fields) {
    std::string text;
    if (fields.year) append(text, "", *fields.year, 4);
    if (fields.month) append(text, fields.year ? "-" : "--", *fields.month, 2);
    if (fields.day && fields.month) append(text, "-", *fields.day, 2);
    if (fields.day && !fields.month && !fields.year) append(text, "---", *fields.day, 2);
    return text;
}

Validity validity(const Fields& fields) {
    if (fields.year && fields.day) return fields.month ? Validity::complete : Validity::unread;
    return fields.year || fields.month || fields.day ? Validity::partial : Validity::none;
}

bool contradicts(Weekday written, const Fields& fields) {
    using namespace std::chrono;
    const year_month_day date(year(*fields.year), month(static_cast<unsigned>(*fields.month)),
                              day(static_cast<unsigned>(*fields.day)));
    return written != Weekday::unwritten && weekday(date).iso_encoding() != static_cast<unsigned>(written);
}

ResolvedDate resolve_other_form(const WrittenDate& written, const ResolutionOptions& options) {
    ResolvedDate result;
    result.validity = Validity::impossible;
    if (const auto calendar = in_calendar_form(written, options.century_pivot)) result = resolve(*calendar, options);
    result.flags.set(Flag::century_assumed, lacks_century(written));
    return result;
}

}  // namespace

std::string_view name(Flag flag) {
    constexpr std::array<std::string_view, flag_count> names{
        "weekday-mismatch", "century-assumed", "era-converted", "input-repaired",  "truncated",
        "approximate",      "uncertain",       "supplied",      "corrected",       "copyright-or-circa",
        "undated",          "part-undated",    "bulk",          "northern-season", "dual-year",
        "calendars-agree",  "no-edtf",         "rounded"};
    return names.at(static_cast<std::size_t>(flag));
}

int year_offset(Era era) {
    constexpr std::array offsets{0, 0, -543, 1911, -2333, 1867, 1911, 1925, 1988, 2018, 0, 0};  // by Era
    return offsets.at(static_cast<std::size_t>(era));
}

ResolvedDate resolve(const WrittenDate& written, const ResolutionOptions& options) {
    if (written.form != DateForm::calendar) return resolve_other_form(written, options);
    const Fields fields{year_value(written, options.century_pivot), field_value(written.month),
                        field_value(written.day)};
    ResolvedDate result;
    result.flags.set(Flag::century_assumed, lacks_century(written));
    if (!is_possible(fields) || is_lunar(written, fields)) {
        result.validity = Validity::impossible;
        return result;
    }
    result.iso = iso(fields);
    result.validity = validity(fields);
    result.flags.set(Flag::era_converted, written.era != Era::common);
    const bool complete = result.validity == Validity::complete;
    result.flags.set(Flag::weekday_mismatch, complete && contradicts(written.weekday, fields));
    return result;
}

}  // namespace kalends
