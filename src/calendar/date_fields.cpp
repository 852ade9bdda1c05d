#include "calendar/date_fields.hpp"

#include <array>
#include <chrono>

#include "kalends/calendar/resolution.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

/// Unwritten years may be leap years: any leap year stands for them.
constexpr int some_leap_year = 2000;

/// The last two digits of a year whose first two are not written.
std::optional<int> two_digit_year(const std::array<char, 4>& year) {
    if (year[0] != 'X' || year[1] != 'X') return std::nullopt;
    return field_value(std::array<char, 2>{year[2], year[3]});
}

/// Sets the year where one is written, and whether it exists.
void set_year(DateFields& fields, const WrittenDate& written, int century_pivot, int shift) {
    constexpr int buddhist_century = 2500;
    const std::optional<int> two_digits = two_digit_year(written.year);
    const std::optional<int> number = two_digits ? two_digits : field_value(written.year);
    if (!number) return;
    if (two_digits && written.era == Era::common)
        fields.year = with_century(*two_digits, century_pivot);
    else
        fields.year =
            common_year(written.era, written.era == Era::buddhist && two_digits ? *number + buddhist_century : *number);
    if (!fields.year && *number == 0 && shift > 0)
        fields.year = common_year(written.era, shift);  // 88-00: to 100
    else if (fields.year)
        *fields.year += shift;
    fields.exists = fields.year.has_value();
}

/// True where months and days are those of the calendar that Japan had until 1872, which is none of ours.
bool is_lunar(const WrittenDate& written, const DateFields& fields) {
    return written.era == Era::meiji && fields.year < 1873 && (fields.month || fields.day);
}

/// The last week of 9999 reaches beyond what can be written, the first of 9999 before it.
bool has_four_digits(sys_days day) {
    const auto number = static_cast<int>(year_month_day(day).year());
    return number >= -last_year && number <= last_year;
}

/// The day that a week date names (ISO 8601-1:2019, 4.3.4 and 5.2.4: week 1 holds 4 January); none where there is none.
std::optional<year_month_day> week_date(const WrittenDate& written, int year_number) {
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
std::optional<year_month_day> ordinal_date(const WrittenDate& written, int year_number) {
    const int number = *field_value(written.month) * 100 + *field_value(written.day);
    const sys_days day = sys_days(year(year_number) / January / 1) + days(number - 1);
    const bool exists = number >= 1 && year_month_day(day).year() == year(year_number);
    return exists ? std::optional(year_month_day(day)) : std::nullopt;
}

/// Of another form than the calendar's.
void set_day(DateFields& fields, const WrittenDate& written) {
    fields.exists = fields.exists && fields.year && field_value(written.month) && field_value(written.day);
    if (!fields.exists) return;
    const auto day =
        written.form == DateForm::week ? week_date(written, *fields.year) : ordinal_date(written, *fields.year);
    fields.exists = day.has_value();
    if (!day) return;
    fields.year = static_cast<int>(day->year());
    fields.month = static_cast<int>(static_cast<unsigned>(day->month()));
    fields.day = static_cast<int>(static_cast<unsigned>(day->day()));
}

bool is_of_japan(Era era) {
    return era >= Era::meiji && era <= Era::reiwa;
}

}  // namespace

int with_century(int two_digits, int century_pivot) {
    return two_digits + (two_digits < century_pivot ? 2000 : 1900);
}

std::optional<int> common_year(Era era, int year_of_era) {
    constexpr int longest_reign = 100;
    if (year_of_era < 1 || (is_of_japan(era) && year_of_era > longest_reign)) return std::nullopt;
    if (era == Era::before_christ) return 1 - year_of_era;
    if (era == Era::signed_year) return -year_of_era;
    const int year = year_offset(era) + year_of_era;
    return year >= 1 && year <= last_year ? std::optional(year) : std::nullopt;
}

bool is_reign(Era era) {
    return era == Era::minguo || is_of_japan(era);
}

int last_year_of_reign(Era era) {
    if (!is_of_japan(era) || era == Era::reiwa) return last_year;
    const auto next = static_cast<Era>(static_cast<int>(era) + 1);
    return year_offset(next) + 1 - year_offset(era);
}

bool lacks_century(const WrittenDate& written) {
    return two_digit_year(written.year) && (written.era == Era::common || written.era == Era::buddhist);
}

bool is_possible(const DateFields& fields) {
    const int day_number = fields.day.value_or(1);
    if (!fields.month) return day_number >= 1 && day_number <= 31;
    return year_month_day(year(fields.year.value_or(some_leap_year)), month(static_cast<unsigned>(*fields.month)),
                          day(static_cast<unsigned>(day_number)))
        .ok();
}

Period period_of(const DateFields& fields) {
    if (!fields.month) return year_period(*fields.year);
    if (!fields.day) return month_period(*fields.year, *fields.month);
    return day_period(year(*fields.year) / *fields.month / *fields.day);
}

DateFields fields_of(const WrittenDate& written, int century_pivot, int shift) {
    DateFields fields;
    set_year(fields, written, century_pivot, shift);
    if (written.form == DateForm::calendar) {
        fields.month = field_value(written.month);
        fields.day = field_value(written.day);
        fields.exists = fields.exists && !is_lunar(written, fields);
    } else {
        set_day(fields, written);
    }
    return fields;
}

std::optional<std::chrono::sys_days> written_day(const WrittenDate& date) {
    const std::optional<int> year = field_value(date.year), month = field_value(date.month),
                             day = field_value(date.day);
    if (date.form != DateForm::calendar || !year || !month || !day) return std::nullopt;
    const std::chrono::year_month_day written{std::chrono::year(*year),
                                              std::chrono::month(static_cast<unsigned>(*month)),
                                              std::chrono::day(static_cast<unsigned>(*day))};
    return written.ok() ? std::optional(std::chrono::sys_days(written)) : std::nullopt;
}

}  // namespace kalends
