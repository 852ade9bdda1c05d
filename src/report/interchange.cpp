#include "report/interchange.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

#include "report/columns.hpp"

namespace kalends {
namespace {

std::string short_number(double value) {
    std::array<char, 32> buffer{};
    const int size = std::snprintf(buffer.data(), buffer.size(), "%.6g", value);
    return {buffer.data(), static_cast<std::size_t>(size)};
}

void append_reading(std::string& out, std::uint64_t row, std::string_view date, double confidence) {
    out += std::to_string(row);
    out.append(" ||| ").append(date).append(" ||| Confidence= ");
    out.append(short_number(confidence)).append(" ||| ").append(short_number(std::log(confidence))).append("\n");
}

}  // namespace

void append_n_best(std::string& out, std::uint64_t row, const Answer& answer) {
    if (!answer.date.empty() || answer.alternatives.empty()) append_reading(out, row, answer.date, answer.confidence);
    for (const Alternative& alternative : answer.alternatives)
        append_reading(out, row, alternative.date, alternative.confidence);
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
    std::string matrix;
    for (const Column& column : columns) matrix += '\t' + column.text;
    matrix += '\n';
    for (std::size_t output = 0; output < aligned.outputs.size(); ++output) {
        matrix += aligned.outputs[output];
        for (const Column& column : columns) matrix += '\t' + short_number(static_cast<double>(column.weights[output]));
        matrix += '\n';
    }
    return matrix;
}

}  // namespace kalends
