#include "report/page.hpp"

#include <pugixml.hpp>

#include "report/svg.hpp"

namespace kalends {
namespace {

constexpr std::string_view common_style =
    ":root{color-scheme:light dark}"
    "body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:70rem;overflow-wrap:anywhere}"
    "h1{font-size:1.4rem}h2{font-size:1.15rem}h3{font-size:1rem;margin:1.4rem 0 "
    ".3rem}code{font-family:ui-monospace,monospace}"
    "figure{margin:1rem 0;max-width:100%;overflow-x:auto}"
    "@media print{:root{color-scheme:light}body{padding:0;max-width:none}"
    "section,figure,table{break-inside:avoid}figure{overflow:visible}svg{max-width:100%;height:auto}"
    "*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}";

std::string element(const char* name, std::string_view text) {
    pugi::xml_document document;
    svg::add_text(document, name, text);
    return svg::written(document, pugi::format_raw | pugi::format_no_empty_element_tags);
}

}  // namespace

std::string page_head(std::string_view title, std::string_view style) {
    return std::string("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
        .append("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">")
        .append(element("title", title))
        .append("<style>")
        .append(common_style)
        .append(style)
        .append("</style></head>\n<body>")
        .append(element("h1", title))
        .append("\n");
}

std::string page_tail() {
    return "</body></html>\n";
}

}  // namespace kalends
