#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/number_text.hpp"
#include "kalends/report/alignment.hpp"
#include "report/alignment_grid.hpp"

namespace kalends {

using Json = nlohmann::ordered_json;

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
    const Json json{{"input", input},
                    {"date", answer.date.empty() ? Json() : Json(answer.date)},
                    {"status", name(answer.status)},
                    {"confidence", answer.confidence},
                    {"outputs", aligned.outputs},
                    {"characters", std::move(characters)},
                    {"weights", std::move(weights)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string alignment_pharaoh(std::string_view input, const AlignedAnswer& aligned) {
    const std::vector<Column> columns = alignment_columns(input, aligned);
    std::string pairs;
    for (std::size_t output = 0; output < aligned.outputs.size() && !columns.empty(); ++output) {
        const auto most = std::ranges::max_element(columns, {}, [&](const Column& c) { return c.weights[output]; });
        pairs += (pairs.empty() ? "" : " ") + std::to_string(most - columns.begin()) + '-' + std::to_string(output);
    }
    return pairs;
}

std::string alignment_matrix(std::string_view input, const AlignedAnswer& aligned) {
    const std::vector<Column> columns = alignment_columns(input, aligned);
    constexpr int digits = 6;
    std::string matrix;
    for (const Column& column : columns) matrix += '\t' + column.text;
    matrix += '\n';
    for (std::size_t output = 0; output < aligned.outputs.size(); ++output) {
        matrix += aligned.outputs[output];
        for (const Column& column : columns)
            matrix += '\t' + to_text(static_cast<double>(column.weights[output]), digits);
        matrix += '\n';
    }
    return matrix;
}

}  // namespace kalends
