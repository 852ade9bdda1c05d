#pragma once

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <span>
#include <string>
#include <vector>

#include "kalends/normalizer/block_normalizer.hpp"

namespace kalends {

/// What `normalize` reads block by block, and how it stands in the output with its answers.
class Rows {
public:
    /// The size of a block, in rows and in bytes of texts.
    static constexpr std::size_t rows_a_block = 10'000;
    static constexpr std::size_t bytes_a_block = std::size_t{4} << 20U;

    Rows() = default;
    virtual ~Rows() = default;
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;

    /// Names of the columns of dates; lines are one without a name.
    [[nodiscard]] virtual const std::vector<std::string>& columns() const = 0;
    /// What is written before all rows.
    [[nodiscard]] virtual std::string header() const { return {}; }
    /// Reads the next block; false at the end. @throws Error (data) naming the line, (io)
    virtual bool next() = 0;
    /// The texts of a column of this block, one a row.
    [[nodiscard]] virtual std::span<const std::string> texts(std::size_t column) const = 0;
    /// The line of the input in which a row of this block begins, from 1.
    [[nodiscard]] virtual std::uint64_t line(std::size_t row) const = 0;
    /// Of the input, read so far: about.
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
    /// Appends this block with its answers, by column.
    virtual void append(std::string& out, std::span<const BlockAnswers>) const = 0;
    /// At the end: the columns that no row had, though there were rows.
    [[nodiscard]] virtual std::vector<std::string> absent_columns() const { return {}; }
};

/// Says which columns no row had: their names may be misspelt.
void tell_absent_columns(const Rows&, std::ostream& err);

}  // namespace kalends
