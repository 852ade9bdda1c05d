#pragma once

#include <span>
#include <string>
#include <vector>

#include "decoding/hypothesis.hpp"

namespace kalends {

/// What a hypothesis may mean in its text, by rule: which dates its numbers can be. Depends on the text alone.
struct Interpretation {
    Hypothesis hypothesis;    ///< its numbers in the first order that the calendar allows (calendar/orders: settled)
    WrittenDate written;      ///< what it says
    std::vector<Order> open;  ///< orders that the text leaves open to its numbers, or would if they were bare
    bool is_misread = false;  ///< bare numbers that do not stand in the text
    bool weekday_in_doubt = false;  ///< more likely another weekday is written, or none
    bool order_in_doubt = false;    ///< more likely the numbers are not bare, or in another order

    [[nodiscard]] bool is_numeric() const { return written.order != Order::none; }
    /// The date as one of bare numbers: without a mark they are read day first, or year first, which is open to nothing
    /// else.
    [[nodiscard]] WrittenDate as_numeric() const;
};

/// @param digit_runs of the text
Interpretation interpret(const Hypothesis&, std::span<const std::string> digit_runs);

}  // namespace kalends
