#include "report/svg.hpp"

#include <unicode/uchar.h>

#include <sstream>

#include "kalends/text/normalized_text.hpp"

namespace kalends::svg {
namespace {

using pugi::xml_node;

std::string without_controls(std::string_view utf8) {
    std::u32string text = to_code_points(utf8);
    for (char32_t& c : text) {
        const auto code = static_cast<UChar32>(c);
        if (u_charType(code) == U_CONTROL_CHAR) c = U' ';
        if (u_hasBinaryProperty(code, UCHAR_NONCHARACTER_CODE_POINT)) c = U'\uFFFD';
    }
    return to_utf8(text);
}

void set(xml_node) {}
template <class Value, class... More>
void set(xml_node node, const char* attribute, const Value& value, const More&... more) {
    node.append_attribute(attribute) = value;
    set(node, more...);
}

}  // namespace

xml_node add_text(xml_node parent, const char* name, std::string_view text) {
    xml_node node = parent.append_child(name);
    node.text() = without_controls(text).c_str();
    return node;
}

xml_node add_figure(xml_node parent, int width, int height, std::string_view label) {
    const std::string all = "0 0 " + std::to_string(width) + " " + std::to_string(height);
    const xml_node node = parent.append_child("svg");
    set(node, "xmlns", "http://www.w3.org/2000/svg", "width", width, "height", height, "viewBox", all.c_str(), "role",
        "img", "aria-label", without_controls(label).c_str());
    return node;
}

void add_label(xml_node parent, int x, int y, std::string_view text, const char* anchor) {
    const xml_node node = add_text(parent, "text", text);
    set(node, "x", x, "y", y);
    if (anchor != nullptr) set(node, "text-anchor", anchor);
}

xml_node add_box(xml_node parent, const char* style_class, const Box& box) {
    const xml_node node = parent.append_child("rect");
    set(node, "class", style_class, "x", box.left, "y", box.top, "width", box.width, "height", box.height);
    return node;
}

std::string written(const pugi::xml_document& document, unsigned format) {
    std::ostringstream out;
    document.save(out, "", format | pugi::format_no_declaration, pugi::encoding_utf8);
    return out.str();
}

}  // namespace kalends::svg
