#pragma once

#include <array>
#include <cstddef>
#include <ostream>
#include <span>

#include "cli/terminal/console.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// Rows by status, and whether there was something to write of each: what --summary and --strict want to know.
class AnswerCount {
public:
    explicit AnswerCount(AnswerForm form) : form_(form) {}

    void add(const Answer&);
    [[nodiscard]] bool all_written() const { return unwritten_ == 0; }
    /// Rows of which nothing was written as a day, though EDTF has an answer; none where EDTF is written.
    [[nodiscard]] std::size_t more_as_edtf() const { return more_as_edtf_; }
    /// A line for the rows, for each status, and for what --as edtf would answer.
    void print(std::ostream&) const;

private:
    AnswerForm form_;
    std::size_t rows_ = 0, unwritten_ = 0, more_as_edtf_ = 0;
    std::array<std::size_t, all_statuses.size()> by_status_{};
};

/// Tells a person at a terminal that rows which have got no date would have an answer in EDTF.
void hint_at_edtf(const Console&, std::span<const AnswerCount> columns);

}  // namespace kalends
