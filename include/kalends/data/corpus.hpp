// Reads and writes files of pairs, a text and what it says.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/calendar/resolution.hpp"
#include "kalends/data/example.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// A corpus is a text file of one example a line, columns separated by tabs, in UTF-8. The first two are needed:
///
///  1. text; backslash followed by t, n, r or a backslash stands for tab, newline, carriage return, backslash, and
///     before anything else for itself
///  2. what the text says, as expression.hpp has it: 2018-05-09, XX18-05, 1914 / 1918, none; of old files with -XX
///     behind what is written and an era behind the date
///  3. locale   4. pattern: any word, or -
///  5. weekday of a lone date: 1 (Monday) ... 7, or -
///  6. order of dates that are all numbers: dmy, mdy, ymd, or -
///  7. where the text writes the fields, in bytes of the unescaped text: e.g. d=0-2,m=3-5,y=6-10,w=12-15, or -
///  8. kind of what the text says (language/kind.hpp), for those who sort rows by it; read, but only column 2 counts
///
/// Weekday and order may stand in column 2 instead, and do where more is written than a lone date.
///
/// Lines end with LF or CR LF; the last may lack it. A byte order mark at the start is skipped, and one empty line at
/// the end; any other empty line is malformed.
enum class Columns : std::size_t {
    contract = 4,   ///< what others rely on: text, expression, locale, pattern
    annotated = 8,  ///< all
};

/// A text and what it is to be answered in EDTF, where nobody says what stands in it. A file of such is as a corpus,
/// but that the second column is EDTF; "none", or nothing, of a text that has no answer.
struct AnsweredText {
    std::string text;
    std::string edtf;                    ///< as to_string() writes what was read; empty: none
    Validity validity = Validity::none;  ///< of that
    std::string locale, pattern;
};

/// In bytes, without the LF. A longer one is refused: it is no row, and memory is bounded.
constexpr std::size_t longest_row = std::size_t{1} << 16U;

/// Which rows of a corpus are malformed beside those that cannot be read.
enum class Rows : std::uint8_t {
    any,      ///< none
    to_learn  ///< expressions of more than most_symbols
};

/// Reads a corpus row by row, in constant memory. Reads on in the stream before it gives a row.
class CorpusReader {
public:
    /// @param origin the name of the file, for messages
    CorpusReader(std::istream& in, std::string origin, Rows = Rows::to_learn);
    ~CorpusReader();

    /// Reads the next row into `example`; false at the end.
    /// @throws Error (data) on a malformed row: file, line, reason; Error (io) if reading fails
    bool next(Example& example);
    /// The same of a file of answers.
    bool next(AnsweredText& row);

    /// Number of the line read last, from 1.
    [[nodiscard]] std::size_t line() const { return line_; }

private:
    template <class Row>
    bool next(Row& row, Row (*parse)(std::string_view));
    bool read_line(std::string_view second_column);
    [[noreturn]] void fail(const std::string& reason) const;

    std::unique_ptr<class LineReader> lines_;
    std::string origin_;
    Rows rows_;
    std::string row_;
    std::size_t line_ = 0;
};

/// CRC-64 of the rows: tells corpora apart.
std::uint64_t checksum(std::span<const Example>);

/// All rows at once. Errors as CorpusReader::next.
std::vector<Example> read_corpus(std::istream& in, const std::string& origin);

/// Appends the row of an example, LF included.
void append_tsv(std::string& out, const Example&, Columns);

}  // namespace kalends
