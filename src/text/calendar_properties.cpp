#include "text/calendar_properties.hpp"

#include <unicode/timezone.h>
#include <unicode/unistr.h>

#include <cstddef>

#include "core/digits.hpp"
#include "text/place.hpp"
#include "text/zones_in_words.hpp"

namespace kalends {
namespace {

struct ZonedMoment {
    Place zone, moment;
};

bool is_moment(std::u32string_view text) {
    constexpr std::size_t date = 8, seconds_end = 15, minutes_end = 13;
    return end_of_digits(text, 0) == date && text.size() > date && text[date] == U't' &&
           end_of_digits(text, date + 1) == text.size() && (text.size() == seconds_end || text.size() == minutes_end);
}

std::optional<ZonedMoment> find_moment(std::u32string_view normalized) {
    constexpr std::u32string_view parameter = U"tzid=";
    const std::size_t found = normalized.find(parameter);
    const bool begins = found == 0 || (found != normalized.npos && normalized[found - 1] == U';');
    const std::size_t colon = normalized.rfind(U':');
    if (!begins || colon == normalized.npos || colon < found) return std::nullopt;
    Place zone{found + parameter.size(), colon};
    if (zone.end > zone.begin + 2 && normalized[zone.begin] == U'"' && normalized[zone.end - 1] == U'"')
        zone = {zone.begin + 1, zone.end - 1};
    std::size_t begin = colon + 1;
    if (begin < normalized.size() && normalized[begin] == U' ') ++begin;
    if (zone.begin >= zone.end || !is_moment(normalized.substr(begin))) return std::nullopt;
    return ZonedMoment{zone, {begin, normalized.size()}};
}

}  // namespace

void write_zone_behind(NormalizedText& text) {
    const std::optional<ZonedMoment> found = find_moment(text.code_points);
    if (!found) return;
    const ByteSpan last = text.origin.back();
    text.code_points = text.code_points.substr(found->moment.begin) + U' ' + std::u32string(any_zone);
    text.origin.erase(text.origin.begin(), text.origin.begin() + static_cast<std::ptrdiff_t>(found->moment.begin));
    text.origin.resize(text.code_points.size(), last);
}

std::optional<std::string> zone_of_property(std::string_view bytes) {
    const NormalizedText text = normalize_text(bytes);
    const std::optional<ZonedMoment> found = find_moment(text.code_points);
    if (!found) return std::nullopt;
    const std::size_t begin = text.origin[found->zone.begin].begin, end = text.origin[found->zone.end - 1].end;
    std::string name(bytes.substr(begin, end - begin)), zone;
    icu::UnicodeString of_database;
    UErrorCode status = U_ZERO_ERROR;
    icu::TimeZone::getIDForWindowsID(icu::UnicodeString::fromUTF8(name), nullptr, of_database, status);
    if (U_FAILURE(status) != 0 || of_database.isEmpty()) return name;
    return of_database.toUTF8String(zone);
}

}  // namespace kalends
