#pragma once

#include <array>
#include <optional>
#include <vector>

#include "calendar/meanings.hpp"
#include "kalends/checkpoint/checkpoint.hpp"
#include "kalends/normalizer/normalizer.hpp"
#include "normalizer/interpretation.hpp"
#include "normalizer/transcript.hpp"

namespace kalends {

/// What a guess means in the calendar, of its orders none chosen yet.
struct Resolution {
    Meaning meaning;                ///< as the network reads it
    std::vector<Meaning> by_order;  ///< of an all-numeric date, by told_orders (meanings_by_order()); else empty
    /// By told_orders, of a date whose numbers words beside it put in order: an order that is told counts more; else
    /// empty.
    std::vector<Meaning> by_told_order;
    double confidence = 0;  ///< calibrated probability that the date is right, no order told
    std::array<double, told_orders.size()> confidence_told{};  ///< with each told: less is open then
    double time_confidence = 1;               ///< calibrated probability that its times of the day are right
    Evidence evidence = Evidence::unchecked;  ///< what bears it out
    bool is_ruled_out = false;                ///< its numbers do not stand in the text, or nothing bears out its month
    bool weekday_in_doubt = false;            ///< as Interpretation has it
    bool order_in_doubt = false;              ///< as Interpretation has it

    /// What it means to someone who told this order, and how sure that is; without one, as the network reads it.
    [[nodiscard]] const Meaning& under(Order told) const;
    [[nodiscard]] double confidence_under(Order told) const;
};

/// All that is known of a text before an order is chosen.
struct ResolvedText {
    Resolution first;
    std::vector<Resolution> next_best;  ///< the surest first
    Flags flags;                        ///< of the text: input_repaired, truncated, and what an editor's signs say
    std::optional<std::vector<ByteSpan>> unread{};  ///< as Answer has it
    bool leaves_time_out = false;                   ///< as Transcript has it
    bool may_count_from_reference = false;          ///< of any guess: another reference may give another meaning
};

/// As sure as the model is of all that the date hangs on, and where times are told on them; not at all of what is ruled
/// out.
Resolution resolve(Interpretation, const Guess&, const ResolutionOptions&, const Calibration&,
                   const NumberSpans& numbers);
/// Of all guesses, as many as the options want (n_best), the first among them. Of an empty text: surely no date.
ResolvedText resolve(const Transcript&, const NormalizerOptions&, const Calibration&);
/// What is known to be written means this, surely.
ResolvedText resolve(const Expression&, const NumberSpans& numbers, Flags, const ResolutionOptions&);
/// Where it is told that bare numbers count from an epoch, and the text is one: what it counts to.
std::optional<ResolvedDate> resolved_epoch(const Transcript&, const ResolutionOptions&);
/// EDTF means this, surely.
ResolvedText resolved_by_rule(const ResolvedDate&, Flags);

}  // namespace kalends
