#include "kalends/report/json.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

#include "report/columns.hpp"

namespace kalends {
namespace {

using Json = nlohmann::ordered_json;

std::string dump(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// ASCII that stands for itself in a JSON string: no control characters, quotation marks, backslashes.
bool is_plain(char c) {
    return c >= ' ' && c < '\x7f' && c != '"' && c != '\\';
}

/// Six significant digits: more of a confidence is noise.
void append_number(std::string& out, double value) {
    constexpr int digits = 6;
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.begin(), buffer.end(), value, std::chars_format::general, digits).ptr;
    out.append(buffer.begin(), end);
}

/// A name made of plain characters, or null where there is none.
void append_word(std::string& out, std::string_view word) {
    if (word.empty())
        out += "null";
    else
        out.append(1, '"').append(word).append(1, '"');
}

std::string_view order_word(Order order) {
    return order == Order::none ? std::string_view() : name(order);
}

void append_alternatives(std::string& out, const std::vector<Alternative>& alternatives) {
    const char* separator = "";
    for (const Alternative& alternative : alternatives) {
        out.append(separator).append("{\"date\":");
        append_word(out, alternative.date);
        out += ",\"order\":";
        append_word(out, order_word(alternative.order));
        out += ",\"confidence\":";
        append_number(out, alternative.confidence);
        out += '}';
        separator = ",";
    }
}

void append_flags(std::string& out, const Answer& answer) {
    const char* separator = "";
    const auto flag = [&](bool set, std::string_view word) {
        if (!set) return;
        out += separator;
        append_word(out, word);
        separator = ",";
    };
    flag(answer.weekday_mismatch, "weekday-mismatch");
    flag(answer.century_assumed, "century-assumed");
    flag(answer.era_converted, "era-converted");
    flag(answer.input_repaired, "input-repaired");
    flag(answer.truncated, "truncated");
}

}  // namespace

void append_json(std::string& out, std::string_view text) {
    if (std::all_of(text.begin(), text.end(), is_plain))
        out.append(1, '"').append(text).append(1, '"');
    else
        out += dump(Json(text));
}

void append_json(std::string& out, std::string_view input, const Answer& answer) {
    out += "{\"input\":";
    append_json(out, input);
    out += ",\"date\":";
    append_word(out, answer.date);
    out += ",\"status\":";
    append_word(out, name(answer.status));
    out += ",\"confidence\":";
    append_number(out, answer.confidence);
    out += ",\"alternatives\":[";
    append_alternatives(out, answer.alternatives);
    out += "],\"flags\":[";
    append_flags(out, answer);
    out += "]}";
}

std::string alignment_json(std::string_view input, const AlignedAnswer& aligned) {
    const Answer& answer = aligned.answer;
    Json characters = Json::array();
    Json weights = Json::array();
    const std::vector<Column> columns = alignment_columns(input, aligned);
    for (const Column& column : columns)
        characters.push_back({{"text", column.text}, {"begin", column.span.begin}, {"end", column.span.end}});
    for (std::size_t output = 0; output < aligned.outputs.size(); ++output) {
        Json row = Json::array();
        for (const Column& column : columns) row.push_back(column.weights[output]);
        weights.push_back(std::move(row));
    }
    return dump({{"input", input},
                 {"date", answer.date.empty() ? Json() : Json(answer.date)},
                 {"status", name(answer.status)},
                 {"confidence", answer.confidence},
                 {"outputs", aligned.outputs},
                 {"characters", std::move(characters)},
                 {"weights", std::move(weights)}});
}

}  // namespace kalends
