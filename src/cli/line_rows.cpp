#include "kalends/cli/line_rows.hpp"

#include <utility>

#include "kalends/report/interchange.hpp"
#include "kalends/report/json.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

/// A few bytes more than are read, so that the text still counts as too long once a cut UTF-8 sequence is dropped.
constexpr std::size_t bytes_a_line = max_input_bytes + 4;

}  // namespace

LineRows::LineRows(const LineSettings& settings, std::vector<std::filesystem::path> files, std::istream& standard_input)
    : settings_(settings), input_(std::move(files), standard_input, bytes_a_line, settings.end) {}

bool LineRows::next() {
    first_line_ += lines_.size();
    lines_.clear();
    std::string line;
    for (std::size_t bytes = 0; lines_.size() < rows_a_block && bytes < bytes_a_block;) {
        if (settings_.line_buffered && !lines_.empty() && !input_.has_line()) break;
        if (!input_.next(line)) break;
        bytes += line.size();
        bytes_ += line.size() + 1;
        lines_.push_back(line);
    }
    return !lines_.empty();
}

void LineRows::append(std::string& out, std::span<const BlockAnswers> answers) const {
    for (std::size_t row = 0; row < lines_.size(); ++row) {
        const Answer& answer = answers.front().of(row);
        switch (settings_.format) {
            case LineFormat::plain:
                out += answer.date.empty() && settings_.passthrough ? lines_[row] : answer.date;
                out += settings_.end;
                break;
            case LineFormat::jsonl:
                append_json(out, lines_[row], answer);
                out += settings_.end;
                break;
            case LineFormat::n_best:
                append_n_best(out, line(row) - 1, answer);
        }
    }
}

}  // namespace kalends
