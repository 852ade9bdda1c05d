#include "data/other_months.hpp"

#include <algorithm>
#include <array>

#include "calendar/calendar_point.hpp"
#include "calendar/calendar_system.hpp"
#include "calendar/iso_date.hpp"
#include "core/digits.hpp"
#include "data/calendar_month.hpp"
#include "data/month_evidence.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// Of a name with a letter for "and".
constexpr std::size_t shortest_joined = 3;
/// Of a name that is found at the end of a word.
constexpr std::size_t shortest_before_ending = 6;

}  // namespace

bool has_named_months(const Point& point) {
    return !has_other_years(point.calendar);
}

bool has_other_calendar(const Expression& expression) {
    return has_end(expression, [](const End& end) { return !has_named_months(end.point); });
}

std::vector<WrittenDate> dates_with_month(const Expression& expression) {
    std::vector<WrittenDate> dates;
    for_each_end(expression, [&](const End& end) {
        if (has_named_months(end.point) && calendar_month(end.point.date)) dates.push_back(end.point.date);
    });
    return dates;
}

std::optional<unsigned> month_of_other_calendar(const Point& point) {
    constexpr int last = 13;
    const std::optional<int> month = field_value(point.date.month);
    const bool is_one = !has_named_months(point) && point.date.form == DateForm::calendar && month && *month >= 1;
    return is_one && *month <= last ? std::optional(static_cast<unsigned>(*month)) : std::nullopt;
}

bool is_year_of_other_calendar(const Point& point) {
    const WrittenDate& date = point.date;
    return !has_named_months(point) && date.form == DateForm::calendar && date.month[0] == 'X' && date.day[0] == 'X' &&
           date.year[3] != 'X';
}

bool is_beside_year_of_ours(const Point& point, std::span<const Numeral> numerals) {
    const std::optional<int> number = field_value(point.date.year);
    if (!number) return false;
    const std::optional<DaySpan> days = calendar_system(point.calendar, Islamic::civil)->year(*number);
    if (!days) return false;
    const std::string first = std::to_string(year_of(days->first)), last = std::to_string(year_of(days->last));
    const std::string own = std::to_string(*number);  // years of the moon have the number of ours
    return std::ranges::any_of(numerals, [&](const Numeral& found) {
        return found.digits != own && (found.digits == first || found.digits == last);
    });
}

OtherMonths::OtherMonths(std::u32string_view text, std::span<const FoundWord> words, const MonthNames& names)
    : text_(text), names_(names) {
    constexpr std::size_t most_words = 5;
    std::size_t before = 0;
    for (const std::vector<std::u32string>& some : words_between_digits(words)) {
        for (std::size_t first = 0; first < some.size(); ++first)
            for (std::size_t count = 1; count <= std::min(some.size() - first, most_words); ++count)
                phrases_.push_back(
                    {plain_letters(std::span(some).subspan(first, count)), before + first, before + first + count});
        before += some.size();
    }
    add_numbered_names(words);
    add_joined_names();
}

/// Of ניסן ותמוז, whose "and" is a letter of the word; of تیرماه, with the word for a month or a year; of
/// "trentièmeNivôse" and "Nivôsean", where a space was lost.
void OtherMonths::add_joined_names() {
    constexpr char32_t hebrew_and = U'\u05d5';
    constexpr std::array<std::u32string_view, 4> month_or_year{U"ماه", U"سال", U"سنه", U"سنة"};
    const std::size_t count = phrases_.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Phrase whole = phrases_[i];
        const std::u32string_view letters = whole.letters;
        if (letters.size() > shortest_joined && letters.front() == hebrew_and)
            phrases_.push_back({std::u32string(letters.substr(1)), whole.begin, whole.end});
        const auto add_without = [&](std::u32string_view word, std::size_t shortest) {
            if (letters.size() >= word.size() + shortest && letters.ends_with(word))
                phrases_.push_back(
                    {std::u32string(letters.substr(0, letters.size() - word.size())), whole.begin, whole.end});
        };
        for (const std::u32string_view word : month_or_year) add_without(word, 2);
        add_without(U"an", shortest_before_ending);  // no Shaʻban
        if (whole.end == whole.begin + 1) add_name_at_end(whole);
    }
}

void OtherMonths::add_name_at_end(const Phrase& word) {
    constexpr std::size_t shortest_before = 2;
    for (std::size_t cut = shortest_before; cut + shortest_before_ending <= word.letters.size(); ++cut) {
        const std::u32string rest = word.letters.substr(cut);
        const auto has_it = [&](Calendar calendar) { return names_.of(calendar).named(rest).any(); };
        if (std::ranges::any_of(names_.other_calendars(), has_it))
            return phrases_.push_back({rest, word.begin, word.end});
    }
}

/// Of "9 Adar 1 5695", between the day and the year.
void OtherMonths::add_numbered_names(std::span<const FoundWord> words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::size_t end = end_of(words[i]);
        const std::size_t number = text_.find_first_not_of(U" .", end);
        const std::size_t day = words[i].begin > 0 ? text_.find_last_not_of(U" .", words[i].begin - 1) : text_.npos;
        const bool is_number = number != text_.npos && number > end && number <= end + 2 &&
                               (letter_at(text_, number) == U'1' || letter_at(text_, number) == U'2') &&
                               !is_digit(letter_at(text_, number + 1));
        if (!is_number || day == text_.npos || !is_digit(text_[day])) continue;
        const std::u32string name = plain_letters(std::span(&words[i].word, 1));
        phrases_.push_back({name + (letter_at(text_, number) == U'1' ? U"i" : U"ii"), i, i + 2, true});
    }
}

std::vector<MonthSet> OtherMonths::named(const MonthNames& names) const {
    std::vector<MonthSet> all;
    for (const Phrase& phrase : phrases_) {
        const MonthSet months = names.named(phrase.letters);
        all.push_back(phrase.has_number && months.count() > 1 ? MonthSet() : months);  // Rabii is Rabi I or II
    }
    std::vector<MonthSet> sets = all;
    const auto is_inside = [&](std::size_t inner, std::size_t outer) {
        return all[outer].any() && phrases_[outer].begin <= phrases_[inner].begin &&
               phrases_[outer].end >= phrases_[inner].end && outer != inner;
    };
    for (std::size_t i = 0; i < sets.size(); ++i)
        for (std::size_t j = 0; j < all.size() && sets[i].any(); ++j)
            if (is_inside(i, j)) sets[i].reset();
    return sets;
}

bool OtherMonths::names_another(std::span<const MonthSet> sets) const {
    for (std::size_t i = 0; i < sets.size(); ++i)
        if (sets[i].any() && phrases_[i].letters.size() >= shortest_name) return true;
    return false;
}

std::vector<MonthSet> OtherMonths::without_parts(std::span<const MonthSet> sets, const MonthNames& known) const {
    std::vector<MonthSet> whole(sets.begin(), sets.end());
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const auto is_other_name = [&](const Phrase& longer) {
            if (longer.begin != phrases_[i].begin || longer.end <= phrases_[i].end) return false;
            if (known.begun_by(longer.letters).any()) return false;  // a name cut short may be either's
            const MonthSet months = known.resembled_by(longer.letters);
            return months.count() == 1 && months != sets[i];
        };
        if (sets[i].any() && std::ranges::any_of(phrases_, is_other_name)) whole[i].reset();
    }
    return whole;
}

bool OtherMonths::names_month_of_other_calendar(std::span<const MonthSet> own, Calendar calendar) const {
    if (has_leap_months(calendar) || std::ranges::any_of(own, &MonthSet::any)) return false;
    constexpr std::size_t shortest = 3;  // Tut is no month of Ethiopia
    const std::optional<NamedMonth> other = only_named(shortest);
    return other && other->calendar != calendar;
}

Evidence OtherMonths::of(const Point& point) const {
    const MonthNames& known = names_.of(point.calendar);
    const std::optional<unsigned> month = month_of_other_calendar(point);
    if (!month || known.empty() || phrases_.empty()) return Evidence::unchecked;
    const std::vector<MonthSet> parts = named(known);
    std::vector<MonthSet> sets = without_parts(parts, known);
    if (const Evidence by_name = told_by(sets, *month, Evidence::named); by_name != Evidence::missing) return by_name;
    if (told_by(parts, *month, Evidence::named) != Evidence::missing) return Evidence::missing;
    if (names_another(sets) || names_month_of_other_calendar(sets, point.calendar)) return Evidence::missing;
    if (has_number_of_month(point.date, *month, text_)) return Evidence::number;
    const bool may_have_our_name = has_leap_months(point.calendar);
    const std::vector<MonthSet> ours = may_have_our_name ? named(names_) : std::vector<MonthSet>();
    if (told_by(ours, *month, Evidence::named) == Evidence::named) return Evidence::named;  // 24 April 2018 (lunar)
    const auto is_inside = [&](const Phrase& phrase) { return known.is_inside(phrase.letters, *month); };
    if (std::ranges::any_of(phrases_, is_inside)) return Evidence::inside;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        sets[i] |= known.resembled_by(phrases_[i].letters);
        if (may_have_our_name) sets[i] |= names_.resembled_by(phrases_[i].letters);
    }
    return told_by(without_parts(sets, known), *month, Evidence::resembling);
}

bool OtherMonths::names_month_for(const Point& point) const {
    if (has_named_months(point)) return false;
    const MonthNames& known = names_.of(point.calendar);
    return std::ranges::any_of(phrases_, [&](const Phrase& phrase) {
        return phrase.letters.size() >= shortest_name && known.named(phrase.letters).any();
    });
}

std::optional<NamedMonth> OtherMonths::only_named(std::size_t shortest) const {
    std::optional<NamedMonth> only;
    for (const Calendar calendar : names_.other_calendars()) {
        const std::vector<MonthSet> sets = named(names_.of(calendar));
        for (std::size_t i = 0; i < sets.size(); ++i) {
            if (sets[i].none() || phrases_[i].letters.size() < shortest) continue;
            unsigned month = 1;
            while (!sets[i][month - 1]) ++month;
            const NamedMonth found{calendar, month};
            if (sets[i].count() > 1 || (only && *only != found)) return std::nullopt;
            only = found;
        }
    }
    return only;
}

bool OtherMonths::leaves_month_out(const Expression& expression) const {
    return has_end(expression,
                   [&](const End& end) { return is_year_of_other_calendar(end.point) && names_month_for(end.point); });
}

bool OtherMonths::leaves_one_of_months_out(const Expression& expression) const {
    return has_end(expression, [&](const End& end) {
        return month_of_other_calendar(end.point) && names_month_beside(end.point.calendar, expression);
    });
}

bool OtherMonths::names_month_beside(Calendar calendar, const Expression& expression) const {
    constexpr std::size_t shortest = 5;
    MonthSet said;
    for_each_end(expression, [&](const End& end) {
        const std::optional<unsigned> month = month_of_other_calendar(end.point);
        if (month && end.point.calendar == calendar) said.set(*month - 1);
    });
    const std::vector<MonthSet> sets = named(names_.of(calendar));
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const bool is_ours = names_.named(phrases_[i].letters).any();
        if (sets[i].count() == 1 && (sets[i] & said).none() && phrases_[i].letters.size() >= shortest && !is_ours)
            return true;
    }
    return false;
}

}  // namespace kalends
