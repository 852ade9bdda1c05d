#include "normalizer/decision.hpp"

#include <algorithm>

#include "calendar/calendar_point.hpp"

namespace kalends {
namespace {

/// What the row may mean to someone with this preference; never empty.
MeaningRefs possible_under(const Resolution& row, Order preference) {
    if (row.by_order.empty() || preference != Order::none) return {&row.under(preference)};
    MeaningRefs possible = possible_meanings(row.by_order);
    if (possible.empty()) possible.push_back(&row.meaning);  // impossible in every order
    return possible;
}

Status status_of(Validity validity, bool is_sure, bool is_ambiguous) {
    if (validity == Validity::none) return Status::none;
    if (!is_sure) return Status::unsure;
    if (validity == Validity::impossible) return Status::impossible;
    if (is_ambiguous) return Status::ambiguous;
    switch (validity) {
        case Validity::complete:
            return Status::ok;
        case Validity::partial:
            return Status::partial;
        case Validity::approximate:
            return Status::approximate;
        case Validity::interval:
            return Status::interval;
        case Validity::several:
            return Status::several;
        case Validity::ambiguous:
            return Status::ambiguous;
        case Validity::relative:
            return Status::relative;
        default:
            return Status::unsure;
    }
}

bool has_answer(Status status) {
    switch (status) {
        case Status::ok:
        case Status::partial:
        case Status::approximate:
        case Status::interval:
        case Status::several:
            return true;
        default:
            return false;
    }
}

/// "--order dmy", and the options that decide what is left open under it.
std::string decided_by(Order order, bool orders_differ, const std::string& by, bool is_decided) {
    if (!is_decided) return "";
    const std::string order_option = orders_differ && order != Order::none ? "--order " + std::string(name(order)) : "";
    return order_option.empty() || by.empty() ? order_option + by : order_option + ' ' + by;
}

/// Each date once, and never the answer's.
void add_alternative(Answer& answer, const ResolvedDate& date, Order order, double confidence, std::string by) {
    const bool is_empty = date.iso.empty() && date.edtf.empty() && date.bounds == Bounds{};
    const auto is_same = [&](const auto& known) {
        if (known.datetime != date.datetime) return false;
        return date.edtf.empty() ? known.date == date.iso && !date.iso.empty() : known.edtf == date.edtf;
    };
    const bool is_known = is_same(answer) || std::ranges::any_of(answer.alternatives, [&](const Alternative& known) {
                              return is_same(known);
                          });
    if (!is_empty && !is_known)
        answer.alternatives.push_back({date.iso, order, confidence, date.edtf, std::move(by), date.datetime});
}

/// @param orders_differ the order decides between them
void add_alternatives(Answer& answer, const MeaningRefs& meanings, double confidence, bool orders_differ) {
    for (const Meaning* meaning_in_order : meanings) {
        const auto& [written, resolved] = *meaning_in_order;
        if (resolved.meanings.empty())
            add_alternative(answer, resolved, written.order, confidence,
                            decided_by(written.order, orders_differ, "", true));
        for (const ResolvedDate& meaning : resolved.meanings)
            add_alternative(answer, meaning, written.order, confidence,
                            decided_by(written.order, orders_differ, meaning.by, !meaning.by.empty()));
    }
}

/// Without those that are ruled out.
void add_next_best(Answer& answer, const ResolvedText& row, Order preference) {
    for (const Resolution& next : row.next_best)
        if (!next.is_ruled_out)
            add_alternatives(answer, {&next.under(preference)}, next.confidence_under(preference), false);
}

/// What all of them are flagged with.
Flags shared_flags(const MeaningRefs& meanings) {
    Flags shared = meanings.front()->resolved.flags;
    for (const Meaning* meaning : meanings) shared &= meaning->resolved.flags;
    return shared;
}

}  // namespace

Answer decide(const ResolvedText& row, const NormalizerOptions& options, double default_min_confidence) {
    const Resolution& first = row.first;
    const MeaningRefs possible = possible_under(first, options.order);
    const ResolvedDate& date = possible.front()->resolved;
    const double min_confidence = options.min_confidence.value_or(default_min_confidence);
    const bool is_sure = first.confidence_under(options.order) >= min_confidence;
    const bool tells_time = !row.leaves_time_out && first.time_confidence >= min_confidence;
    Answer answer;
    answer.confidence = first.confidence_under(options.order);
    answer.status = status_of(date.validity, is_sure, options.order == Order::none && is_ambiguous(first.by_order));
    answer.flags = row.flags;
    answer.flags.set(Flag::undated, row.flags.has(Flag::undated) && answer.status == Status::none);
    answer.expression = with_thousands(possible.front()->written);
    answer.unread = row.unread;
    if (answer.status == Status::impossible)
        for (const Meaning& meaning : first.by_order) add_alternatives(answer, {&meaning}, first.confidence, true);
    if (answer.status == Status::none || answer.status == Status::impossible) return answer;
    answer.flags |= answer.status == Status::ambiguous ? shared_flags(possible) : date.flags;
    if (first.weekday_in_doubt) answer.flags.set(Flag::weekday_mismatch, false);
    if (answer.status == Status::ok || answer.status == Status::partial) answer.date = date.iso;
    if (has_answer(answer.status)) {
        answer.edtf = date.edtf;
        if (tells_time) answer.datetime = date.datetime;
        answer.calendar = date.calendar;
        answer.bounds = date.bounds;
    } else {
        add_alternatives(answer, possible, answer.confidence, possible.size() > 1);
    }
    add_next_best(answer, row, options.order);
    return answer;
}

}  // namespace kalends
