#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tensor/view.hpp"

// S positions, B rows.
namespace kalends {

/// Which rows of a batch have something to do at which position, and what they read there.
///
/// A loop over time works on the smallest range of rows that holds all busy ones, so padding costs nothing where a
/// batch is sorted by length, and little in any batch of similar lengths. Idle rows inside the range are skipped by
/// Cell.
class Schedule {
public:
    /// @param reads [S,B], a table row for each position and row, negative (idle_row) where there is nothing to do
    void assign(std::span<const std::int32_t> reads, std::size_t rows);

    [[nodiscard]] std::size_t length() const { return ranges_.size(); }
    [[nodiscard]] std::size_t rows() const { return rows_; }
    /// Rows that are busy at a position; empty where none is.
    [[nodiscard]] RowRange range(std::size_t position) const { return ranges_[position]; }
    /// What the rows of range(position) read.
    [[nodiscard]] std::span<const std::int32_t> reads(std::size_t position) const;

private:
    std::size_t rows_ = 0;
    std::vector<std::int32_t> reads_;
    std::vector<RowRange> ranges_;
};

}  // namespace kalends
