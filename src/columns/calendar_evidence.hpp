#pragma once

#include <cstddef>
#include <optional>
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

    /// Which one a text names, of itself; nothing where it names none or several, or is not surely read.
    static std::optional<ToldCalendar> named_by(const Transcript&);
    /// Counts so many rows of a text that was read.
    void add(const Transcript&, std::string_view text, std::size_t rows = 1);
    /// The same, where it is known what it names.
    void add(std::optional<ToldCalendar> named, std::string_view text, std::size_t rows);
    [[nodiscard]] const CalendarSummary& summary() const { return summary_; }

private:
    CalendarSummary summary_;
};

}  // namespace kalends
