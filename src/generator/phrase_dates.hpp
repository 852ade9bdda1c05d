#pragma once

#include <vector>

#include "core/random.hpp"
#include "generator/phrase.hpp"
#include "generator/sampled_date.hpp"

namespace kalends {

/// What a phrase says of one of its times, as far as the choice of a date hangs on it: the pieces between two joins.
struct PhraseEnd {
    FieldSet fields;
    bool is_before_christ = false;            ///< said of it, or of a later one that it takes the era from
    bool has_era = false;                     ///< one is said
    Calendar calendar = Calendar::unwritten;  ///< that counts it, said or not
    bool is_calendar_tacit = false;           ///< not said
    bool is_same_time = false;                ///< as the end before, by another calendar

    [[nodiscard]] bool has_day() const;
    [[nodiscard]] bool has_month() const;
    [[nodiscard]] bool has_year() const;
};

/// The ends of a phrase, from left to right.
std::vector<PhraseEnd> ends_of(const Phrase&);

/// The ends of a phrase with a date for each, as its calendar counts it.
struct PhraseDates {
    std::vector<PhraseEnd> ends;
    std::vector<SampledDate> dates;
};

/// Dates for the ends of a phrase, each later than the one before as far as its fields can tell: of one year where an
/// end leaves its year to another, of one month where it leaves that, of one decade or century where it writes the last
/// digits of a year alone. Years before Christ are positive numbers, and descend. Nothing where a calendar does not
/// have the day that was drawn.
std::optional<PhraseDates> sample_dates(const Phrase&, const DateRange&, Random&);

}  // namespace kalends
