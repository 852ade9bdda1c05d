#include "kalends/columns/column_years.hpp"

#include <algorithm>
#include <cmath>

namespace kalends {
namespace {

constexpr int century = 100;

bool holds(YearRange range, int last_digits) {
    for (int year = range.first; year <= range.last; ++year)
        if (year % century == last_digits) return true;
    return false;
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
    ++short_.at(static_cast<std::size_t>(digits));
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
    if (rows_ == 0 || short_years_ == 0) return std::nullopt;
    const YearRange usual{quantile(farthest), quantile(1 - farthest)};
    if (usual.first < 1 || usual.last - usual.first >= century) return std::nullopt;
    bool are_among = true;
    for (int digits = 0; digits < century; ++digits)
        are_among = are_among && (short_.at(static_cast<std::size_t>(digits)) == 0 || holds(usual, digits));
    if (are_among) return usual;
    const int middle = usual.first + (usual.last - usual.first) / 2;
    const int first = std::max(1, middle - century / 2 + 1);
    return YearRange{first, first + century - 1};
}

}  // namespace kalends
