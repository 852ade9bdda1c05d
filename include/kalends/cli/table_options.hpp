#pragma once

#include <optional>

#include "kalends/cli/arguments.hpp"
#include "kalends/cli/table_rows.hpp"

namespace kalends {

/// --csv, --tsv, --jsonl-in and what says more of a table that is read.
void declare_table(OptionsDescription&);
/// --into and --in-place-column: where in the table that is written the dates go.
void declare_table_output(OptionsDescription&);
/// What both say. Nothing where the input is lines. @throws Error (usage) where options do not go together
std::optional<TableSettings> table_settings(const Arguments&);

}  // namespace kalends
