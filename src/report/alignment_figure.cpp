#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "kalends/report/alignment.hpp"
#include "report/alignment_grid.hpp"
#include "report/display_width.hpp"
#include "report/page.hpp"
#include "report/svg.hpp"

namespace kalends {
namespace {

using pugi::xml_node;

// Pixels.
constexpr int cell_width = 16, row_height = 20, header_height = 26, caption_height = 24;
constexpr int field_at = 4, output_at = 88, glyph_width = 9;
constexpr int baseline = 15;  // of a text in its row

constexpr double faintest = 0.005;  // weights below are not drawn

// Of a drawing that stands in a page, and of one by itself, which has no colours to inherit.
constexpr const char* svg_style =
    "text{font:14px ui-monospace,monospace;fill:#1b1f24;white-space:pre}.paper{fill:#fff}"
    ".grid{fill:#1b1f24;fill-opacity:.06}.weight{fill:#0b62d6}.unread{fill:#d97706;fill-opacity:.3}"
    "@media(prefers-color-scheme:dark){text{fill:#e6e9ee}.grid{fill:#e6e9ee;fill-opacity:.08}.weight{fill:#6cb0ff}"
    ".paper{fill:#14181d}}";
constexpr std::string_view page_style =
    "h2{font-family:ui-monospace,monospace;white-space:pre-wrap}"
    ".models{display:flex;flex-wrap:wrap;gap:0 2rem}figcaption{margin-bottom:.5rem;width:0;min-width:100%}"
    "figure svg{max-width:100%;height:auto}";

std::string percent(double share) {
    return std::to_string(std::lround(share * 100)) + " %";
}

/// "2018-05-09, ok, weekday-mismatch, 99 % sure"
std::string caption(const AlignmentFigure& figure) {
    const Answer& answer = figure.aligned.answer;
    return (figure.model.empty() ? "" : figure.model + ": ") + answer_heading(figure.input, answer, ", ") + ", " +
           percent_sure(answer.confidence) + " sure";
}

/// One heat map.
class HeatMap {
public:
    explicit HeatMap(const AlignmentFigure& figure)
        : outputs_(figure.aligned.outputs),
          fields_(field_names(figure.aligned)),
          columns_(alignment_columns(figure.input, figure.aligned)),
          unread_(figure.aligned.answer.unread.value_or(std::vector<ByteSpan>())) {
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
        for (std::size_t i = 0; i < columns_.size(); ++i)
            if (is_unread(columns_[i])) draw_unread(parent, i, top);
        for (std::size_t i = 0; i < columns_.size(); ++i)
            svg::add_label(parent, (lefts_[i] + lefts_[i + 1]) / 2, top + baseline, columns_[i].text, "middle");
        for (std::size_t output = 0; output < outputs_.size(); ++output)
            draw_row(parent, output, top + header_height + row_height * static_cast<int>(output));
    }

private:
    [[nodiscard]] bool is_unread(const Column& column) const {
        return std::ranges::any_of(unread_, [&](const ByteSpan& place) {
            return place.begin <= column.span.begin && column.span.end <= place.end;
        });
    }

    void draw_unread(xml_node parent, std::size_t column, int top) const {
        const int width = lefts_[column + 1] - lefts_[column];
        svg::add_text(svg::add_box(parent, "unread", {lefts_[column], top, width, row_height}), "title", "not read");
    }

    void draw_row(xml_node parent, std::size_t output, int top) const {
        svg::add_label(parent, field_at, top + baseline, fields_[output]);
        svg::add_label(parent, output_at, top + baseline, outputs_[output]);
        svg::add_box(parent, "grid", {lefts_.front(), top, lefts_.back() - lefts_.front(), row_height - 1});
        for (std::size_t i = 0; i < columns_.size(); ++i) draw_cell(parent, output, i, top);
    }

    void draw_cell(xml_node parent, std::size_t output, std::size_t column, int top) const {
        const auto weight = static_cast<double>(columns_[column].weights[output]);
        if (weight < faintest) return;
        const int width = lefts_[column + 1] - lefts_[column] - 1;
        xml_node cell = svg::add_box(parent, "weight", {lefts_[column], top, width, row_height - 1});
        constexpr std::size_t digits = 5;
        constexpr double thousand = 1000;
        cell.append_attribute("fill-opacity") =
            std::to_string(std::round(weight * thousand) / thousand).substr(0, digits).c_str();
        svg::add_text(cell, "title", outputs_[output] + " from '" + columns_[column].text + "': " + percent(weight));
    }

    const std::vector<std::string>& outputs_;
    std::vector<std::string_view> fields_;  ///< [outputs]
    std::vector<Column> columns_;
    std::vector<ByteSpan> unread_;
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
    xml_node svg = svg::add_figure(document, width, height, label);
    svg.append_child("style").text() = svg_style;
    svg::add_box(svg, "paper", {0, 0, width, height});
    int top = 0;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        svg::add_label(svg, field_at, top + baseline, caption(figures[i]));
        maps[i].draw(svg, top + caption_height);
        top += caption_height + maps[i].height() + row_height;
    }
    return svg::written(document) + "\n";
}

std::string html_head() {
    return page_head("Where the digits came from", std::string(page_style) + svg_style) +
           "<p>A row is a digit or sign of the answer, a column a letter of the text. The stronger its "
           "colour, the more of the row came from that letter; point at a cell for the share. The answer does not rest "
           "on "
           "orange letters. Letters stand in the order in which they are read, from left to right in every "
           "script.</p>\n";
}

std::string html_section(std::span<const AlignmentFigure> figures) {
    if (figures.empty()) return "";
    pugi::xml_document document;
    xml_node section = document.append_child("section");
    svg::add_text(section, "h2", figures.front().input).append_attribute("dir") = "auto";
    xml_node models = section.append_child("div");
    models.append_attribute("class") = "models";
    for (const AlignmentFigure& figure : figures) {
        const HeatMap map(figure);
        const xml_node frame = models.append_child("figure");
        svg::add_text(frame, "figcaption", caption(figure));
        xml_node drawing = svg::add_figure(frame, map.width(), map.height(), caption(figure));
        constexpr int least_share = 2;  // on a narrow screen it shrinks to half, and is moved under the finger then
        drawing.append_attribute("style") = ("min-width:" + std::to_string(map.width() / least_share) + "px").c_str();
        map.draw(drawing, 0);
    }
    // <h2/> would open a heading and not close it.
    return svg::written(document, pugi::format_raw | pugi::format_no_empty_element_tags) + "\n";
}

std::string html_tail() {
    return page_tail();
}

}  // namespace kalends
