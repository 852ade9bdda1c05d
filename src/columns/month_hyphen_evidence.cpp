#include "columns/month_hyphen_evidence.hpp"

#include <optional>

#include "calendar/month_hyphen.hpp"
#include "normalizer/interpretation.hpp"

namespace kalends {

void MonthHyphenEvidence::add(const Transcript& transcript, std::string_view text, std::size_t rows) {
    const NumberSpans& numbers = transcript.numbers;
    const bool has_name = numbers.runs.size() == 1 && numbers.is_joined_to_word.front();
    const bool has_form = has_name || (numbers.runs.size() == 2 && numbers.signs[0] == U'/');
    if (!has_form || transcript.guesses.empty() || transcript.guesses.front().is_no_answer) return;
    const Expression written = interpret(transcript.guesses.front().hypothesis, numbers).written;
    const std::optional<MonthHyphen> meaning = meaning_of_month_hyphen(written, numbers);
    if (meaning && (has_name || *meaning != MonthHyphen::ask)) summary_.add(*meaning, text, rows);
}

}  // namespace kalends
