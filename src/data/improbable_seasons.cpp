#include "data/improbable_seasons.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "calendar/period.hpp"
#include "core/number_text.hpp"
#include "data/calendar_month.hpp"
#include "data/improbable.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

using namespace std::string_view_literals;

constexpr std::u32string_view seasons_of_the_east = U"春夏秋冬";

std::size_t count_seasons(const Expression& expression) {
    std::size_t count = 0;
    for_each_end(expression, [&](const End& end) { count += has_season(end.point) ? 1 : 0; });
    return count;
}

bool has_two_in_a_row(std::u32string_view text) {
    constexpr std::array<std::u32string_view, 4> pairs{U"春夏", U"夏秋", U"秋冬", U"冬春"};
    return holds_one_of(text, pairs);
}

/// By a sign alone: without one, two words may be one season's.
bool joins_two_words(std::u32string_view text, std::span<const FoundWord> found, const WordSayings& words) {
    const auto is_season_word = [&](const FoundWord& one) { return words.of(one.word) == only(Saying::season); };
    for (std::size_t i = 1; i < found.size(); ++i) {
        const std::size_t end = end_of(found[i - 1]);
        const std::u32string_view between = text.substr(end, found[i].begin - end);
        const std::size_t sign = between.find_first_not_of(U' ');
        const bool is_sign = sign != between.npos && U"/-&+"sv.find(between[sign]) != std::u32string_view::npos &&
                             between.find_first_not_of(U' ', sign + 1) == between.npos;
        if (is_sign && is_season_word(found[i - 1]) && is_season_word(found[i])) return true;
    }
    return false;
}

/// 明年秋天, but not 秋田, a place, and 立秋, a day.
bool names_season_beside_today(const Expression& expression, std::u32string_view text) {
    constexpr std::u32string_view seasons = U"天季", others = U"立青中初";
    if (!counts_from_today(expression) || count_seasons(expression) > 0) return false;
    for (std::size_t i = text.find_first_of(seasons_of_the_east); i != text.npos;
         i = text.find_first_of(seasons_of_the_east, i + 1))
        if (i + 1 < text.size() ? seasons.find(text[i + 1]) != seasons.npos
                                : i > 0 && others.find(text[i - 1]) == others.npos)
            return true;
    return false;
}

/// In the summer before last, which is no whole year.
bool takes_season_for_year(const Expression& expression, std::span<const FoundWord> found, const WordSayings& words) {
    constexpr std::size_t shortest = 4;
    const auto is_year = [](const Step& step) { return step.kind == Step::Kind::nth && step.unit == Unit::year; };
    const bool is_whole_year = has_end(expression, [&](const End& end) {
        return end.point.is_reference && !end.point.steps.empty() && is_year(end.point.steps.back());
    });
    return is_whole_year && count_seasons(expression) == 0 && std::ranges::any_of(found, [&](const FoundWord& one) {
               return is_word(one.word, shortest) && words.of(one.word) == only(Saying::season);
           });
}

/// Spring 4BCE as the year: the season stands right before it, and nothing before that. Not "Prague Spring 1968".
bool leaves_season_out(const Expression& expression, std::span<const FoundWord> found, const WordSayings& words,
                       std::span<const Numeral> numerals) {
    const std::optional<WrittenDate> date = lone_date(expression);
    const std::optional<int> year = date && date->month[0] == 'X' ? field_value(date->year) : std::nullopt;
    const auto first = std::ranges::find(numerals, false, &Numeral::in_letters);
    if (!year || found.empty() || first == numerals.end()) return false;
    const Sayings said = words.of(found.front().word) & ~only(Saying::plain);  // summer time
    return said == only(Saying::season) && first->begin == end_of(found.front()) + 1 &&
           parse_number<int>(first->digits) == year;
}

/// Winter 1384 by the Persians, in Latin letters and with no word of a calendar.
bool takes_year_for_persian(const Expression& expression, std::u32string_view text, std::span<const FoundWord> found,
                            const WordSayings& words) {
    const auto is_persian_season = [](const End& end) {
        return end.point.calendar == Calendar::persian && has_season(end.point);
    };
    const auto is_arabic = [](char32_t c) { return c >= 0x0600 && c <= 0x06FF; };
    if (!has_end(expression, is_persian_season) || std::ranges::any_of(text, is_arabic)) return false;
    return std::ranges::none_of(found, [&](const FoundWord& one) {
        const Sayings said = words.of(one.word);
        return (said & only(Saying::calendar)).any() && (said & only(Saying::season)).none();
    });
}

/// The winter of 1998-1999 begins in 1998.
bool ends_in_second_winter(const Expression& expression, std::u32string_view text, std::span<const Numeral> numerals) {
    const auto is_joined = [&](int year) {
        for (std::size_t i = 1; i < numerals.size(); ++i) {
            const std::size_t end = numerals[i - 1].end;
            const bool is_next = parse_number<int>(numerals[i - 1].digits) == year && numerals[i].begin == end + 1;
            if (is_next && (text[end] == U'-' || text[end] == U'/')) return true;
        }
        return false;
    };
    return std::ranges::any_of(expression.stretches, [&](const Stretch& stretch) {
        if (!stretch.end || !has_season(stretch.begin.point) || !has_season(stretch.end->point)) return false;
        const WrittenDate &begin = stretch.begin.point.date, &end = stretch.end->point.date;
        const std::optional<int> year = field_value(begin.year);
        return year && field_value(end.month) == winter && begin.year != end.year && is_joined(*year);
    });
}

}  // namespace

bool is_improbable_season(const Expression& expression, std::u32string_view text, std::span<const FoundWord> found,
                          const WordSayings& words, std::span<const Numeral> numerals) {
    const bool has_two = has_two_in_a_row(text) || joins_two_words(text, found, words);
    return (has_two && count_seasons(expression) == 1) || names_season_beside_today(expression, text) ||
           takes_season_for_year(expression, found, words) || leaves_season_out(expression, found, words, numerals) ||
           takes_year_for_persian(expression, text, found, words) || ends_in_second_winter(expression, text, numerals);
}

}  // namespace kalends
