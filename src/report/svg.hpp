#pragma once

#include <pugixml.hpp>
#include <string>
#include <string_view>

// What figures are made of. Lengths are pixels.
namespace kalends::svg {

/// An element with a text: control characters become blanks, noncharacters, which XML cannot hold, U+FFFD.
pugi::xml_node add_text(pugi::xml_node parent, const char* name, std::string_view text);

/// A figure; `label` says what it shows to who cannot see it.
pugi::xml_node add_figure(pugi::xml_node parent, int width, int height, std::string_view label);

/// A line of text that begins at x, or has there what `anchor` says: its start, middle or end.
void add_label(pugi::xml_node parent, int x, int y, std::string_view text, const char* anchor = nullptr);

struct Box {
    int left, top, width, height;
};
pugi::xml_node add_box(pugi::xml_node parent, const char* style_class, const Box&);

/// In UTF-8, without a declaration.
std::string written(const pugi::xml_document&, unsigned format = pugi::format_raw);

}  // namespace kalends::svg
