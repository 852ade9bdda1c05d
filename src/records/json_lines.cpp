#include "records/json_lines.hpp"

#include <simdjson.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "records/whole_lines.hpp"

namespace kalends {
namespace {

std::string quoted(std::string_view text) {
    using Json = nlohmann::json;
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string_view without_trailing_space(std::string_view token) {
    return token.substr(0, token.find_last_not_of(" \t\r\n") + 1);
}

/// Behind the last member, before the closing brace.
std::size_t end_of_members(std::string_view object) {
    std::string_view members = without_trailing_space(object);
    members.remove_suffix(1);
    return without_trailing_space(members).size();
}

}  // namespace

/// One parser of simdjson checks the whole object; the other, which tells where values are, only what is asked of it.
class JsonLines::Parser {
public:
    explicit Parser(std::vector<std::string> members) : members_(std::move(members)) {}

    void parse(WholeLines::Line line, Record& record) {
        const simdjson::padded_string json(line.of(record));
        simdjson::error_code error = checker_.parse(json).get_object().error();
        if (error == simdjson::SUCCESS || is_of_a_value(error)) error = find(json, line.begin, record);
        if (error == simdjson::INCORRECT_TYPE) refuse_record(record, "no JSON object, but another value");
        if (error != simdjson::SUCCESS) refuse_record(record, std::string("no JSON object: ") + error_message(error));
        record.end = line.begin + end_of_members(line.of(record));
    }

private:
    /// A number too large for a double, half of a surrogate pair: nothing that a byte for byte copy need understand.
    static bool is_of_a_value(simdjson::error_code error) {
        return error == simdjson::NUMBER_ERROR || error == simdjson::STRING_ERROR;
    }

    simdjson::error_code find(const simdjson::padded_string& json, std::size_t begin, Record& record) try {
        record.cells.resize(members_.size());
        simdjson::ondemand::document document = finder_.iterate(json);
        for (simdjson::ondemand::field field : document.get_object()) {
            const auto wanted = std::ranges::find(members_, std::string_view(field.unescaped_key()));
            if (wanted == members_.end()) continue;
            Record::Cell& cell = record.cells[static_cast<std::size_t>(wanted - members_.begin())];
            cell = {.is_there = true};
            set(cell, field.value(), json, begin, record);
        }
        return simdjson::SUCCESS;
    } catch (const simdjson::simdjson_error& error) {
        return error.error();
    }

    static void set(Record::Cell& cell, simdjson::ondemand::value value, const simdjson::padded_string& json,
                    std::size_t begin, Record& record) {
        using Type = simdjson::ondemand::json_type;
        const Type type = value.type();
        if (type != Type::string && type != Type::number) return;
        const std::string_view token = without_trailing_space(value.raw_json_token());
        cell.begin = begin + static_cast<std::size_t>(token.data() - json.data());
        cell.end = cell.begin + token.size();
        record.set_text(cell, type == Type::string ? std::string_view(value.get_string()) : token);
    }

    std::vector<std::string> members_;
    simdjson::dom::parser checker_;
    simdjson::ondemand::parser finder_;
};

JsonLines::JsonLines(std::istream& stream, std::vector<std::string> members)
    : lines_(std::make_unique<WholeLines>(stream)), parser_(std::make_unique<Parser>(std::move(members))) {}
JsonLines::~JsonLines() = default;

bool JsonLines::next(Record& record) {
    const WholeLines::Line line = lines_->next(record);
    if (line.size > 0) parser_->parse(line, record);
    return !record.bytes.empty();
}

void JsonLines::append_cell(std::string& out, std::optional<std::string_view> text, std::string_view) const {
    out += text ? quoted(*text) : "null";
}

void JsonLines::append_further(std::string& out, std::string_view column, std::optional<std::string_view> text,
                               std::string_view like) const {
    if (!out.ends_with('{')) out += ',';
    out += quoted(column) + ':';
    append_cell(out, text, like);
}

}  // namespace kalends
