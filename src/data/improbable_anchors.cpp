#include "data/improbable_anchors.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "core/number_text.hpp"
#include "data/saying_evidence.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

using Words = std::span<const FoundWord>;

bool is_one_of(std::u32string_view word, std::span<const std::u32string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

bool stand_together(std::u32string_view text, std::size_t end, std::size_t begin) {
    return text.substr(end, begin - end) == U" ";
}

/// Spaces, or an apostrophe.
bool are_joined(std::u32string_view text, const FoundWord& one, const FoundWord& next) {
    const std::u32string_view between = text.substr(end_of(one), next.begin - end_of(one));
    return between == U" " || between == U"'" || between == U"’";
}

/// From one to five, and the first hour of a day, in digits: of an hour in words other readings are left.
bool is_small_hour(const Clock& clock, std::span<const Numeral> numerals) {
    constexpr int last = 5, twelve = 12;
    if (!clock.hour) return false;
    const bool is_small = *clock.hour <= last || (*clock.hour == twelve && clock.day_part == Clock::DayPart::am);
    return is_small && std::ranges::any_of(numerals, [&](const Numeral& one) {
               return !one.in_letters && parse_number<int>(one.digits) == static_cast<int>(*clock.hour);
           });
}

constexpr auto words_for_night = std::to_array<std::u32string_view>(
    {U"night",    U"tonight", U"nacht", U"nuit",    U"noche", U"anoche", U"noite", U"notte", U"stanotte",
     U"vannacht", U"natt",    U"inatt", U"nat",     U"yönä",  U"yö",     U"öösel", U"nakts", U"naktī",
     U"naktį",    U"nocy",    U"noc",   U"noci",    U"ночью", U"ночь",   U"ніч",   U"вночі", U"уночі",
     U"нощта",    U"нощ",     U"снощи", U"noćas",   U"noć",   U"ноћас",  U"ноћ",   U"nocoj", U"noč",
     U"noapte",   U"noaptea", U"éjjel", U"éjszaka", U"νύχτα", U"απόψε",  U"gece",  U"gecə",  U"الليلة",
     U"ليلة",     U"לילה",    U"בלילה", U"הלילה",   U"شب",    U"امشب",   U"دیشب",  U"रात",   U"রাতে",
     U"malam",    U"semalam", U"đêm",   U"昨夜",    U"今夜",  U"昨晩",   U"昨晚",  U"밤",    U"어젯밤"});

/// "2 giờ đêm", "às 2 e meia da noite": the night stands not far behind the hour, and is that of its own day.
bool is_of_hour(Words found, std::size_t i, std::u32string_view text, std::span<const Numeral> numerals) {
    constexpr std::size_t farthest = 4;
    const auto follows_number = [&](std::size_t begin) {
        return std::ranges::any_of(numerals, [&](const Numeral& one) {
            return one.end <= begin && (one.end == begin || stand_together(text, one.end, begin));
        });
    };
    for (std::size_t behind = 0; behind < farthest; ++behind, --i) {
        if (follows_number(found[i].begin)) return true;
        if (i == 0 || !are_joined(text, found[i - 1], found[i])) return false;
    }
    return false;
}

/// "Last night at 2am" is of today.
bool takes_night_for_morning_before(const Expression& expression, std::u32string_view text, Words found,
                                    std::span<const Numeral> numerals) {
    const auto has_small_hour = [&](bool is_told) {
        return has_end(expression, [&](const End& end) {
            const std::optional<Clock>& clock = end.point.clock;
            return end.point.is_reference && clock && (clock->day_part == Clock::DayPart::am) == is_told &&
                   is_small_hour(*clock, numerals);
        });
    };
    const bool is_told = has_small_hour(true);
    if (!is_told && !has_small_hour(false)) return false;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const bool is_night = is_one_of(found[i].word, words_for_night);
        if (is_night && (is_told || !is_of_hour(found, i, text, numerals))) return true;
    }
    return false;
}

/// Of what stands behind them they count: behind an amount they do not say that it is counted from today.
constexpr auto prepositions = std::to_array<std::u32string_view>(
    {U"before",  U"after", U"prior",   U"following", U"vor",     U"nach",    U"voor",  U"avant", U"après",   U"apres",
     U"suivant", U"antes", U"después", U"despues",   U"tras",    U"depois",  U"após",  U"apos",  U"despois", U"abans",
     U"després", U"prima", U"dopo",    U"före",      U"innan",   U"efter",   U"før",   U"etter", U"fyrir",   U"eftir",
     U"ennen",   U"enne",  U"pirms",   U"pēc",       U"prieš",   U"po",      U"przed", U"před",  U"pred",    U"prije",
     U"pre",     U"nakon", U"poslije", U"posle",     U"înainte", U"inainte", U"după",  U"dupa",  U"до",      U"перед",
     U"после",   U"після", U"перад",   U"пасля",     U"преди",   U"след",    U"пре",   U"након", U"πριν",    U"μετά",
     U"לפני",    U"אחרי",  U"sebelum", U"setelah",   U"sesudah"});

/// Today, tomorrow; or more of an amount.
bool may_be_counted_from(const Sayings& said) {
    const Sayings ways = only(Saying::earlier) | only(Saying::later) | only(Saying::this_one);
    const bool is_seen_from_today = (said & only(Saying::reference)).any() && (said & ways).any();
    return is_seen_from_today || (said & (unit_sayings() | only(Saying::number))).any();
}

/// Behind a word for a unit, which says little else, and before words that end in none for today.
bool counts_from_what_follows(std::size_t i, Words found, std::u32string_view text, const WordSayings& words) {
    constexpr std::size_t farthest = 3, most_sayings = 14;
    const Sayings before = i > 0 ? words.of(found[i - 1].word) : Sayings();
    const bool follows_unit =
        (before & unit_sayings()).any() && before.count() <= most_sayings && are_joined(text, found[i - 1], found[i]);
    std::size_t last = i;
    while (last + 1 < found.size() && last < i + farthest && are_joined(text, found[last], found[last + 1])) ++last;
    return follows_unit && last > i && !may_be_counted_from(words.of(found[last].word));
}

/// 出発の2日前, but not 今日の2日前.
bool counts_from_genitive(std::u32string_view text, std::span<const Numeral> numerals) {
    constexpr std::u32string_view days_of_today = U"日朝晩夜時";
    return std::ranges::any_of(numerals, [&](const Numeral& one) {
        const bool follows = one.begin > 1 && text[one.begin - 1] == U'の' &&
                             days_of_today.find(text[one.begin - 2]) == days_of_today.npos;
        const std::u32string_view behind = text.substr(one.end, 3);
        return follows && (behind.find(U'前') != behind.npos || behind.find(U'後') != behind.npos);
    });
}

/// And from no weekday or midnight.
bool is_counted_from_today(const Point& point) {
    const auto counts_units = [](const Step& step) { return is_move(step) && !is_weekday(step.unit); };
    return point.is_reference && point.date.weekday == Weekday::unwritten && !point.clock && !point.steps.empty() &&
           std::ranges::all_of(point.steps, counts_units);
}

/// Three weeks before the election.
bool counts_from_event(const Expression& expression, std::u32string_view text, Words found, const WordSayings& words,
                       std::span<const Numeral> numerals) {
    if (!has_end(expression, [](const End& end) { return is_counted_from_today(end.point); })) return false;
    if (counts_from_genitive(text, numerals)) return true;
    for (std::size_t i = 0; i < found.size(); ++i)
        if (is_one_of(found[i].word, prepositions) && counts_from_what_follows(i, found, text, words)) return true;
    return false;
}

}  // namespace

bool is_improbable_anchor(const Expression& expression, std::u32string_view text, std::span<const FoundWord> found,
                          const WordSayings& words, std::span<const Numeral> numerals) {
    return takes_night_for_morning_before(expression, text, found, numerals) ||
           counts_from_event(expression, text, found, words, numerals);
}

}  // namespace kalends
