#include "data/saying_evidence.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <iterator>
#include <utility>

#include "core/digits.hpp"
#include "data/calendar_month.hpp"
#include "data/numerals.hpp"
#include "kalends/data/month_names.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// What other rules know better, or nothing needs to be written for.
Sayings not_to_bear_out() {
    Sayings sayings = weekday_sayings();
    for (const Saying one : {Saying::plain, Saying::number, Saying::clock, Saying::at, Saying::all_of, Saying::day,
                             Saying::month, Saying::year, Saying::other_era, Saying::this_one, Saying::earlier,
                             Saying::later, Saying::calendar, Saying::other_month, Saying::our_calendar})
        sayings |= only(one);
    return sayings;
}

bool has_step_of(const Point& point, Unit unit) {
    return std::ranges::any_of(point.steps, [&](const Step& step) { return step.unit == unit; });
}

/// R alone: something has to say that it is meant.
bool is_today(const Point& point) {
    return point.is_reference && point.steps.empty() && point.date.weekday == Weekday::unwritten && !point.clock;
}

/// This Friday, where no word says week.
bool is_day_of_week(const Point& point) {
    return std::ranges::any_of(point.steps, [](const Step& step) { return step.kind == Step::Kind::weekday; });
}

/// The 17th of a month or May of a year, which need no word for days and months.
bool is_date_within(const Step& step) {
    return step.kind == Step::Kind::nth && (step.unit == Unit::day || step.unit == Unit::month) && step.number > 0;
}

/// What is counted from today, and which way; not the weekdays, nor numbers.
Sayings sayings_of_steps(const Point& point) {
    Expression counted;
    std::ranges::copy_if(point.steps, std::back_inserter(counted.stretches.emplace_back().begin.point.steps),
                         std::not_fn(is_date_within));
    const Sayings others = weekday_sayings() | only(Saying::plain) | only(Saying::number) | only(Saying::this_one);
    const Sayings unsaid = (is_day_of_week(point) ? only(Saying::week) : Sayings()) |
                           (names_month_from_today(point) ? only(Saying::year) : Sayings());
    return sayings_of(counted) & ~others & ~unsaid;
}

/// Not those of which one is today, as of what lasts until then: that "past" and "next" say by themselves (past 3
/// weeks).
bool has_two_points(const Stretch& stretch) {
    const bool are_points =
        stretch.end && stretch.begin.kind == End::Kind::point && stretch.end->kind == End::Kind::point;
    return are_points && !is_today(stretch.begin.point) && !is_today(stretch.end->point);
}

/// Characters of normalised texts that say something by themselves.
constexpr std::array signs{std::pair{Saying::about, std::u32string_view(U"~≈≃≅±∼%")},
                           std::pair{Saying::uncertain, std::u32string_view(U"?؟;՞%")},
                           std::pair{Saying::open, std::u32string_view(U"<>≤≥-~/+*†[.")},
                           std::pair{Saying::unknown, std::u32string_view(U"?؟-_…")},
                           std::pair{Saying::from_to, std::u32string_view(U"-/~.…→:×_")},
                           std::pair{Saying::one_of, std::u32string_view(U"/|[,")},
                           std::pair{Saying::of_christ, std::u32string_view(U"+")},
                           std::pair{Saying::century, std::u32string_view(U"'")},  // '500
                           std::pair{Saying::half, std::u32string_view(U"/⁄¹²")},  // saec. XII²
                           std::pair{Saying::third, std::u32string_view(U"/⁄")},
                           std::pair{Saying::quarter, std::u32string_view(U"/⁄")}};

/// -0043
bool has_signed_number(std::u32string_view text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (text[i] == U'-' && is_digit(text[i + 1]) && (i == 0 || !is_digit(text[i - 1]))) return true;
    return false;
}

/// At the beginning, or behind a space and right before what it counts: -3 days, + 2 h, 16:00 -3h.
bool has_sign_of_step(std::u32string_view text, char32_t sign) {
    for (std::size_t i = text.find(sign); i != text.npos; i = text.find(sign, i + 1)) {
        const std::u32string_view before = text.substr(0, i);
        const bool begins = std::ranges::none_of(before, [](char32_t c) { return is_letter(c) || is_digit(c); });
        const bool is_counting = i + 1 < text.size() && (is_letter(text[i + 1]) || is_digit(text[i + 1]));
        if (begins || (before.ends_with(U' ') && is_counting)) return true;
    }
    return false;
}

bool is_one_or_two(const Numeral& numeral) {
    return numeral.digits == "1" || numeral.digits == "2";
}

bool is_said_by_sign(Saying saying, std::u32string_view text) {
    const auto holds_one_of = [&](const auto& sign) {
        return sign.first == saying && text.find_first_of(sign.second) != std::u32string_view::npos;
    };
    if (std::ranges::any_of(signs, holds_one_of)) return true;
    switch (saying) {
        case Saying::about:
            return text.find(U"+/-") != std::u32string_view::npos;
        case Saying::before_christ:
            return has_signed_number(text);
        case Saying::earlier:
            return has_sign_of_step(text, U'-');
        case Saying::later:
            return has_sign_of_step(text, U'+');
        case Saying::century:  // XVI
            return std::ranges::any_of(find_numerals(text), &Numeral::in_letters);
        case Saying::half:  // saec. XII (2)
            return std::ranges::any_of(find_numerals(text), is_one_or_two);
        default:
            return false;
    }
}

/// Those of them that no sign says.
Sayings without_sign(Sayings sayings, std::u32string_view text) {
    for (std::size_t i = 0; i < sayings.size(); ++i)
        if (sayings[i] && is_said_by_sign(static_cast<Saying>(i), text)) sayings.reset(i);
    return sayings;
}

/// Of Chinese and Korean words one letter names a calendar where they begin with it (旧三月), and none does that means
/// calendar alone: 履历, 历史, 입력.
bool names_calendar_inside(std::u32string_view word, const WordSayings& words) {
    constexpr std::size_t shortest = 3, shortest_dense = 2;
    constexpr std::u32string_view calendar_itself = U"历曆暦歷歴력역";
    const Sayings calendar = only(Saying::calendar);
    if ((words.inside(word, shortest, shortest_dense) & calendar).any()) return true;
    return calendar_itself.find(word[0]) == calendar_itself.npos && (words.of(word.substr(0, 1)) & calendar).any();
}

/// What parts of a word say. Short names of weekdays begin many others (Samuel), and short words for today stand in
/// most (hello).
Sayings said_inside(std::u32string_view word, const WordSayings& words) {
    constexpr std::size_t shortest = 3, shortest_day = 6;
    const Sayings days = weekday_sayings() | only(Saying::reference);
    Sayings said = (words.inside(word, shortest) & ~days) | (words.inside(word, shortest_day) & days);
    const Sayings calendar = only(Saying::calendar);
    if ((said & calendar).any() && !names_calendar_inside(word, words)) said &= ~calendar;
    return said;
}

/// Of what is wanted, that which words that this one resembles say.
Sayings resembled(std::u32string_view word, const Sayings& wanted, const WordSayings& words) {
    Sayings found;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (wanted[i] && words.resembles(word, only(static_cast<Saying>(i)))) found.set(i);
    return found;
}

/// No part of the day by one or two letters alone: prepositions (в, o, u) stand in phrases of all of them.
Sayings said_by(const FoundWord& found, std::u32string_view text, const WordSayings& words) {
    constexpr std::size_t shortest = 3;
    Sayings parts;
    for (const Saying part :
         {Saying::noon, Saying::midnight, Saying::morning, Saying::afternoon, Saying::evening, Saying::night})
        parts |= only(part);
    Sayings said = words.of(found.word) | said_behind_ordinal(found, text, words);
    said |= said_before_zulu(found, words);
    return is_word(found.word, shortest) ? said : said & ~parts;
}

/// From today to a day, or from a day to today.
bool is_range_of_today(const Stretch& stretch) {
    if (!stretch.end || stretch.is_same_time) return false;
    const Point &one = stretch.begin.point, &other = stretch.end->point;
    const bool is_begin = stretch.begin.kind == End::Kind::point && is_today(one),
               is_end = stretch.end->kind == End::Kind::point && is_today(other);
    return (is_begin && !other.date.is_none()) || (is_end && !one.date.is_none());
}

/// Neither a weekday's name, which many phrases have beside words for today, nor two letters that stand before times of
/// the day, too (on).
bool may_name_today(std::u32string_view word, const WordSayings& words) {
    constexpr std::size_t shortest = 3;
    const Sayings said = words.of(word), prepositions = only(Saying::clock) | only(Saying::at);
    if ((said & weekday_sayings()).any() || (!is_word(word, shortest) && (said & prepositions).any())) return false;
    return ((said | resembled(word, only(Saying::reference), words)) & only(Saying::reference)).any();
}

}  // namespace

Sayings said_behind_ordinal(const FoundWord& found, std::u32string_view text, const WordSayings& words) {
    constexpr std::size_t ending = 2;  // th, st, nd, rd
    const bool follows_digit = found.begin > 0 && is_digit(text[found.begin - 1]);
    return follows_digit && found.word.size() > ending ? words.of(std::u32string_view(found.word).substr(ending))
                                                       : Sayings();
}

Sayings said_before_zulu(const FoundWord& found, const WordSayings& words) {
    const std::u32string_view word = found.word;
    const auto* const zone =
        std::ranges::find_if(names_of_utc, [&](std::u32string_view one) { return word.ends_with(one); });
    if (zone == names_of_utc.end()) return {};
    const std::u32string_view before = word.substr(0, word.size() - zone->size());
    const bool is_latin_half = before == U"am" || before == U"pm";
    if (!is_latin_half && words.of(word).any()) return {};
    const Sayings half = words.of(before) & (only(Saying::am) | only(Saying::pm));
    return half.any() ? half | only(Saying::zone) : Sayings();
}

Sayings sayings_to_bear_out(const Expression& expression) {
    Sayings said = sayings_of(expression) & ~not_to_bear_out();
    const auto drop_unless = [&](Saying saying, const auto& holds) {
        bool found = false;
        for_each_end(expression, [&](const End& end) { found = found || holds(end.point); });
        if (!found) said &= ~only(saying);
    };
    drop_unless(Saying::season, has_season);
    drop_unless(Saying::century, [](const Point& point) { return has_step_of(point, Unit::century); });
    drop_unless(Saying::decade, [](const Point& point) { return has_step_of(point, Unit::decade); });
    drop_unless(Saying::week, [](const Point& point) {
        return point.date.form == DateForm::week || (has_step_of(point, Unit::week) && !is_day_of_week(point));
    });
    drop_unless(Saying::reference, [](const Point& point) { return is_today(point); });
    drop_unless(Saying::zone, [](const Point& point) { return point.clock && point.clock->zone == Clock::Zone::utc; });
    if (std::ranges::none_of(expression.stretches, has_two_points)) said &= ~only(Saying::from_to);
    for_each_end(expression, [&](const End& end) {
        if (end.point.is_reference) said |= sayings_of_steps(end.point);
    });
    return said;
}

bool is_noon(const Expression& expression) {
    constexpr int twelve = 12;
    bool is_all = true;
    for_each_end(expression, [&](const End& end) {
        const std::optional<Clock>& clock = end.point.clock;
        if (clock && clock->day_part == Clock::DayPart::afternoon)
            is_all = is_all && clock->hour == twelve && clock->shift == Clock::Shift::none;
    });
    return is_all;
}

bool invents_today(const Expression& expression, std::span<const FoundWord> found, const WordSayings& words) {
    return std::ranges::any_of(expression.stretches, is_range_of_today) &&
           std::ranges::none_of(found, [&](const FoundWord& one) { return may_name_today(one.word, words); });
}

Sayings unsaid(Sayings sayings, std::u32string_view text, const WordSayings& words) {
    if (sayings.none() || words.empty()) return {};
    Sayings missing = without_sign(sayings, text);
    if (missing.none()) return missing;
    const std::vector<FoundWord> found = find_words(text);
    for (const FoundWord& one : found) missing &= ~said_by(one, text, words);
    for (const FoundWord& one : found) {
        if (missing.none()) return missing;
        missing &= ~said_inside(one.word, words);
        missing &= ~resembled(one.word, missing, words);
    }
    return missing;
}

}  // namespace kalends
