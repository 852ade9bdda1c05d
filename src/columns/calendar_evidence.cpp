#include "columns/calendar_evidence.hpp"

#include <optional>

#include "calendar/told_calendar.hpp"
#include "normalizer/interpretation.hpp"

namespace kalends {

void CalendarEvidence::add(const Transcript& transcript, std::string_view text, std::size_t rows) {
    if (transcript.guesses.empty() || transcript.guesses.front().is_no_answer) return;
    const Expression written = interpret(transcript.guesses.front().hypothesis, transcript.numbers).written;
    if (const std::optional<ToldCalendar> named = named_calendar(written, transcript.numbers))
        summary_.add(*named, text, rows);
}

}  // namespace kalends
