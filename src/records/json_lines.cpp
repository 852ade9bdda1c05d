#include <simdjson.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "records/line_records.hpp"

namespace kalends {
namespace {

std::string json_string(std::string_view text) {
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

/// One parser of simdjson checks the whole object; the other, which tells where values are, only what is asked of it.
class JsonLines final : public LineRecords {
public:
    JsonLines(std::istream& stream, std::vector<std::string> members)
        : LineRecords(stream), members_(std::move(members)) {}

    /// As a string; null where there is no text.
    void append_cell(std::string& out, std::optional<std::string_view> text, const Record&,
                     std::size_t) const override {
        out += text ? json_string(*text) : "null";
    }

    void append_further(std::string& out, std::string_view column, std::optional<std::string_view> text,
                        std::string_view) const override {
        append_member(out, column, text ? json_string(*text) : "null");
    }

    void append_number(std::string& out, std::string_view column, std::string_view digits) const override {
        append_member(out, column, digits);
    }

private:
    static void append_member(std::string& out, std::string_view name, std::string_view value) {
        if (!out.ends_with('{')) out += ',';
        out.append(json_string(name)).append(1, ':').append(value);
    }

    void find_cells(Record& record, std::size_t begin, std::size_t size) override {
        const std::string_view line = std::string_view(record.bytes).substr(begin, size);
        const simdjson::padded_string json(line);
        simdjson::error_code error = checker_.parse(json).get_object().error();
        if (error == simdjson::SUCCESS || is_of_a_value(error)) error = find(json, begin, record);
        if (error == simdjson::INCORRECT_TYPE) record.refuse("no JSON object, but another value");
        if (error != simdjson::SUCCESS) record.refuse(std::string("no JSON object: ") + error_message(error));
        record.end = begin + end_of_members(line);
    }

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

}  // namespace

std::unique_ptr<RecordFormat> open_json_lines(std::istream& stream, std::vector<std::string> members) {
    return std::make_unique<JsonLines>(stream, std::move(members));
}

}  // namespace kalends
