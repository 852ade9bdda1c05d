#include "normalizer/confidence.hpp"

#include <algorithm>
#include <cmath>

#include "calendar/orders.hpp"
#include "language/layout.hpp"

namespace kalends {
namespace {

/// `end` stands where an order's symbol could: it says that there is none.
bool tells_order(Role role) {
    return role == Role::order || role == Role::end;
}

/// Of those symbols whose role `counts`, and of what else there is to doubt.
template <class Predicate>
double probability_where(const Hypothesis& hypothesis, Predicate counts, double log_of_rest = 0) {
    double sum = log_of_rest;
    RoleReader roles;
    for (std::size_t i = 0; i < hypothesis.symbols.size(); ++i)
        if (counts(roles.next(hypothesis.symbols[i]), hypothesis.symbols[i])) sum += hypothesis.log_probabilities[i];
    const double probability = std::exp(sum);
    return std::isfinite(probability) ? probability : 0;  // a model whose sums overflow knows nothing
}

/// That no more is said, where it does not matter which of the symbols that say so is written.
double log_no_more(const Hypothesis& hypothesis, Hinges hinges) {
    return (hinges.weekday ? 0 : hypothesis.log_no_more_at_weekday) +
           (hinges.order ? 0 : hypothesis.log_no_more_at_end);
}

bool counts_by_old_style(const Expression& written) {
    return has_end(written, [](const End& end) { return end.point.calendar == Calendar::julian; });
}

bool hangs_on(Role role, symbol::Id id, Hinges hinges) {
    if (role == Role::clock) return hinges.clock || id == symbol::clock;
    return role == Role::weekday ? hinges.weekday : tells_order(role) ? hinges.order : true;
}

}  // namespace

double logit(double probability) {
    constexpr double closest = 1e-12;
    const double p = std::clamp(probability, closest, 1 - closest);
    return std::log(p) - std::log1p(-p);
}

double calibrated(const Logistic& calibration, double raw) {
    return 1 / (1 + std::exp(-(calibration.slope * logit(raw) + calibration.offset)));
}

std::optional<Kind> calibrated_kind(const Expression& written, Evidence evidence) {
    const bool is_date = lone_date_or_time(written) || counts_by_old_style(written);
    const bool may_be_another_month = evidence == Evidence::shared && is_date;
    return lone_date(written) || may_be_another_month ? std::nullopt : std::optional(kind_of(written));
}

const Logistic& logistic_of(const Calibration& calibration, std::optional<Kind> calibrated, Evidence evidence) {
    return calibrated && evidence != Evidence::invented
               ? calibration.by_kind.at(static_cast<std::size_t>(*calibrated))
               : calibration.by_evidence.at(static_cast<std::size_t>(evidence));
}

Hinges hinges(const Meaning& meaning, std::span<const Meaning> as_numeric, Order told) {
    const bool is_more_than_date = !lone_date_or_time(meaning.written);
    if (as_numeric.empty()) return {.weekday = is_more_than_date, .order = true};
    if (told != Order::none) {
        const Meaning& under_it = as_numeric[static_cast<std::size_t>(told) - 1];
        return {.weekday = is_more_than_date, .order = !has_same_date(under_it.resolved, meaning.resolved)};
    }
    const bool several = !is_one_date(as_numeric);
    return {.weekday = is_more_than_date || (is_numeric(meaning.written) && several), .order = several};
}

double probability(const Hypothesis& hypothesis, Hinges hinges) {
    return probability_where(
        hypothesis, [&](Role role, symbol::Id id) { return hangs_on(role, id, hinges); },
        log_no_more(hypothesis, hinges));
}

double probability_without_month(const Hypothesis& hypothesis, Hinges hinges) {
    return probability_where(
        hypothesis, [&](Role role, symbol::Id id) { return role != Role::month && hangs_on(role, id, hinges); },
        log_no_more(hypothesis, hinges));
}

double probability_of(Role wanted, const Hypothesis& hypothesis) {
    return probability_where(hypothesis, [&](Role role, symbol::Id) { return role == wanted; });
}

double probability_of_order(const Hypothesis& hypothesis) {
    return probability_where(hypothesis, [](Role role, symbol::Id) { return tells_order(role); });
}

double probability_given_difference(double probability) {
    constexpr double writers_errors = 0.05;
    return probability * writers_errors / (probability * writers_errors + (1 - probability));
}

double probability_without(double probability, double ruled_out) {
    constexpr double most = 0.5;
    return ruled_out <= most ? std::min(probability / (1 - ruled_out), 1.0) : probability;
}

double probability_given_agreement(double probability, const ResolvedDate& date) {
    if (!date.flags.has(Flag::calendars_agree) || probability <= 0) return probability;
    constexpr double chance_of_day = 1.0 / 30, chance_of_others = 1.0 / 12;
    const double chance = date.validity == Validity::complete ? chance_of_day : chance_of_others;
    return probability / (probability + (1 - probability) * chance);
}

}  // namespace kalends
