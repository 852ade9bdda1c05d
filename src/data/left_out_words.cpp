#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/digits.hpp"
#include "data/calendar_month.hpp"
#include "data/evidence.hpp"
#include "data/saying_evidence.hpp"
#include "text/letters.hpp"

// Words for today, weekdays, months and zones, and numerals, that a reading leaves out of its text.
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

/// Of a time of the day, by no zone.
bool is_local_time(const Expression& expression) {
    return has_end(expression, [](const End& end) { return end.point.clock.has_value(); }) &&
           !has_end(expression,
                    [](const End& end) { return end.point.clock && end.point.clock->zone != Clock::Zone::none; });
}

/// The 2 of "14:30 МСК+2", two hours from Moscow's, as an offset from UTC: the zone is left out.
bool counts_offset_from_zone(const Expression& expression, std::u32string_view text, std::span<const FoundWord> all,
                             const WordSayings& words) {
    const auto has_offset = [](const End& end) {
        return end.point.clock && end.point.clock->zone == Clock::Zone::offset;
    };
    if (!has_end(expression, has_offset)) return false;
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

/// With the numbers of steps, which may count days.
std::vector<int> months_and_days(const Expression& expression) {
    std::vector<int> said;
    for_each_end(expression, [&](const End& end) {
        for (const auto* field : {&end.point.date.month, &end.point.date.day})
            if (const std::optional<int> value = field_value(*field)) said.push_back(*value);
        for (const Step& step : end.point.steps) said.push_back(std::abs(step.number));
    });
    return said;
}

/// The first of several times where it is nothing but the number of a day.
std::optional<std::string> day_that_leans(const Expression& expression) {
    if (expression.stretches.empty()) return std::nullopt;
    const Stretch& stretch = expression.stretches.front();
    const Point& first = stretch.begin.point;
    const bool has_more = expression.stretches.size() > 1 || stretch.end;
    const std::optional<int> day = field_value(first.date.day);
    if (!has_more || !day || first.date.month[0] != 'X' || first.date.year[0] != 'X') return std::nullopt;
    return std::to_string(*day);
}

/// And those of times of the day.
std::vector<int> small_numbers_said(const Expression& expression) {
    std::vector<int> said = months_and_days(expression);
    for_each_end(expression, [&](const End& end) {
        const std::optional<Clock>& clock = end.point.clock;
        if (!clock) return;
        for (const auto& part : {clock->hour, clock->minute, clock->second})
            if (part) said.push_back(*part);
        said.push_back(clock->shift_minutes);
    });
    return said;
}

/// As a number of its own, one of the two words for a larger one (twenty-five), or an hour counted from noon or from
/// six in the morning.
bool says_number(const std::vector<int>& said, int number) {
    constexpr int ten = 10, noon = 12, six = 6;
    return std::ranges::any_of(said, [&](int one) {
        return one == number || one % ten == number || one - one % ten == number || one == number + noon ||
               std::abs(one - number) == six;
    });
}

/// Years as they are written and what is counted, without noughts before them.
std::vector<std::string> numbers_said(const Expression& expression) {
    std::vector<std::string> said;
    for_each_end(expression, [&](const End& end) {
        std::string digits(view(end.point.date.year));
        std::erase(digits, 'X');
        if (!digits.empty()) said.emplace_back(without_noughts(digits));
        for (const Step& step : end.point.steps) said.push_back(std::to_string(std::abs(step.number)));
    });
    return said;
}

/// In brackets right behind the year of a reign: 慶長5年（1600）.
bool follows_counted_years(const Numeral& year, std::u32string_view text) {
    constexpr std::u32string_view brackets = U"([", unit = U"年년";
    if (year.begin == 0 || brackets.find(text[year.begin - 1]) == brackets.npos || year.begin < 2) return false;
    const std::size_t before = text.find_last_not_of(U' ', year.begin - 2);
    return before != text.npos && unit.find(text[before]) != unit.npos;
}

}  // namespace

bool TextEvidence::leaves_words_out(const Expression& expression) {
    if (expression.is_none() || words_ == nullptr || words_->empty()) return false;
    return leaves_today_out(expression) || leaves_zone_out(expression) || leaves_weekday_out(expression) ||
           leaves_month_of_year_out(expression) || leaves_count_out(expression) ||
           leaves_hour_in_digits_out(expression) || leaves_hour_in_words_out(expression) ||
           leaves_republican_month_out(expression) || leaves_day_of_others_out(expression) ||
           takes_place_for_day(expression) || leaves_counted_out(expression) || leaves_all_years_out(expression);
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
    if (!is_local_time(expression)) return false;
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

/// Of any calendar: those have words of three letters (آذر), of which ours are often others.
bool TextEvidence::leaves_month_of_year_out(const Expression& expression) {
    if (!(counts_from_today(expression) || is_bare_time(expression)) || says_month(expression)) return false;
    constexpr std::size_t shortest = 4, shortest_other = 3;
    const Sayings other = only(Saying::other_month);
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const Sayings may_say = words_->of(found.word);
        const bool is_ours =
            is_word(found.word, shortest) && names_.named(found.word).any() && (may_say & ~other).none();
        return is_ours || (is_word(found.word, shortest_other) && may_say == other);
    });
}

/// The 3 of "3 päivää sitten", read as yesterday or as 33 days ago.
bool TextEvidence::leaves_count_out(const Expression& expression) {
    if (!counts_from_today(expression)) return false;
    const Sayings units = sayings_of(expression) & unit_sayings();
    if (units.none() || numerals().empty()) return false;
    const std::vector<std::string> said = numbers_said(expression);
    const std::vector<bool> in_use = numerals_in_use(expression);
    // Also the second 2 of "2.5 comments, 2 hours ago", of which the first is in use.
    const auto is_read = [&](const Numeral& one) {
        return in_use[static_cast<std::size_t>(&one - numerals().data())] ||
               std::ranges::find(said, without_noughts(one.digits)) != said.end();
    };
    const auto is_count = [&](const Numeral& one) {
        const std::size_t unit = text_.find_first_not_of(U' ', one.end);
        return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
            const Sayings may_say = words_->of(found.word);  // not of 14 dage, which are two weeks
            const bool is_unit = (may_say & unit_sayings()).count() == 1 && (may_say & units).any();
            return found.begin == unit && is_unit && (may_say & only(Saying::plain)).none();
        });
    };
    return std::ranges::any_of(numerals(), [&](const Numeral& one) {
        return is_short(one, 2) && one.digits != "1" && !is_read(one) && is_count(one);  // 1 fortnight
    });
}

/// Not the 12 of 12 noon, nor the number of a page.
bool TextEvidence::leaves_hour_in_digits_out(const Expression& expression) {
    constexpr std::size_t longest = 2;
    constexpr int last_hour = 24;
    const bool lacks_hour = has_end(expression, [](const End& end) {
        const std::optional<Clock>& clock = end.point.clock;
        return clock && !clock->hour && clock->day_part >= Clock::DayPart::morning;
    });
    if (!lacks_hour) return false;
    return std::ranges::any_of(numerals_left_out(expression), [&](const Numeral& one) {
        const char32_t before = one.begin > 0 ? text_[one.begin - 1] : U' ', behind = letter_at(text_, one.end);
        const bool stands_alone = before == U' ' && (behind == U' ' || behind == U'\0') && !one.in_letters;
        return stands_alone && is_short(one, longest) && std::stoi(one.digits) <= last_hour;
    });
}

/// Not beside a year, which may be in words.
bool TextEvidence::leaves_hour_in_words_out(const Expression& expression) {
    constexpr std::size_t shortest = 3, last_hour = 24;
    const auto has_clock = [](const End& end) { return end.point.clock.has_value(); };
    const auto has_year = [](const End& end) { return end.point.date.year != WrittenDate().year; };
    if (!has_end(expression, has_clock) || has_end(expression, has_year)) return false;
    const std::vector<int> said = small_numbers_said(expression);
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const SmallNumbers numbers = words_->numbers_of(found.word);
        const bool is_number = numbers.count() == 1 && words_->of(found.word) == only(Saying::number);
        if (!is_number || !is_word(found.word, shortest) || names_.named(found.word).any()) return false;
        for (std::size_t number = 2; number <= last_hour; ++number)  // one is an article
            if (numbers[number]) return !says_number(said, static_cast<int>(number));
        return false;
    });
}

bool TextEvidence::takes_place_for_day(const Expression& expression) {
    constexpr std::size_t shortest = 3;
    const std::optional<std::string> day = day_that_leans(expression);
    if (!day) return false;
    const std::vector<bool> in_use = numerals_in_use(expression);
    const auto first = std::ranges::find_if(numerals(), [&](const Numeral& one) {
        return in_use[static_cast<std::size_t>(&one - numerals().data())] && without_noughts(one.digits) == *day;
    });
    if (first == numerals().end() || std::next(first) == numerals().end()) return false;
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const bool is_between = found.begin >= first->end && found.begin < std::next(first)->begin;
        return is_between && is_word(found.word, shortest) && words_->of(found.word).none() &&
               names_.named(found.word).none();
    });
}

/// Not of 第3号, the third number, nor of 3日間, for three days.
bool TextEvidence::leaves_counted_out(const Expression& expression) {
    constexpr std::size_t longest = 2;
    constexpr std::u32string_view units = U"月日号號월일", numbers = U"号號", of_durations = U"間间目";
    if (text_.find_first_of(units) == text_.npos) return false;
    const std::vector<int> said = months_and_days(expression);
    const bool has_month = text_.find(U'月') != text_.npos;
    return std::ranges::any_of(numerals(), [&](const Numeral& one) {
        const char32_t unit = letter_at(text_, one.end), before = one.begin > 0 ? text_[one.begin - 1] : U'\0';
        const bool is_unit = unit != U'\0' && units.find(unit) != units.npos;
        const bool is_number = numbers.find(unit) != numbers.npos && !has_month;
        const bool is_counted = is_unit && !is_number && before != U'第' && one.digits.size() <= longest &&
                                of_durations.find(letter_at(text_, one.end + 1)) == of_durations.npos;
        return is_counted && std::ranges::none_of(said, [&](int number) {
                   return std::to_string(number) == without_noughts(one.digits);
               });
    });
}

/// Another may be said of a reign that the language does not have (文政八年, 1825年; 慶長5年 [1600]). Not of 1920年代,
/// nor of 3年間, nor of the first fifty years of a century.
bool TextEvidence::leaves_all_years_out(const Expression& expression) {
    constexpr std::u32string_view unit = U"年년", of_others = U"代대間间目度生级級前後后纪紀", of_parts = U"前後后个個";
    if (text_.find_first_of(unit) == text_.npos) return false;
    const std::vector<std::string> said = numbers_said(expression);
    const auto is_ours = [&](const Numeral& one) {
        return follows_counted_years(one, text_) && std::ranges::find(said, without_noughts(one.digits)) != said.end();
    };
    if (std::ranges::any_of(numerals(), is_ours)) return false;
    bool has_years = false;
    for (const Numeral& one : numerals()) {
        if (letter_at(text_, one.end) == U'\0' || unit.find(letter_at(text_, one.end)) == unit.npos) continue;
        const char32_t before = one.begin > 0 ? text_[one.begin - 1] : U'\0', behind = letter_at(text_, one.end + 1);
        if (before != U'\0' && of_parts.find(before) != of_parts.npos) return false;
        if (behind != U'\0' && of_others.find(behind) != of_others.npos) return false;
        const auto is_said = [&](const std::string& year) {  // of 公元二〇一四年 all but the first, which is none
            return without_noughts(one.digits) == year || (year.size() > 2 && one.digits.ends_with(year));
        };
        if (std::ranges::any_of(said, is_said)) return false;
        has_years = true;
    }
    return has_years && !said.empty();
}

}  // namespace kalends
