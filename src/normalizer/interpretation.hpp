#pragma once

#include <optional>
#include <vector>

#include "decoding/hypothesis.hpp"
#include "kalends/language/expression.hpp"
#include "text/number_spans.hpp"

namespace kalends {

/// What a hypothesis may mean in its text, by rule: which dates its numbers can be. Depends on the text alone.
struct Interpretation {
    /// The hypothesis with its numbers in the first order that the calendar allows (calendar/orders: settled); nothing
    /// where that is its own.
    std::optional<Hypothesis> reordered;
    Expression written;        ///< what it says
    std::vector<Order> open;   ///< orders that the text leaves open to its numbers, or would if they were bare
    bool is_misread = false;   ///< bare numbers that do not stand in the text
    bool has_slashes = false;  ///< of a lone date, which in the text are joined by slashes or hyphens, the year last
    bool weekday_in_doubt = false;  ///< more likely another weekday is written, or none
    bool order_in_doubt = false;    ///< more likely the numbers are not bare, or in another order

    /// The hypothesis as it is meant. @param copied the one that was interpreted
    [[nodiscard]] const Hypothesis& meant(const Hypothesis& copied) const { return reordered ? *reordered : copied; }
    /// True where dates of bare numbers are written.
    [[nodiscard]] bool is_numeric() const;
    /// The dates as such of bare numbers: without a mark they are read day first, or year first, which is open to
    /// nothing else.
    [[nodiscard]] Expression as_numeric() const;
};

/// What it says and whether that is misread, and nothing that is asked only of an answer. @param numbers of the text
Interpretation read_out(const Hypothesis&, const NumberSpans& numbers);
/// All of it.
Interpretation interpret(const Hypothesis&, const NumberSpans& numbers);
/// Of what is known to be written, without a hypothesis.
Interpretation interpret(const Expression&, const NumberSpans& numbers);

}  // namespace kalends
