#include <algorithm>
#include <cmath>
#include <functional>

#include "kalends/columns/column_audit.hpp"

namespace kalends {
namespace {

using namespace std::chrono;

constexpr std::uint64_t fewest_dates = 10;  // that say what is usual
constexpr days least_width{30};
constexpr int widths = 3;

sys_days first_of(year year) {
    return year / January / 1;
}

/// Inserts `value` in the order of `is_before`, behind its equals; the last goes where there are more than `most`.
template <class Value, class Order, class Key>
void insert_ordered(std::vector<Value>& values, const Value& value, std::size_t most, Order is_before, Key key) {
    const auto place = std::ranges::upper_bound(values, std::invoke(key, value), is_before, key);
    if (place == values.end() && values.size() >= most) return;
    values.insert(place, value);
    if (values.size() > most) values.pop_back();
}

}  // namespace

void ColumnDates::keep(const DatedRow& row) {
    insert_ordered(earliest_, row, examples_, std::ranges::less(), &DatedRow::day);
    insert_ordered(latest_, row, examples_, std::ranges::greater(), &DatedRow::day);
}

void ColumnDates::add(year_month_day date, const AuditedRow& row) {
    const sys_days day(date);
    ++by_day_[date.year()].at(static_cast<std::size_t>((day - first_of(date.year())).count()));
    ++total_;
    keep({day, row});
}

std::uint64_t ColumnDates::between(sys_days begin, sys_days end) const {
    std::uint64_t dates = 0;
    for (const auto& [year, days_of_year] : by_day_)
        for (std::size_t i = 0; i < days_of_year.size(); ++i) {
            const sys_days day = first_of(year) + days(i);
            if (day >= begin && day < end) dates += days_of_year[i];
        }
    return dates;
}

sys_days ColumnDates::quantile(double share) const {
    const auto wanted = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(total_)));
    std::uint64_t so_far = 0;
    for (const auto& [year, days_of_year] : by_day_)
        for (std::size_t i = 0; i < days_of_year.size(); ++i)
            if ((so_far += days_of_year[i]) >= wanted) return first_of(year) + days(i);
    return last_day();
}

std::optional<ColumnDates::Outliers> ColumnDates::outliers() const {
    if (total_ < fewest_dates) return std::nullopt;
    const sys_days low = quantile(0.25), high = quantile(0.75);
    const days reach = widths * std::max(high - low, least_width);
    Outliers outliers{low - reach, high + reach + days(1), 0, {}};
    outliers.rows = total_ - between(outliers.usual_begin, outliers.usual_end);
    for (const DatedRow& early : earliest_)
        if (early.day < outliers.usual_begin) outliers.first.push_back(early.row);
    for (const DatedRow& late : latest_)
        if (late.day >= outliers.usual_end) outliers.first.push_back(late.row);
    return outliers;
}

}  // namespace kalends
