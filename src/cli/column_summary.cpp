#include "cli/column_summary.hpp"

#include <algorithm>
#include <string>

#include "text/printable.hpp"

namespace kalends {
namespace {

std::string counted(std::size_t rows) {
    return std::to_string(rows) + (rows == 1 ? " row" : " rows");
}

std::string such_as(const std::string& example) {
    return " (such as \"" + printable(example) + "\")";
}

void add(std::string& list, const std::string& part) {
    list += (list.empty() ? "" : ", ") + part;
}

/// What speaks for months, for ranges of years, and against both.
std::string found(const YearHyphenSummary& summary) {
    const auto month = static_cast<std::size_t>(YearHyphen::month), range = static_cast<std::size_t>(YearHyphen::range);
    const bool is_decided = summary.decide() != YearHyphen::ask;
    const char* const by = is_decided ? ", by " : " by ";
    std::string found;
    if (summary.rows[month] > 0)
        add(found, std::string("months") + by + counted(summary.rows[month]) + such_as(summary.example[month]));
    if (summary.rows[range] > 0)
        add(found,
            std::string("ranges of years") + by + counted(summary.rows[range]) + such_as(summary.example[range]));
    if (found.empty()) return "no row tells";
    if (is_decided) return found;
    if (summary.neither > 0) add(found, "neither by " + counted(summary.neither));
    return found + "; contradictory, so ambiguous rows of this form are refused";
}

bool has_rows(const YearHyphenSummary& summary) {
    return summary.neither > 0 ||
           std::any_of(summary.rows.begin(), summary.rows.end(), [](auto rows) { return rows > 0; });
}

}  // namespace

void print(std::ostream& out, const OrderSummary& summary) {
    std::string found;
    for (const Order order : all_orders) {
        const auto index = static_cast<std::size_t>(order);
        if (summary.rows[index] > 0)
            add(found,
                std::string(name(order)) + " in " + counted(summary.rows[index]) + such_as(summary.example[index]));
    }
    out << "order: " << (found.empty() ? "no row tells" : found)
        << (summary.contradictory() ? "; contradictory, so ambiguous rows between these are refused" : "") << '\n';
}

void print_meaning(std::ostream& out, const ColumnSummary& summary) {
    if (summary.edtf.decide())
        out << "edtf: the whole column, by " << counted(summary.edtf.proofs) << such_as(summary.edtf.example) << '\n';
    else if (has_rows(summary.year_hyphen))
        out << "year and month: " << found(summary.year_hyphen) << '\n';
}

}  // namespace kalends
