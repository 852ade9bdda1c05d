#include "normalizer/interpretation.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "calendar/orders.hpp"
#include "calendar/year_hyphen.hpp"
#include "core/number_text.hpp"
#include "decoding/alignment.hpp"
#include "normalizer/confidence.hpp"

namespace kalends {
namespace {

/// Less likely than not.
constexpr double in_doubt = 0.5;

bool counts_in_an_era(const Expression& written) {
    return has_end(written, [](const End& end) { return end.point.date.era != Era::common; });
}

/// Those that would be open if the dates were such of bare numbers; none where their numbers do not stand in the text
/// as bare ones do.
std::vector<Order> orders_in_text(const Interpretation& read, const NumberSpans& numbers) {
    if (counts_in_an_era(read.written)) return {};
    if (std::optional<WrittenDate> date = lone_date_or_time(read.written)) {
        const std::vector<Order> own = read.is_numeric() ? open_orders(*date) : std::vector<Order>();
        if (!read.is_numeric()) date->order = Order::dmy;  // as as_numeric()
        return open_orders(*date, numbers.runs).value_or(own);
    }
    if (!read.is_numeric()) return {};
    return open_orders(read.written, numbers.runs).value_or(open_orders(read.written));
}

/// As 8/9/2021 or 08-09-2021, day and month in any order.
bool stands_with_slashes(const Expression& written, const NumberSpans& numbers) {
    constexpr std::u32string_view signs = U"/-";
    const std::optional<WrittenDate> date = lone_date_or_time(written);
    const std::optional<int> day = date ? field_value(date->day) : std::nullopt,
                             month = date ? field_value(date->month) : std::nullopt;
    if (!day || !month) return false;
    const auto number = [&](std::size_t i) { return parse_number<int>(numbers.runs[i]).value_or(0); };
    for (std::size_t i = 0; i + 2 < numbers.runs.size(); ++i) {
        const bool are_joined = numbers.signs[i] == numbers.signs[i + 1] && signs.find(numbers.signs[i]) != signs.npos;
        const bool are_its =
            (number(i) == *day && number(i + 1) == *month) || (number(i) == *month && number(i + 1) == *day);
        if (are_joined && are_its && field_value(date->year) == number(i + 2)) return true;
    }
    return false;
}

/// True where the text has a year of four digits and a month as bare numbers, joined.
bool joins_year_and_month(const WrittenDate& date, const NumberSpans& numbers) {
    if (date.order != Order::none || date.era != Era::common || date.day[0] != 'X' || date.month[0] == 'X')
        return false;
    const std::optional<WrittenMonth> month = month_behind_year(date, numbers);
    return month && joins_years(month->sign);
}

/// A model that was taught days alone writes two digits of a short year before Christ, which has no others.
Expression with_whole_years(Expression written) {
    for (Stretch& stretch : written.stretches) {
        WrittenDate& date = stretch.begin.point.date;
        if (date.era == Era::before_christ && date.year[0] == 'X' && date.year[2] != 'X')
            date.year[0] = date.year[1] = '0';
    }
    return written;
}

/// A model that was taught days alone marks no order of a year and a month: 1911-12 and 1911/12 are bare numbers, which
/// can be years as well.
Expression with_order_of_months(Expression written, const NumberSpans& numbers) {
    const std::optional<WrittenDate> date = lone_date(written);
    if (date && joins_year_and_month(*date, numbers)) written.order = Order::ymd;
    return written;
}

/// The runs of digits between which no letters stand: of "5 tháng 10 1676" the first alone.
std::vector<std::vector<std::string>> runs_between_letters(const NumberSpans& numbers) {
    std::vector<std::vector<std::string>> groups;
    for (std::size_t i = 0; i < numbers.runs.size(); ++i) {
        const bool is_behind_letters = i < numbers.is_behind_letters.size() && numbers.is_behind_letters[i];
        if (groups.empty() || is_behind_letters) groups.emplace_back();
        groups.back().push_back(numbers.runs[i]);
    }
    return groups;
}

/// Beside a date with its month in words a model may mark no order of the others' numbers. Where all are of numbers and
/// have no year, their points told it ("7.–12.5.").
Expression with_order_of_numbers(Expression copied, const NumberSpans& numbers) {
    if (copied.order != Order::none || lone_date_or_time(copied)) return copied;
    Expression numeric = copied;
    numeric.order = Order::dmy;
    const std::vector<WrittenDate> dates = numeric_dates(numeric);
    const std::vector<std::vector<std::string>> groups = runs_between_letters(numbers);
    const auto is_of_numbers = [&](const WrittenDate& date) {
        return std::ranges::any_of(groups, [&](const auto& runs) { return stands_in(date, runs); });
    };
    const auto is_pointed = [&](const WrittenDate& date) { return is_of_numbers(date) && date.year[3] == 'X'; };
    const bool has_numbers = std::ranges::any_of(dates, is_of_numbers);
    return has_numbers && !std::ranges::all_of(dates, is_pointed) ? numeric : copied;
}

}  // namespace

bool Interpretation::is_numeric() const {
    return kalends::is_numeric(written);
}

Expression Interpretation::as_numeric() const {
    Expression numeric = written;
    if (!is_numeric()) numeric.order = Order::dmy;
    return numeric;
}

Interpretation read_out(const Hypothesis& copied, const NumberSpans& numbers) {
    Expression as_copied = with_order_of_numbers(expression_from_symbols(copied.symbols), numbers);
    const Order order = as_copied.order;
    Interpretation result;
    result.written = settled(std::move(as_copied), numbers.runs);
    if (result.written.order != order) result.reordered = reordered(copied, result.written.order, numbers.runs);
    result.written = with_order_of_months(with_whole_years(std::move(result.written)), numbers);
    result.written = with_ranges_read(result.written, numbers);
    result.is_misread = result.is_numeric() && !stands_in(result.written, numbers.runs);
    return result;
}

Interpretation interpret(const Hypothesis& copied, const NumberSpans& numbers) {
    Interpretation result = read_out(copied, numbers);
    result.open = orders_in_text(result, numbers);
    result.has_slashes = !result.open.empty() && stands_with_slashes(result.written, numbers);
    result.weekday_in_doubt = probability_of(Role::weekday, result.meant(copied)) < in_doubt;
    result.order_in_doubt = result.is_misread || probability_of_order(result.meant(copied)) < in_doubt;
    return result;
}

Interpretation interpret(const Expression& written, const NumberSpans& numbers) {
    Interpretation result;
    result.written = written;
    if (result.is_numeric()) result.open = orders_in_text(result, numbers);
    return result;
}

}  // namespace kalends
