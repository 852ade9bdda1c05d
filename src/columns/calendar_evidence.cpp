#include "columns/calendar_evidence.hpp"

#include <cmath>
#include <optional>

#include "calendar/told_calendar.hpp"
#include "normalizer/interpretation.hpp"

namespace kalends {

void CalendarEvidence::add(const Transcript& transcript, std::string_view text, std::size_t rows) {
    if (transcript.guesses.empty() || transcript.guesses.front().is_no_answer) return;
    const Hypothesis& read = transcript.guesses.front().hypothesis;
    const std::optional<ToldCalendar> named =
        named_calendar(interpret(read, transcript.numbers).written, transcript.numbers);
    if (!named) return;
    const bool is_sure = std::exp(read.log_probability) >= min_confidence;
    if (is_sure || *named == ToldCalendar::gregorian) summary_.add(*named, text, rows);
}

}  // namespace kalends
