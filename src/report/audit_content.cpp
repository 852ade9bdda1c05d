#include "report/audit_content.hpp"

#include <algorithm>
#include <iomanip>
#include <span>
#include <sstream>
#include <utility>

#include "columns/recommendation.hpp"
#include "report/audit_reasons.hpp"
#include "report/audit_report.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

/// Lines of rows that there are.
class Section {
public:
    explicit Section(const char* heading) : section_{heading, {}} {}

    void put(std::size_t rows, std::string_view name, const std::vector<AuditedRow>& first = {},
             bool with_dates = false) {
        if (rows > 0) section_.lines.push_back({rows, printable(name), first, with_dates});
    }
    void put(std::string_view name, const AuditedRows& kind, bool with_dates = false) {
        put(kind.rows, name, kind.first, with_dates);
    }
    void put(const AuditedRows& kind, bool with_dates = false) { put(kind.name, kind, with_dates); }

    void move_to(std::vector<AuditSection>& sections) && {
        if (!section_.lines.empty()) sections.push_back(std::move(section_));
    }

private:
    AuditSection section_;
};

Section statuses(const ColumnAudit& audit) {
    Section section("");
    section.put(audit.of(Status::ok).rows, name(Status::ok));
    section.put(audit.of(Status::partial), true);
    for (const Status status : all_statuses)
        if (status != Status::ok && status != Status::partial) section.put(audit.of(status));
    section.put(audit.blank(), "blank");
    return section;
}

Section kinds(const ColumnAudit& audit) {
    Section section("say");
    for (const Kind kind : all_kinds) section.put(audit.of(kind), true);
    return section;
}

Section orders(const ColumnAudit& audit) {
    Section section("prove an order of day, month and year");
    for (const Order order : told_orders) section.put(audit.proving(order));
    return section;
}

Section zones(const ColumnAudit& audit) {
    Section section("have a time with an offset from UTC");
    std::size_t others = audit.times().rows();
    const std::vector<AuditedRows> all = audit.times().zones();
    for (const AuditedRows& zone : all) {
        section.put(zone);
        others -= zone.rows;
    }
    if (!all.empty()) section.put(others, "a time without");
    return section;
}

Section oddities(const ColumnAudit& audit, const ColumnDates& dates) {
    Section section("worth a look");
    section.put("contradicting weekday", audit.wrong_weekday(), true);
    section.put("two-digit year", audit.assumed_century(), true);
    section.put("in the future", audit.in_future(), true);
    if (audit.times().may_lack_halves()) section.put("times up to 12, no am or pm", audit.times().up_to_twelve());
    section.put("damaged text", audit.damaged());
    if (const auto outliers = dates.outliers())
        section.put(outliers->rows, "far from the others", outliers->first, true);
    return section;
}

/// @param further rows of kinds that are not told apart
Section frequent(const char* heading, const std::vector<AuditedRows>& kinds, std::size_t further) {
    constexpr std::size_t most_kinds = 12;
    Section section(heading);
    if (kinds.empty()) return section;
    for (std::size_t i = most_kinds; i < kinds.size(); ++i) further += kinds[i].rows;
    for (const AuditedRows& kind : std::span(kinds).first(std::min(most_kinds, kinds.size()))) section.put(kind);
    section.put(further, "anything else");
    return section;
}

void add_spans(AuditContent& content, const ColumnDates& dates, const ColumnYears& years) {
    if (dates.total() > 0) {
        const AuditedRow &first = dates.earliest(), &last = dates.latest();
        content.spans.push_back({"dates", first.date, last.date, first, last});
    }
    if (years.rows() > 0)
        content.spans.push_back({"years", std::to_string(years.span().first), std::to_string(years.span().last),
                                 years.earliest(), years.latest()});
}

}  // namespace

AuditContent audit_content(std::string_view column, const ColumnAudit& audit, std::string_view options) {
    AuditContent content{.column = printable(column), .rows = audit.rows()};
    if (audit.rows() == 0) return content;
    const Recommendation advice = recommend(audit);
    content.order = advice.order;
    const ColumnDates dates = audit.dates(advice.order);
    for (Section section :
         {statuses(audit), kinds(audit), orders(audit), zones(audit), oddities(audit, dates),
          frequent("look like (9 a digit, a letters)", audit.shapes(), audit.rows_of_further_shapes()),
          frequent("hold words that no answer rests on (9 a number)", audit.unread(), audit.rows_of_further_unread())})
        std::move(section).move_to(content.sections);
    add_spans(content, dates, audit.years(advice.order));
    content.command = "kalends normalize" + std::string(options) + words_of(advice);
    content.reasons = reasons(audit, advice);
    content.against = advice.against;
    return content;
}

std::string percent_of(std::size_t rows, const AuditContent& content) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << 100 * static_cast<double>(rows) / static_cast<double>(content.rows);
    return text.str();
}

}  // namespace kalends
