#include "kalends/report/answer.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "calendar/iso_date.hpp"
#include "core/number_text.hpp"

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

constexpr int digits = 6;  // more of a confidence is noise

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
        out += to_text(alternative.confidence, digits);
        out += ",\"edtf\":";
        append_word(out, alternative.edtf);
        out += ",\"by\":";
        append_word(out, alternative.by);
        out += ",\"datetime\":";
        append_word(out, alternative.datetime);
        out += '}';
        separator = ",";
    }
}

void append_flags(std::string& out, const Answer& answer) {
    const char* separator = "";
    for (const Flag flag : all_flags) {
        if (!answer.flags.has(flag)) continue;
        out += separator;
        append_word(out, name(flag));
        separator = ",";
    }
}

/// What the text says; nothing where no expression stands behind the answer.
void append_expression(std::string& out, const Answer& answer) {
    const bool by_rule = answer.expression.is_none() && answer.status != Status::none;
    append_word(out, by_rule ? std::string() : to_string(answer.expression));
}

void append_day(std::string& out, const std::optional<std::chrono::sys_days>& day) {
    append_word(out, day ? to_iso(*day) : std::string());
}

/// Null where it is not known.
void append_unread(std::string& out, std::string_view input, const Answer& answer) {
    if (!answer.unread) {
        out += "null";
        return;
    }
    const char* separator = "[";
    for (const ByteSpan& place : *answer.unread) {
        out.append(separator).append("{\"begin\":").append(std::to_string(place.begin));
        out.append(",\"end\":").append(std::to_string(place.end)).append(",\"text\":");
        kalends::append_json(out, input.substr(place.begin, place.end - place.begin));
        out += '}';
        separator = ",";
    }
    out += answer.unread->empty() ? "[]" : "]";
}

void append_reading(std::string& out, std::uint64_t row, std::string_view date, double confidence) {
    out += std::to_string(row);
    out.append(" ||| ").append(date).append(" ||| Confidence= ").append(to_text(confidence, digits));
    out.append(" ||| ").append(to_text(std::log(confidence), digits)).append("\n");
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
    out += to_text(answer.confidence, digits);
    out += ",\"alternatives\":[";
    append_alternatives(out, answer.alternatives);
    out += "],\"flags\":[";
    append_flags(out, answer);
    out += "],\"expression\":";
    append_expression(out, answer);
    out += ",\"edtf\":";
    append_word(out, answer.edtf);
    out += ",\"earliest\":";
    append_day(out, answer.bounds.earliest);
    out += ",\"latest\":";
    append_day(out, answer.bounds.latest);
    out += ",\"unread\":";
    append_unread(out, input, answer);
    out += ",\"datetime\":";
    append_word(out, answer.datetime);
    out += ",\"calendar\":";
    append_word(out, answer.calendar == Calendar::unwritten ? std::string_view() : name(answer.calendar));
    out += '}';
}

void append_n_best(std::string& out, std::uint64_t row, const Answer& answer, AnswerForm form) {
    const std::string& best = written(answer, form);
    if (!best.empty() || answer.alternatives.empty()) append_reading(out, row, best, answer.confidence);
    for (const Alternative& alternative : answer.alternatives)
        append_reading(out, row, written(alternative, form), alternative.confidence);
}

}  // namespace kalends
