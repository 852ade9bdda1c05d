#pragma once

#include <pugixml.hpp>
#include <string_view>

#include "kalends/columns/column_audit.hpp"

namespace kalends {

/// How many dates there are over time, read in the order that is recommended, as audit_svg() has it, inside a document.
pugi::xml_node add_date_plot(pugi::xml_node parent, std::string_view column, const ColumnAudit&, Order);

}  // namespace kalends
