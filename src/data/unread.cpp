#include "data/unread.hpp"

#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>

#include "calendar/zones.hpp"
#include "data/calendar_month.hpp"
#include "data/clock_words.hpp"
#include "data/editors_signs.hpp"
#include "data/saying_evidence.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// How words are put together.
enum class Script : std::uint8_t {
    spaced,    ///< with spaces between them
    joined,    ///< with spaces, but words that have no meaning by themselves stand behind others without one (Hangul)
    unspaced,  ///< without
};

Script script_of(char32_t c) {
    UErrorCode status = U_ZERO_ERROR;
    switch (uscript_getScript(static_cast<UChar32>(c), &status)) {
        case USCRIPT_HANGUL:
            return Script::joined;
        case USCRIPT_HAN:
        case USCRIPT_HIRAGANA:
        case USCRIPT_KATAKANA:
        case USCRIPT_THAI:
        case USCRIPT_LAO:
        case USCRIPT_KHMER:
        case USCRIPT_MYANMAR:
            return Script::unspaced;
        default:
            return Script::spaced;
    }
}

/// Months of an expression, 1 to 12.
MonthSet months_of(const Expression& expression) {
    MonthSet months;
    for_each_end(expression, [&](const End& end) {
        if (const std::optional<unsigned> month = calendar_month(end.point.date)) months.set(*month - 1);
        for (const Step& step : end.point.steps)
            if (month_within(step)) months.set(static_cast<std::size_t>(step.number) - 1);
    });
    return months;
}

/// Tells which words an expression rests on.
class ReadWords {
public:
    ReadWords(const Expression& expression, const MonthNames& names, const WordSayings& words)
        : said_(sayings_of(expression)), months_(months_of(expression)), names_(names), words_(words) {}

    [[nodiscard]] bool knows(std::u32string_view word) const {
        return (words_.of(word) & said_).any() || is_month(word) || is_of_era(word);
    }
    [[nodiscard]] bool knows_behind_ordinal(const FoundWord& found, std::u32string_view text) const {
        return (said_behind_ordinal(found, text, words_) & said_).any();
    }
    /// Of one that stands for several weekdays, which a number tells apart: "Th" of "Th 4".
    [[nodiscard]] bool is_weekday_with_number(std::u32string_view word) const {
        constexpr std::size_t several = 3;
        const Sayings days = words_.of(word) & weekday_sayings();
        return days.count() >= several && (days & said_).any();
    }
    [[nodiscard]] bool is_month(std::u32string_view word) const { return (names_.named(word) & months_).any(); }
    /// By the old Roman count: the seventh month is September.
    [[nodiscard]] bool is_month(std::u32string_view word, const std::string& digits) const {
        constexpr std::array<std::string_view, 4> counted{"7", "8", "9", "10"};
        constexpr std::size_t september = 8;
        const auto* const found = std::ranges::find(counted, digits);
        return found != counted.end() &&
               (names_.named(word) & months_)[september + static_cast<std::size_t>(found - counted.begin())];
    }
    /// Where it is not read, but for a typing error or as a part of a month's name. Words that say nothing are short:
    /// "printed" is no misspelt one.
    [[nodiscard]] bool guesses(std::u32string_view word) const {
        constexpr std::size_t longest_plain = 5;
        const Sayings said = word.size() > longest_plain ? said_ & ~only(Saying::plain) : said_;
        return (names_.resembled_behind_first_letter(word) & months_).any() || is_month_inside(word) ||
               words_.resembles(word, said);
    }

private:
    /// The D of "A.D.": of Christ is said of dates that no era is read of.
    [[nodiscard]] bool is_of_era(std::u32string_view word) const {
        return word.size() == 1 && (words_.of(word) & only(Saying::of_christ)).any();
    }
    [[nodiscard]] bool is_month_inside(std::u32string_view word) const {
        for (unsigned month = 1; month <= months_.size(); ++month)
            if (months_[month - 1] && names_.is_inside(word, month)) return true;
        return false;
    }

    Sayings said_;
    MonthSet months_;
    const MonthNames& names_;
    const WordSayings& words_;
};

/// What no words that are read cover, of the longest ones from the left on.
std::vector<Place> without_known_parts(std::u32string_view word, const ReadWords& read) {
    constexpr std::size_t longest = 16;
    std::vector<Place> rest;
    for (std::size_t at = 0; at < word.size();) {
        std::size_t size = std::min(longest, word.size() - at);
        while (size > 0 && !read.knows(word.substr(at, size))) --size;
        const bool goes_on = !rest.empty() && rest.back().end == at;
        if (size == 0 && goes_on) ++rest.back().end;
        if (size == 0 && !goes_on) rest.push_back({at, at + 1});
        at += std::max<std::size_t>(size, 1);
    }
    return rest;
}

/// What of a run of letters is not read: all, or nothing; of scripts without spaces what no known words cover.
void add_unread(const FoundWord& found, std::u32string_view text, const ReadWords& read, std::vector<Place>& places) {
    const std::u32string_view word = found.word;
    if (read.knows(word) || read.knows_behind_ordinal(found, text)) return;
    const auto add = [&](std::size_t begin, std::size_t end) {
        places.push_back({found.begin + begin, found.begin + end});
    };
    const Script script = script_of(word.front());
    if (script == Script::spaced) {
        if (!read.guesses(word)) add(0, word.size());
        return;
    }
    const std::vector<Place> rest = without_known_parts(word, read);
    if (script == Script::joined && !rest.empty()) return add(0, word.size());
    for (const Place& place : rest) add(place.begin, place.end);
}

/// "abril" of "de abril" by two words: names of several words are read with each of them.
std::vector<Place> names_of_several_words(const std::vector<FoundWord>& words, const ReadWords& read,
                                          std::size_t most_words) {
    std::vector<Place> places;
    for (std::size_t first = 0; first < words.size(); ++first) {
        std::u32string phrase = words[first].word;
        for (std::size_t count = 2; count <= most_words && first + count <= words.size(); ++count) {
            const FoundWord& last = words[first + count - 1];
            phrase += U' ' + last.word;
            if (read.is_month(phrase)) places.push_back({words[first].begin, end_of(last)});
        }
    }
    return places;
}

/// "um" of "um 14 Uhr", "kl" of "kl. 14": the word right before a time of the day that says that it is one.
void add_words_before(const std::vector<Place>& times, const std::vector<FoundWord>& found, const WordSayings& words,
                      std::vector<Place>& places) {
    for (const FoundWord& word : found) {
        const std::size_t end = end_of(word);
        const auto is_right_behind = [&](const Place& time) { return time.begin == end + 1 || time.begin == end + 2; };
        if ((words.of(word.word) & only(Saying::at)).any() && std::ranges::any_of(times, is_right_behind))
            places.push_back({word.begin, end});
    }
}

/// The 8 of "8br", which is October.
void add_months_begun_by_digits(const std::vector<FoundWord>& words, const ReadWords& read, TextEvidence& evidence,
                                std::vector<Place>& places) {
    for (const FoundWord& found : words)
        for (const Numeral& numeral : evidence.numerals())
            if (numeral.end == found.begin && read.is_month(found.word, numeral.digits))
                places.push_back({numeral.begin, numeral.end});
}

/// The 4 of "Th 4", which is Wednesday in Vietnamese.
void add_weekdays_ending_in_digits(const std::vector<FoundWord>& words, const ReadWords& read, TextEvidence& evidence,
                                   std::vector<Place>& places) {
    for (const FoundWord& found : words) {
        const std::size_t end = end_of(found);
        for (const Numeral& numeral : evidence.numerals()) {
            const bool is_behind = numeral.begin == end || numeral.begin == end + 1;
            if (is_behind && numeral.digits.size() == 1 && read.is_weekday_with_number(found.word))
                places.push_back({numeral.begin, numeral.end});
        }
    }
}

bool is_within(const std::vector<Place>& places, const Place& place) {
    return std::ranges::any_of(places, [&](const Place& one) { return overlap(one, place); });
}

Place place_of(const Numeral& numeral) {
    return {numeral.begin, numeral.end};
}

/// Where a time of the day has one that is alike (22 March, 17:22), it is the other.
std::vector<Place> numerals_in_use(const Expression& expression, TextEvidence& evidence,
                                   const std::vector<Place>& times) {
    const std::vector<Numeral>& numerals = evidence.numerals();
    std::vector<bool> in_use = evidence.numerals_in_use(expression);
    std::vector<Place> places;
    for (std::size_t i = 0; i < numerals.size(); ++i) {
        if (!in_use[i]) continue;
        std::size_t meant = i;
        for (std::size_t other = 0; other < numerals.size() && is_within(times, place_of(numerals[i])); ++other) {
            const bool is_alike =
                !in_use[other] && without_noughts(numerals[other].digits) == without_noughts(numerals[i].digits);
            if (is_alike && !is_within(times, place_of(numerals[other]))) meant = other;
        }
        places.push_back(place_of(numerals[meant]));
    }
    return places;
}

/// The words of the zones that are named: "europe" and "berlin".
void add_words_of_zones(const Expression& expression, std::u32string_view text, const std::vector<FoundWord>& found,
                        std::vector<Place>& places) {
    if (!names_zone(expression)) return;
    std::vector<FoundWord> names;
    for (const std::string& name : zone_names(to_utf8(text)))
        std::ranges::copy(find_words(normalize_text(name).code_points), std::back_inserter(names));
    for (const FoundWord& word : found)
        if (std::ranges::find(names, word.word, &FoundWord::word) != names.end())
            places.push_back({word.begin, end_of(word)});
}

}  // namespace

std::vector<Place> unread(const Expression& expression, TextEvidence& evidence, const MonthNames& names,
                          const WordSayings& words) {
    const std::u32string_view text = evidence.text();
    const std::vector<FoundWord>& found = evidence.found_words();
    const ReadWords read(expression, names, words);
    const ClockWords clock = clock_words(words);
    std::vector<Place> times = has_clock(expression) ? find_times_of_day(text, clock) : std::vector<Place>();
    std::vector<Place> known = numerals_in_use(expression, evidence, times);
    std::erase_if(times, [&](const Place& time) { return !is_within(known, time); });  // those of others
    std::ranges::copy(editors_words_in(text), std::back_inserter(known));
    std::ranges::copy(times, std::back_inserter(known));
    add_words_before(times, found, words, known);
    add_words_of_zones(expression, text, found, known);
    std::ranges::copy(names_of_several_words(found, read, names.most_words()), std::back_inserter(known));
    add_months_begun_by_digits(found, read, evidence, known);
    add_weekdays_ending_in_digits(found, read, evidence, known);
    std::vector<Place> places;
    for (const Numeral& numeral : evidence.numerals())
        if (!numeral.in_letters) places.push_back(place_of(numeral));
    for (const FoundWord& word : found) add_unread(word, text, read, places);
    std::erase_if(places, [&](const Place& place) { return is_within(known, place); });
    std::ranges::sort(places, {}, &Place::begin);
    return places;
}

}  // namespace kalends
