#include <algorithm>
#include <iomanip>
#include <sstream>

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

void put_name(std::ostream& out, std::string_view name) {
    const std::size_t width = display_width(name);
    out << name << std::string(width < name_width ? name_width - width : 1, ' ');
}

void put_outcome_titles(std::ostream& out, std::string_view title) {
    put_name(out, title);
    for (const char* const column : {"rows", "exact %", "wrong %", "refused %"})
        out << std::setw(number_width) << column;
    out << '\n';
}

void put_outcomes(std::ostream& out, std::string_view name, const Outcomes& outcomes) {
    put_name(out, name);
    out << std::setw(number_width) << outcomes.rows;
    for (const double fraction : {outcomes.exact_match(), outcomes.wrong_fraction(), outcomes.refused_fraction()})
        out << std::setw(number_width) << percent(fraction);
    out << '\n';
}

void put_share_titles(std::ostream& out, std::string_view title) {
    out << '\n';
    put_name(out, title);
    out << std::setw(number_width) << "of" << std::setw(number_width) << "right %" << '\n';
}

void put_share(std::ostream& out, std::string_view name, const Share& share) {
    if (share.of == 0) return;
    put_name(out, name);
    out << std::setw(number_width) << share.of << std::setw(number_width) << percent(share.fraction()) << '\n';
}

void put_fields(std::ostream& out, const FieldAccuracy& fields) {
    put_share_titles(out, "field");
    put_share(out, "year", fields.year);
    put_share(out, "month", fields.month);
    put_share(out, "day", fields.day);
    put_share(out, "weekday", fields.weekday);
    put_share(out, "order", fields.order);
}

void put_alignment(std::ostream& out, const Metrics& metrics) {
    if (metrics.aligned.of == 0) return;
    put_share_titles(out, "digits that look at their field");
    put_share(out, "all", metrics.aligned);
    put_share(out, "year", metrics.aligned_year);
    put_share(out, "month", metrics.aligned_month);
    put_share(out, "day", metrics.aligned_day);
}

void put_evidence(std::ostream& out, const Metrics& metrics) {
    const auto shares = right_by_evidence(metrics.judged);
    if (std::count_if(shares.begin(), shares.end(), [](const Share& share) { return share.of > 0; }) < 2) return;
    put_share_titles(out, "what bears out the month");
    for (std::size_t i = 0; i < shares.size(); ++i) put_share(out, name(static_cast<Evidence>(i)), shares[i]);
}

void put_calibration(std::ostream& out, const std::vector<Judged>& judged) {
    if (judged.empty()) return;
    out << '\n';
    put_name(out, "minimum confidence");
    out << std::setw(number_width) << "read %" << std::setw(number_width) << "wrong %" << '\n';
    for (const CoveragePoint& point : coverage_curve(judged)) {
        std::ostringstream threshold;
        threshold << point.min_confidence;
        put_name(out, threshold.str());
        out << std::setw(number_width) << percent(point.coverage) << std::setw(number_width) << percent(point.error)
            << '\n';
    }
    put_name(out, "expected calibration error %");
    out << std::setw(number_width) << percent(expected_calibration_error(reliability(judged))) << '\n';
}

/// A breakdown of one part says nothing that the total does not.
void put_worst(std::ostream& out, std::string_view title, const std::map<std::string, Outcomes>& breakdown) {
    if (breakdown.size() < 2) return;
    out << '\n';
    put_outcome_titles(out, title);
    const std::vector<NamedOutcomes> sorted = worst_first(breakdown);
    for (std::size_t i = 0; i < std::min(breakdown_rows, sorted.size()); ++i)
        put_outcomes(out, printable(sorted[i].name), sorted[i].outcomes);
}

}  // namespace

std::string metrics_table(const Metrics& metrics) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(2);
    put_outcome_titles(out, "due");
    put_outcomes(out, "all", metrics.all);
    for (const auto& [due, outcomes] : metrics.by_due) put_outcomes(out, name(due), outcomes);
    put_fields(out, metrics.fields);
    put_alignment(out, metrics);
    put_evidence(out, metrics);
    put_calibration(out, metrics.judged);
    put_worst(out, "worst locales", metrics.by_locale);
    put_worst(out, "worst patterns", metrics.by_pattern);
    return std::move(out).str();
}

}  // namespace kalends
