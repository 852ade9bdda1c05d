#include "columns/month_hyphen_evidence.hpp"

#include <vector>

#include "calendar/month_hyphen.hpp"
#include "normalizer/interpretation.hpp"

namespace kalends {

void MonthHyphenEvidence::add(const Transcript& transcript, std::string_view text, std::size_t rows) {
    const std::vector<bool>& joined = transcript.numbers.is_joined_to_word;
    const bool has_form = joined.size() == 1 && joined.front() && !transcript.guesses.empty();
    if (!has_form || transcript.guesses.front().is_no_answer) return;
    const Expression written = interpret(transcript.guesses.front().hypothesis, transcript.numbers).written;
    if (const auto meaning = meaning_of_month_hyphen(written, transcript.numbers)) summary_.add(*meaning, text, rows);
}

}  // namespace kalends
