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

namespace kalends {
namespace {

using Clock = ZoneInWords::Clock;

struct HashOfLetters {
    using is_transparent = void;
    std::size_t operator()(std::u32string_view letters) const { return std::hash<std::u32string_view>()(letters); }
};

using Names = std::unordered_map<std::u32string, ZoneInWords, HashOfLetters, std::equal_to<>>;

std::string to_utf8(const icu::UnicodeString& text) {
    std::string utf8;
    return text.toUTF8String(utf8);
}

std::vector<std::u32string_view> words_of(std::u32string_view name) {
    std::vector<std::u32string_view> words;
    for (std::size_t i = 0; i < name.size();) {
        const std::size_t begin = i;
        while (i < name.size() && is_letter_or_mark(name[i])) ++i;
        if (i > begin) words.push_back(name.substr(begin, i - begin));
        i = std::max(i, begin + 1);
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
    icu::UnicodeString name, zone;
    while (U_SUCCESS(status) != 0) {
        const icu::UnicodeString* const id = ids->snext(status);
        if (id == nullptr) break;
        of_locale->getReferenceZoneID(*id, "001", zone);
        for (const auto& [type, clock] : types)
            add(of_locale->getMetaZoneDisplayName(*id, type, name), to_utf8(zone), clock);
    }
    of_locale->getTimeZoneDisplayName(united_kingdom, UTZNM_LONG_DAYLIGHT, name);
    add(name, united_kingdom, Clock::daylight);
    drop_bare_places(names);
    return names;
}

/// And links to others: US/Eastern.
void add_names_of_database(Names& all) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::StringEnumeration> ids(icu::TimeZone::createEnumeration(status));
    while (U_SUCCESS(status) != 0) {
        const icu::UnicodeString* const id = ids->snext(status);
        if (id == nullptr) return;
        if (id->indexOf(u'/') < 0) continue;
        const std::string name = to_utf8(*id);
        all.emplace(normalize_text(name).code_points, ZoneInWords{name, Clock::any});
    }
}

Names read_names() {
    Names all;
    std::set<std::u32string> of_several;
    std::int32_t count = 0;
    const icu::Locale* const locales = icu::Locale::getAvailableLocales(count);
    for (const icu::Locale& locale : std::span(locales, static_cast<std::size_t>(count))) {
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

/// Digits of a time right before: 10:00, 5 pm, 14 uhr.
bool follows_time(std::u32string_view text, std::size_t begin) {
    constexpr std::size_t longest_word = 4;
    std::size_t end = begin;
    const auto skip = [&](auto is_such) {
        const std::size_t from = end;
        while (end > 0 && is_such(text[end - 1])) --end;
        return from - end;
    };
    const auto is_between = [](char32_t c) {
        return std::u32string_view(U" ([,.").find(c) != std::u32string_view::npos;
    };
    skip(is_between);
    if (end == 0 || is_digit(text[end - 1])) return end > 0;
    constexpr std::size_t most_words = 2;  // a. m.
    for (std::size_t i = 0; i < most_words; ++i) {
        if (const std::size_t letters = skip(is_letter_or_mark); letters == 0 || letters > longest_word) return false;
        skip(is_between);
        if (end > 0 && is_digit(text[end - 1])) return true;
    }
    return false;
}

/// 10:00, 5pm, 5 p.m.
bool has_time(std::u32string_view text) {
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (!is_digit(text[i - 1])) continue;
        if (text[i] == U':' && is_digit(letter_at(text, i + 1))) return true;
        const std::size_t letter = text[i] == U' ' ? i + 1 : i;
        const bool is_half = letter_at(text, letter) == U'a' || letter_at(text, letter) == U'p';
        const char32_t next = letter_at(text, letter + 1);
        if (is_half && (next == U'm' || (next == U'.' && text.substr(letter + 2).find(U'm') <= 1))) return true;
    }
    return false;
}

/// The longest name that begins there; 0 where none does.
std::size_t end_of_name(std::u32string_view text, std::size_t begin) {
    constexpr std::size_t shortest = 4, longest = 80;
    const std::size_t limit = std::min(text.size(), begin + longest);
    for (std::size_t end = limit; end >= begin + shortest; --end) {
        const bool is_inside = is_letter_or_mark(letter_at(text, end)) && !is_dense(text[end - 1]);
        if (!is_inside && all_names().contains(text.substr(begin, end - begin))) return end;
    }
    return 0;
}

}  // namespace

std::optional<ZoneInWords> zone_in_words(std::u32string_view name) {
    const auto found = all_names().find(name);
    return found == all_names().end() ? std::nullopt : std::optional(found->second);
}

std::vector<Place> find_zones_in_words(std::u32string_view text) {
    std::vector<Place> places;
    if (!has_time(text)) return places;
    for (std::size_t i = 1; i < text.size(); ++i) {
        const bool begins = is_letter(text[i]) && !is_letter_or_mark(text[i - 1]);
        if (!begins || !follows_time(text, i)) continue;
        const std::size_t end = end_of_name(text, i);
        if (end == 0) continue;
        places.push_back({i, end});
        i = end - 1;
    }
    return places;
}

void abbreviate_zones_in_words(NormalizedText& text) {
    std::vector<Place> places = find_zones_in_words(text.code_points);
    std::ranges::reverse(places);
    for (const auto& [begin, end] : places) {
        const ByteSpan whole{text.origin[begin].begin, text.origin[end - 1].end};
        const auto at = text.origin.begin() + static_cast<std::ptrdiff_t>(begin);
        text.code_points.replace(begin, end - begin, any_zone);
        text.origin.insert(text.origin.erase(at, at + static_cast<std::ptrdiff_t>(end - begin)), any_zone.size(),
                           whole);
    }
}

}  // namespace kalends
