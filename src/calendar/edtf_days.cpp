#include "calendar/edtf_days.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <string_view>

#include "core/number_text.hpp"

namespace kalends::edtf {
namespace {

constexpr unsigned months_of_year = 12;

/// A month and a day; of a winter, those of the year behind.
struct MonthDay {
    unsigned month = 0, day = 0;
    std::int64_t years_later = 0;
};

/// The first and the last of them that a date names, in a year that is a leap year or not.
struct WithinYear {
    MonthDay first, last;
};

bool is_leap(std::int64_t year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

unsigned days_of(unsigned month, bool leap) {
    using namespace std::chrono;
    return static_cast<unsigned>((year(leap ? 2000 : 2001) / std::chrono::month(month) / last).day());
}

bool fits(const std::optional<TwoDigits>& mask, unsigned value) {
    if (!mask) return true;
    const auto same = [](char digit, unsigned number) {
        return digit == 'X' || digit == static_cast<char>('0' + number);
    };
    return same(mask->digits[0], value / 10) && same(mask->digits[1], value % 10);
}

/// First month and number of months of the groupings from 21 on: a month above 12 lies in the next year.
struct Months {
    unsigned first = 0, count = 0;
};
constexpr unsigned first_grouping = 21;
constexpr std::array<Months, 21> groupings{{
    {3, 3}, {6, 3},  {9, 3}, {12, 3},  // spring, summer, autumn, winter, wherever: taken for those of the north
    {3, 3}, {6, 3},  {9, 3}, {12, 3},  // of the north
    {9, 3}, {12, 3}, {3, 3}, {6, 3},   // of the south
    {1, 3}, {4, 3},  {7, 3}, {10, 3},  // quarters
    {1, 4}, {5, 4},  {9, 4},           // quadrimesters
    {1, 6}, {7, 6},                    // halves
}};

bool is_grouping(unsigned month) {
    return month >= first_grouping && month < first_grouping + groupings.size();
}

/// @param leap of the year after the written one, where the grouping ends there
WithinYear days_of_grouping(unsigned grouping, bool leap) {
    const auto [first, count] = groupings.at(grouping - first_grouping);
    const unsigned last = first + count - 1;
    const unsigned month = (last - 1) % months_of_year + 1;
    return {{first, 1, 0}, {month, days_of(month, leap), last > months_of_year ? 1 : 0}};
}

std::optional<WithinYear> masked_days(const Date& date, bool leap) {
    std::optional<WithinYear> found;
    for (unsigned month = 1; month <= months_of_year; ++month) {
        if (!fits(date.month, month)) continue;
        for (unsigned day = 1; day <= days_of(month, leap); ++day) {
            if (!fits(date.day, day)) continue;
            if (!found) found = WithinYear{{month, day, 0}, {}};
            found->last = {month, day, 0};
        }
    }
    return found;
}

FarDay far_day(std::int64_t year, const MonthDay& day) {
    return {year + day.years_later, day.month, day.day};
}

/// Numbers of years, without their sign.
struct Span {
    std::int64_t least = 0, greatest = 0;
};

std::int64_t power_of_ten(int exponent) {
    std::int64_t power = 1;
    for (int i = 0; i < exponent; ++i) power *= 10;
    return power;
}

/// Of a year of which all digits, or the significant ones, are written; of a masked one all that may lie between.
Span span_of(const Year& year) {
    std::string least = year.digits, greatest = year.digits;
    std::ranges::replace(least, 'X', '0');
    std::ranges::replace(greatest, 'X', '9');
    const std::int64_t scale = power_of_ten(year.exponent.value_or(0));
    Span span{parse_number<std::int64_t>(least).value_or(0) * scale,
              parse_number<std::int64_t>(greatest).value_or(0) * scale};
    if (year.significant_digits) {
        const auto digits = static_cast<int>(std::to_string(span.least).size());
        const std::int64_t step = power_of_ten(digits - *year.significant_digits);
        span.least -= span.least % step;
        span.greatest = span.least + step - 1;
    }
    return span;
}

bool fits(const Year& year, std::int64_t number) {
    if (year.is_long() || year.significant_digits) return true;
    if (year.is_negative && number == 0) return false;
    const std::string digits = padded(static_cast<int>(number), year.digits.size());
    return std::ranges::equal(year.digits, digits, [](char mask, char digit) { return mask == 'X' || mask == digit; });
}

/// Looks through the years of a mask for the first and the last that have such a day.
class Search {
public:
    explicit Search(const Date& date)
        : year_(date.year), span_(span_of(date.year)), common_(within(date, false)), leap_(within(date, true)) {}

    /// Of the least number if `least`, else of the greatest; nothing where no year has such a day.
    [[nodiscard]] std::optional<std::int64_t> year(bool least) const {
        if (!common_ && !leap_) return std::nullopt;
        const std::int64_t step = least ? 1 : -1;
        for (std::int64_t number = least ? span_.least : span_.greatest;
             number >= span_.least && number <= span_.greatest; number += step)
            if (fits(year_, number) && in(number)) return number;
        return std::nullopt;
    }

    /// The days of a year by its number.
    [[nodiscard]] const std::optional<WithinYear>& in(std::int64_t number) const {
        return is_leap(number + offset_) ? leap_ : common_;
    }

private:
    std::optional<WithinYear> within(const Date& date, bool leap) {
        const std::optional<unsigned> month = date.month ? number(*date.month) : std::nullopt;
        if (!month || *month <= months_of_year) return masked_days(date, leap);
        if (!is_grouping(*month) || date.day) return std::nullopt;
        const WithinYear days = days_of_grouping(*month, leap);
        if (days.last.years_later > 0) offset_ = year_.is_negative ? -1 : 1;
        return days;
    }

    const Year& year_;
    Span span_;
    std::int64_t offset_ = 0;  ///< from a year's number to that of the year whose February counts
    std::optional<WithinYear> common_, leap_;
};

}  // namespace

std::optional<unsigned> number(const TwoDigits& written) {
    return parse_number<unsigned>({written.digits.data(), written.digits.size()});
}

std::optional<PossibleDays> possible_days(const Date& date) {
    const Search search(date);
    const bool is_negative = date.year.is_negative;
    const std::optional<std::int64_t> first = search.year(!is_negative), last = search.year(is_negative);
    if (!first || !last) return std::nullopt;
    const std::int64_t sign = is_negative ? -1 : 1;
    return PossibleDays{far_day(sign * *first, search.in(*first)->first), far_day(sign * *last, search.in(*last)->last),
                        date.year.digits.find_first_not_of('X') != std::string::npos};
}

bool is_after(const PossibleDays& begin, const PossibleDays& end) {
    return begin.is_bounded && end.is_bounded && begin.first > end.last;
}

}  // namespace kalends::edtf
