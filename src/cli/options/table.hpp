#pragma once

#include <filesystem>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "cli/options/arguments.hpp"
#include "kalends/columns/table.hpp"

// Options of commands that read a table, and how they read it.
namespace kalends {

/// --csv, --tsv, --jsonl-in and what says more of a table that is read.
void declare_table(OptionsDescription&);
/// --into, --in-place-column and --with-status: what in the table that is written is new.
void declare_table_output(OptionsDescription&);
/// Nothing where the input is lines. @throws Error (usage) where options do not go together
std::optional<TableOptions> table_options(const Arguments&);
TableOutput table_output(const Arguments&);

/// Opens a table: a file, or standard input where none is named or it is called "-".
std::unique_ptr<TableReader> open_table(const TableOptions&, const std::optional<std::filesystem::path>& file,
                                        std::istream& standard_input);
/// Says at the end which columns no row had: their names may be misspelt.
void tell_absent_columns(const RowReader&, std::ostream& err);
/// How a shell tells a command of this column of such a table: " --csv --column born".
std::string table_words(const TableOptions&, const std::string& column);

}  // namespace kalends
