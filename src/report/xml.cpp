#include "report/xml.hpp"

#include <unicode/uchar.h>

#include <sstream>

#include "kalends/text/normalized_text.hpp"

namespace kalends::xml {

using pugi::xml_node;

std::string text_of(std::string_view utf8) {
    std::u32string text = to_code_points(utf8);
    for (char32_t& c : text) {
        const auto code = static_cast<UChar32>(c);
        if (u_charType(code) == U_CONTROL_CHAR) c = U' ';
        if (u_hasBinaryProperty(code, UCHAR_NONCHARACTER_CODE_POINT)) c = U'\uFFFD';
    }
    return to_utf8(text);
}

xml_node add(xml_node parent, const char* name, const Attributes& attributes) {
    xml_node node = parent.append_child(name);
    for (const auto& [attribute, value] : attributes) node.append_attribute(attribute) = value.c_str();
    return node;
}

xml_node add_text(xml_node parent, const char* name, std::string_view text, const Attributes& attributes) {
    xml_node node = add(parent, name, attributes);
    node.text().set(text_of(text).c_str());
    return node;
}

xml_node add_svg(xml_node parent, int width, int height, std::string_view label) {
    const std::string w = std::to_string(width), h = std::to_string(height);
    return add(parent, "svg",
               {{"xmlns", "http://www.w3.org/2000/svg"},
                {"width", w},
                {"height", h},
                {"viewBox", "0 0 " + w + " " + h},
                {"role", "img"},
                {"aria-label", text_of(label)}});
}

std::string written(const pugi::xml_document& document, unsigned format) {
    std::ostringstream out;
    document.save(out, "", format | pugi::format_no_declaration, pugi::encoding_utf8);
    return out.str();
}

}  // namespace kalends::xml
