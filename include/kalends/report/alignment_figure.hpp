#pragma once

#include <span>
#include <string>
#include <string_view>

#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// What one model looked at in one text.
struct AlignmentFigure {
    std::string model;  ///< its name where there are several; else empty
    std::string_view input;
    const AlignedAnswer& aligned;
};

/// A heat map for each model of one text, one below the other: digits of the date as rows, characters of the original
/// text as columns (alignment_columns), each weight told when pointed at. A stand-alone SVG 1.1 document in UTF-8.
std::string alignment_svg(std::span<const AlignmentFigure>);

/// A page of heat maps: html_head(), html_section() for each text with its models side by side, html_tail(). HTML 5 in
/// UTF-8 that needs no other file and no network; text stands in it as text, whatever it holds.
std::string html_head();
std::string html_section(std::span<const AlignmentFigure>);
std::string html_tail();

}  // namespace kalends
