// Reads columns of dates of a CSV, TSV or JSON Lines file block by block, and writes the file again with their answers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <istream>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/columns/block_normalizer.hpp"

namespace kalends {

/// Rows of which some columns are texts, read block by block.
class RowReader {
public:
    /// The size of a block, in rows and in bytes.
    static constexpr std::size_t rows_a_block = 10'000;
    static constexpr std::size_t bytes_a_block = std::size_t{4} << 20U;

    RowReader() = default;
    virtual ~RowReader() = default;
    RowReader(const RowReader&) = delete;
    RowReader& operator=(const RowReader&) = delete;

    /// Names of the columns of texts; lines are one without a name.
    [[nodiscard]] virtual const std::vector<std::string>& columns() const = 0;
    /// Reads the next block; false at the end. @throws Error (data) naming the line, (io)
    virtual bool next() = 0;
    /// The texts of a column of this block, one a row; the beginning of what is longer than is read of a text.
    [[nodiscard]] virtual std::span<const std::string> texts(std::size_t column) const = 0;
    /// What relative dates of this block count from, row by row; empty where no column tells it.
    [[nodiscard]] virtual std::span<const std::string> references() const { return {}; }
    /// The line of the input in which a row of this block begins, from 1.
    [[nodiscard]] virtual std::uint64_t line(std::size_t row) const = 0;
    /// Of the input, read so far: about.
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
    /// At the end: the columns that no row had, though there were rows.
    [[nodiscard]] virtual std::vector<std::string> absent_columns() const { return {}; }
};

enum class TableFormat {
    csv,   ///< RFC 4180, in any encoding in which the delimiter, quotation marks and line ends are those of ASCII
    tsv,   ///< IANA text/tab-separated-values: no quotation marks
    jsonl  ///< a JSON object a line
};

/// What is read of a table.
struct TableOptions {
    TableFormat format = TableFormat::csv;
    char delimiter = ',';                    ///< of CSV
    std::vector<std::string> columns{};      ///< names or, from 1, numbers; JSON: names of members
    std::optional<std::string> reference{};  ///< the column that relative dates count from, named in the same way
    bool has_header = true;                  ///< false: the columns have no names
    bool ragged = false;                     ///< rows of other widths than the first stay as they are
    bool line_buffered = false;              ///< a block is one row
};

/// A table of which some columns are texts. While a block is at work the next is read, in a thread of its own.
class TableReader final : public RowReader {
public:
    /// Reads the header. The stream must outlive this object, which reads on in it before it gives a block.
    /// @throws Error (usage) where a column is not there, (data), (io)
    TableReader(std::istream&, const TableOptions&);
    /// @throws Error (no_input), too, where the file cannot be read
    TableReader(const std::filesystem::path&, const TableOptions&);
    /// Waits for the read that is under way, if any.
    ~TableReader() override;

    [[nodiscard]] const std::vector<std::string>& columns() const override;
    bool next() override;
    [[nodiscard]] std::span<const std::string> texts(std::size_t column) const override;
    [[nodiscard]] std::span<const std::string> references() const override;
    [[nodiscard]] std::uint64_t line(std::size_t row) const override;
    [[nodiscard]] std::uint64_t bytes() const override;
    [[nodiscard]] std::vector<std::string> absent_columns() const override;

private:
    friend class TableWriter;
    struct Implementation;
    std::unique_ptr<Implementation> implementation_;
};

/// What a further column tells of an answer, beside the date.
enum class AnswerDetail { status, confidence, edtf, earliest, latest, flags, alternatives, unread, datetime, calendar };
constexpr std::array<AnswerDetail, 10> all_details{
    AnswerDetail::status,   AnswerDetail::confidence, AnswerDetail::edtf,         AnswerDetail::earliest,
    AnswerDetail::latest,   AnswerDetail::flags,      AnswerDetail::alternatives, AnswerDetail::unread,
    AnswerDetail::datetime, AnswerDetail::calendar};
std::string_view name(AnswerDetail);

/// What is new in a table that is written.
struct TableOutput {
    AnswerForm form = AnswerForm::day;    ///< of what is written of an answer
    bool in_place = false;                ///< dates replace the texts; else they stand in further columns
    std::vector<std::string> into{};      ///< names of these, one for each; none: the column's own and "_iso"
    std::vector<AnswerDetail> details{};  ///< in further columns behind those of the dates, NAME_status and so on
    bool passthrough = false;             ///< where there is no date, what was there
};

/// Writes a table as it was, to the byte, but for what is new.
class TableWriter {
public:
    /// Before the reader has read its first block; it must outlive this object.
    /// @throws Error (usage) where a further column has the name of another
    TableWriter(TableReader&, TableOutput);

    /// What is written before all rows; empty without a header.
    [[nodiscard]] const std::string& header() const { return header_; }
    /// Appends the block that the reader has read last, with the answers to its texts, by column.
    /// @throws Error (data) where the format cannot hold a text
    void append(std::string& out, std::span<const BlockAnswers>) const;

private:
    void extend_header();
    void append_row(std::string& out, std::size_t row, std::span<const BlockAnswers>) const;
    void append_replaced(std::string& out, std::size_t row, std::span<const BlockAnswers>) const;
    void append_extended(std::string& out, std::size_t row, std::span<const BlockAnswers>) const;
    void append_details(std::string& out, std::size_t row, std::span<const BlockAnswers>) const;

    TableReader::Implementation& table_;
    TableOutput options_;
    std::vector<std::string>
        details_;  ///< names of the columns of details: all of one column of dates, then the next's
    std::string header_;
};

}  // namespace kalends
