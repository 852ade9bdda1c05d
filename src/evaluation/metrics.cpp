#include "kalends/evaluation/metrics.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "calendar/calendar_point.hpp"
#include "calendar/edtf.hpp"
#include "calendar/expression_resolution.hpp"
#include "calendar/zones.hpp"
#include "kalends/text/normalized_text.hpp"
#include "language/layout.hpp"
#include "normalizer/confidence.hpp"
#include "normalizer/resolved_text.hpp"
#include "text/number_spans.hpp"
#include "text/read_text.hpp"

namespace kalends {
namespace {

Due due_by(Validity validity) {
    constexpr std::array by_validity{Due::complete,   Due::partial,   Due::approximate, Due::interval,
                                     Due::several,    Due::ambiguous, Due::relative,    Due::unread,
                                     Due::impossible, Due::unknown,   Due::none};
    return by_validity[static_cast<std::size_t>(validity)];
}

/// As it is written where it is read again.
std::string settled(const std::string& text) {
    const std::optional<Edtf> edtf = parse_edtf(text);
    return edtf ? to_string(*edtf) : text;
}

/// What is due of a row in which nothing is misread.
struct Expected {
    Due due;
    ResolvedDate date;                ///< where numbers hang on an order, the one that their weekday fits
    bool has_several_orders = false;  ///< bare numbers may be read in several, all of them right
};

Expected expected_of(const Example& example, Order told, const ResolutionOptions& options) {
    const ReadText text = read_text(example.text);
    NumberSpans numbers = number_spans(text.text, example.text);
    if (names_zone(example.target)) numbers.zones = zone_names(example.text, text.zones);
    const Resolution read = resolve(example.target, numbers, {}, options).first;
    if (told != Order::none || read.by_order.empty())
        return {due_by(read.meaning.resolved.validity), read.meaning.resolved};
    if (is_ambiguous(read.by_order)) return {Due::ambiguous, read.meaning.resolved, true};
    const MeaningRefs possible = possible_meanings(read.by_order);
    const ResolvedDate& date = possible.size() == 1 ? possible.front()->resolved : read.meaning.resolved;
    return {due_by(date.validity), date};
}

bool is_date(Due due) {
    return due == Due::complete || due == Due::partial;
}

bool is_more_than_a_date(Due due) {
    return due == Due::approximate || due == Due::interval || due == Due::several;
}

bool is_answered(const Answer& answer) {
    return !answer.date.empty() || answer.status == Status::approximate || answer.status == Status::interval ||
           answer.status == Status::several;
}

/// What is more than a date also by its bounds, for EDTF cannot say all.
bool says(const Answer& answer, const ResolvedDate& expected, Due due) {
    if (is_date(due)) return answer.date == expected.iso;
    return answer.date.empty() && settled(answer.edtf) == settled(expected.edtf) && answer.bounds == expected.bounds;
}

/// What neither ISO nor EDTF can say, and is understood: the third Wednesday of a February.
bool is_only_told(const Answer& answer, const ResolvedDate& expected, const Expression& target) {
    return expected.iso.empty() && expected.edtf.empty() && answer.status == Status::partial &&
           answer.expression == with_thousands(target);
}

/// Without a reference there is no answer: what was read is judged.
Outcome judge_relative(const Example& example, const Answer& answer) {
    if (answer.status != Status::relative) return Outcome::refused;
    return answer.expression == with_thousands(example.target) ? Outcome::exact : Outcome::wrong;
}

Outcome judge(const Example& example, const Expected& expected, const Answer& answer) {
    const Due is_due = expected.due;
    const bool is_answer_due = is_date(is_due) || is_more_than_a_date(is_due);
    if (is_due == Due::relative && !is_answered(answer)) return judge_relative(example, answer);
    const bool is_time_right =
        !has_clock(example.target) || answer.datetime.empty() || answer.datetime == expected.date.datetime;
    if (is_answered(answer))
        return is_answer_due && is_time_right && says(answer, expected.date, is_due) ? Outcome::exact : Outcome::wrong;
    return is_answer_due && !is_only_told(answer, expected.date, example.target) ? Outcome::refused : Outcome::exact;
}

/// Rows by what is told of them alone.
void add_outcome(Metrics& metrics, Outcome outcome, Due due, const std::string& locale, const std::string& pattern) {
    metrics.all.add(outcome);
    metrics.by_due[due].add(outcome);
    metrics.by_locale[locale].add(outcome);
    metrics.by_pattern[pattern].add(outcome);
}

/// Of a lone date; of others there are no fields to compare one by one.
void add_fields(std::map<Role, Share>& fields, const Expression& expected, const Expression& answered) {
    if (!lone_date_or_time(expected)) return;
    const WrittenDate target = lone_date_or_time(expected).value(),
                      read = lone_date_or_time(answered).value_or(WrittenDate());
    fields[Role::year].add(read.year == target.year && read.era == target.era);
    fields[Role::month].add(read.month == target.month);
    fields[Role::day].add(read.day == target.day);
    if (target.weekday != Weekday::unwritten) fields[Role::weekday].add(read.weekday == target.weekday);
    if (target.order != Order::none) fields[Role::order].add(read.order == target.order);
}

/// True where all is as written; of a lone date the weekday and the order, which others know, may be others, and the
/// time of the day where it is not asked for.
bool is_as_written(const Expression& target, const Expression& read, bool tells_time) {
    const std::optional<WrittenDate> expected = lone_date_or_time(target), date = lone_date_or_time(read);
    if (!expected || !date || target.is_none() || read.is_none()) return target == read;
    const std::optional<Clock>&due = target.stretches.front().begin.point.clock,
          &clock = read.stretches.front().begin.point.clock;
    return date_alone(*expected) == date_alone(*date) &&
           (tells_time ? due == clock : due.has_value() == clock.has_value());
}

/// EDTF that was answered by rule: nothing was read by a model, nor is it known how sure one would be.
bool is_by_rule(const Meaning& meaning) {
    return meaning.written.is_none() && meaning.resolved.validity != Validity::none;
}

/// True where the most attended character of the text lies in the span.
bool looks_into(const ByteSpan& span, const std::vector<float>& attention, const NormalizedText& text) {
    const auto most = std::max_element(attention.begin(), attention.end());
    if (most == attention.end()) return false;
    const ByteSpan& origin = text.origin.at(static_cast<std::size_t>(most - attention.begin()));
    return origin.begin < span.end && span.begin < origin.end;
}

}  // namespace

std::string_view name(Due due) {
    constexpr std::array<std::string_view, 11> names{"complete",   "partial",   "approximate", "interval",
                                                     "several",    "ambiguous", "relative",    "unread",
                                                     "impossible", "unknown",   "none"};
    return names[static_cast<std::size_t>(due)];
}

Due due(const Example& example, Order told, const ResolutionOptions& options) {
    return expected_of(example, told, options).due;
}

Due due(const AnsweredText& row) {
    return due_by(row.validity);
}

std::string_view name(Outcome outcome) {
    constexpr std::array<std::string_view, 3> names{"exact", "wrong", "refused"};
    return names[static_cast<std::size_t>(outcome)];
}

Outcome judge(const Example& example, Order told, const Answer& answer, const ResolutionOptions& options) {
    return judge(example, expected_of(example, told, options), answer);
}

Outcome judge(const AnsweredText& row, const Answer& answer) {
    if (answer.edtf.empty()) return row.edtf.empty() ? Outcome::exact : Outcome::refused;
    return settled(answer.edtf) == row.edtf ? Outcome::exact : Outcome::wrong;
}

void Outcomes::add(Outcome outcome) {
    ++rows;
    ++(outcome == Outcome::exact ? exact : outcome == Outcome::wrong ? wrong : refused);
}

void Share::add(bool is_right) {
    ++of;
    right += is_right ? 1U : 0U;
}
double Share::fraction() const {
    return of == 0 ? 0 : static_cast<double>(right) / static_cast<double>(of);
}

std::vector<std::pair<std::string, Outcomes>> worst_first(const std::map<std::string, Outcomes>& breakdown) {
    std::vector<std::pair<std::string, Outcomes>> sorted(breakdown.begin(), breakdown.end());
    std::ranges::stable_sort(sorted, std::ranges::greater(), [](const auto& row) {
        return std::pair(row.second.wrong_fraction(), row.second.refused_fraction());
    });
    return sorted;
}

std::array<Share, evidence_kinds> right_by_evidence(const std::vector<Judged>& judged) {
    std::array<Share, evidence_kinds> shares{};
    for (const Judged& row : judged) shares[static_cast<std::size_t>(row.evidence)].add(row.right);
    return shares;
}

std::map<Kind, std::vector<Judged>> judged_by_kind(const std::vector<Judged>& judged) {
    std::map<Kind, std::vector<Judged>> by_kind;
    for (const Judged& row : judged) by_kind[row.kind].push_back(row);
    return by_kind;
}

Outcome add(Metrics& metrics, const Example& example, Order told, const ResolvedText& row, const Answer& answer,
            const ResolutionOptions& options) {
    const Expected expected = expected_of(example, told, options);
    const Outcome outcome = judge(example, expected, answer);
    const Kind kind = kind_of(example.target);
    add_outcome(metrics, outcome, expected.due, example.locale, example.pattern);
    metrics.by_kind[kind].add(outcome);
    ++metrics.statuses[answer.status];
    if (expected.has_several_orders || is_by_rule(row.first.meaning)) return outcome;
    const Expression& read = row.first.under(told).written;
    add_fields(metrics.fields, example.target, read);
    metrics.judged.push_back({row.first.confidence_under(told), is_as_written(example.target, read, options.tells_time),
                              row.first.evidence, kind,
                              calibrated_kind(row.first.meaning.written, row.first.evidence)});
    return outcome;
}

Outcome add(Metrics& metrics, const AnsweredText& row, const Answer& answer) {
    const Outcome outcome = judge(row, answer);
    add_outcome(metrics, outcome, due(row), row.locale, row.pattern);
    ++metrics.statuses[answer.status];
    return outcome;
}

void add_alignment(Metrics& metrics, const Example& example, const AlignedAnswer& aligned) {
    const std::optional<WrittenDate> date = lone_date(example.target);
    if (!date || date->form != DateForm::calendar) return;  // a week is no month
    const FieldSpans& spans = example.spans;
    for (const auto& [role, span] :
         {std::pair(Role::year, spans.year), std::pair(Role::month, spans.month), std::pair(Role::day, spans.day)}) {
        if (span.begin == span.end) continue;
        const Places places = places_of(role, aligned.roles);
        for (std::size_t i = places.begin; i < places.end; ++i) {
            const bool inside = looks_into(span, aligned.attention[i], aligned.text);
            metrics.aligned_fields[role].add(inside);
            metrics.aligned.add(inside);
        }
    }
}

}  // namespace kalends
