#include <pugixml.hpp>
#include <string>

#include "core/number_text.hpp"
#include "report/audit_content.hpp"
#include "report/audit_plot.hpp"
#include "report/audit_report.hpp"
#include "report/page.hpp"
#include "report/svg.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

using pugi::xml_node;

constexpr std::string_view style =
    "figure svg{max-width:100%;height:auto}table{border-collapse:collapse;width:100%}td{padding:.2rem .6rem .2rem "
    "0;vertical-align:top}"
    "tr+tr td{border-top:1px solid color-mix(in srgb,currentColor 15%,transparent)}"
    ".count{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;width:1%}"
    ".name{width:14rem}.row{display:inline-block;margin-right:1rem}.row span{opacity:.6}"
    ".command{padding:.6rem .8rem;border-left:4px solid #0b62d6;background:color-mix(in srgb,currentColor "
    "6%,transparent)}"
    "@media(max-width:40rem){td{display:inline-block;border:0!important}.count,.name{width:auto}"
    "tr{display:block;padding:.3rem 0;border-top:1px solid color-mix(in srgb,currentColor 15%,transparent)}"
    "td.first{display:block}}";

xml_node add_cell(xml_node row, const char* style_class, std::string_view text) {
    const xml_node cell = svg::add_text(row, "td", text);
    xml_node(cell).append_attribute("class") = style_class;
    return cell;
}

/// "line 2  13/05/1918 = 1918-05-13"
void add_row(xml_node parent, const AuditedRow& row, bool with_date) {
    xml_node shown = parent.append_child("span");
    shown.append_attribute("class") = "row";
    svg::add_text(shown, "span", "line " + std::to_string(row.line));
    shown.append_child(pugi::node_pcdata).set_value(" ");
    svg::add_text(shown, "code", printable(row.text));
    const std::string& read = row.date.empty() ? row.edtf : row.date;
    if (with_date && !read.empty()) shown.append_child(pugi::node_pcdata).set_value((" = " + read).c_str());
}

void add_lines(xml_node parent, const AuditSection& section, const AuditContent& content) {
    xml_node table = parent.append_child("table");
    for (const AuditLine& line : section.lines) {
        const xml_node row = xml_node(table).append_child("tr");
        add_cell(row, "count", std::to_string(line.rows));
        add_cell(row, "count", percent_of(line.rows, content) + " %");
        add_cell(row, "name", line.name);
        const xml_node first = add_cell(row, "first", "");
        for (const AuditedRow& one : line.first) add_row(first, one, line.with_dates);
    }
}

void add_recommendation(xml_node parent, const AuditContent& content) {
    xml_node command = parent.append_child("p");
    command.append_attribute("class") = "command";
    svg::add_text(command, "code", printable(content.command));
    const xml_node list = parent.append_child("ul");
    for (const std::string& reason : content.reasons) svg::add_text(list, "li", reason);
    if (content.against.empty()) return;
    const xml_node look = svg::add_text(list, "li", "Look at ");
    for (const AuditedRow& row : content.against) add_row(look, row, false);
}

void add_spans(xml_node parent, const AuditContent& content) {
    for (const AuditSpan& span : content.spans) {
        const xml_node line = svg::add_text(parent, "p", span.what + " from " + span.first + " to " + span.last + ": ");
        add_row(line, span.first_row, false);
        add_row(line, span.last_row, false);
    }
}

}  // namespace

std::string audit_page_head() {
    return page_head("What the dates are", style);
}

std::string audit_page_section(std::string_view name, const ColumnAudit& audit, std::string_view options) {
    const AuditContent content = audit_content(name, audit, options);
    pugi::xml_document document;
    const xml_node section = document.append_child("section");
    const std::string title = content.column.empty() ? "" : "column " + content.column + ", ";
    svg::add_text(section, "h2", title + counted(content.rows, "row"));
    if (content.rows > 0) {
        add_recommendation(section, content);
        add_date_plot(xml_node(section).append_child("figure"), name, audit, content.order);
        add_spans(section, content);
    }
    for (const AuditSection& part : content.sections) {
        if (!part.heading.empty()) svg::add_text(section, "h3", part.heading);
        add_lines(section, part, content);
    }
    return svg::written(document, pugi::format_raw | pugi::format_no_empty_element_tags) + "\n";
}

std::string audit_page_tail() {
    return page_tail();
}

}  // namespace kalends
