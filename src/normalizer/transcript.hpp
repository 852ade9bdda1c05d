#pragma once

#include <string>
#include <vector>

#include "decoding/hypothesis.hpp"
#include "kalends/data/month_names.hpp"

namespace kalends {

/// One thing that the network wrote for a text, and what of the text bears it out.
struct Guess {
    Hypothesis hypothesis;
    Evidence evidence = Evidence::unchecked;  ///< of its month
    bool is_month_by_name = false;            ///< the month is a misspelt name's word, not the network's
    bool is_no_answer = false;  ///< misread, or of a month that nothing bears out or that is not understood
};

/// What was read of a text: what is written there, and nothing that an option, a column or another row could change.
struct Transcript {
    std::vector<Guess> guesses;           ///< the one to believe first; none of an empty text
    std::vector<std::string> digit_runs;  ///< of the normalised text, from left to right
    bool input_repaired = false, truncated = false;
};

}  // namespace kalends
