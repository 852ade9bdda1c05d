#pragma once

#include <initializer_list>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <utility>

// What figures share.
namespace kalends::xml {

/// What XML can hold: control characters are blanks, noncharacters U+FFFD.
std::string text_of(std::string_view utf8);

using Attributes = std::initializer_list<std::pair<const char*, std::string>>;

pugi::xml_node add(pugi::xml_node parent, const char* name, const Attributes& = {});
pugi::xml_node add_text(pugi::xml_node parent, const char* name, std::string_view text, const Attributes& = {});

/// A figure of so many pixels; `label` says what it shows to who cannot see it.
pugi::xml_node add_svg(pugi::xml_node parent, int width, int height, std::string_view label);

/// In UTF-8, without a declaration.
std::string written(const pugi::xml_document&, unsigned format = pugi::format_raw);

}  // namespace kalends::xml
