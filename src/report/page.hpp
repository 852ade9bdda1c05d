#pragma once

#include <string>
#include <string_view>

// What all pages have in common: one file that needs no network, readable on a phone, in dark and in light, and
// printable.
namespace kalends {

/// Up to its heading. @param title plain text @param style of CSS, beside the common one
std::string page_head(std::string_view title, std::string_view style);
std::string page_tail();

}  // namespace kalends
