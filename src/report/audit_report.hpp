#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kalends/columns/column_audit.hpp"

namespace kalends {

struct Recommendation;

/// What a column holds, for a reader; its dates are those with the recommended order told. `name` is empty where the
/// column has none. Ends in a line end. @param options of `normalize`, for this column, beside the order
std::string audit_table(std::string_view name, const ColumnAudit&, std::string_view options = {});

/// Why something is recommended, or nothing, in sentences.
std::vector<std::string> reasons(const ColumnAudit&, const Recommendation&);

/// What a column holds as one JSON object without a line end: "column" (null without a name), "rows", "blank",
/// "statuses", "orders", "contradicting_weekdays", "two_digit_years", "damaged", "shapes", "dates" and
/// "recommendation"; kinds of rows are {"rows","first":[{"line","text","date"}]}.
std::string audit_json(std::string_view name, const ColumnAudit&);

/// How many dates there are over time: a stand-alone SVG 1.1 document in UTF-8. Bars are days, months, years, decades
/// or centuries, as many as can be seen; outliers are told and not drawn.
std::string audit_svg(std::string_view name, const ColumnAudit&);

/// A page of what columns hold: audit_page_head(), audit_page_section() for each column, with the plot of its dates,
/// and audit_page_tail(). HTML 5 in UTF-8 that needs no other file and no network; text stands in it as text, whatever
/// it holds. @param options as of audit_table()
std::string audit_page_head();
std::string audit_page_section(std::string_view name, const ColumnAudit&, std::string_view options = {});
std::string audit_page_tail();

}  // namespace kalends
