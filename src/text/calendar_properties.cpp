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

std::size_t end_of_name(std::u32string_view text, std::size_t begin) {
    const auto is_of_name = [](char32_t c) { return (c >= U'a' && c <= U'z') || is_digit(c) || c == U'-'; };
    while (begin < text.size() && is_of_name(text[begin])) ++begin;
    return begin;
}

/// name=value or name="value". Nothing where none begins there.
struct Parameter {
    std::u32string_view name;
    Place value;
    std::size_t end = 0;
};

std::optional<Parameter> parameter_at(std::u32string_view text, std::size_t begin) {
    const std::size_t equals = end_of_name(text, begin);
    if (equals == begin || equals >= text.size() || text[equals] != U'=') return std::nullopt;
    const bool is_quoted = equals + 1 < text.size() && text[equals + 1] == U'"';
    const std::size_t value = is_quoted ? equals + 2 : equals + 1;
    const std::size_t end = is_quoted ? text.find(U'"', value) : text.find_first_of(U";:", value);
    if (end == text.npos || end == value) return std::nullopt;
    return Parameter{text.substr(begin, equals - begin), {value, end}, is_quoted ? end + 1 : end};
}

/// Of a text that is a property and nothing else; its name may be missing.
std::optional<ZonedMoment> find_moment(std::u32string_view text) {
    constexpr std::u32string_view zone = U"tzid";
    std::size_t at = text.starts_with(U"tzid=") ? 0 : end_of_name(text, 0) + 1;
    if (at == 1 || at >= text.size() || (at > 0 && text[at - 1] != U';')) return std::nullopt;
    std::optional<Place> named;
    while (const std::optional<Parameter> parameter = parameter_at(text, at)) {
        if (parameter->name == zone) named = parameter->value;
        at = parameter->end + 1;
        if (parameter->end >= text.size() || text[parameter->end] != U';') break;
    }
    if (!named || at > text.size() || text[at - 1] != U':') return std::nullopt;
    if (at < text.size() && text[at] == U' ') ++at;
    return is_moment(text.substr(at)) ? std::optional(ZonedMoment{*named, {at, text.size()}}) : std::nullopt;
}

std::string zone_of_database(const std::string& name) {
    std::string zone;
    icu::UnicodeString found;
    UErrorCode status = U_ZERO_ERROR;
    icu::TimeZone::getIDForWindowsID(icu::UnicodeString::fromUTF8(name), nullptr, found, status);
    return U_FAILURE(status) != 0 || found.isEmpty() ? name : found.toUTF8String(zone);
}

}  // namespace

std::optional<NamedZone> write_zone_behind(NormalizedText& text, std::string_view bytes) {
    const std::optional<ZonedMoment> found = find_moment(text.code_points);
    if (!found) return std::nullopt;
    const ByteSpan name{text.origin[found->zone.begin].begin, text.origin[found->zone.end - 1].end};
    const ByteSpan last = text.origin.back();
    text.code_points = text.code_points.substr(found->moment.begin) + U' ' + std::u32string(any_zone);
    text.origin.erase(text.origin.begin(), text.origin.begin() + static_cast<std::ptrdiff_t>(found->moment.begin));
    text.origin.resize(text.code_points.size(), last);
    return NamedZone{zone_of_database(std::string(bytes.substr(name.begin, name.end - name.begin))), name};
}

}  // namespace kalends
