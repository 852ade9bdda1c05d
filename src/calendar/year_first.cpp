#include "calendar/year_first.hpp"

#include <utility>

#include "core/number_text.hpp"

namespace kalends {

std::optional<YearFirst> meaning_of_year_first(std::span<const std::string> digit_runs) {
    constexpr std::size_t size_of_year = 4, longest = 2, last_of_date = 3;
    constexpr int last_month = 12, last_day = 31;
    if (digit_runs.size() < last_of_date || digit_runs[0].size() != size_of_year) return std::nullopt;
    if (digit_runs[1].size() > longest || digit_runs[2].size() > longest) return std::nullopt;
    const int next = parse_number<int>(digit_runs[1]).value_or(0), last = parse_number<int>(digit_runs[2]).value_or(0);
    if (next < 1 || last < 1 || next > last_day || last > last_day || next == last) return std::nullopt;
    if (next > last_month && last > last_month) return std::nullopt;
    if (next > last_month) return YearFirst::day_next;
    return last > last_month ? YearFirst::month_next : YearFirst::ask;
}

std::optional<Expression> with_day_next(const Expression& expression, std::span<const std::string> digit_runs) {
    const std::optional<WrittenDate> date = lone_date_or_time(expression);
    if (!date || meaning_of_year_first(digit_runs) != YearFirst::ask) return std::nullopt;
    const auto is_said = [&](std::size_t place, const auto& field) {
        return field_value(field) == parse_number<int>(digit_runs[place]);
    };
    if (!is_said(0, date->year) || !is_said(1, date->month) || !is_said(2, date->day)) return std::nullopt;
    Expression exchanged = expression;
    WrittenDate& day = exchanged.stretches.front().begin.point.date;
    std::swap(day.month, day.day);
    return exchanged;
}

}  // namespace kalends
