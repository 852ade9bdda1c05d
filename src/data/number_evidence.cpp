#include "data/number_evidence.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "data/calendar_month.hpp"
#include "data/unit_parts.hpp"
#include "kalends/data/word_sayings.hpp"

namespace kalends {
namespace {

using Year = std::array<char, 4>;

/// A number that is to stand in the text, by the numerals that may say it.
struct Need {
    std::vector<std::string> writings;  ///< without noughts in front
    std::string slice{};                ///< of a run of several numbers; empty where it is no part of one
    bool is_year = false;
    int in_words = 0;       ///< 1 to 99 where a word may be this very number
    bool is_clock = false;  ///< of a time of the day
    bool is_fraction = false;
};

/// From this many digits on a run holds several numbers.
constexpr std::size_t shortest_run_of_several = 5;
/// Before a fraction of a second in one run with it.
constexpr std::size_t digits_of_time = 6;

bool bears(const Numeral& numeral, const Need& need) {
    const bool holds_several = numeral.digits.size() >= shortest_run_of_several && !numeral.in_letters;
    const bool may_be_part =
        !need.slice.empty() && (!need.is_fraction || numeral.digits.size() >= need.slice.size() + digits_of_time);
    if (holds_several && may_be_part && numeral.digits.find(need.slice) != std::string::npos) return true;
    return std::ranges::find(need.writings, without_noughts(numeral.digits)) != need.writings.end();
}

/// How many numbers a numeral may be: one of a fraction of a second.
std::size_t capacity(const Numeral& numeral, std::span<const Need> needs) {
    const auto is_this = [&](const Need& need) { return need.is_fraction && need.slice == numeral.digits; };
    if (std::ranges::any_of(needs, is_this)) return 1;
    return numeral.digits.size() >= shortest_run_of_several ? numeral.digits.size() / 2 : 1;
}

/// Needs and what bears them, one by one (augmenting paths).
class Matching {
public:
    Matching(std::span<const Need> needs, std::span<const Numeral> numerals) : needs_(needs), numerals_(numerals) {
        for (const bool in_letters : {false, true})  // digits first: "i" is seldom a number
            for (const Numeral& numeral : numerals)
                if (numeral.in_letters == in_letters) places_.insert(places_.end(), capacity(numeral, needs), &numeral);
        holder_.assign(places_.size(), none);
    }

    /// What words would have to say, or 0, of needs that can have no place.
    std::vector<int> without_place() {
        std::vector<int> without;
        for (std::size_t need = 0; need < needs_.size(); ++need)
            if (!give_place(need)) without.push_back(needs_[need].in_words);
        return without;
    }
    /// By numeral, with as many needs served as can be.
    std::vector<bool> in_use() {
        for (std::size_t need = 0; need < needs_.size(); ++need) give_place(need);
        std::vector<bool> used(numerals_.size(), false);
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (holder_[i] != none) used[static_cast<std::size_t>(places_[i] - numerals_.data())] = true;
        return used;
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    bool give_place(std::size_t need) {
        tried_.assign(places_.size(), false);
        return find_place(need);
    }

    bool find_place(std::size_t need) {
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (tried_[i] || !bears(*places_[i], needs_[need])) continue;
            tried_[i] = true;
            if (holder_[i] != none && !find_place(holder_[i])) continue;
            holder_[i] = need;
            return true;
        }
        return false;
    }

    std::span<const Need> needs_;
    std::span<const Numeral> numerals_;
    std::vector<const Numeral*> places_;  ///< each as often as it can be a number
    std::vector<std::size_t> holder_;     ///< by place: the need that has it
    std::vector<bool> tried_;
};

std::string written_digits(std::string_view field) {
    std::string digits(field);
    std::erase(digits, 'X');
    return digits;
}

/// A number that may be a year is none of a month and its day, unless it stands right behind the year: 2018-1112.
bool may_be_split(std::span<const Numeral> numerals, std::size_t place) {
    constexpr std::size_t size_of_year = 4;
    const Numeral& numeral = numerals[place];
    if (numeral.in_letters || numeral.digits.size() >= shortest_run_of_several) return false;
    if (numeral.digits.size() < size_of_year || numeral.digits.front() == '0')
        return numeral.digits.size() >= size_of_year - 1;
    const bool follows = place > 0 && numerals[place - 1].end + 1 == numeral.begin;
    return follows && numerals[place - 1].digits.size() == size_of_year;
}

/// 1430 hours.
bool may_be_time(const Numeral& numeral) {
    return !numeral.in_letters && (numeral.digits.size() == 3 || numeral.digits.size() == 4);
}

/// As often as it is needed, from left to right: of "1000-02-13 17:58 +1000" the first is the year.
bool is_needed_whole(std::span<const Numeral> numerals, std::size_t place, std::span<const Need> needs) {
    const Numeral& numeral = numerals[place];
    const auto is_alike = [&](const Numeral& other) { return other.digits == numeral.digits && !other.in_letters; };
    return std::ranges::count_if(numerals.first(place), is_alike) <
           std::ranges::count_if(
               needs, [&](const Need& need) { return bears(numeral, need); });
}

/// Of a numeral of three or four digits that is no number that is needed its two parts that are: 129月, W193. No part
/// is a year. Empty where it has none.
std::vector<Numeral> parts_needed(std::span<const Numeral> numerals, std::size_t place, std::span<const Need> needs) {
    const auto is_part_needed = [&](const Numeral& numeral) {
        return std::ranges::any_of(needs, [&](const Need& need) { return !need.is_year && bears(numeral, need); });
    };
    const bool may_be_any = may_be_split(numerals, place);
    const bool is_whole = is_needed_whole(numerals, place, needs) && !numerals[place].digits.starts_with("00");  // 0045
    if ((!may_be_any && !may_be_time(numerals[place])) || is_whole) return {};
    const auto is_of_time = [&](const Numeral& numeral) {
        return std::ranges::any_of(needs, [&](const Need& need) { return need.is_clock && bears(numeral, need); });
    };
    const std::string& digits = numerals[place].digits;
    for (const std::size_t size : {digits.size() / 2, std::size_t{1}, std::size_t{2}, std::size_t{3}}) {
        if (size >= digits.size()) continue;
        const Numeral first{.digits = digits.substr(0, size)}, second{.digits = digits.substr(size)};
        const bool are_needed =
            may_be_any ? is_part_needed(first) && is_part_needed(second) : is_of_time(first) && is_of_time(second);
        if (are_needed) return {first, second};
    }
    return {};
}

/// With the parts in place of what has such.
std::vector<Numeral> split_where_needed(std::span<const Numeral> numerals, std::span<const Need> needs) {
    std::vector<Numeral> result;
    for (std::size_t i = 0; i < numerals.size(); ++i) {
        const std::vector<Numeral> parts = parts_needed(numerals, i, needs);
        result.insert(result.end(), parts.begin(), parts.end());
        if (parts.empty()) result.push_back(numerals[i]);
    }
    return result;
}

/// Digits with one character between them and others: the 5 of 1.5.
bool stands_behind_point(std::span<const Numeral> numerals, std::size_t place) {
    return place > 0 && !numerals[place].in_letters && !numerals[place - 1].in_letters &&
           numerals[place - 1].end + 1 == numerals[place].begin;
}

/// The denominator of 1/2, 1/4 and 3/4, or the 5 of .5, where the step counts that part of a unit. Such a 5 is of a
/// step that follows another, as thirty minutes an hour: not of six months, which 6.5 are not.
bool is_fraction(const Step& step, bool follows, std::span<const Numeral> numerals, std::size_t place) {
    if (!stands_behind_point(numerals, place)) return false;
    const std::string &before = numerals[place - 1].digits, &digits = numerals[place].digits;
    return (follows && digits == "5" && counts_part(step, "1", "2")) || counts_part(step, before, digits);
}

bool is_first_day(const Step& step) {
    return step.kind == Step::Kind::nth && step.unit == Unit::day && step.number == 1;
}

class Needs {
public:
    Needs(std::span<const Numeral> numerals, std::vector<Need>& needs) : numerals_(numerals), needs_(needs) {}

    /// The other parts of a time whose numbers are there already: "mid to late 18th century".
    void add_part(const Point& point) {
        for (const Step& step : point.steps)
            if (step.unit != Unit::century && step.unit != Unit::millennium) add_step(step);
    }

    void add(const Point& point, bool has_month_number) {
        const WrittenDate& date = point.date;
        add_year(date.year);
        if (date.form == DateForm::ordinal) {
            add_number((written_digits(view(date.month)) + written_digits(view(date.day))).substr(1));
        } else {
            if (has_month_number || date.form == DateForm::week) add_number(written_digits(view(date.month)));
            add_number(written_digits(view(date.day)), date.form == DateForm::calendar);
        }
        add_last_digits(point.dual);
        for (std::size_t i = 0; i < point.steps.size(); ++i) {
            const bool is_new_moon = point.calendar == Calendar::hebrew && is_first_day(point.steps[i]);
            if (is_new_moon) continue;  // by its name, rosh chodesh
            const bool has_name =
                is_named_season(point.steps[i]) || (!has_month_number && month_within(point.steps[i]));
            if (!has_name) add_step(point.steps[i], point.is_reference);
            add_fraction(point.steps[i], i > 0);
        }
        if (point.clock) add_clock(*point.clock);
    }

private:
    [[nodiscard]] bool is_there(const Need& need) const {
        return std::ranges::any_of(numerals_, [&](const Numeral& one) { return bears(one, need); });
    }

    void add_number(const std::string& digits, bool may_be_word = false) {
        if (digits.empty()) return;
        const int number = std::stoi(digits);
        const bool is_small = may_be_word && number <= static_cast<int>(most_small);
        needs_.push_back({{std::string(without_noughts(digits))}, digits, false, is_small ? number : 0});
    }

    void add_clock(const Clock& clock) {
        const auto add = [&](int number, std::size_t width) {
            add_number(padded(number, width), true);
            needs_.back().is_clock = true;
        };
        constexpr std::size_t two = 2;
        for (const std::optional<Clock::TwoDigits>& part : {clock.hour, clock.minute, clock.second})
            if (part) add(*part, two);
        if (clock.fraction.digits > 0) {
            add(static_cast<int>(clock.fraction.value), clock.fraction.digits);
            needs_.back().is_fraction = true;
        }
        if (clock.shift == Clock::Shift::minutes) add(clock.shift_minutes, 1);
        if (clock.zone != Clock::Zone::offset) return;
        const auto add_of_zone = [&](int number) {  // never in words
            add(number, two);
            needs_.back().in_words = 0;
        };
        add_of_zone(clock.zone_hours);
        const bool is_zero = clock.zone_hours == 0 && clock.zone_minutes == 0;  // "+0000" is one number
        if (clock.zone_minutes && !is_zero) add_of_zone(*clock.zone_minutes);
    }

    /// 1732, 32 or 2.
    void add_last_digits(const Year& year) {
        const std::string digits = written_digits(view(year));
        if (!digits.empty()) needs_.push_back({{std::string(without_noughts(digits))}});
    }

    void add_year(const Year& year) {
        const std::string digits = written_digits(view(year));
        if (digits.empty()) return;
        const std::size_t masked = year.size() - std::min(view(year).find_last_not_of('X') + 1, year.size());
        Need need{{std::string(without_noughts(digits))}, masked == 0 ? digits : "", true};
        if (masked > 0) need.writings.emplace_back(without_noughts(digits + std::string(masked, '0')));
        const bool is_decade_of_century = masked == 1 && year[0] != 'X' && !is_there(need);
        if (!is_decade_of_century) return needs_.push_back(std::move(need));
        add_century(std::stoi(digits.substr(0, 2)) + 1);
        needs_.push_back({{digits.substr(2), std::string(without_noughts(digits.substr(2) + '0'))}});
    }

    void add_century(int number) {
        const int first = 100 * (number - 1);  // the 1800s; le '800
        needs_.push_back({{std::to_string(number), std::to_string(first), std::to_string(first % 1000)}});
    }

    void add_step(const Step& step, bool counts_from_today = false) {
        const int number = std::abs(step.number);
        const bool is_by_number = step.kind == Step::Kind::nth ? step.number > 0 : number > 1;
        if (!is_by_number) return;
        if (step.unit == Unit::century) return add_century(number);
        add_number(std::to_string(number), counts_from_today);
    }

    /// The 5 of "1.5 hours", which are an hour and thirty minutes; the 2 of "1 1/2 hours".
    void add_fraction(const Step& step, bool follows) {
        if (std::abs(step.number) < 2) return;
        for (std::size_t i = 1; i < numerals_.size(); ++i)
            if (is_fraction(step, follows, numerals_, i)) needs_.back().writings.emplace_back(numerals_[i].digits);
    }

    std::span<const Numeral> numerals_;
    std::vector<Need>& needs_;
};

bool is_part(const Point& point) {
    return point.part != Part::none || std::ranges::any_of(point.steps, [](const Step& step) {
               return step.unit == Unit::half || step.unit == Unit::third || step.unit == Unit::quarter;
           });
}

/// The same century, decade, year or month.
bool are_parts_of_one(const Point& one, const Point& other) {
    const auto century = [](const Point& point) {
        const auto found = std::ranges::find(point.steps, Unit::century, &Step::unit);
        return found == point.steps.end() ? 0 : found->number;
    };
    return is_part(one) && is_part(other) && one.date == other.date && century(one) == century(other);
}

/// @param counts_shared also what parts of one time share, which may be written twice
std::vector<Need> needs_of(const Expression& expression, std::span<const Numeral> numerals,
                           const std::vector<bool>& has_month_number, bool counts_shared) {
    std::vector<Need> needs;
    Needs all(numerals, needs);
    std::size_t end_index = 0;
    const Point* before = nullptr;
    for_each_end(expression, [&](const End& end) {
        const bool by_number = has_month_number.at(end_index++);
        if (end.kind != End::Kind::point) return;
        const bool is_known = !counts_shared && before != nullptr && are_parts_of_one(*before, end.point);
        is_known ? all.add_part(end.point) : all.add(end.point, by_number);
        before = &end.point;
    });
    return needs;
}

/// What need not stand in the text and may: the 2 of "1/2", a half, and so of thirds and quarters; the 1 of "1 hour
/// ago".
void add_dispensable(const Expression& expression, std::span<const Numeral> numerals, std::vector<Need>& needs) {
    constexpr std::array denominators{std::pair{Unit::half, "2"}, std::pair{Unit::third, "3"},
                                      std::pair{Unit::quarter, "4"}};
    for_each_end(expression, [&](const End& end) {
        for (const Step& step : end.point.steps) {
            if (step.kind != Step::Kind::nth && std::abs(step.number) == 1) needs.push_back({{"1"}});
            for (std::size_t i = 1; i < numerals.size(); ++i)
                if (is_fraction(step, &step != &end.point.steps.front(), numerals, i))
                    needs.push_back({{numerals[i - 1].digits}});
            for (const auto& [unit, digits] : denominators)
                if (step.unit == unit) needs.push_back({{digits}});
        }
    });
}

}  // namespace

std::vector<int> numbers_without_numeral(const Expression& expression, std::span<const Numeral> numerals,
                                         const std::vector<bool>& has_month_number) {
    const std::vector<Need> needs = needs_of(expression, numerals, has_month_number, false);
    std::vector<int> without = Matching(needs, numerals).without_place();
    if (without.empty()) return without;
    std::vector<int> when_split = Matching(needs, split_where_needed(numerals, needs)).without_place();
    return when_split.size() < without.size() ? when_split : without;
}

std::vector<bool> numerals_in_use(const Expression& expression, std::span<const Numeral> numerals,
                                  const std::vector<bool>& has_month_number) {
    std::vector<Need> needs = needs_of(expression, numerals, has_month_number, true);
    add_dispensable(expression, numerals, needs);
    Matching whole(needs, numerals);
    std::vector<bool> in_use = whole.in_use();
    for (std::size_t i = 0; i < numerals.size(); ++i)
        in_use[i] = in_use[i] || !parts_needed(numerals, i, needs).empty();
    return in_use;
}

std::vector<Numeral> fractions_left_out(std::u32string_view text, std::span<const Numeral> numerals,
                                        const std::vector<bool>& in_use) {
    std::vector<Numeral> fractions;
    for (std::size_t i = 1; i < numerals.size(); ++i) {
        if (!stands_behind_point(numerals, i) || !in_use[i - 1] || in_use[i]) continue;
        const char32_t between = text[numerals[i].begin - 1];
        if (between == U'.' || between == U',') fractions.push_back(numerals[i]);
    }
    return fractions;
}

}  // namespace kalends
