#pragma once

#include <cstddef>
#include <string_view>

#include "kalends/columns/block_normalizer.hpp"
#include "normalizer/transcript.hpp"

namespace kalends {

/// By which calendar the bare numbers of a column are counted: one that some rows name, by a word or a month of it,
/// where none names another, ours among them (9 May 2018, AD). Counts only; independent of the order in which rows are
/// added.
class CalendarEvidence {
public:
    /// A reading less sure than this proves nothing for other rows; of ours it still speaks against another.
    static constexpr double min_confidence = 0.8;

    /// Counts so many rows of a text that was read.
    void add(const Transcript&, std::string_view text, std::size_t rows = 1);
    [[nodiscard]] const CalendarSummary& summary() const { return summary_; }

private:
    CalendarSummary summary_;
};

}  // namespace kalends
