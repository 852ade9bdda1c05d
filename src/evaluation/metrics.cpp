#include "kalends/evaluation/metrics.hpp"

#include <algorithm>
#include <array>

#include "language/layout.hpp"
#include "normalizer/resolved_text.hpp"

namespace kalends {
namespace {

double ratio(std::size_t part, std::size_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

bool same_date(const WrittenDate& a, const WrittenDate& b) {
    return date_alone(a) == date_alone(b);
}

void add_fields(FieldAccuracy& fields, const WrittenDate& target, const WrittenDate& read) {
    fields.year.add(read.year == target.year && read.era == target.era);
    fields.month.add(read.month == target.month);
    fields.day.add(read.day == target.day);
    if (target.weekday != Weekday::unwritten) fields.weekday.add(read.weekday == target.weekday);
    if (target.order != Order::none) fields.order.add(read.order == target.order);
}

bool overlap(const ByteSpan& a, const ByteSpan& b) {
    return a.begin < b.end && b.begin < a.end;
}

/// True where the most attended character of the text lies in the span.
bool looks_into(const ByteSpan& span, const std::vector<float>& attention, const NormalizedText& text) {
    const auto most = std::max_element(attention.begin(), attention.end());
    return most != attention.end() && overlap(text.origin.at(static_cast<std::size_t>(most - attention.begin())), span);
}

/// A field of the written date: where the text writes it, and who counts it.
struct Field {
    Role role;
    ByteSpan span;
    Share* share;
};

}  // namespace

std::string_view name(Outcome outcome) {
    constexpr std::array<std::string_view, 3> names{"exact", "wrong", "refused"};
    return names[static_cast<std::size_t>(outcome)];
}

Outcome judge(const Example& example, Order told, const Answer& answer, const ResolutionOptions& options) {
    const Due is_due = due(example, told, options);
    const bool date_due = is_due == Due::complete || is_due == Due::partial;
    if (answer.date.empty()) return date_due ? Outcome::refused : Outcome::exact;
    return date_due && answer.date == resolve(example.target, options).iso ? Outcome::exact : Outcome::wrong;
}

void Outcomes::add(Outcome outcome) {
    ++rows;
    ++(outcome == Outcome::exact ? exact : outcome == Outcome::wrong ? wrong : refused);
}
double Outcomes::exact_match() const {
    return ratio(exact, rows);
}
double Outcomes::wrong_fraction() const {
    return ratio(wrong, rows);
}
double Outcomes::refused_fraction() const {
    return ratio(refused, rows);
}

void Share::add(bool is_right) {
    ++of;
    right += is_right ? 1U : 0U;
}
double Share::fraction() const {
    return ratio(right, of);
}

std::vector<NamedOutcomes> worst_first(const std::map<std::string, Outcomes>& breakdown) {
    std::vector<NamedOutcomes> sorted;
    sorted.reserve(breakdown.size());
    for (const auto& [name, outcomes] : breakdown) sorted.push_back({name, outcomes});
    std::stable_sort(sorted.begin(), sorted.end(), [](const NamedOutcomes& a, const NamedOutcomes& b) {
        const double more = a.outcomes.wrong_fraction() - b.outcomes.wrong_fraction();
        return more != 0 ? more > 0 : a.outcomes.refused_fraction() > b.outcomes.refused_fraction();
    });
    return sorted;
}

std::array<Share, evidence_kinds> right_by_evidence(const std::vector<Judged>& judged) {
    std::array<Share, evidence_kinds> shares{};
    for (const Judged& row : judged) shares[static_cast<std::size_t>(row.evidence)].add(row.right);
    return shares;
}

Outcome add(Metrics& metrics, const Example& example, Order told, const ResolvedText& row, const Answer& answer,
            const ResolutionOptions& options) {
    const Outcome outcome = judge(example, told, answer, options);
    const Due is_due = due(example, told, options);
    metrics.all.add(outcome);
    metrics.by_due[is_due].add(outcome);
    metrics.by_locale[example.locale].add(outcome);
    metrics.by_pattern[example.pattern].add(outcome);
    ++metrics.statuses[answer.status];
    if (is_due == Due::ambiguous) return outcome;
    const WrittenDate& read = row.first.under(told).written;
    add_fields(metrics.fields, example.target, read);
    metrics.judged.push_back({row.first.confidence_under(told), same_date(read, example.target), row.first.evidence});
    return outcome;
}

void add_alignment(Metrics& metrics, const Example& example, const AlignedAnswer& aligned) {
    if (example.target.form != DateForm::calendar) return;  // a week is no month
    const std::vector<Role> layout = layout_of(aligned.outputs);
    for (const auto& [role, span, share] : {Field{Role::year, example.spans.year, &metrics.aligned_year},
                                            Field{Role::month, example.spans.month, &metrics.aligned_month},
                                            Field{Role::day, example.spans.day, &metrics.aligned_day}}) {
        if (span.begin == span.end) continue;
        const Places places = places_of(role, layout);
        for (std::size_t i = places.begin; i < places.end; ++i) {
            if (aligned.outputs[i] == symbol_name(symbol::unwritten)) continue;
            const bool inside = looks_into(span, aligned.attention[i], aligned.text);
            share->add(inside);
            metrics.aligned.add(inside);
        }
    }
}

}  // namespace kalends
