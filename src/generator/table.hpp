#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"

namespace kalends {

/// A file of data/.
struct TableFile {
    std::string_view name;  ///< "data/languages.tsv"
    std::string_view text;
};

/// One that is compiled into the program. @throws Error (internal) where none has this name
TableFile embedded_table(std::string_view name);
/// Those of data/patterns and behind them those of data/phrases, in the order of their names.
std::vector<TableFile> embedded_patterns();

/// Calls `use` for each line with its place, "data/languages.tsv:17"; leaves out comments, whose first byte is #.
void for_each_line(const TableFile&, const std::function<void(std::string_view line, const std::string& place)>& use);

/// The number that all of a text is. @throws Error (data) naming the place where it is none
double number_at(const std::string& place, std::string_view text);

/// One row of a table.
struct TableRow {
    std::vector<std::string_view> fields;  ///< between tabs; of the table's text
    std::string place;                     ///< "data/languages.tsv:17"
};

/// Calls `use` for each row; skips blank lines and comments. @throws Error (data) naming table and line where a row has
/// not `columns` fields
void for_each_row(const TableFile&, std::size_t columns, const std::function<void(const TableRow&)>& use);

/// Parts of a field that commas are between. @throws Error (data) naming table and line where they are not `count`
std::vector<std::string_view> list_in(const TableRow&, std::size_t column, std::size_t count);
/// The same, as many as N.
template <std::size_t N>
std::array<std::string_view, N> list_of(const TableRow& row, std::size_t column) {
    std::array<std::string_view, N> result;
    std::ranges::copy(list_in(row, column, N), result.begin());
    return result;
}

/// Draws from things with weights.
class Weights {
public:
    void add(double weight) { cumulated_.push_back(weight + (cumulated_.empty() ? 0 : cumulated_.back())); }
    /// The number of a thing, with probability in proportion to its weight. @pre there is one
    std::size_t draw(Random&) const;

private:
    std::vector<double> cumulated_;
};

}  // namespace kalends
