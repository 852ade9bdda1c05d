#pragma once

#include <optional>
#include <string>

#include "cli/options/arguments.hpp"
#include "cli/table_rows.hpp"

namespace kalends {

/// --csv, --tsv, --jsonl-in and what says more of a table that is read.
void declare_table(OptionsDescription&);
/// --into, --in-place-column and --with-status: what in the table that is written is new.
void declare_table_output(OptionsDescription&);
/// What both say. Nothing where the input is lines. @throws Error (usage) where options do not go together
std::optional<TableSettings> table_settings(const Arguments&);
/// How a shell tells a command of this column of such a table: " --csv --column born".
std::string table_words(const TableSettings&, const std::string& column);

}  // namespace kalends
