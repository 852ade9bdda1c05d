#include <algorithm>
#include <array>
#include <iomanip>
#include <iterator>
#include <span>
#include <sstream>
#include <utility>
#include <vector>

#include "calendar/iso_date.hpp"
#include "columns/recommendation.hpp"
#include "kalends/text/normalized_text.hpp"
#include "report/audit_report.hpp"
#include "report/display_width.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

constexpr std::size_t most_kinds = 12;
constexpr std::size_t widest_text = 40, name_width = 24;
constexpr int count_width = 10, percent_width = 8;

std::string in_double_quotes(const std::string& text) {
    std::u32string shown = to_code_points(printable(text));
    if (display_width(to_utf8(shown)) > widest_text) {
        while (display_width(to_utf8(shown)) >= widest_text) shown.pop_back();
        shown += U'…';
    }
    return '"' + to_utf8(shown) + '"';
}

std::string place(const AuditedRow& row) {
    return "line " + std::to_string(row.line) + " " + in_double_quotes(row.text);
}

std::string places(const std::vector<AuditedRow>& rows, bool with_dates) {
    std::string all;
    for (const AuditedRow& row : rows) {
        const std::string& read = row.date.empty() ? row.edtf : row.date;
        all += (all.empty() ? "" : ", ") + place(row) + (with_dates && !read.empty() ? " = " + read : "");
    }
    return all;
}

/// "1 row", "2 rows".
std::string rows(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " row" : " rows");
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
    std::string_view form, first, second, option;
    std::array<std::string_view, 3> told;  ///< by meaning, as the option has it

    template <class Meaning>
    [[nodiscard]] constexpr std::string_view name_of(Meaning meaning) const {
        return told[static_cast<std::size_t>(meaning)];
    }
};
constexpr FormWords year_hyphen_words{
    "1911-12", "a month", "a range of years", "--year-hyphen", {"", "month", "range"}};
constexpr FormWords month_hyphen_words{"Jan-05", "a day", "a year", "--month-hyphen", {"", "day", "year"}};

/// What rows prove of it, and what it decides, in sentences; nothing where there are no such rows.
template <class Meaning>
std::vector<std::string> form_reasons(const FormSummary<Meaning>& found, Meaning advice, const FormWords& words) {
    std::vector<std::string> all;
    const std::string form(words.form);
    for (const auto& [index, what] : {std::pair(std::size_t{1}, words.first), {std::size_t{2}, words.second}})
        if (const std::size_t count = found.rows[index]; count > 0)
            all.push_back(rows(count) + (count == 1 ? " proves" : " prove") + " that " + form + " is " +
                          std::string(what) + ", such as " + in_double_quotes(found.example[index]) + ".");
    const std::size_t open = found.of(Meaning::ask);
    if (found.decide() != Meaning::ask || open == 0) return all;
    if (found.rows[1] > 0 && found.neither > 0)
        all.push_back(rows(found.neither) + (found.neither == 1 ? " is" : " are") + " neither.");
    const std::string either =
        all.empty() ? " " + std::string(words.first) + " or " + std::string(words.second) + " (" + form + ")" : "";
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
                          std::string(name(calendar)) + ", such as " + in_double_quotes(found.example[i]) + ".");
    }
    if (all.empty() || found.decide() != ToldCalendar::none) return all;
    if (const std::size_t ours = found.of(ToldCalendar::gregorian); ours > 0)
        all.push_back(rows(ours) + (ours == 1 ? " names" : " name") + " ours.");
    all.push_back(found.in_doubt().any() ? "Bare numbers that several may count are refused; --calendar decides."
                                         : "Bare numbers are ours.");
    return all;
}

/// What the column decides beside the order.
std::vector<std::string> meaning_reasons(const ColumnAudit& audit, const Recommendation& advice) {
    const EdtfSummary& edtf = audit.edtf();
    if (!edtf.decide()) {
        std::vector<std::string> all = form_reasons(audit.year_hyphen(), advice.year_hyphen, year_hyphen_words);
        std::ranges::move(form_reasons(audit.month_hyphen(), advice.month_hyphen, month_hyphen_words),
                          std::back_inserter(all));
        std::ranges::move(calendar_reasons(audit.calendar()), std::back_inserter(all));
        return all;
    }
    return {rows(edtf.proofs) + (edtf.proofs == 1 ? " proves" : " prove") + " that the column is EDTF, such as " +
            in_double_quotes(edtf.example) + "."};
}

/// As --years has it.
std::string text_of(YearRange years) {
    return std::to_string(years.first) + ".." + std::to_string(years.last);
}

class Writer {
public:
    explicit Writer(const ColumnAudit& audit)
        : audit_(audit), advice_(recommend(audit)), dates_(audit.dates(advice_.order)) {
        out_ << std::fixed << std::setprecision(1);
    }

    void put_title(std::string_view name) {
        if (!name.empty()) out_ << "column " << printable(name) << '\n';
        out_ << std::setw(count_width) << audit_.rows() << "          rows\n";
    }
    void put_heading(const char* heading) { out_ << '\n' << heading << '\n'; }

    void put(std::size_t rows, std::string_view name, const std::string& examples = {}) {
        if (rows == 0) return;
        const double percent = 100 * static_cast<double>(rows) / static_cast<double>(audit_.rows());
        out_ << std::setw(count_width) << rows << std::setw(percent_width) << percent << "% "
             << (examples.empty() ? std::string(name) : padded(name, name_width - 1) + ' ' + examples) << '\n';
    }
    void put(const std::string& name, const AuditedRows& kind, bool with_dates = false) {
        put(kind.rows, name, places(kind.first, with_dates));
    }
    void put(const AuditedRows& kind, bool with_dates = false) { put(printable(kind.name), kind, with_dates); }

    void put_statuses() {
        put(audit_.of(Status::ok).rows, name(Status::ok));
        put(audit_.of(Status::partial), true);
        for (const Status status : all_statuses)
            if (status != Status::ok && status != Status::partial) put(audit_.of(status));
        put(audit_.blank(), "blank");
    }
    void put_kinds() {
        const auto is_there = [&](Kind kind) { return audit_.of(kind).rows > 0; };
        if (std::ranges::none_of(all_kinds, is_there)) return;
        put_heading("say");
        for (const Kind kind : all_kinds) put(audit_.of(kind), true);
    }
    void put_orders() {
        if (std::ranges::all_of(told_orders, [&](Order order) { return audit_.proving(order).rows == 0; })) return;
        put_heading("prove an order of day, month and year");
        for (const Order order : told_orders) put(audit_.proving(order));
    }
    void put_oddities() {
        const auto outliers = dates_.outliers();
        const std::size_t far = outliers ? outliers->rows : 0;
        const bool may_lack_halves = audit_.times().may_lack_halves();
        const std::size_t others = audit_.wrong_weekday().rows + audit_.assumed_century().rows +
                                   audit_.in_future().rows + audit_.damaged().rows + (may_lack_halves ? 1 : 0);
        if (others + far == 0) return;
        put_heading("worth a look");
        put("contradicting weekday", audit_.wrong_weekday(), true);
        put("two-digit year", audit_.assumed_century(), true);
        put("in the future", audit_.in_future(), true);
        if (may_lack_halves) put("times up to 12, no am or pm", audit_.times().up_to_twelve());
        put("damaged text", audit_.damaged());
        if (far > 0) put(far, "far from the others", places(outliers->first, true));
    }
    void put_zones() {
        const std::vector<AuditedRows> zones = audit_.times().zones();
        if (zones.empty()) return;
        put_heading("have a time with an offset from UTC");
        std::size_t others = audit_.times().rows();
        for (const AuditedRows& zone : zones) {
            put(zone);
            others -= zone.rows;
        }
        put(others, "a time without");
    }
    void put_shapes() {
        put_frequent("look like (9 a digit, a letters)", audit_.shapes(), audit_.rows_of_further_shapes());
    }
    void put_unread() {
        put_frequent("hold words that no answer rests on (9 a number)", audit_.unread(),
                     audit_.rows_of_further_unread());
    }
    void put_frequent(const char* heading, const std::vector<AuditedRows>& kinds, std::size_t further) {
        if (kinds.empty()) return;
        put_heading(heading);
        for (std::size_t i = most_kinds; i < kinds.size(); ++i) further += kinds[i].rows;
        for (const AuditedRows& kind : std::span(kinds).first(std::min(most_kinds, kinds.size()))) put(kind);
        put(further, "anything else");
    }
    void put_dates() {
        if (dates_.total() == 0) return;
        out_ << "\ndates from " << dates_.earliest().date << " (" << place(dates_.earliest()) << ") to "
             << dates_.latest().date << " (" << place(dates_.latest()) << ")\n";
    }
    void put_years() {
        const ColumnYears& years = audit_.years(advice_.order);
        if (years.rows() == 0) return;
        out_ << "\nyears from " << years.span().first << " (" << place(years.earliest()) << ") to " << years.span().last
             << " (" << place(years.latest()) << ")\n";
    }
    void put_recommendation(std::string_view options) {
        out_ << "\nrecommended: kalends normalize" << options;
        if (advice_.order != Order::none) out_ << " --order " << name(advice_.order);
        if (advice_.year_hyphen != YearHyphen::ask)
            out_ << " --year-hyphen " << year_hyphen_words.name_of(advice_.year_hyphen);
        if (advice_.month_hyphen != MonthHyphen::ask)
            out_ << " --month-hyphen " << month_hyphen_words.name_of(advice_.month_hyphen);
        if (advice_.calendar != ToldCalendar::none) out_ << " --calendar " << name(advice_.calendar);
        if (advice_.years) out_ << " --years " << text_of(*advice_.years);
        out_ << '\n';
        for (const std::string& reason : reasons(audit_, advice_)) out_ << "  " << reason << '\n';
        if (!advice_.against.empty()) out_ << "  Look at " << places(advice_.against, false) << '\n';
    }

    [[nodiscard]] std::string text() const { return out_.str(); }

private:
    const ColumnAudit& audit_;
    Recommendation advice_;
    ColumnDates dates_;  ///< as recommended
    std::ostringstream out_;
};

}  // namespace

std::vector<std::string> reasons(const ColumnAudit& audit, const Recommendation& advice) {
    std::vector<std::string> all;
    if (advice.proven.empty()) all.emplace_back("No row proves an order of day, month and year.");
    for (const Order order : advice.proven) {
        const auto& [label, count, first] = audit.proving(order);
        all.push_back(rows(count) + (count == 1 ? " proves" : " prove") + " the order " + label + ".");
    }
    if (!advice.against.empty())
        all.emplace_back("The orders contradict each other: does the column come from several hands?");
    all.push_back(consequence(audit, advice.order));
    for (std::string& reason : meaning_reasons(audit, advice)) all.push_back(std::move(reason));
    if (const std::size_t count = audit.years(advice.order).short_years(); advice.years)
        all.push_back(std::to_string(count) + (count == 1 ? " year has" : " years have") +
                      " two digits, which --years " + text_of(*advice.years) + " puts among the others.");
    return all;
}

std::string audit_table(std::string_view name, const ColumnAudit& audit, std::string_view options) {
    Writer writer(audit);
    writer.put_title(name);
    if (audit.rows() == 0) return writer.text();
    writer.put_statuses();
    writer.put_kinds();
    writer.put_orders();
    writer.put_zones();
    writer.put_oddities();
    writer.put_shapes();
    writer.put_unread();
    writer.put_dates();
    writer.put_years();
    writer.put_recommendation(options);
    return writer.text();
}

}  // namespace kalends
