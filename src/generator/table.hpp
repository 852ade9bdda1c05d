#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kalends {

/// One row of a table of data/: fields between tabs.
class TableRow {
public:
    TableRow(std::vector<std::string> fields, std::string place)
        : fields_(std::move(fields)), place_(std::move(place)) {}

    [[nodiscard]] const std::string& field(std::size_t column) const { return fields_[column]; }
    /// The whole number that a field holds from character `skip` on. @throws Error (data) naming table and line
    [[nodiscard]] int number(std::size_t column, std::size_t skip = 0) const;
    [[nodiscard]] double weight(std::size_t column) const;
    /// "data/patterns.tsv:17"
    [[nodiscard]] const std::string& place() const { return place_; }

private:
    std::vector<std::string> fields_;
    std::string place_;
};

std::vector<std::string> split(std::string_view text, char separator);

/// Calls `use` for each row; skips blank lines and comments (#). @throws Error (data) naming table and line where a row
/// has not `columns` fields
void for_each_row(std::string_view table, const std::string& name, std::size_t columns,
                  const std::function<void(const TableRow&)>& use);

/// The tables compiled into the program.
namespace tables {
std::string_view patterns();   ///< data/patterns.tsv
std::string_view spellings();  ///< data/spellings.tsv
std::string_view ordinals();   ///< data/ordinals.tsv
std::string_view languages();  ///< data/languages.tsv
std::string_view words();      ///< data/words.txt
}  // namespace tables

}  // namespace kalends
