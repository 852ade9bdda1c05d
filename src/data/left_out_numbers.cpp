#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "core/digits.hpp"
#include "data/calendar_month.hpp"
#include "data/evidence.hpp"
#include "text/letters.hpp"

// Numerals and words for numbers that a reading leaves out of its text.
namespace kalends {
namespace {

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

/// The 15th of this month.
bool says_day_within(const Expression& expression) {
    return has_end(expression, [](const End& end) {
        return end.point.is_reference && std::ranges::any_of(end.point.steps, [](const Step& step) {
                   return step.kind == Step::Kind::nth && step.unit == Unit::day && step.number > 0;
               });
    });
}

}  // namespace

bool TextEvidence::leaves_numbers_out(const Expression& expression) {
    return leaves_count_out(expression) || leaves_hour_in_digits_out(expression) ||
           leaves_number_in_words_out(expression) || takes_place_for_day(expression) ||
           leaves_counted_out(expression) || leaves_all_years_out(expression) ||
           leaves_day_before_year_out(expression) || takes_day_from_other_month(expression);
}

/// The 9 of "qty 5 August 9, 2021".
bool TextEvidence::leaves_day_before_year_out(const Expression& expression) {
    constexpr int last_day = 31;
    const std::optional<WrittenDate> date = lone_date_or_time(expression);
    const std::optional<unsigned> month = date ? calendar_month(*date) : std::nullopt;
    if (!month || !field_value(date->day) || date->era != Era::common) return false;
    const auto is_day_before_year = [&](const Numeral& day, const Numeral& year) {
        const bool is_day = is_short(day, 2) && std::stoi(day.digits) >= 1 && std::stoi(day.digits) <= last_day;
        const bool are_parted = year.begin == day.end + 2 && text_[day.end] == U',' && text_[day.end + 1] == U' ';
        return is_day && are_parted && year.digits == view(date->year) &&
               std::stoi(day.digits) != field_value(date->day);
    };
    for (std::size_t i = 0; i + 1 < numerals().size(); ++i) {
        const Numeral &day = numerals()[i], &year = numerals()[i + 1];
        if (!is_day_before_year(day, year)) continue;
        const auto is_month = [&](const FoundWord& found) {
            return end_of(found) + 1 == day.begin && names_.named(found.word)[*month - 1];
        };
        if (std::ranges::any_of(found_words(), is_month)) return true;
    }
    return false;
}

/// The 15 of "15 December July 1911".
bool TextEvidence::takes_day_from_other_month(const Expression& expression) {
    constexpr std::size_t shortest = 5;
    const std::optional<WrittenDate> date = lone_date_or_time(expression);
    const std::optional<unsigned> month = date ? calendar_month(*date) : std::nullopt;
    const std::optional<int> day = date ? field_value(date->day) : std::nullopt;
    if (!month || !day || words_ == nullptr) return false;
    const auto is_day = [&](const Numeral& one) {
        return is_short(one, 2) && without_noughts(one.digits) == std::to_string(*day);
    };
    const auto one = std::ranges::find_if(numerals(), is_day);
    if (one == numerals().end() || std::ranges::count_if(numerals(), is_day) > 1) return false;
    const std::vector<FoundWord>& words = found_words();
    const std::size_t next = text_.find_first_not_of(U" .", one->end);
    const auto found = std::ranges::find(words, next, &FoundWord::begin);
    if (found == words.end() || !is_word(found->word, shortest) || names_.named(found->word).none()) return false;
    const Sayings more = words_->of(found->word) & ~(only(Saying::plain) | only(Saying::other_month));
    return more.none() && !begins_name_of(*month, found - words.begin());
}

/// Alone or with the words behind it.
bool TextEvidence::begins_name_of(unsigned month, std::ptrdiff_t place) {
    constexpr std::ptrdiff_t most_words = 4;
    std::u32string phrase;
    for (auto word = found_words().begin() + place;
         word != found_words().end() && word - found_words().begin() < place + most_words; ++word) {
        phrase += (phrase.empty() ? U"" : U" ") + word->word;
        if (names_.named(phrase)[month - 1]) return true;
    }
    return false;
}

/// The 4 of "b4", the 2 of "2morrow".
bool TextEvidence::is_sound(const Numeral& numeral) {
    const auto is_latin = [&](std::size_t place) {
        return letter_at(text_, place) >= U'a' && letter_at(text_, place) <= U'z';
    };
    if (numeral.digits == "4") return numeral.begin > 0 && text_[numeral.begin - 1] == U'b' && !is_latin(numeral.end);
    if (numeral.digits != "2" || !is_latin(numeral.end)) return false;
    const Sayings tomorrow = only(Saying::later) | only(Saying::day) | only(Saying::reference);
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        return found.begin == numeral.end && (words_->of(found.word) & tomorrow) == tomorrow;
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
        return is_short(one, 2) && one.digits != "1" && !is_read(one) && is_count(one) &&
               !is_sound(one);  // 1 fortnight
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
bool TextEvidence::leaves_number_in_words_out(const Expression& expression) {
    constexpr std::size_t shortest = 3, last_hour = 24, last_day = 31;
    const auto has_year = [](const End& end) { return end.point.date.year != WrittenDate().year; };
    const bool says_hours = has_clock(expression);
    if (!(says_hours || says_day_within(expression)) || has_end(expression, has_year)) return false;
    const std::size_t last = says_hours ? last_hour : last_day;
    const std::vector<int> said = small_numbers_said(expression);
    return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
        const SmallNumbers numbers = words_->numbers_of(found.word);
        const bool is_number = numbers.count() == 1 && words_->of(found.word) == only(Saying::number);
        if (!is_number || !is_word(found.word, shortest) || names_.named(found.word).any()) return false;
        for (std::size_t number = 2; number <= last; ++number)  // one is an article
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
