#include <algorithm>
#include <optional>
#include <span>
#include <string>

#include "calendar/told_calendar.hpp"
#include "calendar/zones.hpp"
#include "data/evidence.hpp"
#include "data/other_months.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/letters.hpp"

// What of a text names the calendars and the zone of a reading.
namespace kalends {
namespace {

bool counts_centuries(const Point& point) {
    return std::ranges::any_of(point.steps, [](const Step& step) { return step.unit == Unit::century; });
}

/// The twelfth of "12./18. Jh."; arithmetic tells whether the two are one time.
bool stands_beside_century_of_ours(const Point& point, const Expression& expression) {
    return std::ranges::any_of(expression.stretches, [&](const Stretch& stretch) {
        return stretch.is_same_time && stretch.begin.point == point && counts_centuries(point) &&
               has_named_months(stretch.end->point) && counts_centuries(stretch.end->point);
    });
}

/// Written with its thousands, of which ours has none.
bool has_hebrew_year(const Point& point) {
    constexpr int first = 5000, last = 5999;
    const std::optional<int> year = field_value(point.date.year);
    return year && *year >= first && *year <= last;
}

}  // namespace

/// A zone that is named has a name in the text.
bool TextEvidence::names_zone_of(const Expression& expression) const {
    return !names_zone(expression) || !zone_names(to_utf8(text_)).empty();
}

/// Each by a word that says so, by the name of one of its months, by its numerals, or by a year of ours beside it.
bool TextEvidence::names_calendars_of(const Expression& expression) {
    if (has_end(expression, [](const End& end) { return is_far_from_now(end.point); })) return false;
    return !has_end(expression, [&](const End& end) {
        const Calendar calendar = end.point.calendar;
        if (calendar == Calendar::unwritten && has_hebrew_year(end.point)) {  // ٧ آذار ٥٦٠٦, which is Adar
            Point hebrew = end.point;
            hebrew.calendar = Calendar::hebrew;
            return other_months().names_month_for(hebrew);
        }
        if (calendar == Calendar::unwritten) return false;
        if (counts_centuries(end.point) ? names_calendar_of_centuries() : may_say(only(Saying::calendar))) return false;
        if (calendar == Calendar::gregorian && may_say(only(Saying::our_calendar))) return false;
        if (calendar == Calendar::julian && has_joined_julian_mark()) return false;
        if (has_named_months(end.point)) return true;
        if (stands_beside_century_of_ours(end.point, expression)) return false;
        if (takes_year_for_month(end.point)) return true;
        if ((!counts_centuries(end.point) && may_say(only(Saying::other_month))) ||
            (calendar == Calendar::hebrew && has_hebrew_number(text_)))
            return false;
        return !is_beside_year_of_ours(end.point, numerals());
    });
}

bool TextEvidence::names_calendar_of_centuries() {
    constexpr std::u32string_view letters = U"h\u0647\u06be\u0642\u0634";  // ه, ھ, ق, ش
    return words_ == nullptr || std::ranges::any_of(found_words(), [&](const FoundWord& found) {
               const bool may_name = found.word.size() > 1 || letters.find(found.word[0]) != letters.npos;
               return may_name && ((words_->of(found.word) & only(Saying::calendar)).any() ||
                                   words_->resembles(found.word, only(Saying::calendar)));
           });
}

bool TextEvidence::takes_year_for_month(const Point& point) {
    const std::optional<unsigned> month = month_of_other_calendar(point);
    if (!month || point.date.day[0] != 'X' || words_ == nullptr) return false;
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const std::u32string letters = plain_letters(std::span(&found.word, 1));
        const bool is_name = names_.of(point.calendar).named(letters)[*month - 1];
        return is_name && (words_->of(found.word) & only(Saying::year)).any();
    });
}

}  // namespace kalends
