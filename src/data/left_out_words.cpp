#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/digits.hpp"
#include "data/calendar_month.hpp"
#include "data/evidence.hpp"
#include "data/saying_evidence.hpp"
#include "text/letters.hpp"
#include "text/times_of_day.hpp"

// Words for today, weekdays, months, units and zones that a reading leaves out of its text.
namespace kalends {
namespace {

/// From today, in this unit or a coarser one.
bool counts_in(Unit finest, const Expression& expression) {
    return has_end(expression, [&](const End& end) {
        return end.point.is_reference && std::ranges::any_of(end.point.steps, [&](const Step& step) {
                   return step.unit >= finest && !is_weekday(step.unit);
               });
    });
}

/// Nothing finer, and no part of one.
bool says_years(const Expression& expression) {
    return !has_end(expression, [](const End& end) {
        const Point& point = end.point;
        const bool is_year = field_value(point.date.year) && point.date.month[0] == 'X' && point.date.day[0] == 'X';
        return end.kind == End::Kind::point && (!is_year || !point.steps.empty() || point.clock);
    });
}

bool says_month(const Expression& expression) {
    return has_end(expression, [](const End& end) {
        const auto& steps = end.point.steps;
        return calendar_month(end.point.date) ||
               std::ranges::any_of(steps, [](const Step& step) { return step.unit == Unit::month; });
    });
}

/// Of a time of the day alone, of no day.
bool is_bare_time(const Expression& expression) {
    return !expression.is_none() && !has_end(expression, [](const End& end) {
        return end.kind != End::Kind::point || !end.point.clock || end.point.is_reference || !end.point.date.is_none();
    });
}

/// The 2 of "14:30 МСК+2", two hours from Moscow's, as an offset from UTC: the zone is left out.
bool counts_offset_from_zone(const Expression& expression, std::u32string_view text, std::span<const FoundWord> all,
                             const WordSayings& words) {
    if (!has_offset(expression)) return false;
    constexpr std::array<std::u32string_view, 6> of_utc{U"utc", U"gmt", U"ut", U"tu", U"tmg", U"z"};
    const Sayings of_times = only(Saying::am) | only(Saying::pm) | only(Saying::hour) | only(Saying::clock) |
                             only(Saying::minute) | only(Saying::noon) | only(Saying::plain);
    for (const FoundWord& found : all) {
        const std::size_t sign = end_of(found);
        const bool is_log = sign + 3 < text.size() && is_digit(text[sign + 3]);  // EET+0200
        const bool has_sign = sign + 1 < text.size() && (text[sign] == U'+' || text[sign] == U'-') && !is_log;
        const std::size_t last = found.begin > 0 ? text.find_last_not_of(U' ', found.begin - 1) : text.npos;
        if (!has_sign || !is_digit(text[sign + 1]) || last == text.npos || !is_digit(text[last])) continue;
        const bool is_zone = found.word.size() > 1 && (words.of(found.word) & of_times).none();
        if (is_zone && std::ranges::find(of_utc, found.word) == of_utc.end()) return true;
    }
    return false;
}

/// 19:22:01Z. No "10:30zum".
bool has_zulu_behind_time(std::u32string_view text) {
    return std::ranges::any_of(digits_before_zulu(text), [&](const Place& digits) {
        return digits.begin > 0 && text[digits.begin - 1] == U':' && !is_letter(letter_at(text, digits.end + 1));
    });
}

/// "R + 1 year #0 month", this month next year.
bool says_month_of_another_year(const Expression& expression) {
    return has_end(expression, [](const End& end) {
        const std::vector<Step>& steps = end.point.steps;
        return steps.size() > 1 && is_move(steps[0]) && steps[0].unit == Unit::year &&
               steps[1] == Step{Step::Kind::nth, 0, Unit::month};
    });
}

}  // namespace

bool TextEvidence::leaves_words_out(const Expression& expression) {
    if (expression.is_none() || words_ == nullptr || words_->empty()) return false;
    return leaves_today_out(expression) || leaves_zone_out(expression) || leaves_weekday_out(expression) ||
           leaves_month_of_year_out(expression) || leaves_short_unit_out(expression) ||
           (has_other_calendar(expression) && other_months().leaves_one_of_months_out(expression)) ||
           leaves_day_of_others_out(expression) || leaves_number_beside_month_out(expression) ||
           takes_other_of_two(expression) || takes_others_month_for_ours(expression) ||
           leaves_julian_mark_out(expression) || leaves_numbers_out(expression);
}

bool TextEvidence::leaves_today_out(const Expression& expression) {
    if (!says_years(expression)) return false;
    constexpr std::size_t shortest = 5;
    const bool is_open = (sayings_of(expression) & only(Saying::open)).any();  // 1990 - today
    const Sayings day = only(Saying::day) | (is_open ? Sayings() : only(Saying::this_one)),
                  today = only(Saying::reference);
    const Sayings others = weekday_sayings() | only(Saying::plain) | only(Saying::open) | only(Saying::from_to) |
                           only(Saying::about) | only(Saying::clock) | only(Saying::at) | only(Saying::month) |
                           only(Saying::year) | only(Saying::early) | only(Saying::mid) | only(Saying::late) |
                           only(Saying::half) | only(Saying::third);                           // primera
    const Sayings limits = is_open ? only(Saying::earlier) | only(Saying::later) : Sayings();  // previous to 1972
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word);
        return (may_say & limits).none() && is_word(found.word, shortest) && (may_say & today).any() &&
               (may_say & day).any() && (may_say & others).none() && names_.named(found.word).none();
    });
}

bool TextEvidence::leaves_zone_out(const Expression& expression) {
    if (counts_offset_from_zone(expression, text_, found_words(), *words_)) return true;
    if (!has_clock(expression) || has_zone(expression)) return false;
    if (has_zulu_behind_time(text_)) return true;
    const Sayings halves = sayings_of(expression) & (only(Saying::am) | only(Saying::pm));  // غ.و., p.m.
    const Sayings others = only(Saying::plain) | halves;
    const auto follows_time = [&](const FoundWord& found) {
        if (found.begin == 0) return false;
        const std::size_t end = text_.find_last_not_of(U" .([", found.begin - 1);
        if (end == text_.npos || end + 1 == found.begin) return false;
        return is_digit(text_[end]) || std::ranges::any_of(found_words(), [&](const FoundWord& before) {
                   const bool is_before = end_of(before) == end + 1;
                   return is_before && (words_->of(before.word) & (only(Saying::am) | only(Saying::pm))).any();
               });
    };
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word);
        if (found.word == U"utc" || found.word == U"gmt" || said_before_zulu(found, *words_).any()) return true;
        return (may_say & only(Saying::zone)).any() && (may_say & others).none() && names_.named(found.word).none() &&
               follows_time(found);
    });
}

bool TextEvidence::leaves_weekday_out(const Expression& expression) {
    const Sayings said = sayings_of(expression);
    const bool says_one = (said & weekday_sayings()).any();
    if (says_one ? !counts_from_today(expression) : !counts_in(Unit::day, expression)) return false;
    const bool names_counted_day = !says_one && !counts_in(Unit::week, expression);  // Monday, 2 days ago
    const std::size_t shortest = says_one ? 3 : 5;  // beside one short forms are weekdays as well: Mon-Fri
    const Sayings of_weekdays = weekday_sayings() | only(Saying::reference) | only(Saying::this_one) |
                                only(Saying::week) | only(Saying::earlier) | only(Saying::later);
    const Sayings directions = only(Saying::earlier) | only(Saying::later);
    const auto is_week_or_direction = [&](Sayings may_say) {
        const Sayings days_of_rest =  // nedelja, hafta, жума: a week as well
            only(Saying::friday) | only(Saying::saturday) | only(Saying::sunday);
        return (may_say & directions & said).any() ||
               ((may_say & only(Saying::week)).any() && (may_say & days_of_rest).any());
    };
    // Before, after; and before last. Tomorrow says no open end.
    const auto is_behind_limit = [&](std::size_t place) {
        constexpr std::size_t shortest_limit = 3;
        const std::vector<FoundWord>& words = found_words();
        for (std::size_t i = place; i > 0 && i + 2 > place; --i) {
            const Sayings may_say = words_->of(words[i - 1].word);
            const bool is_next = end_of(words[i - 1]) + 1 == words[i].begin;
            if (!is_next || (may_say & directions).none()) return false;
            if ((may_say & only(Saying::open)).any() && is_word(words[i - 1].word, shortest_limit)) return true;
        }
        return false;
    };
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word);
        const auto place = static_cast<std::size_t>(&found - found_words().data());
        if (names_counted_day && !is_behind_limit(place)) return false;
        return is_word(found.word, shortest) && (may_say & weekday_sayings()).count() == 1 &&
               (may_say & said & weekday_sayings()).none() && (may_say & ~of_weekdays).none() &&
               !is_week_or_direction(may_say) && names_.named(found.word).none();
    });
}

/// Of any calendar: those have words of three letters (آذر), of which ours and all in Latin letters (she, saw) are
/// often others.
bool TextEvidence::leaves_month_of_year_out(const Expression& expression) {
    const bool is_of_another_year = says_month_of_another_year(expression);  // next dec
    if (!(counts_from_today(expression) || is_bare_time(expression)) || (says_month(expression) && !is_of_another_year))
        return false;
    const std::size_t shortest = is_of_another_year ? 3 : 4;
    constexpr std::size_t shortest_other = 3, shortest_of_texts = 7;  // of which texts may be full
    const Sayings other = only(Saying::other_month);
    const auto can_say_more = [&](const std::u32string& word, Sayings may_say) {
        const bool is_long = word.size() >= shortest_of_texts;
        return (may_say & ~(is_long ? other | only(Saying::plain) : other)).any();
    };
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word);
        const bool is_ours =
            is_word(found.word, shortest) && names_.named(found.word).any() &&
            (is_of_another_year ? (may_say & only(Saying::month)).none() : !can_say_more(found.word, may_say));
        const bool is_latin = found.word.front() <= U'\u024f';
        return is_ours || (is_word(found.word, is_latin ? shortest : shortest_other) && may_say == other);
    });
}

/// Of what days or longer units count, by which no hour is meant: the seconds of "next secs", read as next week.
bool TextEvidence::leaves_short_unit_out(const Expression& expression) {
    if (!counts_from_today(expression) || has_clock(expression) || !counts_in(Unit::day, expression)) return false;
    const Sayings of_hours = only(Saying::hour) | only(Saying::minute) | only(Saying::second);
    if ((sayings_of(expression) & of_hours).any()) return false;
    constexpr std::size_t shortest = 3;
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word);
        return is_word(found.word, shortest) && may_say.count() == 1 && (may_say & of_hours).any() &&
               names_.named(found.word).none();
    });
}

}  // namespace kalends
