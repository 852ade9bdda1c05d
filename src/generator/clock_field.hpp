#pragma once

#include <string>

#include "core/random.hpp"
#include "generator/date_field.hpp"
#include "generator/draft.hpp"
#include "generator/noise.hpp"
#include "generator/pattern.hpp"

namespace kalends {

/// Writes what patterns say of a time of the day, and notes it in a draft.
class ClockWriter {
public:
    ClockWriter(const Writer& writer, Random& random, CarelessText& text, ClockDraft& draft)
        : writer_(writer), random_(random), text_(text), draft_(draft) {}

    /// Writes a field. @pre trait::of_clock, neither silent nor an hour in words
    void append(const Piece&);
    /// What the literal behind it means.
    void mark(ClockMark);
    /// An hour from 1 to 12, as a word.
    void append_hour(int hour, const std::string& word);
    /// A literal that stands behind a mark.
    void extend(const ByteSpan& literal);
    /// How many minutes past or to the hour it is, in words; false where nobody asks.
    bool take_minutes(int count);

private:
    void append_hour(int most, std::size_t width);
    void append_minute(std::size_t width);
    void append_minute_in_words();
    void append_second(std::size_t width);
    void append_fraction(std::size_t width);
    void append_day_period();
    std::string zone_abbreviation();
    void append_zone(bool is_name);
    void append_offset(int width);
    void set_half(Clock::DayPart);
    void append_digits(int value, std::size_t width);
    void note(const ByteSpan&);
    Clock& clock();

    const Writer& writer_;
    Random& random_;
    CarelessText& text_;
    ClockDraft& draft_;
};

/// False where what was written is no time that anybody would write: the afternoon at nine. A zone without a time is
/// none.
bool is_sound(ClockDraft&);

/// Where its symbols are written: all of it. @param end which of the expression's ends it belongs to
void add_clock(FieldSpans&, const ClockDraft&, std::size_t end);

}  // namespace kalends
