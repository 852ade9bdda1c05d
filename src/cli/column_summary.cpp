#include "cli/column_summary.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "core/append_item.hpp"
#include "core/number_text.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

std::string such_as(const std::string& example) {
    return " (such as \"" + printable(example) + "\")";
}

/// What speaks for the first meaning, for the second, and against both.
template <class Meaning>
std::string found(const FormSummary<Meaning>& summary, std::string_view first, std::string_view second) {
    const bool is_decided = summary.decide() != Meaning::ask;
    std::string found;
    for (const auto& [index, name] : {std::pair(std::size_t{1}, first), {std::size_t{2}, second}})
        if (summary.rows[index] > 0)
            append_item(found, std::string(name) + (is_decided ? ", by " : " by ") +
                                   counted(summary.rows[index], "row") + such_as(summary.example[index]));
    if (found.empty()) return "no row tells";
    if (is_decided) return found;
    if (summary.neither > 0) append_item(found, "neither by " + counted(summary.neither, "row"));
    return found + "; contradictory, so ambiguous rows of this form are refused";
}

template <class Meaning>
bool has_rows(const FormSummary<Meaning>& summary) {
    return summary.neither > 0 ||
           std::any_of(summary.rows.begin(), summary.rows.end(), [](auto rows) { return rows > 0; });
}

/// Which calendars rows name, where one of them is not ours.
std::string found(const CalendarSummary& summary) {
    std::string found;
    for (std::size_t i = 0; i < summary.rows.size(); ++i)
        if (summary.rows[i] > 0)
            append_item(found, std::string(name(static_cast<ToldCalendar>(i))) + " by " +
                                   counted(summary.rows[i], "row") + such_as(summary.example[i]));
    if (summary.decide() != ToldCalendar::none) return found;
    return found + (summary.in_doubt().any() ? "; contradictory, so bare numbers that several may count are refused"
                                             : "; bare numbers are ours");
}

bool names_other(const CalendarSummary& summary) {
    for (std::size_t i = 0; i < summary.rows.size(); ++i)
        if (summary.rows[i] > 0 && static_cast<ToldCalendar>(i) != ToldCalendar::gregorian) return true;
    return false;
}

}  // namespace

void print(std::ostream& out, const OrderSummary& summary) {
    std::string found;
    for (const Order order : all_orders) {
        const auto index = static_cast<std::size_t>(order);
        if (summary.rows[index] > 0)
            append_item(found, std::string(name(order)) + " in " + counted(summary.rows[index], "row") +
                                   such_as(summary.example[index]));
    }
    out << "order: " << (found.empty() ? "no row tells" : found)
        << (summary.contradictory() ? "; contradictory, so ambiguous rows between these are refused" : "") << '\n';
}

void print_meaning(std::ostream& out, const ColumnSummary& summary) {
    if (summary.edtf.decide())
        out << "edtf: the whole column, by " << counted(summary.edtf.proofs, "row") << such_as(summary.edtf.example)
            << '\n';
    else if (has_rows(summary.year_hyphen))
        out << "year and month: " << found(summary.year_hyphen, "months", "ranges of years") << '\n';
    if (!summary.edtf.decide() && has_rows(summary.month_hyphen))
        out << "month and number: " << found(summary.month_hyphen, "days", "years") << '\n';
    if (!summary.edtf.decide() && has_day_next(summary.year_first)) {
        const auto day_next = static_cast<std::size_t>(YearFirst::day_next);
        out << "year first: the day next to it in " << counted(summary.year_first.rows[day_next], "row")
            << such_as(summary.year_first.example[day_next]) << "; lone days that may be either are refused\n";
    }
    if (!summary.edtf.decide() && names_other(summary.calendar)) out << "calendar: " << found(summary.calendar) << '\n';
}

}  // namespace kalends
