// In which years a column lies, and where those of two digits must lie.
#pragma once

#include <bitset>
#include <cstddef>
#include <map>
#include <optional>

#include "kalends/calendar/resolution.hpp"
#include "kalends/columns/audited_rows.hpp"

namespace kalends {

/// The years of a column's answers. Its memory does not grow with the rows.
class ColumnYears {
public:
    /// A row whose first and last year are written in full.
    void add(YearRange, const AuditedRow&);
    /// A year of which these two digits are written. 0..99
    void add_short(int digits);

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t short_years() const { return short_years_; }
    /// From the first to the last. rows() > 0
    [[nodiscard]] YearRange span() const { return {years_.begin()->first, years_.rbegin()->first}; }
    /// Of the first and of the last year, the first one each. rows() > 0
    [[nodiscard]] const AuditedRow& earliest() const { return earliest_; }
    [[nodiscard]] const AuditedRow& latest() const { return latest_; }
    /// Where two-digit years lie if they lie among the others: from the first to the last of these, but for the
    /// farthest hundredth at each end. Nothing where that is a guess: of fewer than ten full years, or than one for ten
    /// of two digits, of more than a hundred years, or where a two-digit year is not among them.
    [[nodiscard]] std::optional<YearRange> window() const;

private:
    [[nodiscard]] int quantile(double share) const;

    std::map<int, std::size_t> years_;  ///< of full years, the first and the last of each row
    std::bitset<100> short_;
    std::size_t rows_ = 0, short_years_ = 0;
    AuditedRow earliest_, latest_;
};

}  // namespace kalends
