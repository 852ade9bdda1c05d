#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <set>
#include <string>

#include "expect.hpp"
#include "kalends/normalizer/normalizer.hpp"
#include "kalends/report/alignment.hpp"
#include "kalends/report/answer.hpp"
#include "text/printable.hpp"

// Reports of a text of any bytes: JSON that holds the text, XML that has no element that we did not write, tables and
// messages of UTF-8 without commands to a terminal.
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
        aligned.roles.push_back(Role::year);
        std::vector<float>& weights = aligned.attention.emplace_back(positions, 0.0F);
        if (positions > 0) weights[aligned.outputs.size() % positions] = 1;
    }
    return aligned;
}

bool has_only_our_elements(const pugi::xml_node& node) {
    static const std::set<std::string_view> ours{"svg",     "style", "text", "rect",   "title",
                                                 "section", "h2",    "div",  "figure", "figcaption"};
    for (const pugi::xml_node& child : node.children())
        if (child.type() == pugi::node_element && (!ours.contains(child.name()) || !has_only_our_elements(child)))
            return false;
    return true;
}

void check_drawing(const std::string& drawing) {
    pugi::xml_document document;
    expect(document.load_string(drawing.c_str()), "a drawing is XML");
    expect(has_only_our_elements(document), "no element of the text's in a drawing");
    expect(drawing == to_utf8(to_code_points(drawing)), "a drawing is UTF-8");
}

void check_line(const std::string& line, std::string_view text) {
    expect(line.find('\n') == std::string::npos && line.find('\x1B') == std::string::npos,
           "JSON is one line, of no commands");
    const nlohmann::json object = nlohmann::json::parse(line);
    if (to_utf8(to_code_points(text)) == text) expect(object["input"] == text, "a text comes back from JSON");
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::as_text(data, size);
    const AlignedAnswer aligned = answer_to(text);
    std::string line;
    append_json(line, text, aligned.answer);
    check_line(line, text);
    check_line(alignment_json(text, aligned), text);
    const std::string table = alignment_table(text, aligned);
    expect(table.find('\x1B') == std::string::npos, "a table gives a terminal no commands");
    expect(table == to_utf8(to_code_points(table)), "a table is UTF-8");
    const std::string shown = printable(text);
    expect(shown.find_first_of("\n\x1B") == std::string::npos, "a message gives a terminal no commands");

    const AlignmentFigure figures[]{{std::string(text), text, aligned}};
    check_drawing(alignment_svg(figures));
    check_drawing(html_section(figures));
    return 0;
}
