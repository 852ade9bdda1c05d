#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

#include "cli/terminal/console.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// Rows by status, and whether there was something to write of each: what --summary and --strict want to know.
class AnswerCount {
public:
    explicit AnswerCount(AnswerForm form) : form_(form) {}

    /// @param text where the reader of hints has it; else empty
    void add(const Answer&, std::string_view text = {});
    [[nodiscard]] std::size_t rows() const { return rows_; }
    /// Rows by status of which nothing was written, by Status.
    [[nodiscard]] const std::array<std::size_t, all_statuses.size()>& unwritten() const { return unwritten_; }
    /// Of these rows, how many an option would answer, or make clear, by the option: "--order", "--reference", "--as
    /// edtf".
    [[nodiscard]] const std::map<std::string, std::size_t>& remedies() const { return remedies_; }
    /// The first text of which nothing was written that fits a command; empty where there is none.
    [[nodiscard]] const std::string& example() const { return example_; }
    [[nodiscard]] bool all_written() const { return unwritten_ == decltype(unwritten_){}; }
    /// Rows of which nothing was written as a day, though EDTF has an answer; none where EDTF is written.
    [[nodiscard]] std::size_t more_as_edtf() const;
    /// A line for the rows, for each status, and for what --as edtf would answer.
    void print(std::ostream&) const;

private:
    AnswerForm form_;
    std::size_t rows_ = 0;
    std::array<std::size_t, all_statuses.size()> by_status_{}, unwritten_{};
    std::map<std::string, std::size_t> remedies_;
    std::string example_;
};

/// Tells a person at a terminal, in three lines at most, how many rows got no answer, which options would give some of
/// them one, and how to ask why. Nothing where all have one, and into a pipe.
/// @param reference_column whose cells relative dates count from; empty where none was told
void hint(const Console&, std::span<const AnswerCount> columns, const std::string& reference_column = {});

}  // namespace kalends
