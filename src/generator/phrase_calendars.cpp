#include "generator/phrase_calendars.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "calendar/calendar_point.hpp"
#include "calendar/calendar_system.hpp"
#include "calendar/iso_date.hpp"
#include "core/number_text.hpp"

namespace kalends {
namespace {

/// Words of a rule as they stand alone.
const Piece& alone() {
    static const Piece piece{Field::rule, in_case(Case::alone), "", false, {}};
    return piece;
}

constexpr int adar = 7, adar_of_leap_years = 14;

/// The number of its name: Adar is Adar II in a year that has a first.
int name_number(Calendar calendar, const SampledDate& date) {
    const bool may_be_second = calendar == Calendar::hebrew && date.month == adar;
    if (!may_be_second) return date.month;
    return has_two_adars(date.year) ? adar_of_leap_years : adar;
}

}  // namespace

bool CalendarWriter::append(const Piece& piece) {
    switch (piece.field) {
        case Field::month_calendar:
            return append_month(piece);
        case Field::day_letters:
            return append_day();
        case Field::year_touched:
            return append_year_touched(piece.width);
        default:
            return append_year();
    }
}

bool CalendarWriter::append_month(const Piece& piece) {
    const std::string name = month_name(piece);
    if (name.empty()) return false;
    if (date_.is_leap) {
        const std::string sign = sheet_.words.of("leap-month", alone());
        if (sign.empty()) return false;
        point_.is_leap = true;
        point_.leap_place = sheet_.text.append(sign);
    }
    point_.date.written.month = two_digits(date_.month);
    point_.date.spans.month = sheet_.text.append(name);
    if (point_.calendar_place == ByteSpan()) point_.calendar_place = point_.date.spans.month;
    return true;
}

/// By the language's rule, or as CLDR has it.
std::string CalendarWriter::month_name(const Piece& piece) {
    const std::string cldr = cldr_name(piece.width == 4);
    constexpr double cldr_share = 0.6;
    if (!cldr.empty() && sheet_.random.chance(cldr_share)) return sheet_.words.as_typed(cldr);
    const std::string rule = std::string(name(point_.calendar)) + "-months";
    const std::string word =
        sheet_.words.of(rule, alone(), static_cast<std::size_t>(name_number(point_.calendar, date_) - 1));
    return word.empty() ? sheet_.words.as_typed(cldr) : word;
}

std::string CalendarWriter::cldr_name(bool is_wide) const {
    const auto& calendars = sheet_.writer.names.calendars;
    const auto found = std::ranges::find(calendars, point_.calendar, &CalendarNames::calendar);
    if (found == calendars.end()) return "";
    const std::vector<Word>& words = is_wide ? found->wide : found->abbreviated;
    const auto number = static_cast<std::size_t>(name_number(point_.calendar, date_));
    return number > words.size() ? "" : sheet_.random.pick(words[number - 1]);
}

bool CalendarWriter::append_day() {
    const std::string text = in_letters(date_.day, point_.calendar, true);
    point_.date.written.day = two_digits(date_.day);
    point_.date.spans.day = sheet_.text.append(text);
    return !text.empty();
}

/// Hebrew years without their thousands, as most write them.
bool CalendarWriter::append_year() {
    constexpr double without_thousands = 0.7;
    const bool is_short =
        point_.calendar == Calendar::hebrew && date_.year >= 5000 && sheet_.random.chance(without_thousands);
    const int number = is_short ? date_.year % 1000 : date_.year;
    const std::string text = number == 0 ? "" : in_letters(number, point_.calendar, false);
    std::ranges::copy(padded(number, 4), point_.date.written.year.begin());
    point_.date.spans.year = sheet_.text.append(text);
    return !text.empty();
}

/// Beside the year, of which it says nothing new: 1266 AH/1849-50.
bool CalendarWriter::append_year_touched(std::uint8_t width) {
    constexpr std::uint8_t of_begin = 4, two_digits_of_end = 2;
    const std::optional<DaySpan> days = calendar_system(point_.calendar, Islamic::civil)->year(date_.year);
    if (!days) return false;
    const int first = year_of(days->first), last = year_of(days->last);
    if (first == last) return false;
    if (width == two_digits_of_end && first / 100 != last / 100) return false;
    sheet_.text.append(width == of_begin            ? std::to_string(first)
                       : width == two_digits_of_end ? padded(last % 100, 2)
                                                    : std::to_string(last));
    return true;
}

}  // namespace kalends
