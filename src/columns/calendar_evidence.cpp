#include "columns/calendar_evidence.hpp"

#include <cmath>

#include "calendar/told_calendar.hpp"
#include "normalizer/interpretation.hpp"

namespace kalends {

std::optional<ToldCalendar> CalendarEvidence::named_by(const Transcript& transcript) {
    if (transcript.guesses.empty() || transcript.guesses.front().is_no_answer) return std::nullopt;
    const Hypothesis& read = transcript.guesses.front().hypothesis;
    const std::optional<ToldCalendar> named =
        named_calendar(interpret(read, transcript.numbers).written, transcript.numbers);
    const bool is_sure = std::exp(read.log_probability) >= min_confidence;
    return is_sure || named == ToldCalendar::gregorian ? named : std::nullopt;
}

void CalendarEvidence::add(const Transcript& transcript, std::string_view text, std::size_t rows) {
    add(named_by(transcript), text, rows);
}

void CalendarEvidence::add(std::optional<ToldCalendar> named, std::string_view text, std::size_t rows) {
    if (named) summary_.add(*named, text, rows);
}

}  // namespace kalends
