#include "normalizer/decision.hpp"

#include <algorithm>
#include <string_view>

#include "calendar/orders.hpp"
#include "normalizer/by_order.hpp"

namespace kalends {
namespace {

bool has_date(const Reading& reading) {
    return !reading.resolved.iso.empty();
}

bool more_confident(const Reading& a, const Reading& b) {
    return a.confidence > b.confidence;
}

bool same_meaning(const Reading& a, const Reading& b) {
    return a.resolved.iso == b.resolved.iso && a.written.order == b.written.order;
}

/// Keeps what `keep` holds for, unless that is nothing.
template <class Predicate>
void prefer(std::vector<Reading>& readings, Predicate keep) {
    if (std::any_of(readings.begin(), readings.end(), keep))
        std::erase_if(readings, [&](const Reading& reading) { return !keep(reading); });
}

/// The written weekday as a checksum: of several dates the only one that falls on it.
std::vector<Reading> decided_by_weekday(const std::vector<Reading>& readings) {
    std::vector<Reading> fitting = readings;
    std::erase_if(fitting, [](const Reading& r) {
        return r.written.weekday == Weekday::unwritten || r.resolved.validity != Validity::complete ||
               r.resolved.weekday_mismatch;
    });
    return !fitting.empty() && all_one_date(fitting) ? fitting : readings;
}

/// What the row may mean to someone with this preference; never empty, the most confident first.
std::vector<Reading> possible_readings(const Readings& readings, Order preference) {
    if (readings.by_order.empty() || preference != Order::none) return {reading_under(readings, preference)};
    const std::vector<Reading> open = candidates(readings);
    if (open.empty()) return {readings.best};  // impossible in every order
    return all_one_date(open) ? open : decided_by_weekday(open);
}

Status status_of(const std::vector<Reading>& possible, bool contested, double min_confidence) {
    const Reading& first = possible.front();
    if (first.resolved.validity == Validity::none) return Status::none;
    if (first.confidence < min_confidence || first.resolved.validity == Validity::unread) return Status::unsure;
    if (first.resolved.validity == Validity::impossible) return Status::impossible;
    if (contested || !all_one_date(possible)) return Status::ambiguous;
    return first.resolved.validity == Validity::complete ? Status::ok : Status::partial;
}

void add_alternatives(Answer& answer, const std::vector<Reading>& readings) {
    for (const Reading& reading : readings) {
        const auto listed = [&](const Alternative& other) { return other.date == reading.resolved.iso; };
        const bool known = reading.resolved.iso == answer.date ||
                           std::any_of(answer.alternatives.begin(), answer.alternatives.end(), listed);
        if (has_date(reading) && !known)
            answer.alternatives.push_back({reading.resolved.iso, reading.written.order, reading.confidence});
    }
}

/// Without those that are ruled out.
std::vector<Reading> next_best(const Readings& readings, Order preference) {
    std::vector<Reading> result;
    for (const OpenReading& next : readings.next_best) {
        const Reading reading = reading_under(next, preference);
        if (!reading.is_ruled_out) result.push_back(reading);
    }
    return result;
}

}  // namespace

std::vector<Reading> candidates(const Readings& readings) {
    std::vector<Reading> open = readings.by_order;
    std::erase_if(open, [](const Reading& r) { return !has_date(r); });
    std::stable_sort(open.begin(), open.end(), more_confident);
    prefer(open, [](const Reading& r) { return r.resolved.validity == Validity::complete; });
    std::vector<Reading> distinct;
    for (const Reading& reading : open)
        if (std::none_of(distinct.begin(), distinct.end(), [&](const Reading& r) { return same_meaning(r, reading); }))
            distinct.push_back(reading);
    return distinct;
}

bool is_contested(const Readings& readings) {
    return std::any_of(readings.by_order.begin(), readings.by_order.end(), [](const Reading& r) {
        return r.resolved.validity == Validity::impossible && is_plausible(r.written);
    });
}

Answer decide(const Readings& readings, const NormalizerOptions& options, double default_min_confidence) {
    const std::vector<Reading> possible = possible_readings(readings, options.order);
    const Reading& first = possible.front();
    Answer answer;
    answer.status = status_of(possible, options.order == Order::none && is_contested(readings),
                              options.min_confidence.value_or(default_min_confidence));
    answer.confidence = first.confidence;
    answer.input_repaired = readings.input_repaired;
    answer.truncated = readings.truncated;
    if (answer.status == Status::impossible) add_alternatives(answer, readings.by_order);
    if (answer.status == Status::none || answer.status == Status::impossible) return answer;
    answer.century_assumed = first.resolved.century_assumed;
    answer.era_converted = first.resolved.era_converted;
    answer.weekday_mismatch = first.resolved.weekday_mismatch && !first.weekday_in_doubt;
    if (answer.status == Status::ok || answer.status == Status::partial)
        answer.date = first.resolved.iso;
    else
        add_alternatives(answer, possible);
    add_alternatives(answer, next_best(readings, options.order));
    return answer;
}

}  // namespace kalends
