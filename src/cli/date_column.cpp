#include "cli/date_column.hpp"

#include <utility>

#include "text/printable.hpp"

namespace kalends {
DateColumn::DateColumn(std::string name, const Normalizer& normalizer, const BlockNormalizerOptions& options)
    : name_(std::move(name)), infers_order_(options.infer_order), normalize_(normalizer, options) {}

BlockAnswers DateColumn::answer(std::span<const std::string> texts) {
    BlockAnswers answers = normalize_(texts);
    for (std::size_t row = 0; row < texts.size(); ++row) count(answers.of(row));
    return answers;
}

void DateColumn::count(const Answer& answer) {
    ++rows_;
    ++by_status_.at(static_cast<std::size_t>(answer.status));
    if (answer.date.empty()) ++without_date_;
}

void DateColumn::print_summary(std::ostream& out) const {
    if (!name_.empty()) out << "column: " << printable(name_) << '\n';
    out << "rows: " << rows_ << '\n';
    for (const Status status : all_statuses)
        out << name(status) << ": " << by_status_.at(static_cast<std::size_t>(status)) << '\n';
    if (infers_order_) print_order(out);
}

void DateColumn::print_order(std::ostream& out) const {
    const OrderSummary& summary = normalize_.evidence();
    std::string found;
    for (const Order order : all_orders) {
        const auto index = static_cast<std::size_t>(order);
        if (summary.rows[index] == 0) continue;
        found += (found.empty() ? "" : ", ") + std::string(name(order)) + " in " + std::to_string(summary.rows[index]) +
                 (summary.rows[index] == 1 ? " row" : " rows") + " (such as \"" + printable(summary.example[index]) +
                 "\")";
    }
    out << "order: " << (found.empty() ? "no row tells" : found)
        << (summary.contradictory() ? "; contradictory, so ambiguous rows between these are refused" : "") << '\n';
}

}  // namespace kalends
