#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "evaluation/column_dates.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// How many rows are of a kind, and the first of them.
struct AuditedRows {
    std::string name;  ///< of a status, an order or a shape
    std::size_t rows = 0;
    std::vector<AuditedRow> first;
};

struct ColumnAuditOptions {
    std::size_t examples = 5;          ///< of each kind of row
    std::size_t most_shapes = 10'000;  ///< that are told apart; rows of further ones are counted together
};

/// What a column of dates holds, each row read by itself, for somebody who will decide how to read it. Its memory does
/// not grow with the rows.
class ColumnAudit {
public:
    explicit ColumnAudit(const ColumnAuditOptions& = {});

    /// A row: its answers with no order told and, by Order, with each, and the order that the text alone proves.
    using ToldAnswers = std::array<const Answer*, all_orders.size()>;
    void add(std::uint64_t line, std::string_view text, const ToldAnswers&, Order proof);
    /// A row whose answer is the same with any.
    void add(std::uint64_t line, std::string_view text, const Answer& answer, Order proof) {
        ToldAnswers answers{};
        answers.fill(&answer);
        add(line, text, answers, proof);
    }

    [[nodiscard]] std::size_t rows() const { return rows_; }
    /// Rows that hold nothing but white space; they are no `none`.
    [[nodiscard]] std::size_t blank() const { return blank_; }
    [[nodiscard]] const AuditedRows& of(Status status) const { return by_status_.at(static_cast<std::size_t>(status)); }
    [[nodiscard]] const AuditedRows& proving(Order order) const {
        return by_proof_.at(static_cast<std::size_t>(order));
    }
    [[nodiscard]] const AuditedRows& wrong_weekday() const { return wrong_weekday_; }
    [[nodiscard]] const AuditedRows& assumed_century() const { return assumed_century_; }
    [[nodiscard]] const AuditedRows& damaged() const { return damaged_; }  ///< repaired or truncated

    /// What the texts look like (see shape()), the most frequent first.
    [[nodiscard]] std::vector<AuditedRows> shapes() const;
    [[nodiscard]] std::size_t rows_of_further_shapes() const { return rows_of_further_shapes_; }

    /// Of the rows that have a complete date with this order told.
    [[nodiscard]] const ColumnDates& dates(Order told) const { return dates_.at(static_cast<std::size_t>(told)); }
    /// How many of the rows that are ambiguous with no order told this one gives a date.
    [[nodiscard]] std::size_t decided_by(Order told) const { return decided_.at(static_cast<std::size_t>(told)); }

private:
    void count(AuditedRows&, const AuditedRow&) const;
    void count_shape(const AuditedRow&);
    void count_dates(AuditedRow, const ToldAnswers&);

    ColumnAuditOptions options_;
    std::size_t rows_ = 0, blank_ = 0, rows_of_further_shapes_ = 0;
    std::array<AuditedRows, all_statuses.size()> by_status_;
    std::array<AuditedRows, all_orders.size()> by_proof_;
    AuditedRows wrong_weekday_, assumed_century_, damaged_;
    std::map<std::string, AuditedRows> shapes_;
    std::array<ColumnDates, all_orders.size()> dates_;
    std::array<std::size_t, all_orders.size()> decided_{};
};

}  // namespace kalends
