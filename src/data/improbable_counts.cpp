#include "data/improbable_counts.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "calendar/date_fields.hpp"
#include "core/digits.hpp"
#include "data/improbable.hpp"
#include "data/improbable_times.hpp"
#include "data/unit_parts.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// Tomorrow, the day before yesterday.
bool is_beside_today(const Step& step) {
    return step.unit == Unit::day && step.number <= 2;
}

/// Units stand from the coarsest to the finest, but for a week from tomorrow; none stands twice, but for three days
/// after tomorrow.
bool counts_twice(const Point& point) {
    for (std::size_t i = 1; point.is_reference && i < point.steps.size(); ++i) {
        const Step &before = point.steps[i - 1], &step = point.steps[i];
        if (!is_move(before) || !is_move(step) || before.kind != step.kind) continue;
        if (before.unit == step.unit && !is_beside_today(step)) return true;
        if (before.unit < step.unit && !is_beside_today(before)) return true;
    }
    return false;
}

/// The hundred of "a hundred and twenty minutes ago" as years, a hundred of which nobody counts beside hours.
bool takes_hundred_for_years(const Point& point) {
    constexpr int hundred = 100;
    const auto counts = [&](auto is_such) {
        return std::ranges::any_of(point.steps, [&](const Step& step) { return is_move(step) && is_such(step); });
    };
    return point.is_reference &&
           counts([](const Step& step) { return step.unit == Unit::year && step.number == hundred; }) &&
           counts([](const Step& step) { return step.unit <= Unit::hour; });
}

/// 二三: two, three.
bool are_neighbours(const Numeral& numeral) {
    return numeral.in_letters && numeral.digits.size() == 2 && numeral.end == numeral.begin + 2 &&
           numeral.digits[1] == numeral.digits[0] + 1;
}

/// 一两天: one or two.
bool are_one_and_two(const Numeral& numeral, std::u32string_view text) {
    const std::u32string_view letters = text.substr(numeral.begin, numeral.end - numeral.begin);
    return letters == U"一两" || letters == U"一兩";
}

bool counts_neighbours(const Point& point, std::u32string_view text, std::span<const Numeral> numerals) {
    constexpr std::u32string_view chinese = U"二三四五六七八九两兩";
    return std::ranges::any_of(point.steps, [&](const Step& step) {
        return is_move(step) && std::ranges::any_of(numerals, [&](const Numeral& one) {
                   const bool is_range = (are_neighbours(one) && chinese.find(text[one.begin]) != chinese.npos) ||
                                         are_one_and_two(one, text);
                   return is_range && one.digits == std::to_string(std::abs(step.number));
               });
    });
}

/// 3万年前 as three years ago.
bool leaves_thousands_out(const Point& point, std::u32string_view text, std::span<const Numeral> numerals) {
    constexpr std::u32string_view thousands = U"百千万萬億亿兆백천만억";
    if (!point.is_reference) return false;
    const auto are_thousands = [&](const Numeral& one) {
        return one.end < text.size() && thousands.find(text[one.end]) != thousands.npos;
    };
    return std::ranges::any_of(numerals, are_thousands) && std::ranges::any_of(point.steps, [&](const Step& step) {
               const std::string count = std::to_string(std::abs(step.number));
               const auto is_count = [&](const Numeral& one) { return one.digits == count; };
               const auto is_other = [&](const Numeral& one) {
                   return is_count(one) && !are_thousands(one);
               };  // 4万次 · 4天前
               return is_move(step) && std::ranges::none_of(numerals, is_other);
           });
}

/// 1/2; a whole number may stand before it.
struct Fraction {
    std::string numerator, denominator;
    bool is_behind_number = false;
};

/// Of one digit on either side, at the text's begin or behind a space, and no part of a date.
std::vector<Fraction> find_fractions(std::u32string_view text) {
    std::vector<Fraction> fractions;
    for (std::size_t i = text.find_first_of(U"/⁄"); i != text.npos; i = text.find_first_of(U"/⁄", i + 1)) {
        const bool has_digits = i > 0 && is_digit(text[i - 1]) && is_digit(letter_at(text, i + 1));
        const bool begins = i == 1 || (i > 1 && text[i - 2] == U' ');
        if (!has_digits || !begins || is_digit(letter_at(text, i + 2)) || letter_at(text, i + 2) == U'/') continue;
        fractions.push_back({std::string(1, static_cast<char>(text[i - 1])),
                             std::string(1, static_cast<char>(text[i + 1])), i > 2 && is_digit(text[i - 3])});
    }
    return fractions;
}

bool leaves_fraction_of_count_out(const Point& point, std::u32string_view text) {
    if (!point.is_reference || !std::ranges::any_of(point.steps, is_move)) return false;
    const auto says = [&](const Fraction& fraction) {
        const std::size_t first = fraction.is_behind_number ? 1 : 0;  // half an hour follows its hours
        return std::any_of(
            point.steps.begin() + static_cast<std::ptrdiff_t>(first), point.steps.end(),
            [&](const Step& step) { return counts_part(step, fraction.numerator, fraction.denominator); });
    };
    const std::vector<Fraction> fractions = find_fractions(text);
    return !std::ranges::all_of(fractions, says);
}

/// Right behind the weekday, and the only number.
bool takes_day_for_hour(const Point& point, std::span<const FoundWord> found, const WordSayings& words,
                        std::u32string_view text, std::span<const Numeral> numerals) {
    const bool is_of_weekday = point.clock && is_bare_hour(*point.clock) && point.date.weekday != Weekday::unwritten;
    if (!is_of_weekday || numerals.size() != 1 || numerals.front().in_letters) return false;
    const Numeral& hour = numerals.front();
    constexpr std::size_t widest_gap = 2;
    const bool ends = text.find_first_not_of(U" .,;)", hour.end) == text.npos;
    return ends && std::ranges::any_of(found, [&](const FoundWord& one) {
               const std::size_t end = end_of(one);
               const Sayings may_say =
                   words.of(one.word);  // of "sobota o 8" the o says at, and is a Thursday elsewhere
               return end <= hour.begin && hour.begin <= end + widest_gap && (may_say & only(Saying::at)).none() &&
                      (may_say & only(saying_of(point.date.weekday))).any();
           });
}

/// By its word alone.
bool is_noon_or_midnight(const Point& point) {
    const bool has_part = point.clock && (point.clock->day_part == Clock::DayPart::noon ||
                                          point.clock->day_part == Clock::DayPart::midnight);
    return has_part && !point.clock->hour && point.clock->shift == Clock::Shift::none;
}

/// Three days, where three is a quarter past as well; the twenty or the eight of the twenty-eighth.
bool is_counted(const FoundWord& word, const Point& point, const WordSayings& words) {
    constexpr std::size_t ten = 10;
    const SmallNumbers numbers = words.numbers_of(word.word);
    const auto holds = [&](std::size_t count) {
        const std::size_t unit = count % ten;
        return count > 0 && count <= most_small &&
               (numbers.test(count) || (unit > 0 && numbers.test(unit)) || (count > ten && numbers.test(count - unit)));
    };
    return holds(static_cast<std::size_t>(field_value(point.date.day).value_or(0))) ||
           std::ranges::any_of(
               point.steps, [&](const Step& step) { return holds(static_cast<std::size_t>(std::abs(step.number))); });
}

bool leaves_half_hour_out(const Point& point, std::span<const FoundWord> found, const WordSayings& words) {
    const Sayings parts = only(Saying::half_hour) | only(Saying::quarter_hour);
    // "After noon" is an end without a limit, "past noon" so many minutes.
    const Sayings others =
        only(Saying::plain) | only(Saying::noon) | only(Saying::open) | only(Saying::earlier) | only(Saying::later);
    return is_noon_or_midnight(point) && point.clock->day_part == Clock::DayPart::noon &&
           std::ranges::any_of(found, [&](const FoundWord& one) {
               const Sayings may_say = words.of(one.word);
               return (may_say & parts).any() && (may_say & others).none() && !is_counted(one, point, words);
           });
}

/// The minutes of "twenty to midnight": a word for them, and up to two more before the one for noon or midnight.
bool leaves_minutes_before_noon_out(const Point& point, std::span<const FoundWord> found, const WordSayings& words) {
    if (!is_noon_or_midnight(point)) return false;
    constexpr std::size_t most_between = 2;
    const Sayings noons = only(Saying::noon) | only(Saying::midnight);
    const Sayings others = noons | only(Saying::plain) | only(Saying::earlier) | only(Saying::later) |
                           only(Saying::at) | only(Saying::open) | only(Saying::from_to) | only(Saying::clock);
    const auto says_minutes = [&](const FoundWord& one) {
        constexpr std::size_t five = 5;
        SmallNumbers numbers = words.numbers_of(one.word);
        const bool is_number = numbers.any() && (words.of(one.word) & others).none();
        for (std::size_t i = five; i <= most_small; i += five) numbers.reset(i);
        return is_number && numbers.none() && !is_counted(one, point, words);
    };
    for (std::size_t i = 0; i < found.size(); ++i) {
        const bool is_ten = i + 1 < found.size() && says_minutes(found[i + 1]);  // of twenty-five
        if (!says_minutes(found[i]) || is_ten) continue;
        for (std::size_t next = i + 2; next < found.size() && next <= i + 1 + most_between; ++next)
            if ((words.of(found[next].word) & noons).any()) return true;
    }
    return false;
}

/// Only spaces, or the hyphen of twenty-one.
bool is_next(const FoundWord& word, const FoundWord& next, std::u32string_view text) {
    return text.substr(end_of(word), next.begin - end_of(word)).find_first_not_of(U" -") == text.npos;
}

/// Words for one are taught with units (один день), the first is not. A word for day (hari) is one day, too, but says
/// parts of the day as well; so is a letter alone (일).
bool is_one(std::u32string_view word, const WordSayings& words) {
    const Sayings of_day = only(Saying::noon) | only(Saying::morning) | only(Saying::afternoon);
    return word.size() > 1 && words.numbers_of(word).test(1) && (words.of(word) & only(Saying::day)).any() &&
           (words.of(word) & of_day).none();
}

/// And no word for an hour, which half an hour makes thirty, too.
bool is_ten(std::u32string_view word, std::size_t ten, const WordSayings& words) {
    const Sayings others = only(Saying::half) | only(Saying::half_hour) | only(Saying::hour);
    return words.numbers_of(word).test(ten) && (words.of(word) & others).none();
}

/// "Двадцать один день назад" as twenty days.
bool leaves_one_behind_ten_out(const Point& point, std::span<const FoundWord> found, const WordSayings& words,
                               std::u32string_view text) {
    constexpr std::size_t longest_and = 3;
    const Sayings units = only(Saying::second) | only(Saying::minute) | only(Saying::hour) | only(Saying::day) |
                          only(Saying::week) | only(Saying::month) | only(Saying::year);
    const auto follows = [&](std::size_t i) {
        std::size_t next = i + 1;
        if (next < found.size() && found[next].word.size() <= longest_and &&
            words.numbers_of(found[next].word).none() && is_next(found[i], found[next], text))
            ++next;
        return next + 1 < found.size() && is_next(found[next - 1], found[next], text) &&
               is_one(found[next].word, words) && (words.of(found[next + 1].word) & units).any();
    };
    return point.is_reference && std::ranges::any_of(point.steps, [&](const Step& step) {
               const auto ten = static_cast<std::size_t>(std::abs(step.number));
               if (!is_move(step) || ten < 20 || ten > most_small || ten % 10 != 0) return false;
               for (std::size_t i = 0; i < found.size(); ++i)
                   if (is_ten(found[i].word, ten, words) && follows(i)) return true;
               return false;
           });
}

/// "Created 3 days ago, updated 1 hour ago" as three days and an hour: a word that says which way, and nothing else,
/// behind each.
bool adds_two_times(const Point& point, std::span<const FoundWord> found, const WordSayings& words) {
    constexpr std::size_t shortest = 3;
    if (!point.is_reference || std::ranges::count_if(point.steps, is_move) < 2) return false;
    const Sayings ways = only(Saying::earlier) | only(Saying::later);
    const Sayings others = unit_sayings() | only(Saying::plain) | only(Saying::number) | only(Saying::week);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Sayings may_say = words.of(found[i].word);
        const bool is_way = (may_say & ways).any() && (may_say & others).none() && found[i].word.size() >= shortest;
        const auto is_same = [&](const FoundWord& other) { return other.word == found[i].word; };
        if (is_way && std::ranges::any_of(found.subspan(i + 1), is_same)) return true;
    }
    return false;
}

constexpr auto words_for_or = std::to_array<std::u32string_view>(
    {U"or",   U"oder", U"ou",   U"eller", U"tai",   U"või", U"vai", U"ar", U"arba", U"lub",
     U"albo", U"czy",  U"nebo", U"či",    U"alebo", U"или", U"або", U"чи", U"ili",  U"ali",
     U"sau",  U"vagy", U"ή",    U"veya",  U"או",    U"أو",  U"یا",  U"या"});

/// A day or two ago, as a day and two hours; in an hour or so.
bool counts_one_of_two(const Point& point, std::span<const FoundWord> found, const WordSayings& words) {
    if (!point.is_reference || std::ranges::count_if(point.steps, is_move) < 2) return false;
    for (std::size_t i = 1; i + 1 < found.size(); ++i) {
        const bool follows_unit = (words.of(found[i - 1].word) & unit_sayings()).any();
        const bool is_or = std::ranges::find(words_for_or, found[i].word) != words_for_or.end();
        const std::u32string_view next = found[i + 1].word;
        if (follows_unit && is_or && (next == U"so" || (words.of(next) & only(Saying::number)).any())) return true;
    }
    return false;
}

/// A 5-year plan, as in five years.
bool takes_length_for_count(const Point& point, std::u32string_view text, std::span<const FoundWord> found,
                            const WordSayings& words) {
    if (!point.is_reference || point.clock || std::ranges::none_of(point.steps, is_move)) return false;
    const Sayings ways = only(Saying::earlier) | only(Saying::later);
    for (std::size_t i = 0; i + 1 < found.size(); ++i) {
        const std::size_t begin = found[i].begin;
        const bool is_joined = begin > 1 && text[begin - 1] == U'-' && is_digit(text[begin - 2]);
        const bool is_unit = is_joined && (words.of(found[i].word) & unit_sayings()).any();
        if (is_unit && letter_at(text, end_of(found[i])) == U' ' &&
            (words.of(found[i + 1].word) & (ways | unit_sayings())).none())
            return true;
    }
    return false;
}

/// "2시간 전 · 답글 5개" as two hours from now: right behind a unit the word says before.
bool turns_way_round(const Point& point, std::u32string_view text) {
    constexpr std::u32string_view before = U"전前", ends_of_units = U"간분초일주월달년間时時钟鐘分秒天日週周月年";
    const auto is_later = [](const Step& step) { return step.kind == Step::Kind::later; };
    const bool has_shift = point.clock && point.clock->shift != Clock::Shift::none;  // 7시 5분 전
    if (!point.is_reference || point.steps.empty() || has_shift || !std::ranges::all_of(point.steps, is_later))
        return false;
    for (std::size_t at = text.find_first_of(before); at != text.npos; at = text.find_first_of(before, at + 1)) {
        const std::size_t last = at > 0 ? text.find_last_not_of(U' ', at - 1) : text.npos;
        if (last != text.npos && ends_of_units.find(text[last]) != ends_of_units.npos) return true;
    }
    return false;
}

/// 今月末日 as the last third of the month.
bool takes_last_day_for_part(const Point& point, std::u32string_view text) {
    return point.part == Part::late && text.find(U"末日") != text.npos;
}

/// 2021-08-09 for 3 days, or valid 2 years, as three days or two years before: at the end of the text, where no word
/// says which way ("for 3 dage siden").
bool moves_day_by_duration(const Point& point, std::u32string_view text, std::span<const FoundWord> found) {
    constexpr std::array<std::u32string_view, 4> lengths{U"for ", U"valid ", U"lasting ", U"duration "};
    const bool moves = std::ranges::any_of(point.steps, is_move);
    if (!moves || point.is_reference || !field_value(point.date.day) || found.empty()) return false;
    if (end_of(found.back()) != text.size() || found.back().begin == 0) return false;
    const std::size_t number_end = text.find_last_not_of(U' ', found.back().begin - 1);
    if (number_end == text.npos || !is_digit(text[number_end])) return false;
    const std::size_t before = text.find_last_not_of(U"0123456789", number_end);
    return before != text.npos && std::ranges::any_of(lengths, [&](std::u32string_view word) {
               return text.substr(0, before + 1).ends_with(word);
           });
}

}  // namespace

bool is_improbable_count(const Expression& expression, std::u32string_view text, std::span<const FoundWord> found,
                         const WordSayings& words, std::span<const Numeral> numerals) {
    return has_end(expression, [&](const End& end) {
        const Point& point = end.point;
        return counts_twice(point) || takes_hundred_for_years(point) || counts_neighbours(point, text, numerals) ||
               leaves_thousands_out(point, text, numerals) || leaves_fraction_of_count_out(point, text) ||
               takes_day_for_hour(point, found, words, text, numerals) || leaves_half_hour_out(point, found, words) ||
               leaves_minutes_before_noon_out(point, found, words) ||
               leaves_one_behind_ten_out(point, found, words, text) || adds_two_times(point, found, words) ||
               moves_day_by_duration(point, text, found) || turns_way_round(point, text) ||
               takes_last_day_for_part(point, text) || counts_one_of_two(point, found, words) ||
               takes_length_for_count(point, text, found, words);
    });
}

}  // namespace kalends
