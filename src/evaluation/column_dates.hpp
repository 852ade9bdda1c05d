#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kalends {

/// A row that is worth looking at.
struct AuditedRow {
    std::uint64_t line = 0;  ///< of the input, from 1
    std::string text;
    std::string date;  ///< what was read; empty where nothing is given
};

/// The complete dates of a column: how many on each day, and the rows that are farthest apart. Memory for the years
/// that there are, however many rows.
class ColumnDates {
public:
    /// Dates further from the middle half of all than three times its width, but at least 90 days (after Tukey 1977,
    /// "far out").
    struct Outliers {
        std::chrono::sys_days usual_begin, usual_end;  ///< the first usual day, the first after the last
        std::uint64_t rows = 0;
        std::vector<AuditedRow> first;  ///< the farthest before and after
    };

    /// @param examples rows that are kept of either end
    explicit ColumnDates(std::size_t examples) : examples_(examples) {}

    void add(std::chrono::year_month_day, const AuditedRow&);

    [[nodiscard]] std::uint64_t total() const { return total_; }
    /// Dates from `begin` to before `end`.
    [[nodiscard]] std::uint64_t between(std::chrono::sys_days begin, std::chrono::sys_days end) const;
    /// The first day up to which at least this share of the dates lies. total() > 0; 0 < share <= 1
    [[nodiscard]] std::chrono::sys_days quantile(double share) const;
    /// Rows with the earliest and the latest date. total() > 0
    [[nodiscard]] const AuditedRow& earliest() const { return earliest_.front().row; }
    [[nodiscard]] const AuditedRow& latest() const { return latest_.front().row; }
    [[nodiscard]] std::chrono::sys_days first_day() const { return earliest_.front().day; }
    [[nodiscard]] std::chrono::sys_days last_day() const { return latest_.front().day; }
    /// Nothing where there are too few dates to say what is usual.
    [[nodiscard]] std::optional<Outliers> outliers() const;

private:
    struct DatedRow {
        std::chrono::sys_days day;
        AuditedRow row;
    };
    void keep(const DatedRow&);

    using DaysOfYear = std::array<std::uint64_t, 366>;
    std::map<std::chrono::year, DaysOfYear> by_day_;
    std::uint64_t total_ = 0;
    std::size_t examples_;
    std::vector<DatedRow> earliest_, latest_;  ///< the farthest first
};

}  // namespace kalends
