#include "kalends/columns/column_years.hpp"

#include <cmath>

namespace kalends {
namespace {

constexpr int century = 100;

bool holds(YearRange range, int last_digits) {
    const int first = range.first + (last_digits - range.first % century + century) % century;
    return first <= range.last;
}

}  // namespace

void ColumnYears::add(YearRange years, const AuditedRow& row) {
    if (rows_ == 0 || years.first < span().first) earliest_ = row;
    if (rows_ == 0 || years.last > span().last) latest_ = row;
    ++rows_;
    ++years_[years.first];
    ++years_[years.last];
}

void ColumnYears::add_short(int digits) {
    ++short_years_;
    short_.set(static_cast<std::size_t>(digits));
}

int ColumnYears::quantile(double share) const {
    const auto wanted = static_cast<std::size_t>(std::ceil(share * 2 * static_cast<double>(rows_)));
    std::size_t seen = 0;
    for (const auto& [year, count] : years_)
        if ((seen += count) >= wanted) return year;
    return years_.rbegin()->first;
}

std::optional<YearRange> ColumnYears::window() const {
    constexpr double farthest = 0.01;
    constexpr std::size_t fewest = 10, most_short_for_one = 10;
    const bool are_enough = rows_ >= fewest && rows_ * most_short_for_one >= short_years_;
    if (short_years_ == 0 || !are_enough) return std::nullopt;
    const YearRange usual{quantile(farthest), quantile(1 - farthest)};
    if (usual.first < 1 || usual.last - usual.first >= century) return std::nullopt;
    for (int digits = 0; digits < century; ++digits)
        if (short_[static_cast<std::size_t>(digits)] && !holds(usual, digits)) return std::nullopt;
    return usual;
}

}  // namespace kalends
