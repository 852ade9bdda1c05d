#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "calendar/choices.hpp"
#include "kalends/calendar/resolution.hpp"
#include "text/number_spans.hpp"

// 1911-12: December 1911, or 1911 to 1912.
namespace kalends {

/// What stands behind a year of four digits, as it is written: "12" behind '-'.
struct BehindYear {
    std::string_view digits;  ///< one or two
    char32_t sign = U'-';     ///< of the text: a hyphen, a slash, or a dash, which is longer
};

/// A month as the text has it, behind a year.
struct WrittenMonth {
    std::string digits;
    char32_t sign = U'-';
    [[nodiscard]] BehindYear behind_year() const { return {digits, sign}; }
};

/// The month of a date where it stands in the text right behind the year; nothing where they do not stand there so.
std::optional<WrittenMonth> month_behind_year(const WrittenDate&, const NumberSpans&);

/// True for the signs that join a year with a month or with another year: a hyphen, a slash, a dash.
bool joins_years(char32_t sign);

/// From 1 to 12; not behind a dash, nor where it is one digit behind a slash (1731/2).
bool may_be_month(const BehindYear&);
/// The last digits of a later year: greater than the year's own, and not padded with a zero, or the next year's.
bool may_be_year(int year, const BehindYear&);

/// True where a network that reads all dashes as one takes the digits for a month: from 1 to 12, joined, and not one
/// digit behind a slash.
bool looks_like_month(const BehindYear&);
/// "12" of a year XX12, "4" of XXX4; empty for any other.
std::string last_digits(const std::array<char, 4>& year);

/// The sign says that no month stands behind the year, and the digits are those of a later one: from 1799 to 02 are
/// three years, from 1905 to 04 would be all but a century.
bool is_told_range(int year, const BehindYear&);

/// The expression with each numeric year and month that the text's own sign tells to be two years taken so: behind a
/// dash, and one digit behind a slash (1862–4, 1799–02, 1731/2). A network reads all dashes as one. A number that makes
/// no later year, or one half a century away, stays a month.
Expression with_ranges_read(const Expression&, const NumberSpans&);

/// The other way, for a network: each year with the digits of a later one behind it, of which a month could be made, as
/// a numeric year and month; it writes what the text shows, and the rules say what that means. One digit behind a
/// slash, and two above 12, are no month to anybody.
Expression with_ranges_copied(const Expression&, const NumberSpans&);

/// The expression with each numeric year and month (an order, no day) as it is meant: a month, or from that year to the
/// one that ends with the digits behind it. Asks where it can be both and nobody has told.
/// @param numbers of the text, which tell 1862-4 from 1862-04
Expression with_year_hyphens_settled(const Expression&, YearHyphen told, const NumberSpans& numbers, Choices&);

}  // namespace kalends
