#include "calendar/zones.hpp"

#include <date/tz.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <stdexcept>

#include "calendar/table_rows.hpp"
#include "core/number_text.hpp"
#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"

// data/zones.tsv.
extern "C" {
extern const char kalends_zones_begin[], kalends_zones_end[];
}

namespace kalends {
namespace {

using namespace std::chrono;

/// A row of the table.
struct Abbreviation {
    std::string_view name;     ///< as it is written
    std::string_view decides;  ///< an offset, or a zone of the tz database
    std::string_view regions;  ///< with spaces between them
};

std::vector<Abbreviation> read_abbreviations() {
    std::vector<Abbreviation> rows;
    for_each_row(kalends_zones_begin, kalends_zones_end, [&](std::string_view line) {
        const std::string_view name = take_until(line, '\t'), decides = take_until(line, '\t');
        rows.push_back({name, decides, line});
    });
    return rows;
}

const std::vector<Abbreviation>& abbreviations() {
    static const std::vector<Abbreviation> rows = read_abbreviations();
    return rows;
}

bool has_region(const Abbreviation& row, std::string_view region) {
    for (std::string_view rest = row.regions; !rest.empty();)
        if (take_until(rest, ' ') == region) return true;
    return false;
}

char lower(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

std::string lower(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return lower(c); });
    return result;
}

bool is_same_in_any_case(std::string_view a, std::string_view b) {
    const auto is_beyond_ascii = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
    if (std::ranges::any_of(a, is_beyond_ascii) && std::ranges::any_of(b, is_beyond_ascii)) {  // МСК, мск
        const auto text = [](std::string_view bytes) {
            return icu::UnicodeString::fromUTF8({bytes.data(), static_cast<int32_t>(bytes.size())});
        };
        return text(a).caseCompare(text(b), U_FOLD_CASE_DEFAULT) == 0;
    }
    return std::ranges::equal(
        a, b, {}, [](char c) { return lower(c); }, [](char c) { return lower(c); });
}

/// And no zone's name.
bool is_offset(std::string_view decides) {
    return decides.starts_with('+') || decides.starts_with('-');
}

/// "+05:45".
seconds parsed_offset(std::string_view text) {
    const int hour = parse_number<int>(text.substr(1, 2)).value(),
              minute = parse_number<int>(text.substr(4, 2)).value();
    return (text[0] == '-' ? -1 : 1) * (hours(hour) + minutes(minute));
}

/// The zones of the tz database by their names in small letters.
const std::map<std::string, const date::time_zone*, std::less<>>& zones() {
    static const auto all = [] {
        std::map<std::string, const date::time_zone*, std::less<>> by_name;
        try {
            for (const date::time_zone& zone : date::get_tzdb().zones) by_name.emplace(lower(zone.name()), &zone);
        } catch (const std::runtime_error&) {
            by_name.clear();
        }
        if (by_name.empty())
            throw Error(ErrorKind::no_input,
                        "a text names a time zone, and the system has no tz database in /usr/share/zoneinfo; install "
                        "the package tzdata");
        return by_name;
    }();
    return all;
}

const date::time_zone* find_zone(std::string_view name) {
    const auto found = zones().find(lower(name));
    return found == zones().end() ? nullptr : found->second;
}

/// The system's files end with 2037; what rules hold then hold on. Years with the same calendar come again by then.
date::local_seconds within_database(date::local_seconds local) {
    constexpr int last_of_database = 2037, years_of_cycle = 28;
    const date::local_days day = date::floor<date::days>(local);
    const date::year_month_day date(day);
    int year = static_cast<int>(date.year());
    if (year <= last_of_database) return local;
    const auto begins_alike = [&](int other) {
        const auto first = [](int of) { return date::weekday(date::local_days(date::year(of) / date::January / 1)); };
        return date::year(other).is_leap() == date.year().is_leap() &&
               first(other) == first(static_cast<int>(date.year()));
    };
    for (year = last_of_database; year > last_of_database - years_of_cycle && !begins_alike(year);) --year;
    return date::local_days(date::year(year) / date.month() / date.day()) + (local - day);
}

date::local_info clocks_of(const date::time_zone& zone, local_seconds local) {
    return zone.get_info(within_database(date::local_seconds(local.time_since_epoch())));
}

ZoneOffset offset_in(const date::time_zone& zone, local_seconds local) {
    const date::local_info info = clocks_of(zone, local);
    switch (info.result) {
        case date::local_info::unique:
            return {ZoneOffset::Kind::known, info.first.offset};
        case date::local_info::nonexistent:
            return {ZoneOffset::Kind::missing, {}};
        default:
            return {ZoneOffset::Kind::twice, {}};
    }
}

/// By one of a zone's clocks; where the zone has the other one then it may be meant: of several.
ZoneOffset offset_by(const ZoneInWords& named, local_seconds local) {
    const date::time_zone* const zone = find_zone(named.zone);
    if (zone == nullptr) return {};
    if (named.clock == ZoneInWords::Clock::any) return offset_in(*zone, local);
    const date::local_info info = clocks_of(*zone, local);
    const auto is_meant = [&](const date::sys_info& one) {
        return (one.save != std::chrono::minutes(0)) == (named.clock == ZoneInWords::Clock::daylight);
    };
    if (info.result == date::local_info::nonexistent) return {ZoneOffset::Kind::missing, {}};
    if (is_meant(info.first)) return {ZoneOffset::Kind::known, info.first.offset};
    const bool is_second = info.result == date::local_info::ambiguous && is_meant(info.second);
    return is_second ? ZoneOffset{ZoneOffset::Kind::known, info.second.offset}
                     : ZoneOffset{ZoneOffset::Kind::several, {}};
}

ZoneOffset offset_by(const Abbreviation& row, local_seconds local) {
    if (is_offset(row.decides)) return {ZoneOffset::Kind::known, parsed_offset(row.decides)};
    const date::time_zone* const zone = find_zone(row.decides);
    return zone == nullptr ? ZoneOffset{} : offset_in(*zone, local);
}

/// Letters of any script, digits and what names of zones have between them.
bool is_of_name(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || std::isalnum(byte) != 0 || c == '_' || c == '/' || c == '+' || c == '-';
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < text.size();) {
        if (!is_of_name(text[i])) {
            ++i;
            continue;
        }
        const std::size_t begin = i;
        while (i < text.size() && is_of_name(text[i])) ++i;
        words.push_back(text.substr(begin, i - begin));
    }
    return words;
}

/// Without what stands before and behind its letters: "-CEST", "14h/CET".
std::vector<std::string_view> runs_of_letters(std::string_view word) {
    std::vector<std::string_view> runs;
    const auto is_letter = [](char c) {
        return static_cast<unsigned char>(c) >= 0x80 || std::isalpha(static_cast<unsigned char>(c)) != 0;
    };
    for (auto at = word.begin(); at != word.end();) {
        const auto begin = std::find_if(at, word.end(), is_letter);
        at = std::find_if_not(begin, word.end(), is_letter);
        if (begin != at)
            runs.push_back(
                word.substr(static_cast<std::size_t>(begin - word.begin()), static_cast<std::size_t>(at - begin)));
    }
    return runs;
}

enum class Letters { as_in_table, of_any_case };

/// A name in a text, and how surely it is the zone of a time.
struct FoundName {
    std::string_view name;
    std::size_t begin = 0;
    /// 2 right behind a time, 1 behind an offset, which tells the zone itself, 0 elsewhere.
    int rank = 0;
};
constexpr int rank_behind_offset = 1, rank_behind_time = 2;

bool ends_with_offset(std::string_view before) {
    const std::size_t end = before.find_last_not_of("0123456789:");
    return end != std::string_view::npos && (before[end] == '+' || before[end] == '-') && before.size() - end > 2;
}

/// By what stands before it: a number, am or pm.
int rank_behind(std::string_view before) {
    while (!before.empty() && std::string_view(" ([,").find(before.back()) != std::string_view::npos)
        before.remove_suffix(1);
    const std::string end = lower(before.substr(before.size() - std::min<std::size_t>(before.size(), 4)));
    if (ends_with_offset(before)) return rank_behind_offset;
    const bool follows_time = !before.empty() && std::isdigit(static_cast<unsigned char>(before.back())) != 0;
    return follows_time || end.ends_with("am") || end.ends_with("pm") || end.ends_with("m.") ? rank_behind_time : 0;
}

/// UTC and GMT are no names of zones, but the time that zones are measured by.
bool is_universal(std::string_view name) {
    return name == "UTC" || name == "GMT";
}

void add_names(std::string_view text, std::string_view word, Letters letters, std::vector<FoundName>& names) {
    const auto add = [&](std::string_view name) {
        const auto begin = static_cast<std::size_t>(name.data() - text.data());
        names.push_back({name, begin, rank_behind(text.substr(0, begin))});
    };
    const std::size_t letter = std::min(word.find_first_not_of("0123456789+-/_"), word.size());
    const std::string_view from_letter = word.substr(letter);
    if (from_letter.find_first_of("/0123456789") != std::string_view::npos && find_zone(from_letter) != nullptr)
        return add(from_letter);
    for (const std::string_view run : runs_of_letters(word)) {
        const bool is_known = std::ranges::any_of(abbreviations(), [&](const Abbreviation& row) {
            if (is_universal(row.name)) return false;
            return letters == Letters::as_in_table ? row.name == run : is_same_in_any_case(row.name, run);
        });
        if (is_known) add(run);
    }
}

}  // namespace

ZoneOffset offset_of(std::string_view name, local_seconds local, std::string_view region) {
    std::vector<Abbreviation> meanings;
    std::ranges::copy_if(abbreviations(), std::back_inserter(meanings),
                         [&](const Abbreviation& row) { return is_same_in_any_case(row.name, name); });
    const auto of_region =
        std::ranges::find_if(meanings, [&](const Abbreviation& row) { return has_region(row, region); });
    if (of_region != meanings.end()) return offset_by(*of_region, local);
    if (meanings.size() == 1) return offset_by(meanings.front(), local);
    if (!meanings.empty()) return {ZoneOffset::Kind::several, {}};
    if (const date::time_zone* const zone = find_zone(name)) return offset_in(*zone, local);
    const std::optional<ZoneInWords> in_words = zone_in_words(normalize_text(name).code_points);
    return in_words ? offset_by(*in_words, local) : ZoneOffset{};
}

std::vector<std::string> zone_names(std::string_view text, std::span<const NamedZone> in_words,
                                    std::span<const ByteSpan> left_out) {
    std::string rest(text);
    const auto blank = [&](const ByteSpan& place) {
        rest.replace(place.begin, place.end - place.begin, place.end - place.begin, ' ');
    };
    std::ranges::for_each(left_out, blank);
    std::ranges::for_each(in_words, blank, &NamedZone::place);
    std::vector<FoundName> found;
    for (const Letters letters : {Letters::as_in_table, Letters::of_any_case}) {
        if (!found.empty()) break;
        for (const std::string_view word : words_of(rest)) add_names(rest, word, letters, found);
        for (const auto& [name, place] : in_words) found.push_back({name, place.begin, rank_behind_time});
    }
    std::ranges::stable_sort(found, {}, &FoundName::begin);
    int best = 0;
    for (const FoundName& name : found) best = std::max(best, name.rank);
    std::vector<std::string> names;
    for (const FoundName& name : found)
        if (name.rank == best) names.emplace_back(name.name);
    return names;
}

bool names_zone(const Expression& expression) {
    return has_end(expression,
                   [](const End& end) { return end.point.clock && end.point.clock->zone == Clock::Zone::named; });
}

std::vector<std::string> zone_abbreviations() {
    std::vector<std::string> names;
    for (const Abbreviation& row : abbreviations())
        if (names.empty() || names.back() != row.name) names.emplace_back(row.name);
    return names;
}

std::vector<std::string> zone_abbreviations(std::chrono::seconds offset) {
    std::vector<std::string> names;
    for (const Abbreviation& row : abbreviations())
        if (is_offset(row.decides) && parsed_offset(row.decides) == offset) names.emplace_back(row.name);
    return names;
}

bool may_be_ahead_by(std::chrono::seconds offset, std::string_view abbreviation) {
    constexpr std::array seasons{local_days(year_month_day(2018y / 1 / 15)),
                                 local_days(year_month_day(2018y / 7 / 15))};
    bool is_known = false;
    for (const Abbreviation& row : abbreviations()) {
        if (!is_same_in_any_case(row.name, abbreviation)) continue;
        is_known = true;
        const auto is_it = [&](local_seconds local) { return offset_by(row, local).offset == offset; };
        if (std::ranges::any_of(seasons, is_it)) return true;
    }
    return !is_known;
}

bool is_zone_region(std::string_view region) {
    return std::ranges::any_of(abbreviations(), [&](const Abbreviation& row) { return has_region(row, region); });
}

}  // namespace kalends
