#include "cli/answer_count.hpp"

#include <set>
#include <string>

#include "core/append_item.hpp"
#include "core/in_quotes.hpp"
#include "core/number_text.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

constexpr const char *as_edtf = "--as edtf", *reference = "--reference";

std::string more_rows(std::size_t rows) {
    return counted(rows, "more row") + (rows == 1 ? " has" : " have") + " an answer with --as edtf";
}

/// A row of a table may have several dates.
std::string_view one_of(std::span<const AnswerCount> columns) {
    return columns.size() > 1 ? "cell" : "row";
}

/// "--order" of "--order dmy".
std::string option_of(const std::string& by) {
    return by.substr(0, by.find(' '));
}

/// The options of which each by itself would settle a row, or a part of it.
std::set<std::string> remedies_for(const Answer& answer) {
    std::set<std::string> options;
    if (!answer.edtf.empty()) options.insert(as_edtf);
    if (answer.status == Status::relative) options.insert(reference);
    if (answer.status != Status::ambiguous) return options;
    for (const Alternative& meaning : answer.alternatives)
        if (!meaning.by.empty()) options.insert(option_of(meaning.by));
    return options;
}

/// Short, without control characters, and no option.
bool fits_a_command(std::string_view text) {
    constexpr std::size_t longest = 80;
    return text.size() <= longest && !text.starts_with('-') && printable(text) == text;
}

std::string refused(std::span<const AnswerCount> columns) {
    std::size_t rows = 0, all = 0;
    std::string list;
    for (const AnswerCount& column : columns) all += column.rows();
    for (const Status status : all_statuses) {
        std::size_t count = 0;
        for (const AnswerCount& column : columns) count += column.unwritten()[static_cast<std::size_t>(status)];
        if (count > 0) append_item(list, std::to_string(count) + " " + std::string(name(status)));
        rows += count;
    }
    return counted(rows, one_of(columns)) + " of " + std::to_string(all) + " without an answer: " + list;
}

std::string remedies(std::span<const AnswerCount> columns, const std::string& reference_column) {
    std::map<std::string, std::size_t> rows;
    for (const AnswerCount& column : columns)
        for (const auto& [option, count] : column.remedies()) rows[option] += count;
    std::string list;
    for (const auto& [option, count] : rows) {
        const bool in_column = option == reference && !reference_column.empty();
        append_item(list, (in_column ? "YYYY-MM-DD in " + in_quotes(reference_column) : option) + " (" +
                              counted(count, one_of(columns)) + ")");
    }
    return list;
}

}  // namespace

void AnswerCount::add(const Answer& answer, std::string_view text) {
    ++rows_;
    ++by_status_.at(static_cast<std::size_t>(answer.status));
    if (!written(answer, form_).empty()) return;
    ++unwritten_.at(static_cast<std::size_t>(answer.status));
    for (const std::string& option : remedies_for(answer)) ++remedies_[option];
    if (example_.empty() && fits_a_command(text)) example_ = text;
}

std::size_t AnswerCount::more_as_edtf() const {
    const auto found = remedies_.find(as_edtf);
    return found == remedies_.end() ? 0 : found->second;
}

void AnswerCount::print(std::ostream& out) const {
    out << "rows: " << rows_ << '\n';
    for (const Status status : all_statuses)
        out << name(status) << ": " << by_status_.at(static_cast<std::size_t>(status)) << '\n';
    if (form_ == AnswerForm::day) out << "edtf: " << more_rows(more_as_edtf()) << '\n';
}

void hint(const Console& console, std::span<const AnswerCount> columns, const std::string& reference_column) {
    std::string example;
    bool all_written = true;
    for (const AnswerCount& column : columns) {
        all_written = all_written && column.all_written();
        if (example.empty()) example = column.example();
    }
    if (!console.err_is_terminal || all_written) return;
    console.err << "kalends: " << refused(columns) << '\n';
    if (const std::string options = remedies(columns, reference_column); !options.empty())
        console.err << "kalends: of these would be settled by " << options << '\n';
    if (!example.empty()) console.err << "kalends: to see why: kalends explain " << shell_word(example) << '\n';
}

}  // namespace kalends
