// What the rows of a column say of times of the day and of zones.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "kalends/columns/audited_rows.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// Counts rows with times. Its memory grows with the zones that there are, not with the rows.
class ColumnTimes {
public:
    /// @param examples rows that are kept of each kind
    explicit ColumnTimes(std::size_t examples) : examples_(examples) {}

    void add(const AuditedRow&, const Answer&);

    [[nodiscard]] std::size_t rows() const { return rows_; }
    /// Rows with hours from 1 to 12 without am, pm or a part of the day.
    [[nodiscard]] const AuditedRows& up_to_twelve() const { return up_to_twelve_; }
    /// True where so many rows have such hours and none has another that am and pm may have been lost.
    [[nodiscard]] bool may_lack_halves() const;
    /// By their offsets from UTC, "Z" or "+02:00", the most frequent first; of the other rows none is known.
    [[nodiscard]] std::vector<AuditedRows> zones() const;

private:
    void count(AuditedRows&, const AuditedRow&) const;

    std::size_t examples_;
    std::size_t rows_ = 0, beyond_twelve_ = 0, of_known_half_ = 0;
    AuditedRows up_to_twelve_;
    std::map<std::string, AuditedRows> zones_;
};

}  // namespace kalends
