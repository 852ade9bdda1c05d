#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <string>

#include "expect.hpp"
#include "kalends/normalizer/normalizer.hpp"
#include "kalends/report/alignment_figure.hpp"
#include "kalends/report/alignment_table.hpp"
#include "kalends/report/json.hpp"

// Reports of a text of any bytes: JSON that any reader takes, XML that is well-formed and has no element that we did
// not write, a table of UTF-8.
using namespace kalends;
using fuzz::expect;

namespace {

/// What a model could say of this text: each position in turn the one that was looked at.
AlignedAnswer answer_to(std::string_view text) {
    AlignedAnswer aligned;
    aligned.text = normalize_text(text);
    const std::size_t positions = aligned.text.code_points.size();
    aligned.answer.status = Status::ok;
    aligned.answer.date = "2018-05-09";
    for (const char digit : std::string("20180509")) {
        aligned.outputs.emplace_back(1, digit);
        std::vector<float>& weights = aligned.attention.emplace_back(positions, 0.0F);
        if (positions > 0) weights[aligned.outputs.size() % positions] = 1;
    }
    return aligned;
}

bool has_only_our_elements(const pugi::xml_node& node) {
    for (const pugi::xml_node& child : node.children()) {
        const std::string name = child.name();
        if (name == "script" || name == "img" || name == "iframe" || !has_only_our_elements(child)) return false;
    }
    return true;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::as_text(data, size);
    const AlignedAnswer aligned = answer_to(text);
    std::string line;
    append_json(line, text, aligned.answer);
    expect(line.find('\n') == std::string::npos, "JSON is one line");
    (void)nlohmann::json::parse(line);
    (void)nlohmann::json::parse(alignment_json(text, aligned));
    (void)alignment_table(text, aligned);

    const AlignmentFigure figures[]{{std::string(text), text, aligned}};
    pugi::xml_document svg;
    expect(svg.load_string(alignment_svg(figures).c_str()), "SVG is well-formed XML");
    expect(has_only_our_elements(svg), "no element of the text's in the SVG");
    const std::string section = html_section(figures);
    expect(section.find("<script") == std::string::npos && section.find("<img") == std::string::npos,
           "no element of the text's in the page");
    return 0;
}
