#include "report/alignment_grid.hpp"

#include <unicode/uchar.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/number_text.hpp"
#include "kalends/report/alignment.hpp"
#include "kalends/text/normalized_text.hpp"
#include "report/display_width.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

using Json = nlohmann::ordered_json;

bool is_blank(char32_t c) {
    return u_isUWhiteSpace(static_cast<UChar32>(c)) || u_iscntrl(static_cast<UChar32>(c));
}

/// Gives a column its bytes, and what a terminal may show of them.
void set_span(Column& column, std::string_view input, const ByteSpan& span) {
    std::u32string visible = to_code_points(input.substr(span.begin, span.end - span.begin));
    std::erase_if(visible, is_blank);
    column.span = span;
    column.text = visible.empty() ? " " : to_utf8(visible);
    column.width = display_width(column.text);
}

}  // namespace

std::vector<Column> alignment_columns(std::string_view input, const AlignedAnswer& aligned) {
    std::vector<Column> columns;
    for (std::size_t position = 0; position < aligned.text.origin.size(); ++position) {
        const ByteSpan& span = aligned.text.origin[position];
        Column next;
        set_span(next, input, span);
        if (columns.empty() || (span.begin >= columns.back().span.end && next.width > 0)) {
            next.weights.assign(aligned.outputs.size(), 0);
            columns.push_back(std::move(next));
        } else {  // another code point that came from the character before it, or a mark upon it
            const ByteSpan& before = columns.back().span;
            set_span(columns.back(), input, {std::min(before.begin, span.begin), std::max(before.end, span.end)});
        }
        Column& column = columns.back();
        column.width = std::max<std::size_t>(1, column.width);
        for (std::size_t i = 0; i < column.weights.size(); ++i) column.weights[i] += aligned.attention[i].at(position);
    }
    return columns;
}

std::size_t most_attended(std::span<const Column> columns, std::size_t output) {
    const auto most = std::ranges::max_element(columns, {}, [&](const Column& c) { return c.weights[output]; });
    return static_cast<std::size_t>(most - columns.begin());
}

std::vector<std::string_view> field_names(const AlignedAnswer& aligned) {
    const std::vector<Role>& roles = aligned.roles;
    std::vector<std::string_view> names(roles.size());
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (i == 0 || roles[i] != roles[i - 1]) names[i] = name(roles[i]);
    return names;
}

std::string percent_sure(double confidence) {
    return std::to_string(static_cast<int>(confidence * 100)) + " %";
}

std::string answer_heading(std::string_view input, const Answer& answer, std::string_view separator) {
    std::string heading;
    const auto add = [&](std::string_view part) {
        if (!heading.empty()) heading += separator;
        heading += part;
    };
    const std::string says = answer.expression.is_none() ? "" : to_string(answer.expression);
    if (!answer.date.empty()) add(answer.date);
    if (!answer.edtf.empty() && answer.edtf != answer.date) add(answer.edtf);
    add(name(answer.status));
    for (const Flag flag : all_flags)
        if (answer.flags.has(flag) && name(flag) != name(answer.status)) add(name(flag));
    if (!says.empty() && says != answer.date && says != answer.edtf) add("says " + says);
    if (const std::string unread = unread_text(input, answer); !unread.empty()) add("not read: " + printable(unread));
    return heading;
}

namespace {

Json unread_json(std::string_view input, const Answer& answer) {
    if (!answer.unread) return {};
    Json list = Json::array();
    for (const auto& [begin, end] : *answer.unread)
        list.push_back({{"begin", begin}, {"end", end}, {"text", input.substr(begin, end - begin)}});
    return list;
}

}  // namespace

namespace {

/// The name of its field, for each output; null where it belongs to none.
Json field_of_each(const AlignedAnswer& aligned) {
    Json fields = Json::array();
    for (const Role role : aligned.roles) fields.push_back(name(role).empty() ? Json() : Json(name(role)));
    return fields;
}

}  // namespace

std::string alignment_json(std::string_view input, const AlignedAnswer& aligned) {
    const Answer& answer = aligned.answer;
    Json characters = Json::array();
    Json weights(aligned.outputs.size(), Json::array());
    for (const Column& column : alignment_columns(input, aligned)) {
        characters.push_back({{"text", column.text}, {"begin", column.span.begin}, {"end", column.span.end}});
        for (std::size_t i = 0; i < column.weights.size(); ++i) weights[i].push_back(column.weights[i]);
    }
    Json flags = Json::array();
    for (const Flag flag : all_flags)
        if (answer.flags.has(flag)) flags.push_back(name(flag));
    const Json json{{"input", input},
                    {"date", answer.date.empty() ? Json() : Json(answer.date)},
                    {"status", name(answer.status)},
                    {"confidence", answer.confidence},
                    {"outputs", aligned.outputs},
                    {"fields", field_of_each(aligned)},
                    {"characters", std::move(characters)},
                    {"weights", std::move(weights)},
                    {"flags", std::move(flags)},
                    {"expression", answer.expression.is_none() ? Json() : Json(to_string(answer.expression))},
                    {"edtf", answer.edtf.empty() ? Json() : Json(answer.edtf)},
                    {"unread", unread_json(input, answer)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string alignment_pharaoh(std::string_view input, const AlignedAnswer& aligned) {
    const std::vector<Column> columns = alignment_columns(input, aligned);
    std::string pairs;
    for (std::size_t i = 0; i < aligned.outputs.size() && !columns.empty(); ++i)
        pairs += (i == 0 ? "" : " ") + std::to_string(most_attended(columns, i)) + '-' + std::to_string(i);
    return pairs;
}

std::string alignment_matrix(std::string_view input, const AlignedAnswer& aligned) {
    constexpr int digits = 6;
    const std::vector<Column> columns = alignment_columns(input, aligned);
    std::string matrix;
    for (const Column& column : columns) matrix += '\t' + column.text;
    matrix += '\n';
    for (std::size_t i = 0; i < aligned.outputs.size(); ++i) {
        matrix += aligned.outputs[i];
        for (const Column& column : columns) matrix += '\t' + to_text(static_cast<double>(column.weights[i]), digits);
        matrix += '\n';
    }
    return matrix;
}

}  // namespace kalends
