// Shows which characters each digit of an answer came from: tables, SVG and HTML, data for other tools.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "kalends/normalizer/normalizer.hpp"

// Which characters of a text the digits of its date came from: for a terminal, for a browser, and for programs.
namespace kalends {

enum class Shades {
    blocks,  ///< a middle dot, and the eighths of a block, U+2581..U+2588
    digits,  ///< ASCII: a dot, and tenths, 1..9
};

struct AlignmentTableOptions {
    Shades shades = Shades::blocks;
    bool colour = false;    ///< ANSI bold for the most attended character of each row; the caller knows the terminal
    std::size_t width = 0;  ///< columns of the terminal: longer texts continue in panels below; 0: no limit
};

/// Digits of the date as rows, characters of the original `input` as columns, lined up for a terminal:
///
///             9 May 2018
///     year  2 ······█···
///
/// Characters that the normaliser made out of one (a ligature) share its column, combining marks that of their base:
/// their weights are added. Characters that the model never saw have no column.
std::string alignment_table(std::string_view input, const AlignedAnswer&, const AlignmentTableOptions& = {});

/// What stands above it, without a line end: the date, EDTF where that says more, the status, the flags, what the text
/// says where that is neither, and what of it is not read: "2018-05-09  ok  weekday-mismatch  says 2018-05-09 sat  not
/// read: printed".
std::string alignment_heading(std::string_view input, const Answer&);

/// What one model looked at in one text.
struct AlignmentFigure {
    std::string model;  ///< its name where there are several; else empty
    std::string_view input;
    const AlignedAnswer& aligned;
};

/// A heat map for each model of one text, one below the other: digits of the date as rows, characters of the original
/// text as columns, those that are not read marked, each weight told when pointed at. A stand-alone SVG 1.1 document in
/// UTF-8.
std::string alignment_svg(std::span<const AlignmentFigure>);

/// A page of heat maps: html_head(), html_section() for each text with its models side by side, html_tail(). HTML 5 in
/// UTF-8 that needs no other file and no network; text stands in it as text, whatever it holds.
std::string html_head();
std::string html_section(std::span<const AlignmentFigure>);
std::string html_tail();

/// {"input","date","status","confidence","outputs":[...],"fields":[...],"characters":[{"text","begin","end"}],"weights":[[...]],
/// "flags":[...],"expression","edtf","unread":[{"begin","end","text"}]}, one line without a line end: weights by output
/// and character, `begin` and `end` in bytes of the input. Ill-formed UTF-8 of the text becomes U+FFFD.
std::string alignment_json(std::string_view input, const AlignedAnswer&);

/// "I-J" for each output J and the column I that it looked at most, both from 0, with blanks between them: the format
/// of Pharaoh, which fast_align, Moses and Marian write. Without a line end.
std::string alignment_pharaoh(std::string_view input, const AlignedAnswer&);

/// All weights, tab-separated: a row of characters, and for each output a row that begins with it. Ends in a line end.
std::string alignment_matrix(std::string_view input, const AlignedAnswer&);

}  // namespace kalends
