#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

#include "core/append_item.hpp"
#include "report/audit_content.hpp"
#include "report/audit_reasons.hpp"
#include "report/audit_report.hpp"
#include "report/display_width.hpp"

namespace kalends {
namespace {

constexpr std::size_t line_name_width = 24;
constexpr int count_width = 10, percent_width = 8;

std::string place(const AuditedRow& row) {
    return "line " + std::to_string(row.line) + " " + quoted_beginning(row.text);
}

std::string places(const std::vector<AuditedRow>& rows, bool with_dates) {
    std::string all;
    for (const AuditedRow& row : rows) {
        const std::string& read = row.date.empty() ? row.edtf : row.date;
        append_item(all, place(row) + (with_dates && !read.empty() ? " = " + read : ""));
    }
    return all;
}

void print(std::ostream& out, const AuditLine& line, const AuditContent& content) {
    const std::string examples = places(line.first, line.with_dates);
    out << std::setw(count_width) << line.rows << std::setw(percent_width) << percent_of(line.rows, content) << "% "
        << (examples.empty() ? line.name : padded(line.name, line_name_width - 1) + ' ' + examples) << '\n';
}

}  // namespace

std::string audit_table(std::string_view name, const ColumnAudit& audit, std::string_view options) {
    const AuditContent content = audit_content(name, audit, options);
    std::ostringstream out;
    if (!content.column.empty()) out << "column " << content.column << '\n';
    out << std::setw(count_width) << content.rows << "          rows\n";
    if (content.rows == 0) return out.str();
    for (const AuditSection& section : content.sections) {
        if (!section.heading.empty()) out << '\n' << section.heading << '\n';
        for (const AuditLine& line : section.lines) print(out, line, content);
    }
    for (const AuditSpan& span : content.spans)
        out << '\n'
            << span.what << " from " << span.first << " (" << place(span.first_row) << ") to " << span.last << " ("
            << place(span.last_row) << ")\n";
    out << "\nrecommended: " << content.command << '\n';
    for (const std::string& reason : content.reasons) out << "  " << reason << '\n';
    if (!content.against.empty()) out << "  Look at " << places(content.against, false) << '\n';
    return out.str();
}

}  // namespace kalends
