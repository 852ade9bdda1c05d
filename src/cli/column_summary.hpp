#pragma once

#include <ostream>

#include "kalends/columns/block_normalizer.hpp"

namespace kalends {

/// The order of all-numeric dates that rows show, for --summary: a line.
void print(std::ostream&, const OrderSummary&);

/// What rows decide beside it: a line where the column is EDTF, or else one of what 1911-12 is, where there are such
/// rows. Nothing where neither was to be inferred.
void print_meaning(std::ostream&, const ColumnSummary&);

}  // namespace kalends
