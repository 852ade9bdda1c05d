#pragma once

#include <array>
#include <deque>
#include <optional>

#include "generator/draft.hpp"
#include "generator/field.hpp"
#include "generator/phrase_steps.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// A step, and where it is written.
struct WrittenStep {
    Step step;
    ByteSpan place, unit_place{};  ///< of all of it, or of the number where the unit has its own
};

/// What a phrase says of one of its times, and where; see Point.
struct PhrasePoint {
    std::optional<Mark> join;  ///< with the time before
    ByteSpan join_place;
    Draft date;  ///< what the fields of lone dates say; its text is empty
    std::array<char, 4> dual{'X', 'X', 'X', 'X'};
    ByteSpan dual_place;
    Era era = Era::common;
    ByteSpan era_place;
    Calendar calendar = Calendar::unwritten;
    ByteSpan calendar_place;
    bool is_calendar_said = true;  ///< else it is that of its numbers, and nobody can tell from this point alone
    bool is_leap = false;
    ByteSpan leap_place;
    std::optional<WrittenStep> base;  ///< the century or quarter that it is, or is within
    std::deque<WrittenStep> portions;
    bool is_reference = false;
    ByteSpan reference_place;
    StepWords steps;
    Part part = Part::none;
    ByteSpan part_place;
    bool about = false, uncertain = false;
    ByteSpan about_place, uncertain_place;
    bool opens_begin = false, opens_end = false, is_unknown = false;
    ByteSpan open_place;
    bool is_of_next = false;  ///< a part of the same time as the next point

    /// True where nothing is said but words around a time.
    [[nodiscard]] bool is_empty() const;
};

/// Gives each point that is a part of the same time as the next one that time, and its places.
void share_times(std::deque<PhrasePoint>&);

/// Puts together what words say of its steps and its time of the day. False where they make no sense.
bool finish(PhrasePoint&);

/// The point that these words say. @pre finished
Point point_of(const PhrasePoint&);

/// Where its symbols are written. @param end which of the expression's ends the point is
FieldSpans spans_of(const PhrasePoint&, std::size_t end);

}  // namespace kalends
