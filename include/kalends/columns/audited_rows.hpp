// Rows of a column that are worth showing to somebody who has to decide how it is read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace kalends {

/// A row that is worth looking at.
struct AuditedRow {
    std::uint64_t line = 0;  ///< of the input, from 1
    std::string text;
    std::string date;    ///< what was read; empty where nothing is given
    std::string edtf{};  ///< the same in EDTF, which says intervals and what is uncertain, too
};

/// How many rows are of a kind, and the first of them.
struct AuditedRows {
    std::string name;  ///< of a status, an order, a shape
    std::size_t rows = 0;
    std::vector<AuditedRow> first;
};

}  // namespace kalends
