#include "cli/answer_count.hpp"

#include <string>

namespace kalends {
namespace {

std::string more_rows(std::size_t rows) {
    return std::to_string(rows) + (rows == 1 ? " more row has" : " more rows have") + " an answer with --as edtf";
}

}  // namespace

void AnswerCount::add(const Answer& answer) {
    ++rows_;
    ++by_status_.at(static_cast<std::size_t>(answer.status));
    if (!written(answer, form_).empty()) return;
    ++unwritten_;
    if (!answer.edtf.empty()) ++more_as_edtf_;
}

void AnswerCount::print(std::ostream& out) const {
    out << "rows: " << rows_ << '\n';
    for (const Status status : all_statuses)
        out << name(status) << ": " << by_status_.at(static_cast<std::size_t>(status)) << '\n';
    if (form_ == AnswerForm::day) out << "edtf: " << more_rows(more_as_edtf_) << '\n';
}

void hint_at_edtf(const Console& console, std::span<const AnswerCount> columns) {
    std::size_t rows = 0;
    for (const AnswerCount& column : columns) rows += column.more_as_edtf();
    if (console.err_is_terminal && rows > 0) console.err << "kalends: " << more_rows(rows) << '\n';
}

}  // namespace kalends
