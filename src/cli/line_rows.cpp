#include "cli/line_rows.hpp"

#include <utility>

#include "kalends/core/error.hpp"
#include "kalends/report/answer.hpp"
#include "kalends/text/normalized_text.hpp"
#include "records/record_format.hpp"

namespace kalends {
namespace {

/// A few bytes more than are read, so that the text still counts as too long once a cut UTF-8 sequence is dropped.
constexpr std::size_t bytes_a_line = max_input_bytes + 4;

}  // namespace

LineRows::LineRows(const LineSettings& settings, std::vector<std::filesystem::path> files, std::istream& standard_input)
    : settings_(settings),
      input_(std::move(files), standard_input, settings.passthrough ? longest_record : bytes_a_line, settings.end) {}

/// @throws Error (data) on a line that cannot be kept whole, though it should be
void LineRows::keep(std::string line) {
    constexpr std::size_t least_cut = 3;  // see LineReader
    if (settings_.passthrough && line.size() > longest_record - least_cut)
        throw Error(ErrorKind::data, "line " + std::to_string(first_line_ + lines_.size()) +
                                         ": --passthrough keeps no line of " + std::to_string(longest_record >> 20U) +
                                         " MB");
    if (line.size() > bytes_a_line) {
        lines_.push_back(line.substr(0, bytes_a_line));
        whole_.emplace(lines_.size() - 1, std::move(line));
    } else {
        lines_.push_back(std::move(line));
    }
}

bool LineRows::next() {
    first_line_ += lines_.size();
    lines_.clear();
    whole_.clear();
    std::string line;
    for (std::size_t bytes = 0; lines_.size() < rows_a_block && bytes < bytes_a_block;) {
        if (settings_.line_buffered && !lines_.empty() && !input_.has_line()) break;
        if (!input_.next(line)) break;
        bytes += line.size();
        bytes_ += line.size() + 1;
        keep(line);
    }
    return !lines_.empty();
}

const std::string& LineRows::whole(std::size_t row) const {
    const auto longer = whole_.find(row);
    return longer == whole_.end() ? lines_[row] : longer->second;
}

void LineRows::append(std::string& out, std::span<const BlockAnswers> answers) const {
    for (std::size_t row = 0; row < lines_.size(); ++row) {
        const Answer& answer = answers.front().of(row);
        switch (settings_.format) {
            case LineFormat::plain:
                out += answer.date.empty() && settings_.passthrough ? whole(row) : answer.date;
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
