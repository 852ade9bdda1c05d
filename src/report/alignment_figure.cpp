#include <algorithm>
#include <cmath>
#include <sstream>
#include <utility>
#include <vector>

#include "kalends/report/alignment.hpp"
#include "report/alignment_grid.hpp"
#include "report/display_width.hpp"
#include "report/xml.hpp"

namespace kalends {
namespace {

using pugi::xml_node;
using xml::add;
using xml::add_svg;
using xml::add_text;
using xml::Attributes;
using xml::written;

// Pixels.
constexpr int cell_width = 16, row_height = 20, header_height = 26, caption_height = 24;
constexpr int field_at = 4, output_at = 72, glyph_width = 9;
constexpr int baseline = 15;  // of a text in its row

constexpr double faintest = 0.005;  // weights below are not drawn

constexpr const char* svg_style =
    "text{font:14px ui-monospace,monospace;fill:currentColor;white-space:pre}"
    ".grid{fill:currentColor;fill-opacity:.06}.weight{fill:#0b62d6}";
constexpr const char* page_style =
    ":root{color-scheme:light dark}body{font:16px system-ui,sans-serif;margin:2rem}"
    "h2{font:600 1.1rem ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}"
    ".models{display:flex;flex-wrap:wrap;gap:2rem}figure{margin:0;max-width:100%;overflow-x:auto}"
    "figcaption{margin-bottom:.5rem}";

std::string percent(double share) {
    return std::to_string(std::lround(share * 100)) + " %";
}

/// "2018-05-09, ok, 99 % sure"
std::string caption(const AlignmentFigure& figure) {
    const Answer& answer = figure.aligned.answer;
    std::string text = figure.model.empty() ? "" : figure.model + ": ";
    if (!answer.date.empty()) text += answer.date + ", ";
    return text + std::string(name(answer.status)) + ", " + percent(answer.confidence) + " sure";
}

/// One heat map.
class HeatMap {
public:
    explicit HeatMap(const AlignmentFigure& figure)
        : outputs_(figure.aligned.outputs),
          fields_(field_names(outputs_)),
          columns_(alignment_columns(figure.input, figure.aligned)) {
        std::size_t widest = 3;
        for (const std::string& output : outputs_) widest = std::max(widest, output.size());
        lefts_.push_back(output_at + glyph_width * (static_cast<int>(widest) + 1));
        for (const Column& column : columns_)
            lefts_.push_back(lefts_.back() + cell_width * static_cast<int>(column.width));
    }

    [[nodiscard]] int width() const { return lefts_.back() + field_at; }
    [[nodiscard]] int height() const { return header_height + row_height * static_cast<int>(outputs_.size()); }

    /// Below `top`.
    void draw(xml_node parent, int top) const {
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const int middle = (lefts_[i] + lefts_[i + 1]) / 2;
            add_text(parent, "text", columns_[i].text,
                     {{"x", std::to_string(middle)}, {"y", std::to_string(top + baseline)}, {"text-anchor", "middle"}});
        }
        for (std::size_t output = 0; output < outputs_.size(); ++output)
            draw_row(parent, output, top + header_height + row_height * static_cast<int>(output));
    }

private:
    void draw_row(xml_node parent, std::size_t output, int top) const {
        const std::string y = std::to_string(top + baseline);
        add_text(parent, "text", fields_[output], {{"x", std::to_string(field_at)}, {"y", y}});
        add_text(parent, "text", outputs_[output], {{"x", std::to_string(output_at)}, {"y", y}});
        add(parent, "rect",
            {{"class", "grid"},
             {"x", std::to_string(lefts_.front())},
             {"y", std::to_string(top)},
             {"width", std::to_string(lefts_.back() - lefts_.front())},
             {"height", std::to_string(row_height - 1)}});
        for (std::size_t i = 0; i < columns_.size(); ++i) draw_cell(parent, output, i, top);
    }

    void draw_cell(xml_node parent, std::size_t output, std::size_t column, int top) const {
        const auto weight = static_cast<double>(columns_[column].weights[output]);
        if (weight < faintest) return;
        const xml_node cell = add(parent, "rect",
                                  {{"class", "weight"},
                                   {"x", std::to_string(lefts_[column])},
                                   {"y", std::to_string(top)},
                                   {"width", std::to_string(lefts_[column + 1] - lefts_[column] - 1)},
                                   {"height", std::to_string(row_height - 1)},
                                   {"fill-opacity", std::to_string(weight).substr(0, 5)}});
        add_text(cell, "title", outputs_[output] + " from '" + columns_[column].text + "': " + percent(weight));
    }

    const std::vector<std::string>& outputs_;
    std::vector<std::string_view> fields_;  ///< [outputs]
    std::vector<Column> columns_;
    std::vector<int> lefts_;  ///< of the columns, and the right end of the last
};

int text_width(std::string_view text) {
    return 2 * field_at + glyph_width * static_cast<int>(display_width(text));
}

}  // namespace

std::string alignment_svg(std::span<const AlignmentFigure> figures) {
    std::vector<HeatMap> maps(figures.begin(), figures.end());
    int width = 0, height = 0;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        width = std::max({width, maps[i].width(), text_width(caption(figures[i]))});
        height += caption_height + maps[i].height() + row_height;
    }
    pugi::xml_document document;
    const std::string label = figures.empty() ? "" : std::string(figures.front().input);
    const xml_node svg = add_svg(document, width, height, label);
    add(svg, "style").text().set(svg_style);
    int top = 0;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        add_text(svg, "text", caption(figures[i]),
                 {{"x", std::to_string(field_at)}, {"y", std::to_string(top + baseline)}});
        maps[i].draw(svg, top + caption_height);
        top += caption_height + maps[i].height() + row_height;
    }
    return written(document) + "\n";
}

std::string html_head() {
    return std::string(
               "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
               "<title>kalends: where the digits came from</title><style>") +
           page_style + svg_style + "</style></head>\n<body><h1>Where the digits came from</h1>\n";
}

std::string html_section(std::span<const AlignmentFigure> figures) {
    if (figures.empty()) return "";
    pugi::xml_document document;
    const xml_node section = add(document, "section");
    add_text(section, "h2", figures.front().input);
    const xml_node models = add(section, "div", {{"class", "models"}});
    for (const AlignmentFigure& figure : figures) {
        const HeatMap map(figure);
        const xml_node frame = add(models, "figure");
        add_text(frame, "figcaption", caption(figure));
        map.draw(add_svg(frame, map.width(), map.height(), caption(figure)), 0);
    }
    // <h2/> would open a heading and not close it.
    return written(document, pugi::format_raw | pugi::format_no_empty_element_tags) + "\n";
}

std::string html_tail() {
    return "</body></html>\n";
}

}  // namespace kalends
