#include "text/zones_in_words.hpp"

#include <unicode/locid.h>
#include <unicode/strenum.h>
#include <unicode/timezone.h>
#include <unicode/tznames.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>

#include "core/digits.hpp"
#include "text/letters.hpp"
#include "text/place.hpp"

namespace kalends {
namespace {

using Clock = ZoneInWords::Clock;

constexpr const char* universal = "Etc/UTC";

struct HashOfLetters {
    using is_transparent = void;
    std::size_t operator()(std::u32string_view letters) const { return std::hash<std::u32string_view>()(letters); }
};

using Names = std::unordered_map<std::u32string, ZoneInWords, HashOfLetters, std::equal_to<>>;

std::string to_utf8(const icu::UnicodeString& text) {
    std::string utf8;
    return text.toUTF8String(utf8);
}

/// Gives each of ICU's names to `use`.
template <class Use>
void for_each_of(icu::StringEnumeration* names, Use use) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString* name = names == nullptr ? nullptr : names->snext(status);
    for (; U_SUCCESS(status) != 0 && name != nullptr; name = names->snext(status)) use(*name);
}

std::size_t end_of_word(std::u32string_view text, std::size_t begin) {
    while (begin < text.size() && is_letter_or_mark(text[begin])) ++begin;
    return begin;
}

std::vector<std::u32string_view> words_of(std::u32string_view name) {
    std::vector<std::u32string_view> words;
    for (std::size_t begin = 0; begin < name.size();) {
        const std::size_t end = end_of_word(name, begin);
        if (end > begin) words.push_back(name.substr(begin, end - begin));
        begin = std::max(end, begin + 1);
    }
    return words;
}

using Found = std::pair<std::u32string, ZoneInWords>;

/// Without those that are a country or a town ("Kuba"): the others share few words, for time and its kinds.
void drop_bare_places(std::vector<Found>& names) {
    constexpr std::size_t share = 8;  // of so many names at least one has a word for time
    std::map<std::u32string, std::size_t, std::less<>> count;
    for (const auto& [name, zone] : names)
        for (const std::u32string_view word : words_of(name)) ++count[std::u32string(word)];
    std::erase_if(names, [&](const Found& found) {
        const std::vector<std::u32string_view> words = words_of(found.first);
        if (words.size() == 1) return !is_dense(found.first.front());
        return std::ranges::none_of(
            words, [&](std::u32string_view word) { return count.find(word)->second * share > names.size(); });
    });
}

std::vector<Found> names_in(const icu::Locale& locale) {
    constexpr std::array<std::pair<UTimeZoneNameType, Clock>, 3> types{{{UTZNM_LONG_GENERIC, Clock::any},
                                                                        {UTZNM_LONG_STANDARD, Clock::standard},
                                                                        {UTZNM_LONG_DAYLIGHT, Clock::daylight}}};
    constexpr const char* united_kingdom = "Europe/London";
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::TimeZoneNames> of_locale(icu::TimeZoneNames::createInstance(locale, status));
    if (U_FAILURE(status) != 0) return {};
    const std::unique_ptr<icu::StringEnumeration> ids(of_locale->getAvailableMetaZoneIDs(status));
    std::vector<Found> names;
    const auto add = [&](const icu::UnicodeString& name, const std::string& zone, Clock clock) {
        if (!name.isEmpty() && !zone.empty())
            names.push_back({normalize_text(to_utf8(name)).code_points, {zone, clock}});
    };
    const icu::UnicodeString greenwich("GMT");
    icu::UnicodeString name, zone;
    for_each_of(ids.get(), [&](const icu::UnicodeString& id) {
        if (id == greenwich)
            zone = universal;
        else
            of_locale->getReferenceZoneID(id, "001", zone);
        for (const auto& [type, clock] : types)
            add(of_locale->getMetaZoneDisplayName(id, type, name), to_utf8(zone), clock);
    });
    of_locale->getTimeZoneDisplayName(united_kingdom, UTZNM_LONG_DAYLIGHT, name);
    add(name, united_kingdom, Clock::daylight);
    drop_bare_places(names);
    return names;
}

/// And links to others: US/Eastern.
void add_names_of_database(Names& all) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::StringEnumeration> ids(icu::TimeZone::createEnumeration(status));
    for_each_of(ids.get(), [&](const icu::UnicodeString& id) {
        if (id.indexOf(u'/') < 0) return;
        const std::string name = to_utf8(id);
        all.emplace(normalize_text(name).code_points, ZoneInWords{name, Clock::any});
    });
}

Names read_names() {
    Names all;
    std::set<std::u32string> of_several;
    std::int32_t count = 0;
    const icu::Locale* const locales = icu::Locale::getAvailableLocales(count);
    for (const icu::Locale& locale : std::span(locales, static_cast<std::size_t>(count))) {
        if (*locale.getCountry() != '\0') continue;  // it has the language's names
        for (Found& found : names_in(locale)) {
            const auto [known, is_new] = all.emplace(found.first, found.second);
            const bool is_same = known->second.zone == found.second.zone && known->second.clock == found.second.clock;
            if (!is_new && !is_same) of_several.insert(std::move(found.first));
        }
    }
    std::erase_if(all, [&](const auto& one) { return of_several.contains(one.first); });
    add_names_of_database(all);
    return all;
}

const Names& all_names() {
    static const Names names = read_names();
    return names;
}

bool is_of_time(char32_t c) {
    return is_digit(c) || c == U':' || c == U'.' || c == U',';
}

/// 10:00, 10:00:05.123, 100005; no offset (-07:00), and of digits alone none that may be a year.
bool is_time(std::u32string_view text, std::size_t end) {
    constexpr std::size_t size_with_seconds = 6;
    std::size_t begin = end;
    while (begin > 0 && is_of_time(text[begin - 1])) --begin;
    const bool has_sign = begin > 0 && (text[begin - 1] == U'-' || text[begin - 1] == U'+');
    const std::u32string_view digits = text.substr(begin, end - begin);
    return !has_sign && (digits.find(U':') != digits.npos || digits.size() == size_with_seconds);
}

constexpr std::u32string_view between = U" ([,.";  ///< a time and its zone

/// Right behind a time, or a short word and a number: 10:00 (, 5 p.m., 14 uhr.
bool follows_time(std::u32string_view text, std::size_t begin) {
    constexpr std::array<std::u32string_view, 4> names_of_utc{U"utc", U"gmt", U"ut", U"z"};
    constexpr std::size_t longest_word = 4, most_words = 2;
    const auto before = [&](std::size_t end, auto is_such) {
        while (end > 0 && is_such(text[end - 1])) --end;
        return end;
    };
    const auto is_between = [&](char32_t c) { return between.find(c) != between.npos; };
    std::size_t end = before(begin, is_between);
    if (end == 0) return false;
    if (is_digit(text[end - 1])) return is_time(text, end);
    for (std::size_t i = 0; i < most_words; ++i) {
        const std::size_t word = before(end, is_letter_or_mark);
        const std::u32string_view letters = text.substr(word, end - word);
        const bool is_short = !letters.empty() && letters.size() <= longest_word;
        if (!is_short || std::ranges::find(names_of_utc, letters) != names_of_utc.end()) return false;
        end = before(word, is_between);
        if (end > 0 && is_digit(text[end - 1])) return true;
    }
    return false;
}

/// Several words, a slash, or a script without spaces; so that dates and times alone do not ask for the names.
bool may_be_name(std::u32string_view text, std::size_t begin) {
    if (is_dense(text[begin])) return true;
    const std::size_t end = end_of_word(text, begin);
    const char32_t sign = letter_at(text, end);
    const bool goes_on = sign == U' ' || sign == U'-' || sign == U'\'';
    return sign == U'/' || (goes_on && is_letter(letter_at(text, end + 1)));
}

/// Etc/GMT+5 goes on in Etc/GMT+5:30; the name of a place may follow that of a time (hora central de México).
bool goes_on(std::u32string_view text, std::size_t end) {
    constexpr std::array<std::u32string_view, 8> of{U"de", U"del", U"du", U"da", U"do", U"di", U"of", U"d"};
    const char32_t next = letter_at(text, end);
    if (is_digit(next) || next == U'/' || next == U'_' || (next == U':' && is_digit(letter_at(text, end + 1))))
        return true;
    if (is_letter_or_mark(next) && !is_dense(text[end - 1])) return true;
    if (next != U' ') return false;
    return std::ranges::find(of, text.substr(end + 1, end_of_word(text, end + 1) - end - 1)) != of.end();
}

/// Of the longest name that begins there; 0 where none does.
std::size_t end_of_name(std::u32string_view text, std::size_t begin) {
    constexpr std::size_t shortest = 4, longest = 80;
    const std::size_t limit = std::min(text.size(), begin + longest);
    for (std::size_t end = limit; end >= begin + shortest; --end)
        if (all_names().contains(text.substr(begin, end - begin))) return goes_on(text, end) ? 0 : end;
    return 0;
}

std::vector<Place> find_names(std::u32string_view text) {
    std::vector<Place> places;
    for (std::size_t i = 1; i < text.size(); ++i) {
        const bool may_begin = is_digit(text[i - 1]) || between.find(text[i - 1]) != between.npos;
        if (!may_begin || !is_letter(text[i]) || !follows_time(text, i) || !may_be_name(text, i)) continue;
        const std::size_t end = end_of_name(text, i);
        if (end == 0) continue;
        places.push_back({i, end});
        i = end - 1;
    }
    return places;
}

}  // namespace

std::optional<ZoneInWords> zone_in_words(std::u32string_view name) {
    const auto found = all_names().find(name);
    return found == all_names().end() ? std::nullopt : std::optional(found->second);
}

std::vector<NamedZone> abbreviate_zones_in_words(NormalizedText& text) {
    std::vector<NamedZone> zones;
    std::vector<Place> places = find_names(text.code_points);
    std::ranges::reverse(places);
    for (const auto& [begin, end] : places) {
        const std::u32string name = text.code_points.substr(begin, end - begin);
        const ByteSpan whole{text.origin[begin].begin, text.origin[end - 1].end};
        const bool is_universal = zone_in_words(name)->zone == universal;
        if (!is_universal) zones.push_back({to_utf8(name), whole});
        const std::u32string_view short_name = is_universal ? U"utc" : any_zone;
        const auto at = text.origin.begin() + static_cast<std::ptrdiff_t>(begin);
        text.code_points.replace(begin, end - begin, short_name);
        text.origin.insert(text.origin.erase(at, at + static_cast<std::ptrdiff_t>(end - begin)), short_name.size(),
                           whole);
    }
    std::ranges::reverse(zones);
    return zones;
}

}  // namespace kalends
