#include "calendar/year_first.hpp"

#include <string_view>
#include <utility>

#include "core/number_text.hpp"

namespace kalends {
namespace {

bool is_joined(const NumberSpans& numbers) {
    constexpr std::u32string_view joins = U"/.-";
    constexpr std::size_t longest = 2, size_of_year = 4;
    const std::vector<std::string>& runs = numbers.runs;
    if (runs.size() < 3 || runs[0].size() != size_of_year || runs[1].size() > longest || runs[2].size() > longest)
        return false;
    const bool is_iso_time = numbers.signs.size() > 2 && numbers.signs[2] == U't';
    return numbers.signs[0] == numbers.signs[1] && joins.find(numbers.signs[0]) != joins.npos && !is_iso_time;
}

}  // namespace

std::optional<YearFirst> meaning_of_year_first(const NumberSpans& numbers) {
    constexpr int last_month = 12, last_day = 31;
    if (!is_joined(numbers)) return std::nullopt;
    const int next = parse_number<int>(numbers.runs[1]).value_or(0),
              last = parse_number<int>(numbers.runs[2]).value_or(0);
    if (next < 1 || last < 1 || next > last_day || last > last_day || next == last) return std::nullopt;
    if (next > last_month && last > last_month) return std::nullopt;
    if (next > last_month) return YearFirst::day_next;
    return last > last_month ? YearFirst::month_next : YearFirst::ask;
}

std::optional<Expression> with_day_next(const Expression& expression, const NumberSpans& numbers) {
    const std::optional<WrittenDate> date = lone_date_or_time(expression);
    if (!date || date->form != DateForm::calendar || date->weekday != Weekday::unwritten) return std::nullopt;
    if (meaning_of_year_first(numbers) != YearFirst::ask) return std::nullopt;
    const auto is_said = [&](std::size_t place, const auto& field) {
        return field_value(field) == parse_number<int>(numbers.runs[place]);
    };
    if (!is_said(0, date->year) || !is_said(1, date->month) || !is_said(2, date->day)) return std::nullopt;
    Expression exchanged = expression;
    WrittenDate& day = exchanged.stretches.front().begin.point.date;
    std::swap(day.month, day.day);
    return exchanged;
}

}  // namespace kalends
