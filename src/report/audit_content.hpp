#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/columns/column_audit.hpp"

// What an audit tells of a column, before it is a table or a page.
namespace kalends {

/// Rows of one kind.
struct AuditLine {
    std::size_t rows = 0;
    std::string name;  ///< printable
    std::vector<AuditedRow> first{};
    bool with_dates = false;  ///< what was read of the first ones is worth showing, too
};

struct AuditSection {
    std::string heading;  ///< empty: of the first one
    std::vector<AuditLine> lines;
};

/// From the first to the last.
struct AuditSpan {
    std::string what;  ///< "dates" or "years"
    std::string first, last;
    AuditedRow first_row, last_row;
};

struct AuditContent {
    std::string column;  ///< printable; empty where it has no name
    std::size_t rows = 0;
    std::vector<AuditSection> sections{};  ///< none of them without lines
    std::vector<AuditSpan> spans{};
    Order order = Order::none;  ///< that is recommended, and its dates are read in
    std::string command{};      ///< that is recommended
    std::vector<std::string> reasons{};
    std::vector<AuditedRow> against{};  ///< rows that speak against it
};

/// Of a column without rows nothing but that. @param options of `normalize`, for this column, beside what is
/// recommended
AuditContent audit_content(std::string_view column, const ColumnAudit&, std::string_view options);

/// Of the rows, in percent: "92.3".
std::string percent_of(std::size_t rows, const AuditContent&);

}  // namespace kalends
