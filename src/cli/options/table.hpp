#pragma once

#include <filesystem>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "cli/options/options.hpp"
#include "kalends/columns/table.hpp"

// Options of commands that read a table, and how they read it.
namespace kalends {

/// --csv, --tsv, --jsonl-in and what says more of a table that is read. Nothing where the input is lines: then no
/// option of a table may be given, of one that is written neither. @throws Error (usage)
void table_options(Options&, std::optional<TableOptions>&);
/// --into, --in-place-column, --with-status and --with: what in the table that is written is new.
/// @param table as table_options() left it. @throws Error (usage)
void table_output_options(Options&, const std::optional<TableOptions>& table, TableOutput&);

/// Opens a table: a file, or standard input where none is named or it is called "-".
std::unique_ptr<TableReader> open_table(const TableOptions&, const std::optional<std::filesystem::path>& file,
                                        std::istream& standard_input);
/// Says at the end which columns no row had: their names may be misspelt.
void tell_absent_columns(const RowReader&, std::ostream& err);
/// How a shell tells a command of this column of such a table: " --csv --column born".
std::string table_words(const TableOptions&, const std::string& column);

}  // namespace kalends
