#pragma once

#include <array>
#include <deque>
#include <optional>

#include "generator/draft.hpp"
#include "generator/field.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// A step, and where it is written.
struct WrittenStep {
    Step step;
    ByteSpan place, unit_place{};  ///< of all of it, or of the number where the unit has its own
};

/// A step that is put together from several words: "third" and "Tuesday", "two" and "weeks" and "before".
struct CountedStep {
    bool is_written = false;
    Step step{};
    ByteSpan kind_place, number_place, unit_place;
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
    std::optional<WrittenStep> base;  ///< the century or quarter that it is, or is within
    std::deque<WrittenStep> portions;
    CountedStep counted;
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

/// The point that these words say.
Point point_of(const PhrasePoint&);

/// Where its symbols are written. @param end which of the expression's ends the point is
FieldSpans spans_of(const PhrasePoint&, std::size_t end);

}  // namespace kalends
