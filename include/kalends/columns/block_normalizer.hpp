// Answers to the texts of a column, block by block, on all threads.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/normalizer/normalizer.hpp"

namespace kalends {

struct BlockNormalizerOptions {
    NormalizerOptions normalizer{};
    bool infer_order = false;  ///< rows that leave no doubt of the order of numbers decide for those that do
    /// The same of what 1911-12 and Jan-05 mean, unless that is told, and of whether the column is EDTF; whatever order
    /// is told.
    bool infer_meaning = false;
    bool every_order = false;  ///< also what each row says with each order told
    std::size_t threads = 0;   ///< 0: one for each processor
};

/// Answers to the rows of a block: equal rows share one.
struct BlockAnswers {
    std::vector<Answer> answers;
    std::vector<Order> proofs;     ///< for each answer the order that its text alone proves, none where it proves none
    std::vector<std::size_t> row;  ///< for each row the index of its answer
    /// By told_orders: answers with that order told, where every_order asked for them; else empty.
    std::array<std::vector<Answer>, told_orders.size()> told{};

    [[nodiscard]] const Answer& of(std::size_t index) const { return answers[row[index]]; }
    /// With an order told; where it is none, the same as above.
    [[nodiscard]] const Answer& of(std::size_t index, Order order) const {
        return order == Order::none ? of(index) : told[static_cast<std::size_t>(order) - 1][row[index]];
    }
    [[nodiscard]] Order proof_of(std::size_t index) const { return proofs[row[index]]; }
};

/// What the rows of a column have shown of its order so far.
struct OrderSummary {
    std::array<std::size_t, all_orders.size()> rows{};     ///< by Order: rows that speak for it; [none] stays 0
    std::array<std::string, all_orders.size()> example{};  ///< by Order: the first such text that was added
    /// True where rows speak for more than one order.
    [[nodiscard]] bool contradictory() const;
};

/// What the rows of a column have shown so far of a form that has two meanings. @tparam Meaning `ask` and the two
template <class Meaning>
struct FormSummary {
    /// By Meaning: rows that can only be the first, or only the second; [ask], those that can be both.
    std::array<std::size_t, 3> rows{};
    std::array<std::string, 3> example{};  ///< of each the first text that was added
    std::size_t neither = 0;               ///< rows of the same form that can be none of them: 1998-13

    [[nodiscard]] std::size_t of(Meaning meaning) const { return rows[static_cast<std::size_t>(meaning)]; }
    /// Counts so many rows of a text.
    void add(Meaning meaning, std::string_view text, std::size_t count) {
        const auto index = static_cast<std::size_t>(meaning);
        if (rows[index] == 0) example[index] = text;
        rows[index] += count;
    }
    /// True where rows speak for both.
    [[nodiscard]] bool contradictory() const { return rows[1] > 0 && rows[2] > 0; }
    /// The first: all rows can be it, and one can only be it. The second: one can only be it, and none only the first.
    /// Else ask, also where rows contradict each other.
    [[nodiscard]] Meaning decide() const {
        if (rows[1] > 0) return static_cast<Meaning>(rows[2] == 0 && neither == 0 ? 1 : 0);
        return static_cast<Meaning>(rows[2] > 0 ? 2 : 0);
    }
};
using YearHyphenSummary = FormSummary<YearHyphen>;    ///< of what 1911-12 means
using MonthHyphenSummary = FormSummary<MonthHyphen>;  ///< of what Jan-05 means
using YearFirstSummary = FormSummary<YearFirst>;      ///< of what 2014/05/09 means

/// More rows have the day next to the year than the month, and one of ten that can have both, which a slip is not: what
/// can be both is in doubt then.
inline bool has_day_next(const YearFirstSummary& summary) {
    const std::size_t found = summary.of(YearFirst::day_next);
    return found > summary.of(YearFirst::month_next) && found * 10 >= summary.of(YearFirst::ask);
}

/// What the rows of a column have shown so far of its being EDTF.
struct EdtfSummary {
    std::size_t rows = 0;    ///< that are not empty
    std::size_t others = 0;  ///< of these, that are no EDTF; behind the first such text nothing is counted
    std::size_t proofs = 0;  ///< that nobody else writes so
    std::string example{};   ///< the first of them that was added
    /// True where all rows are EDTF, and one proves it.
    [[nodiscard]] bool decide() const { return others == 0 && proofs > 0; }
};

/// Which calendars the rows of a column have named so far.
struct CalendarSummary {
    std::array<std::size_t, told_calendar_count> rows{};     ///< by ToldCalendar
    std::array<std::string, told_calendar_count> example{};  ///< the first of them that was added

    void add(ToldCalendar calendar, std::string_view text, std::size_t count) {
        const auto place = static_cast<std::size_t>(calendar);
        if (rows[place] == 0) example[place] = text;
        rows[place] += count;
    }
    [[nodiscard]] std::size_t of(ToldCalendar calendar) const { return rows[static_cast<std::size_t>(calendar)]; }
    /// The only one that is named; none where there is no such, and where it is ours, which needs no proof.
    [[nodiscard]] ToldCalendar decide() const {
        ToldCalendar only = ToldCalendar::none;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i] == 0) continue;
            if (only != ToldCalendar::none) return ToldCalendar::none;
            only = static_cast<ToldCalendar>(i);
        }
        return only == ToldCalendar::gregorian ? ToldCalendar::none : only;
    }
    /// Where none decides, those that count what else they may: not the Chinese and the Korean one, whose dates say so
    /// where ours are written, too, and none that a tenth of the rows does not name which name ours.
    [[nodiscard]] ToldCalendars in_doubt() const {
        ToldCalendars named;
        if (decide() != ToldCalendar::none) return named;
        for (std::size_t i = 0; i < rows.size(); ++i)
            named[i] = rows[i] > 0 && rows[i] * 10 >= of(ToldCalendar::gregorian);
        for (const ToldCalendar lunar : {ToldCalendar::gregorian, ToldCalendar::chinese, ToldCalendar::korean})
            named[static_cast<std::size_t>(lunar)] = false;
        return named;
    }
    friend bool operator==(const CalendarSummary&, const CalendarSummary&) = default;
};

/// What a column has shown of all that its rows leave open.
struct ColumnSummary {
    OrderSummary order;
    YearHyphenSummary year_hyphen;  ///< nothing where it was told
    EdtfSummary edtf;
    MonthHyphenSummary month_hyphen{};  ///< nothing where it was told
    CalendarSummary calendar{};         ///< nothing where it was told
    YearFirstSummary year_first{};
};

/// Normalises a column block by block, each on all threads; texts that come back are read once as long as the cache
/// holds them. With `infer_order` and `infer_meaning`, a row is decided by the evidence of its own block and those
/// before, so that a column of any length takes bounded memory.
class BlockNormalizer {
public:
    /// The normalizer must outlive this object.
    BlockNormalizer(const Normalizer&, const BlockNormalizerOptions&);
    ~BlockNormalizer();
    BlockNormalizer(BlockNormalizer&&) noexcept;
    BlockNormalizer& operator=(BlockNormalizer&&) noexcept;

    /// @param references what relative dates count from, one for each row, as parse_reference() has it; where a row's
    /// is no reference, they are `relative`. Empty: as the options have it
    BlockAnswers operator()(std::span<const std::string> rows, std::span<const std::string> references = {});
    [[nodiscard]] ColumnSummary evidence() const;

private:
    struct Implementation;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace kalends
