#include "data/left_out_times.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/digits.hpp"
#include "data/clock_words.hpp"
#include "data/improbable.hpp"
#include "data/joined_hours.hpp"
#include "data/saying_evidence.hpp"
#include "text/letters.hpp"
#include "text/times_of_day.hpp"

namespace kalends {
namespace {

/// The 4 of "na 4.ª" and "T4", which is Wednesday where days are counted from Sunday on: the only digit there.
bool is_weekday_by_number(const Place& place, std::u32string_view text, const Expression& expression) {
    const std::u32string_view written = text.substr(place.begin, place.end - place.begin);
    if (std::ranges::count_if(written, is_digit) != 1) return false;
    const char32_t number = *std::ranges::find_if(written, is_digit) - U'0';
    if (number < 2 || number > 7) return false;
    return (sayings_of(expression) & only(saying_of(static_cast<Weekday>(number - 1)))).any();
}

/// Of a word that is joined to the sign of UTC or to what follows a word in Korean (오후에), what it says without.
Sayings sayings_of_half(const FoundWord& found, const WordSayings& words) {
    constexpr std::size_t half = 2;  // syllables
    constexpr char32_t first_hangul = U'\uac00', last_hangul = U'\ud7a3';
    const std::u32string_view word = found.word;
    const Sayings said = words.of(word) | said_before_zulu(found, words);
    const bool may_be_joined = word.size() > half && word.front() >= first_hangul && word.front() <= last_hangul;
    return said.none() && may_be_joined ? words.of(word.substr(0, half)) : said & ~only(Saying::zone);
}

/// An hour from one to twelve beside a word for the afternoon, the evening or the night that it does not say.
bool leaves_half_of_day_out(const Expression& expression, TextEvidence& evidence, const WordSayings& words) {
    constexpr int noon = 12;
    const bool is_open = has_clock(expression, [](const Clock& clock) {
        return clock.day_part == Clock::DayPart::none && clock.hour && *clock.hour >= 1 && *clock.hour <= noon;
    });
    if (!is_open) return false;
    const Sayings halves = only(Saying::pm) | only(Saying::noon) | only(Saying::midnight) | only(Saying::afternoon) |
                           only(Saying::evening) | only(Saying::night),
                  others = halves | only(Saying::clock) | only(Saying::at), said = sayings_of(expression);
    return std::ranges::any_of(evidence.found_words(), [&](const FoundWord& found) {
        const Sayings may_say = sayings_of_half(found, words);
        const bool is_half = (may_say & halves).any() && (may_say & ~others).none();
        return is_word(found.word, 2) && is_half && (may_say & said).none();  // it may be the other end's: 2–4 pm
    });
}

/// Of times of the day and their offsets, without noughts in front.
std::set<std::string> numbers_of_times(const Expression& expression) {
    std::set<std::string> numbers;
    for_each_end(expression, [&](const End& end) {
        if (!end.point.clock) return;
        const Clock& clock = *end.point.clock;
        for (const std::optional<Clock::TwoDigits>& part : {clock.hour, clock.minute, clock.second, clock.zone_minutes})
            if (part) numbers.insert(std::to_string(*part));
        if (clock.zone == Clock::Zone::offset) numbers.insert(std::to_string(clock.zone_hours));
        if (clock.fraction.digits > 0) numbers.insert(std::to_string(clock.fraction.value));
    });
    return numbers;
}

/// The numerals of a text, and which of them are read.
class ReadNumerals {
public:
    ReadNumerals(const Expression& expression, TextEvidence& evidence)
        : expression_(expression),
          text_(evidence.text()),
          all_(evidence.numerals()),
          in_use_(evidence.numerals_in_use(expression)),
          of_times_(numbers_of_times(expression)) {}

    [[nodiscard]] bool has_read(const Place& place) const {
        return has_one(place, [&](std::size_t i) { return is_read(i); });
    }
    [[nodiscard]] bool has_read_of_times(const Place& place) const {
        return has_one(place, [&](std::size_t i) { return is_read(i) && is_of_times(i); });
    }
    /// Neither read nor a number of the times that are: +00:00 has two that are alike. A fraction may be left out.
    [[nodiscard]] bool has_left_out(const Place& place) const {
        return has_one(place, [&](std::size_t i) {
            const Place numeral{all_[i].begin, all_[i].end};
            return !all_[i].in_letters && !has_read(numeral) && !is_of_times(i) && !is_fraction(i) &&
                   !is_weekday_by_number(numeral, text_, expression_);
        });
    }
    [[nodiscard]] const std::vector<Numeral>& all() const { return all_; }

private:
    [[nodiscard]] bool is_read(std::size_t place) const { return !all_[place].in_letters && in_use_[place]; }
    template <class Is>
    [[nodiscard]] bool has_one(const Place& place, Is is) const {
        for (std::size_t i = 0; i < all_.size(); ++i)
            if (overlap({all_[i].begin, all_[i].end}, place) && is(i)) return true;
        return false;
    }
    [[nodiscard]] bool is_of_times(std::size_t place) const {
        constexpr std::size_t two = 2, four = 4;
        const std::string& digits = all_[place].digits;
        const auto is = [&](std::string_view number) {
            const std::string_view rest = without_noughts(number);
            return rest == "0" || of_times_.contains(std::string(rest));  // 8h10m00 is ten past eight
        };
        return is(digits) || (digits.size() == four && is(digits.substr(0, two)) && is(digits.substr(two)));
    }

    /// The 25 of 5:30:15,25.
    [[nodiscard]] bool is_fraction(std::size_t place) const {
        if (place == 0 || all_[place].begin == 0 || all_[place - 1].end + 1 != all_[place].begin) return false;
        const char32_t point = text_[all_[place].begin - 1];
        const std::size_t seconds = all_[place - 1].begin;
        constexpr std::size_t digits_of_time = 6;
        const bool has_seconds =
            (seconds > 0 && text_[seconds - 1] == U':') || all_[place - 1].digits.size() == digits_of_time;
        return (point == U'.' || point == U',') && has_seconds;
    }

    const Expression& expression_;
    std::u32string_view text_;
    const std::vector<Numeral>& all_;
    std::vector<bool> in_use_;
    std::set<std::string> of_times_;
};

/// The -3 of "03:21 GMT -3".
bool is_offset_from_utc(const Numeral& numeral, std::u32string_view text) {
    constexpr std::size_t hours = 2, with_minutes = 4;
    const std::size_t size = numeral.digits.size();
    const bool may_be_offset = size <= hours || (size == with_minutes && numeral.digits < "1500");  // no year
    if (!has_sign(numeral, text) || !may_be_offset) return false;
    const std::size_t sign = numeral.begin - 1;
    const std::size_t end = sign > 0 && text[sign - 1] == U' ' ? sign - 1 : sign;
    return std::ranges::find(names_of_utc, word_before(text, end)) != names_of_utc.end();
}

/// The -05:00 of "17:44 on 2745-08-25-05:00".
bool is_offset_behind_number(const Numeral& numeral, std::u32string_view text) {
    constexpr std::size_t longest = 2;
    const bool has_minutes = numeral.digits.size() <= longest && letter_at(text, numeral.end) == U':' &&
                             is_digit(letter_at(text, numeral.end + 1));
    return has_minutes && has_sign(numeral, text) && numeral.begin > 1 && is_digit(text[numeral.begin - 2]);
}

/// Of a time that is read, or of its offset.
bool leaves_numbers_of_time_out(const Expression& expression, const ReadNumerals& numerals,
                                const std::vector<Place>& times, std::u32string_view text) {
    const bool is_local = !has_zone(expression), says_offset = has_offset(expression);
    const auto is_read_in_part = [&](const Place& time) {
        const bool leaves_offset_out =
            is_local && text.substr(time.begin, time.end - time.begin).find(U'+') != text.npos;
        return numerals.has_read_of_times(time) && (leaves_offset_out || numerals.has_left_out(time));
    };
    if (std::ranges::any_of(times, is_read_in_part)) return true;
    return std::ranges::any_of(numerals.all(), [&](const Numeral& numeral) {
        if (without_noughts(numeral.digits) == "0") return false;  // UTC+0
        const bool is_from_utc = is_offset_from_utc(numeral, text);
        return (is_from_utc && !says_offset) || ((is_from_utc || is_offset_behind_number(numeral, text)) &&
                                                 numerals.has_left_out({numeral.begin, numeral.end}));
    });
}

/// 14:25:34zon, 10t23z el, 311239zjun, 1400z06: behind a colon, the t of ISO 8601, or a day and its time in one number.
/// Where a word follows, it may be the word's.
bool has_zulu(std::u32string_view text) {
    constexpr std::size_t hours_and_minutes = 4, with_day = 6;
    return std::ranges::any_of(digits_before_zulu(text), [&](const Place& digits) {
        const std::size_t size = digits.end - digits.begin;
        const char32_t before = digits.begin > 0 ? text[digits.begin - 1] : U'\0';
        const bool is_behind_t = before == U't' && digits.begin > 1 && is_digit(text[digits.begin - 2]);
        const bool is_before_date = size == hours_and_minutes && is_digit(letter_at(text, digits.end + 1));
        return before == U':' || is_behind_t || is_before_date || size == with_day;
    });
}

/// What is none but by a word that says nearly anything, as the "de" of "p. 7 de 67" and the letter of "50.3 g" do.
bool may_be_another(const Place& time, TextEvidence& evidence, const WordSayings& words) {
    constexpr std::size_t most_sayings = 10;
    constexpr std::array<std::u32string_view, 6> of_times{U"am", U"pm", U"h", U"hr", U"hrs", U"u"};
    const std::u32string_view written = evidence.text().substr(time.begin, time.end - time.begin);
    if (written.find(U':') != written.npos) return false;
    bool has_words = false;
    for (const FoundWord& found : evidence.found_words()) {
        if (found.begin < time.begin || end_of(found) > time.end) continue;
        const bool says_time = words.of(found.word).count() <= most_sayings;
        if (says_time || std::ranges::find(of_times, found.word) != of_times.end()) return false;
        has_words = true;
    }
    return has_words;
}

}  // namespace

bool leaves_time_out(const Expression& expression, TextEvidence& evidence, const WordSayings& words) {
    if (expression.is_none()) return false;
    const std::u32string_view text = evidence.text();
    const bool is_timed = has_clock(expression);
    if (is_timed && (may_end_in_offset(expression, text) || leaves_half_of_day_out(expression, evidence, words) ||
                     (!has_zone(expression) && has_zulu(text))))
        return true;
    const std::vector<Place> times = find_times_of_day(text, clock_words(words));
    if (times.empty() && !is_timed) return false;
    const ReadNumerals numerals(expression, evidence);
    if (is_timed) return leaves_numbers_of_time_out(expression, numerals, times, text);
    return std::ranges::any_of(times, [&](const Place& time) {
        return !numerals.has_read(time) && !is_weekday_by_number(time, text, expression) &&
               !may_be_another(time, evidence, words);
    });
}

bool leaves_named_zone_out(const Expression& expression, std::span<const std::string> named, bool has_one_in_words) {
    if (has_one_in_words && has_clock(expression) && !has_zone(expression)) return true;
    std::size_t clocks = 0, zones = 0;
    for_each_end(expression, [&](const End& end) {
        clocks += end.point.clock ? 1 : 0;
        zones += end.point.clock && end.point.clock->zone == Clock::Zone::named ? 1 : 0;
    });
    return clocks > 1 && zones > 0 && std::set<std::string_view>(named.begin(), named.end()).size() > zones;
}

}  // namespace kalends
