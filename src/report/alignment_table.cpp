#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "kalends/report/alignment.hpp"
#include "report/alignment_grid.hpp"
#include "report/display_width.hpp"

namespace kalends {
namespace {

constexpr std::string_view emphasis = "\x1b[1;32m", plain = "\x1b[0m";

std::string_view shade(double weight, Shades shades) {
    constexpr std::array<std::string_view, 9> blocks{"·", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    constexpr std::string_view digits = ".1234567899";  // of tenths
    const auto of = [&](int steps) {
        return static_cast<std::size_t>(std::lround(std::clamp(weight, 0.0, 1.0) * steps));
    };
    return shades == Shades::blocks ? blocks[of(8)] : digits.substr(of(10), 1);
}

/// Columns that fit beside each other.
using Panel = std::span<const Column>;

std::vector<Panel> panels(const std::vector<Column>& columns, std::size_t width) {
    std::vector<Panel> result;
    std::size_t first = 0, used = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (i > first && used + columns[i].width > width) {
            result.emplace_back(columns.data() + first, i - first);
            first = i;
            used = 0;
        }
        used += columns[i].width;
    }
    result.emplace_back(columns.data() + first, columns.size() - first);
    return result;
}

class Table {
public:
    Table(std::string_view input, const AlignedAnswer& aligned, const AlignmentTableOptions& options)
        : outputs_(aligned.outputs),
          fields_(field_names(aligned)),
          options_(options),
          columns_(alignment_columns(input, aligned)) {
        for (std::size_t i = 0; i < outputs_.size(); ++i) {
            label_width_ = std::max(label_width_, fields_[i].size());
            output_width_ = std::max(output_width_, outputs_[i].size());
        }
    }

    [[nodiscard]] std::string text() const {
        std::size_t width = static_cast<std::size_t>(-1);
        if (options_.width > 0) width = options_.width > margin() ? options_.width - margin() : 1;
        std::string out;
        for (const Panel& panel : panels(columns_, width)) {
            if (!out.empty()) out += '\n';
            out += header(panel);
            for (std::size_t i = 0; i < outputs_.size(); ++i) out += row(panel, i);
        }
        return out;
    }

private:
    [[nodiscard]] std::size_t margin() const { return label_width_ + output_width_ + (label_width_ > 0 ? 2 : 1); }

    [[nodiscard]] std::string header(const Panel& panel) const {
        std::string line(margin(), ' ');
        for (const Column& column : panel) line += padded(column.text, column.width);
        line.erase(line.find_last_not_of(' ') + 1);
        return line + '\n';
    }

    [[nodiscard]] std::string row(const Panel& panel, std::size_t output) const {
        std::string line;
        if (label_width_ > 0) line = padded(fields_[output], label_width_) + ' ';
        line += padded(outputs_[output], output_width_) + ' ';
        const Column* const most = options_.colour ? columns_.data() + most_attended(columns_, output) : nullptr;
        for (const Column& column : panel) {
            if (&column == most) line += emphasis;
            for (std::size_t i = 0; i < column.width; ++i)
                line += shade(static_cast<double>(column.weights[output]), options_.shades);
            if (&column == most) line += plain;
        }
        return line + '\n';
    }

    const std::vector<std::string>& outputs_;
    std::vector<std::string_view> fields_;  ///< [outputs]
    const AlignmentTableOptions& options_;
    std::vector<Column> columns_;
    std::size_t label_width_ = 0, output_width_ = 0;
};

}  // namespace

std::string alignment_heading(std::string_view input, const Answer& answer) {
    return answer_heading(input, answer, "  ");
}

std::string alignment_table(std::string_view input, const AlignedAnswer& aligned,
                            const AlignmentTableOptions& options) {
    return Table(input, aligned, options).text();
}

}  // namespace kalends
