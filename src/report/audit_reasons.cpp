#include "report/audit_reasons.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/number_text.hpp"
#include "kalends/text/normalized_text.hpp"
#include "report/audit_report.hpp"
#include "report/display_width.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

std::string rows(std::size_t count) {
    return counted(count, "row");
}

/// What the order decides.
std::string consequence(const ColumnAudit& audit, Order order) {
    const std::size_t open = audit.open_in_order();
    if (open == 0) return "No row leaves the order open.";
    const std::string are_open = rows(open) + (open == 1 ? " leaves" : " leave") + " the order open";
    if (order == Order::none) return are_open + " and " + (open == 1 ? "is" : "are") + " refused.";
    const std::size_t decided = audit.decided_by(order);
    const std::string some = decided == open ? "all" : decided == 0 ? "none" : std::to_string(decided);
    return are_open + "; " + std::string(name(order)) + " gives " +
           (open == 1 && decided == 1 ? "it" : some + " of them") + " a date.";
}

/// How a form with two meanings is named, and the option that tells them apart.
struct FormWords {
    std::string_view form;  ///< that rows may prove to be one of the two
    std::string_view open;  ///< that is refused where none does
    std::string_view first, second, option;
    std::array<std::string_view, 3> told;  ///< by meaning, as the option has it

    template <class Meaning>
    [[nodiscard]] constexpr std::string_view name_of(Meaning meaning) const {
        return told[static_cast<std::size_t>(meaning)];
    }
};
constexpr FormWords year_hyphen_words{"1911-12",          "1911-12",       "a month",
                                      "a range of years", "--year-hyphen", {"", "month", "range"}};
constexpr FormWords month_hyphen_words{"Jan-05 or 05/20", "Jan-05",         "a day",
                                       "a year",          "--month-hyphen", {"", "day", "year"}};

/// What rows prove of it, and what it decides, in sentences; nothing where there are no such rows.
template <class Meaning>
std::vector<std::string> form_reasons(const FormSummary<Meaning>& found, Meaning advice, const FormWords& words) {
    std::vector<std::string> all;
    const std::string form(words.form);
    for (const auto& [index, what] : {std::pair(std::size_t{1}, words.first), {std::size_t{2}, words.second}})
        if (const std::size_t count = found.rows[index]; count > 0)
            all.push_back(rows(count) + (count == 1 ? " proves" : " prove") + " that " + form + " is " +
                          std::string(what) + ", such as " + quoted_beginning(found.example[index]) + ".");
    const std::size_t open = found.of(Meaning::ask);
    if (found.decide() != Meaning::ask || open == 0) return all;
    if (found.rows[1] > 0 && found.neither > 0)
        all.push_back(rows(found.neither) + (found.neither == 1 ? " is" : " are") + " neither.");
    const std::string either = all.empty() ? " " + std::string(words.first) + " or " + std::string(words.second) +
                                                 " (" + std::string(words.open) + ")"
                                           : "";
    const std::string may_be = rows(open) + " may be either" + either, option(words.option);
    if (advice == Meaning::ask)
        all.push_back(may_be + " and " + (open == 1 ? "is" : "are") + " refused; " + option + ' ' +
                      std::string(words.told[1]) + " or " + std::string(words.told[2]) + " decides.");
    else
        all.push_back(may_be + "; " + option + ' ' + std::string(words.name_of(advice)) + " decides.");
    return all;
}

/// By which calendar rows say that they are counted, where some name another than ours.
std::vector<std::string> calendar_reasons(const CalendarSummary& found) {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < found.rows.size(); ++i) {
        const auto calendar = static_cast<ToldCalendar>(i);
        if (found.rows[i] > 0 && calendar != ToldCalendar::gregorian)
            all.push_back(rows(found.rows[i]) + (found.rows[i] == 1 ? " names" : " name") + " the calendar " +
                          std::string(name(calendar)) + ", such as " + quoted_beginning(found.example[i]) + ".");
    }
    if (all.empty() || found.decide() != ToldCalendar::none) return all;
    if (const std::size_t ours = found.of(ToldCalendar::gregorian); ours > 0)
        all.push_back(rows(ours) + (ours == 1 ? " names" : " name") + " ours.");
    all.push_back(found.in_doubt().any() ? "Bare numbers that several may count are refused; --calendar decides."
                                         : "Bare numbers are ours.");
    return all;
}

/// Where the day stands next to the year.
std::vector<std::string> year_first_reasons(const YearFirstSummary& found) {
    if (!has_day_next(found)) return {};
    const std::size_t proofs = found.of(YearFirst::day_next);
    return {
        rows(proofs) + (proofs == 1 ? " has" : " have") + " the day next to the year, such as " +
            quoted_beginning(found.example[static_cast<std::size_t>(YearFirst::day_next)]) + ".",
        "No option tells that order; lone days whose numbers may be either are refused. Exchange day and month first."};
}

/// What the column decides beside the order.
std::vector<std::string> meaning_reasons(const ColumnAudit& audit, const Recommendation& advice) {
    const EdtfSummary& edtf = audit.edtf();
    if (!edtf.decide()) {
        std::vector<std::string> all = form_reasons(audit.year_hyphen(), advice.year_hyphen, year_hyphen_words);
        std::ranges::move(form_reasons(audit.month_hyphen(), advice.month_hyphen, month_hyphen_words),
                          std::back_inserter(all));
        std::ranges::move(calendar_reasons(audit.calendar()), std::back_inserter(all));
        std::ranges::move(year_first_reasons(audit.year_first()), std::back_inserter(all));
        return all;
    }
    return {rows(edtf.proofs) + (edtf.proofs == 1 ? " proves" : " prove") + " that the column is EDTF, such as " +
            quoted_beginning(edtf.example) + "."};
}

/// As --years has it.
std::string text_of(YearRange years) {
    return std::to_string(years.first) + ".." + std::to_string(years.last);
}

/// Bare numbers of a shape that counts time elsewhere, if they are a tenth of the rows, and no dates.
std::optional<std::string> counted_numbers(const ColumnAudit& audit) {
    struct Counted {
        std::string_view shape, what;
    };
    constexpr std::array counted{Counted{"9999999999", "seconds since 1970 (--epoch unix)"},
                                 Counted{"9999999999999", "milliseconds since 1970 (--epoch unix-ms)"},
                                 Counted{"99999", "days of a spreadsheet (--epoch excel)"}};
    constexpr std::size_t one_in = 10;
    for (const AuditedRows& kind : audit.shapes())
        for (const auto& [shape, what] : counted)
            if (kind.name == shape && kind.rows * one_in >= audit.rows())
                return rows(kind.rows) + (kind.rows == 1 ? " is a bare number" : " are bare numbers") + ": of " +
                       std::string(what) + "?";
    return std::nullopt;
}

/// What else could be told, where rows ask for it, in sentences.
std::vector<std::string> further_options(const ColumnAudit& audit, const Recommendation& advice) {
    std::vector<std::string> all;
    if (const std::size_t count = rows_in_edtf_alone(audit); count > 0)
        all.push_back(rows(count) + (count == 1 ? " has" : " have") +
                      " an answer in EDTF alone, which --as edtf writes.");
    if (const std::size_t count = audit.of(Status::relative).rows; count > 0)
        all.push_back(rows(count) + (count == 1 ? " counts" : " count") +
                      " from a day that nobody told: --reference DAY, or a table's --reference-column, tells it.");
    const std::size_t future = std::min(audit.in_future().rows, audit.assumed_century().rows);
    if (future > 0 && !advice.years)
        all.push_back("Years of two digits may lie too late (up to " + rows(future) +
                      " in the future): --years FIRST..LAST tells where they lie.");
    if (const std::optional<std::string> numbers = counted_numbers(audit)) all.push_back(*numbers);
    return all;
}

}  // namespace

std::string quoted_beginning(const std::string& text) {
    constexpr std::size_t widest_text = 40;
    std::u32string shown = to_code_points(printable(text));
    if (display_width(to_utf8(shown)) > widest_text) {
        while (display_width(to_utf8(shown)) >= widest_text) shown.pop_back();
        shown += U'…';
    }
    return '"' + to_utf8(shown) + '"';
}

std::string words_of(const Recommendation& advice) {
    std::string words;
    const auto add = [&](std::string_view option, std::string_view value) {
        words.append(" ").append(option).append(" ").append(value);
    };
    if (advice.order != Order::none) add("--order", name(advice.order));
    if (advice.year_hyphen != YearHyphen::ask)
        add(year_hyphen_words.option, year_hyphen_words.name_of(advice.year_hyphen));
    if (advice.month_hyphen != MonthHyphen::ask)
        add(month_hyphen_words.option, month_hyphen_words.name_of(advice.month_hyphen));
    if (advice.calendar != ToldCalendar::none) add("--calendar", name(advice.calendar));
    if (advice.years) add("--years", text_of(*advice.years));
    if (advice.as_edtf) add("--as", "edtf");
    return words;
}

std::vector<std::string> reasons(const ColumnAudit& audit, const Recommendation& advice) {
    std::vector<std::string> all;
    if (advice.proven.empty()) all.emplace_back("No row proves an order of day, month and year.");
    for (const Order order : advice.proven) {
        const auto& [label, count, first] = audit.proving(order);
        all.push_back(rows(count) + (count == 1 ? " proves" : " prove") + " the order " + label + ".");
    }
    if (!advice.against.empty())
        all.emplace_back("The orders contradict each other: does the column come from several hands?");
    if (audit.open_in_order() > 0 || !has_day_next(audit.year_first())) all.push_back(consequence(audit, advice.order));
    for (std::string& reason : meaning_reasons(audit, advice)) all.push_back(std::move(reason));
    if (const std::size_t count = audit.years(advice.order).short_years(); advice.years)
        all.push_back(std::to_string(count) + (count == 1 ? " year has" : " years have") +
                      " two digits, which --years " + text_of(*advice.years) + " puts among the others.");
    for (std::string& reason : further_options(audit, advice)) all.push_back(std::move(reason));
    return all;
}

}  // namespace kalends
