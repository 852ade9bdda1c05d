// Tells what a column of dates holds, before anybody decides how to read it.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/columns/audited_rows.hpp"
#include "kalends/columns/block_normalizer.hpp"
#include "kalends/columns/column_times.hpp"
#include "kalends/columns/column_years.hpp"
#include "kalends/columns/table.hpp"
#include "kalends/language/kind.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

/// The complete dates of a column: how many on each day, and the rows that are farthest apart. Memory for the years
/// that there are, however many rows.
class ColumnDates {
public:
    /// Dates further from the middle half of all than three times its width, but at least 90 days (after Tukey 1977,
    /// "far out").
    struct Outliers {
        std::chrono::sys_days usual_begin, usual_end;  ///< the first usual day, the first after the last
        std::uint64_t rows = 0;
        std::vector<AuditedRow> first;  ///< the farthest before and after
    };

    /// @param examples rows that are kept of either end
    explicit ColumnDates(std::size_t examples) : examples_(examples) {}

    void add(std::chrono::year_month_day, const AuditedRow&);

    [[nodiscard]] std::uint64_t total() const { return total_; }
    /// Dates from `begin` to before `end`.
    [[nodiscard]] std::uint64_t between(std::chrono::sys_days begin, std::chrono::sys_days end) const;
    /// The first day up to which at least this share of the dates lies. total() > 0; 0 < share <= 1
    [[nodiscard]] std::chrono::sys_days quantile(double share) const;
    /// Rows with the earliest and the latest date. total() > 0
    [[nodiscard]] const AuditedRow& earliest() const { return earliest_.front().row; }
    [[nodiscard]] const AuditedRow& latest() const { return latest_.front().row; }
    [[nodiscard]] std::chrono::sys_days first_day() const { return earliest_.front().day; }
    [[nodiscard]] std::chrono::sys_days last_day() const { return latest_.front().day; }
    /// Nothing where there are too few dates to say what is usual.
    [[nodiscard]] std::optional<Outliers> outliers() const;

private:
    struct DatedRow {
        std::chrono::sys_days day;
        AuditedRow row;
    };
    void keep(const DatedRow&);

    using DaysOfYear = std::array<std::uint64_t, 366>;
    std::map<std::chrono::year, DaysOfYear> by_day_;
    std::uint64_t total_ = 0;
    std::size_t examples_;
    std::vector<DatedRow> earliest_, latest_;  ///< the farthest first
};

struct ColumnAuditOptions {
    std::size_t examples = 5;                      ///< of each kind of row
    std::size_t most_shapes = 10'000;              ///< that are told apart; rows of further ones are counted together
    std::size_t most_words = 10'000;               ///< the same of words and numbers that are not read
    std::optional<std::chrono::sys_days> today{};  ///< days after it lie in the future; nothing: none does
    bool is_century_told = false;                  ///< so that no years are recommended for two digits
};

/// What a column of dates holds, no order told, for somebody who will decide how to read it. Its memory does not grow
/// with the rows.
class ColumnAudit {
public:
    explicit ColumnAudit(const ColumnAuditOptions& = {});

    /// The block that `rows` has read last, with the answers to the texts of a column: with every_order.
    void add(const RowReader& rows, std::size_t column, const BlockAnswers&);
    /// A row: its answers with no order told and, by Order, with each, and the order that the text alone proves.
    using ToldAnswers = std::array<const Answer*, all_orders.size()>;
    void add(std::uint64_t line, std::string_view text, const ToldAnswers&, Order proof);
    /// A row whose answer is the same with any.
    void add(std::uint64_t line, std::string_view text, const Answer& answer, Order proof) {
        ToldAnswers answers{};
        answers.fill(&answer);
        add(line, text, answers, proof);
    }
    /// What the rows have decided of 1911-12 and of EDTF when all were added, where that was to be inferred.
    void set_summary(const ColumnSummary& summary) { summary_ = summary; }

    [[nodiscard]] std::size_t rows() const { return rows_; }
    /// Rows that hold nothing but white space; they are no `none`.
    [[nodiscard]] std::size_t blank() const { return blank_; }
    [[nodiscard]] const AuditedRows& of(Status status) const { return by_status_.at(static_cast<std::size_t>(status)); }
    [[nodiscard]] const AuditedRows& proving(Order order) const {
        return by_proof_.at(static_cast<std::size_t>(order));
    }
    [[nodiscard]] const AuditedRows& wrong_weekday() const { return wrong_weekday_; }
    [[nodiscard]] const AuditedRows& assumed_century() const { return assumed_century_; }
    /// Rows that begin after today.
    [[nodiscard]] const AuditedRows& in_future() const { return in_future_; }
    /// Rows that are answered, by what they say.
    [[nodiscard]] const AuditedRows& of(Kind kind) const { return by_kind_.at(static_cast<std::size_t>(kind)); }
    /// With this order told; without those that begin after today.
    [[nodiscard]] const ColumnYears& years(Order told) const { return years_.at(static_cast<std::size_t>(told)); }
    /// Where two-digit years lie, as ColumnYears::window() has it; nothing where that was told.
    [[nodiscard]] std::optional<YearRange> window(Order told) const {
        return options_.is_century_told ? std::nullopt : years(told).window();
    }
    /// Times of the day, and their zones.
    [[nodiscard]] const ColumnTimes& times() const { return times_; }
    [[nodiscard]] const AuditedRows& damaged() const { return damaged_; }  ///< repaired or truncated

    /// What the texts look like (see shape()), the most frequent first.
    [[nodiscard]] std::vector<AuditedRows> shapes() const { return most_frequent(shapes_); }
    [[nodiscard]] std::size_t rows_of_further_shapes() const { return rows_of_further_shapes_; }

    /// Words that some answer does not rest on, in how many rows, the most frequent first. Numbers are one kind, "9".
    [[nodiscard]] std::vector<AuditedRows> unread() const { return most_frequent(unread_); }
    [[nodiscard]] std::size_t rows_of_further_unread() const { return rows_of_further_unread_; }

    /// Of the rows that have a complete date with this order told.
    [[nodiscard]] const ColumnDates& dates(Order told) const { return dates_.at(static_cast<std::size_t>(told)); }
    [[nodiscard]] const YearHyphenSummary& year_hyphen() const { return summary_.year_hyphen; }
    [[nodiscard]] const MonthHyphenSummary& month_hyphen() const { return summary_.month_hyphen; }
    [[nodiscard]] const YearFirstSummary& year_first() const { return summary_.year_first; }
    [[nodiscard]] const EdtfSummary& edtf() const { return summary_.edtf; }
    [[nodiscard]] const CalendarSummary& calendar() const { return summary_.calendar; }

    /// Ambiguous rows whose meanings differ by the order, whatever else they leave open.
    [[nodiscard]] std::size_t open_in_order() const { return open_in_order_; }
    /// How many of these this order gives a date.
    [[nodiscard]] std::size_t decided_by(Order told) const { return decided_.at(static_cast<std::size_t>(told)); }

private:
    using ByName = std::map<std::string, AuditedRows>;
    static std::vector<AuditedRows> most_frequent(const ByName&);
    void count(AuditedRows&, const AuditedRow&) const;
    static void count(ByName&, const std::string& name, const AuditedRow&, std::size_t most, std::size_t& further);
    void count_unread(const AuditedRow&, const Answer&);
    void count_dates(AuditedRow, const ToldAnswers&);
    void count_kind(const AuditedRow&, const Answer&);
    [[nodiscard]] bool is_in_future(const Answer&) const;
    void count_years(const AuditedRow&, const Answer&, ColumnYears&) const;

    ColumnAuditOptions options_;
    std::size_t rows_ = 0, blank_ = 0, rows_of_further_shapes_ = 0, rows_of_further_unread_ = 0, open_in_order_ = 0;
    std::array<AuditedRows, all_statuses.size()> by_status_;
    std::array<AuditedRows, all_orders.size()> by_proof_;
    std::array<AuditedRows, all_kinds.size()> by_kind_;
    AuditedRows wrong_weekday_, assumed_century_, in_future_, damaged_;
    ColumnTimes times_;
    std::array<ColumnYears, all_orders.size()> years_;
    ByName shapes_, unread_;
    std::array<ColumnDates, all_orders.size()> dates_;
    std::array<std::size_t, all_orders.size()> decided_{};
    ColumnSummary summary_;
};

}  // namespace kalends
