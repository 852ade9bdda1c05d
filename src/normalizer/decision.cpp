#include "normalizer/decision.hpp"

#include <algorithm>

namespace kalends {
namespace {

/// What the row may mean to someone with this preference; never empty.
std::vector<Meaning> possible_under(const Resolution& row, Order preference) {
    if (row.by_order.empty() || preference != Order::none) return {row.under(preference)};
    std::vector<Meaning> possible = possible_meanings(row.by_order);
    if (possible.empty()) possible.push_back(row.meaning);  // impossible in every order
    return possible;
}

Status status_of(Validity validity, bool is_sure, bool is_ambiguous) {
    if (validity == Validity::none) return Status::none;
    if (!is_sure || validity == Validity::unread) return Status::unsure;
    if (validity == Validity::impossible) return Status::impossible;
    if (is_ambiguous) return Status::ambiguous;
    return validity == Validity::complete ? Status::ok : Status::partial;
}

/// Each date once, and never the answer's.
void add_alternatives(Answer& answer, const std::vector<Meaning>& meanings, double confidence) {
    for (const auto& [written, resolved] : meanings) {
        const bool is_known =
            resolved.iso == answer.date ||
            std::ranges::find(answer.alternatives, resolved.iso, &Alternative::date) != answer.alternatives.end();
        if (!resolved.iso.empty() && !is_known)
            answer.alternatives.push_back({resolved.iso, written.order, confidence});
    }
}

/// Without those that are ruled out.
void add_next_best(Answer& answer, const ResolvedText& row, Order preference) {
    for (const Resolution& next : row.next_best)
        if (!next.is_ruled_out) add_alternatives(answer, {next.under(preference)}, next.confidence_under(preference));
}

}  // namespace

Answer decide(const ResolvedText& row, const NormalizerOptions& options, double default_min_confidence) {
    const Resolution& first = row.first;
    const std::vector<Meaning> possible = possible_under(first, options.order);
    const ResolvedDate& date = possible.front().resolved;
    Answer answer;
    answer.confidence = first.confidence_under(options.order);
    answer.status =
        status_of(date.validity, answer.confidence >= options.min_confidence.value_or(default_min_confidence),
                  options.order == Order::none && is_ambiguous(first.by_order));
    answer.flags = row.flags;
    if (answer.status == Status::impossible) add_alternatives(answer, first.by_order, first.confidence);
    if (answer.status == Status::none || answer.status == Status::impossible) return answer;
    answer.flags |= date.flags;
    if (first.weekday_in_doubt) answer.flags.set(Flag::weekday_mismatch, false);
    if (answer.status == Status::ok || answer.status == Status::partial)
        answer.date = date.iso;
    else
        add_alternatives(answer, possible, answer.confidence);
    add_next_best(answer, row, options.order);
    return answer;
}

}  // namespace kalends
