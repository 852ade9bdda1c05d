#include "report/alignment_grid.hpp"

#include <unicode/uchar.h>

#include <algorithm>

#include "kalends/language/written_date.hpp"
#include "kalends/text/normalized_text.hpp"
#include "language/layout.hpp"
#include "report/display_width.hpp"

namespace kalends {
namespace {

bool is_blank(char32_t c) {
    return u_isUWhiteSpace(static_cast<UChar32>(c)) || u_iscntrl(static_cast<UChar32>(c));
}

/// Bytes as a terminal may show them.
std::string shown(std::string_view bytes) {
    std::u32string visible = to_code_points(bytes);
    std::erase_if(visible, is_blank);
    return visible.empty() ? " " : to_utf8(visible);
}

Column make_column(std::string_view input, const ByteSpan& span, std::size_t outputs) {
    Column column;
    column.span = span;
    column.text = shown(input.substr(span.begin, span.end - span.begin));
    column.width = display_width(column.text);
    column.weights.assign(outputs, 0);
    return column;
}

/// A character takes more bytes in: those of another code point that came from it, or those of a mark upon it.
void extend(Column& column, std::string_view input, const ByteSpan& span) {
    const ByteSpan whole{std::min(column.span.begin, span.begin), std::max(column.span.end, span.end)};
    if (whole == column.span) return;
    column.span = whole;
    column.text = shown(input.substr(whole.begin, whole.end - whole.begin));
    column.width = std::max<std::size_t>(1, display_width(column.text));
}

bool belongs_to(const Column& column, const Column& next) {
    return next.span.begin < column.span.end || next.width == 0;
}

void add_weights(Column& column, const AlignedAnswer& aligned, std::size_t position) {
    for (std::size_t output = 0; output < column.weights.size(); ++output)
        column.weights[output] += aligned.attention[output].at(position);
}

}  // namespace

std::vector<Column> alignment_columns(std::string_view input, const AlignedAnswer& aligned) {
    std::vector<Column> columns;
    for (std::size_t position = 0; position < aligned.text.origin.size(); ++position) {
        Column next = make_column(input, aligned.text.origin[position], aligned.outputs.size());
        if (!columns.empty() && belongs_to(columns.back(), next))
            extend(columns.back(), input, next.span);
        else
            columns.push_back(std::move(next));
        columns.back().width = std::max<std::size_t>(1, columns.back().width);
        add_weights(columns.back(), aligned, position);
    }
    return columns;
}

std::vector<std::string_view> field_names(std::span<const std::string> outputs) {
    const std::vector<Role> layout = layout_of(outputs);
    std::vector<std::string_view> names(layout.size());
    for (std::size_t i = 0; i < layout.size(); ++i)
        if (i == 0 || layout[i] != layout[i - 1]) names[i] = name(layout[i]);
    return names;
}

}  // namespace kalends
