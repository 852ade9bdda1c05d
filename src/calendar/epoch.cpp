#include "calendar/epoch.hpp"

#include <algorithm>
#include <string>

#include "calendar/day_time.hpp"
#include "calendar/iso_date.hpp"
#include "core/digits.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

/// A number as it is written: -1.5 is negative, 1 and "5".
struct WrittenNumber {
    bool is_negative = false;
    std::int64_t whole = 0;
    std::string_view fraction;  ///< its digits
};

/// Nothing where it is beyond what any year counts to.
std::optional<WrittenNumber> parse(std::string_view text) {
    WrittenNumber number;
    number.is_negative = text.starts_with('-');
    if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::optional<std::int64_t> whole = parse_number<std::int64_t>(text.substr(0, point));
    constexpr std::int64_t farthest = 1'000'000'000'000'000;  // milliseconds of 30,000 years
    if (!whole || *whole > farthest) return std::nullopt;
    number.whole = *whole;
    number.fraction = text.substr(std::min(point + 1, text.size()));
    return number;
}

std::int64_t power_of_ten(std::size_t exponent) {
    std::int64_t power = 1;
    while (exponent-- > 0) power *= 10;
    return power;
}

/// A time of UTC, or a local one.
struct Counted {
    sys_seconds at;
    DayTime time;
    bool has_time = true;
};

/// Of at most nine digits.
Clock::Fraction fraction_of(std::string_view digits) {
    constexpr std::size_t most = 9;
    digits = digits.substr(0, most);
    return {parse_number<std::uint32_t>(digits).value_or(0), static_cast<std::uint8_t>(digits.size())};
}

/// Seconds and the digits behind their point, which count on from the second before where the number is negative.
Counted unix_time(bool is_negative, std::int64_t whole, std::string_view fraction) {
    Counted counted{sys_seconds(seconds(is_negative ? -whole : whole)), {}};
    Clock::Fraction behind = fraction_of(fraction);
    if (is_negative && behind.value > 0) {
        behind.value = static_cast<std::uint32_t>(power_of_ten(behind.digits)) - behind.value;
        counted.at -= seconds(1);
    }
    counted.time.fraction = behind;
    counted.time.offset = seconds(0);
    counted.time.is_utc = true;
    return counted;
}

Counted unix_milliseconds(const WrittenNumber& number) {
    constexpr std::int64_t unit = 1000;
    const std::string fraction = number.whole % unit == 0 ? "" : padded(static_cast<int>(number.whole % unit), 3);
    return unix_time(number.is_negative, number.whole / unit, fraction);
}

/// Nothing before 1900, and for the day that never was.
std::optional<Counted> spreadsheet_day(const WrittenNumber& number) {
    constexpr std::int64_t never = 60;
    if (number.is_negative || number.whole == 0 || number.whole == never) return std::nullopt;
    const sys_days before_first = sys_days(year(1899) / December / 31) - days(number.whole > never ? 1 : 0);
    Counted counted{before_first + days(number.whole), {}, !number.fraction.empty()};
    constexpr std::size_t most_digits = 12;
    const std::string_view digits = number.fraction.substr(0, most_digits);
    const std::int64_t unit = power_of_ten(digits.size());
    const std::int64_t of_day = parse_number<std::int64_t>(digits).value_or(0) * seconds(days(1)).count();
    counted.at += seconds((of_day + unit / 2) / unit);
    return counted;
}

std::optional<Counted> counted(const WrittenNumber& number, Epoch epoch) {
    if (epoch == Epoch::excel) return spreadsheet_day(number);
    if (epoch == Epoch::unix_milliseconds) return unix_milliseconds(number);
    return unix_time(number.is_negative, number.whole, number.fraction);
}

/// Of years 1 to 9999.
bool is_written(sys_seconds at) {
    constexpr sys_days first = year(1) / January / 1, end = year(10'000) / January / 1;
    return at >= first && at < end;
}

}  // namespace

bool is_bare_number(std::string_view text) {
    if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
    const std::size_t point = text.find('.');
    const auto are_digits = [](std::string_view part) {
        return !part.empty() && std::ranges::all_of(part, [](char c) { return is_digit(c); });
    };
    return are_digits(text.substr(0, point)) && (point == std::string_view::npos || are_digits(text.substr(point + 1)));
}

ResolvedDate resolve_epoch(std::string_view number, Epoch epoch, bool in_utc) {
    const std::optional<WrittenNumber> written = parse(number);
    std::optional<Counted> found = written ? counted(*written, epoch) : std::nullopt;
    const sys_days day = found ? floor<days>(found->at) : sys_days();
    if (!found || !is_written(found->at)) return {.validity = Validity::impossible, .iso = {}};
    ResolvedDate result{.validity = Validity::complete, .iso = to_iso(day)};
    result.edtf = result.datetime = result.iso;
    result.bounds = {day, day};
    if (!found->has_time) return result;
    found->time.since_midnight = found->at - day;
    found->time.has_seconds = true;
    result.datetime = to_iso(day, found->time, in_utc);
    return result;
}

}  // namespace kalends
