#include <algorithm>
#include <iomanip>
#include <sstream>

#include "core/number_text.hpp"
#include "evaluation/calibration.hpp"
#include "report/display_width.hpp"
#include "report/metrics_report.hpp"
#include "text/printable.hpp"

namespace kalends {
namespace {

constexpr std::size_t name_width = 32;
constexpr int number_width = 10;
constexpr std::size_t breakdown_rows = 10;

double percent(double fraction) {
    return 100 * fraction;
}

/// A line: a name, and behind it what there is to say of it.
template <class... Cells>
void put(std::ostream& out, std::string_view name, const Cells&... cells) {
    out << padded(name, name_width - 1) << ' ';
    ((out << std::setw(number_width) << cells), ...);
    out << '\n';
}

void put_outcome_titles(std::ostream& out, std::string_view title) {
    put(out, title, "rows", "exact %", "wrong %", "refused %");
}

void put_outcomes(std::ostream& out, std::string_view name, const Outcomes& outcomes) {
    put(out, name, outcomes.rows, percent(outcomes.exact_match()), percent(outcomes.wrong_fraction()),
        percent(outcomes.refused_fraction()));
}

void put_share_titles(std::ostream& out, std::string_view title) {
    out << '\n';
    put(out, title, "of", "right %");
}

void put_share(std::ostream& out, std::string_view name, const Share& share) {
    if (share.of > 0) put(out, name, share.of, percent(share.fraction()));
}

void put_fields(std::ostream& out, const Metrics& metrics) {
    if (std::ranges::none_of(metrics.fields, [](const auto& field) { return field.second.of > 0; })) return;
    put_share_titles(out, "field");
    for (const auto& [field, share] : metrics.fields) put_share(out, name(field), share);
}

void put_alignment(std::ostream& out, const Metrics& metrics) {
    if (metrics.aligned.of == 0) return;
    put_share_titles(out, "digits that look at their field");
    put_share(out, "all", metrics.aligned);
    for (const auto& [field, share] : metrics.aligned_fields) put_share(out, name(field), share);
}

void put_evidence(std::ostream& out, const Metrics& metrics) {
    const auto shares = right_by_evidence(metrics.judged);
    if (std::ranges::count_if(shares, [](const Share& share) { return share.of > 0; }) < 2) return;
    put_share_titles(out, "what bears out the month");
    for (std::size_t i = 0; i < shares.size(); ++i) put_share(out, name(static_cast<Evidence>(i)), shares[i]);
}

void put_calibration(std::ostream& out, const std::vector<Judged>& judged) {
    if (judged.empty()) return;
    out << '\n';
    put(out, "minimum confidence", "read %", "wrong %");
    for (const CoveragePoint& point : coverage_curve(judged))
        put(out, to_text(point.min_confidence), percent(point.coverage), percent(point.error));
    put(out, "expected calibration error %", percent(expected_calibration_error(reliability(judged))));
}

/// How far off the confidences are; nothing is known of those that are due to be ambiguous.
std::string calibration_error(const std::map<Kind, std::vector<Judged>>& judged, Kind kind) {
    const auto rows = judged.find(kind);
    if (rows == judged.end()) return "-";
    std::ostringstream out;
    out << std::fixed << std::setprecision(2) << percent(expected_calibration_error(reliability(rows->second)));
    return std::move(out).str();
}

void put_kinds(std::ostream& out, const Metrics& metrics) {
    if (metrics.by_kind.size() < 2) return;
    out << '\n';
    put(out, "kind", "rows", "exact %", "wrong %", "refused %", "ECE %");
    const auto judged = judged_by_kind(metrics.judged);
    for (const auto& [kind, outcomes] : metrics.by_kind)
        put(out, name(kind), outcomes.rows, percent(outcomes.exact_match()), percent(outcomes.wrong_fraction()),
            percent(outcomes.refused_fraction()), calibration_error(judged, kind));
}

/// A breakdown of one part says nothing that the total does not.
void put_worst(std::ostream& out, std::string_view title, const std::map<std::string, Outcomes>& breakdown) {
    if (breakdown.size() < 2) return;
    out << '\n';
    put_outcome_titles(out, title);
    const auto sorted = worst_first(breakdown);
    for (std::size_t i = 0; i < std::min(breakdown_rows, sorted.size()); ++i)
        put_outcomes(out, printable(sorted[i].first), sorted[i].second);
}

}  // namespace

std::string metrics_table(const Metrics& metrics) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(2);
    put_outcome_titles(out, "due");
    put_outcomes(out, "all", metrics.all);
    for (const auto& [due, outcomes] : metrics.by_due) put_outcomes(out, name(due), outcomes);
    put_kinds(out, metrics);
    put_fields(out, metrics);
    put_alignment(out, metrics);
    put_evidence(out, metrics);
    put_calibration(out, metrics.judged);
    put_worst(out, "worst locales", metrics.by_locale);
    put_worst(out, "worst patterns", metrics.by_pattern);
    return std::move(out).str();
}

}  // namespace kalends
