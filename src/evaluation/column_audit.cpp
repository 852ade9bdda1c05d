#include "evaluation/column_audit.hpp"

#include <algorithm>

#include "calendar/iso_date.hpp"
#include "text/shape.hpp"

namespace kalends {
namespace {

bool is_blank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n\v\f") == std::string_view::npos;
}

}  // namespace

ColumnAudit::ColumnAudit(const ColumnAuditOptions& options)
    : options_(options),
      dates_{ColumnDates(options.examples), ColumnDates(options.examples), ColumnDates(options.examples),
             ColumnDates(options.examples)} {
    for (const Status status : all_statuses) by_status_.at(static_cast<std::size_t>(status)).name = name(status);
    for (const Order order : all_orders) by_proof_.at(static_cast<std::size_t>(order)).name = name(order);
}

void ColumnAudit::count(AuditedRows& kind, const AuditedRow& row) const {
    ++kind.rows;
    if (kind.first.size() < options_.examples) kind.first.push_back(row);
}

void ColumnAudit::count_shape(const AuditedRow& row) {
    const std::string wanted = shape(row.text);
    auto found = shapes_.find(wanted);
    if (found == shapes_.end() && shapes_.size() < options_.most_shapes)
        found = shapes_.emplace(wanted, AuditedRows{wanted, 0, {}}).first;
    if (found == shapes_.end()) {
        ++rows_of_further_shapes_;
        return;
    }
    ++found->second.rows;
    if (found->second.first.empty()) found->second.first.push_back(row);
}

void ColumnAudit::count_dates(AuditedRow row, const ToldAnswers& answers) {
    const bool is_open = answers.front()->status == Status::ambiguous;
    for (std::size_t order = 0; order < answers.size(); ++order) {
        row.date = answers.at(order)->date;
        if (is_open && !row.date.empty()) ++decided_.at(order);
        if (const auto date = parse_iso(row.date)) dates_.at(order).add(*date, row);
    }
}

void ColumnAudit::add(std::uint64_t line, std::string_view text, const ToldAnswers& answers, Order proof) {
    ++rows_;
    if (is_blank(text)) {
        ++blank_;
        return;
    }
    const Answer& answer = *answers.front();
    const AuditedRow row{line, std::string(text), answer.date};
    count(by_status_.at(static_cast<std::size_t>(answer.status)), row);
    if (proof != Order::none) count(by_proof_.at(static_cast<std::size_t>(proof)), row);
    if (answer.flags.has(Flag::weekday_mismatch)) count(wrong_weekday_, row);
    if (answer.flags.has(Flag::century_assumed)) count(assumed_century_, row);
    if (answer.flags.has(Flag::input_repaired) || answer.flags.has(Flag::truncated)) count(damaged_, row);
    count_shape(row);
    count_dates(row, answers);
}

std::vector<AuditedRows> ColumnAudit::shapes() const {
    std::vector<AuditedRows> shapes;
    for (const auto& [shape, rows] : shapes_) shapes.push_back(rows);
    std::ranges::stable_sort(shapes, std::ranges::greater(), &AuditedRows::rows);
    return shapes;
}

}  // namespace kalends
