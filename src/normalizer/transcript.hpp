#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "decoding/hypothesis.hpp"
#include "kalends/calendar/resolution.hpp"
#include "kalends/data/month_names.hpp"
#include "text/number_spans.hpp"
#include "text/zones_in_words.hpp"

namespace kalends {

/// One thing that the network wrote for a text, and what of the text bears it out.
struct Guess {
    Hypothesis hypothesis;
    Evidence evidence = Evidence::unchecked;  ///< of what it says
    bool is_month_by_name = false;            ///< the month is a misspelt name's word, not the network's
    bool is_no_answer = false;                ///< misread, of what nothing bears out, or not understood
    double ruled_out = 0;                     ///< probability of likelier hypotheses, which nothing bears out
};

/// What was read of a text: what is written there, and nothing that an option, a column or another row could change.
struct Transcript {
    std::vector<Guess> guesses;  ///< the one to believe first; none of an empty text, and of EDTF
    /// Of a text that can be nothing else than EDTF: what it means, by rule. Null of most.
    std::shared_ptr<const ResolvedDate> edtf;
    std::string bare_number{};  ///< all that the text is, where it is one
    NumberSpans numbers;        ///< of the text as it is read
    Flags flags;                ///< input_repaired, truncated, and what an editor's signs say
    bool leaves_time_out =
        false;  ///< the text has a time of the day that the first guess says not, or that may be another
    std::vector<ByteSpan> left_out{};               ///< what of the text was not read as none of a date's
    std::vector<NamedZone> zones{};                 ///< of the text in words, for which abbreviations were read
    std::optional<std::vector<ByteSpan>> unread{};  ///< as Answer has it, of the first guess
};

/// What is known of a text without a network; no guesses. @param normalized the same, as read_text() has it
Transcript read_by_rule(std::string_view text, const NormalizedText& normalized);

}  // namespace kalends
