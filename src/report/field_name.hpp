#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace kalends {

/// The name of the field that begins with this output of a date; empty in the middle of one, and where there is no
/// date.
std::string_view field_name(std::span<const std::string> outputs, std::size_t index);

}  // namespace kalends
