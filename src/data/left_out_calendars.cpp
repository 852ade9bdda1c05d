#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "data/calendar_month.hpp"
#include "data/evidence.hpp"
#include "data/saying_evidence.hpp"
#include "text/letters.hpp"

// Months of other calendars, and their days, that a reading leaves out of its text.
namespace kalends {
namespace {

/// The ten of "eighth ten", الثامن عشر.
bool is_teen_before(const std::vector<FoundWord>& words, std::size_t place, const WordSayings& known) {
    constexpr std::size_t ten = 10;
    if (place < 2 || words[place - 1].is_after_digit || !known.numbers_of(words[place - 1].word)[ten]) return false;
    const SmallNumbers unit = known.numbers_of(words[place - 2].word);
    return unit.count() == 1 && (unit >> ten).none();
}

/// Right before this one stands a word for a number that says nothing else there, but that one for a single number, no
/// short one, may be plain (الرابع) or join two times (چهار); of the Republic's days also others that may be plain
/// (huit), but for short ones (le).
bool has_number_before(const std::vector<FoundWord>& words, std::size_t place, Calendar calendar,
                       const WordSayings& known) {
    if (place == 0 || words[place].is_after_digit) return false;
    const std::u32string& word = words[place - 1].word;
    constexpr std::size_t shortest = 4;
    const bool is_one_number = word.size() >= shortest && known.numbers_of(word).count() == 1;
    const Sayings more =
        is_one_number ? Sayings() : only(Saying::plain) | only(Saying::from_to) | only(Saying::reference);
    const Sayings others = unit_sayings() | more | only(Saying::open) | only(Saying::all_of);
    const bool says_number = calendar == Calendar::republican
                                 ? word.size() > 2 || word == U"un"
                                 : (known.of(word) & others).none() || is_teen_before(words, place, known);
    return says_number && known.numbers_of(word).any();
}

/// Which days the words right before this one may be: by the last, or with the ten beside it (dix-sept, vingt et un,
/// ثالثة عشرة).
SmallNumbers days_before(const std::vector<FoundWord>& words, std::size_t place, const WordSayings& known) {
    constexpr std::size_t longest_and = 3, ten = 10;
    const auto says_and = [&](const std::u32string& word) {
        const bool may_be_and = (known.of(word) & (only(Saying::plain) | only(Saying::all_of))).any();
        return may_be_and && word.size() <= longest_and && !known.numbers_of(word)[ten];  // no "dix"
    };
    const SmallNumbers last = known.numbers_of(words[place - 1].word);
    std::size_t before = place - 1;
    if (before > 1 && says_and(words[before - 1].word)) --before;
    if (before == 0 || words[before].is_after_digit) return last;
    const std::u32string& word = words[before - 1].word;
    const SmallNumbers other = says_and(word) ? SmallNumbers() : known.numbers_of(word);
    SmallNumbers sums;
    for (const std::size_t tens : {ten, 2 * ten, 3 * ten})
        if (other[tens]) sums |= last << tens;
    if (last[ten]) sums |= last | other << ten;
    return sums.any() ? sums : last;
}

/// With the name of this month as a word of its own where it is joined with one before it, which a "le" may begin:
/// "levingt-neufpluviôse".
std::vector<FoundWord> with_month_apart(std::span<const FoundWord> all, const MonthNames& names, unsigned month,
                                        const WordSayings& known) {
    constexpr std::size_t shortest_name = 5, shortest_before = 2;
    constexpr std::u32string_view article = U"le";
    const auto is_name = [&](const std::u32string& word) {
        return names.named(plain_letters(std::span(&word, 1))).test(month - 1);
    };
    std::vector<FoundWord> words;
    for (const FoundWord& found : all) {
        FoundWord rest = found;
        std::size_t cut = shortest_before;
        while (cut + shortest_name <= found.word.size() && !is_name(found.word.substr(cut))) ++cut;
        const bool has_name = cut + shortest_name <= found.word.size() && !is_name(found.word);
        if (has_name) rest.word.resize(cut);
        const std::u32string behind = rest.word.starts_with(article) ? rest.word.substr(article.size()) : U"";
        if (known.numbers_of(rest.word).none() && known.numbers_of(behind).any())
            rest = {rest.begin + article.size(), behind, rest.is_after_digit};
        words.push_back(rest);
        if (has_name) words.push_back({found.begin + cut, found.word.substr(cut), false});
    }
    return words;
}

/// How many words from this one on are together a name of the month; 0 where none are.
std::size_t words_of_name(std::span<const FoundWord> words, std::size_t first, const MonthNames& names,
                          unsigned month) {
    constexpr std::size_t longest = 4;
    std::size_t most = 0;
    std::vector<std::u32string> together;
    for (std::size_t i = first; i < std::min(first + longest, words.size()); ++i) {
        if (i > first && words[i].is_after_digit) break;
        together.push_back(words[i].word);
        if (names.named(plain_letters(together))[month - 1]) most = together.size();
    }
    return most;
}

/// None, or an n-th weekday, which is taken for the day of "Monday the fourth of Shaban".
bool may_be_day(std::span<const Step> steps) {
    return steps.empty() ||
           (steps.size() == 1 && steps.front().kind == Step::Kind::nth && is_weekday(steps.front().unit));
}

/// The 20 of "An II, 20 prairial". @param left_out numerals of the text
bool has_day_before(const FoundWord& month, std::u32string_view text, std::span<const Numeral> left_out) {
    constexpr std::size_t longest_day = 2;
    return std::ranges::any_of(left_out, [&](const Numeral& one) {
        const bool is_next = one.end <= month.begin && text.find_first_not_of(U" .", one.end) == month.begin;
        return is_next && is_short(one, longest_day);
    });
}

/// No 7bre, nor the end of an ERA1; that of the month is: Ševvāl9.
bool stands_alone(const Numeral& number, const FoundWord& month, std::u32string_view text) {
    const bool follows_letter = number.begin > 0 && is_letter(text[number.begin - 1]) && number.begin != end_of(month);
    const char32_t behind = letter_at(text, number.end);
    return !follows_letter && !is_letter(behind) && behind != U':';
}

/// With nothing but a space, a point or a hyphen between them.
bool is_beside(const Numeral& number, const FoundWord& word, std::u32string_view text) {
    constexpr std::u32string_view between = U" .-";
    const bool is_before = number.end <= word.begin && text.find_first_not_of(between, number.end) == word.begin;
    return is_before || (number.begin >= end_of(word) && text.find_first_not_of(between, end_of(word)) == number.begin);
}

/// The name of a month with the I or II behind it that is a part of it: Rabi I.
FoundWord with_number_of_name(const FoundWord& month, std::u32string_view text, std::span<const Numeral> numerals) {
    constexpr std::u32string_view between = U" '’‘ʼʻʾʿ";
    constexpr int most = 2;
    for (const Numeral& one : numerals) {
        const bool is_behind = one.in_letters && text.find_first_not_of(between, end_of(month)) == one.begin;
        if (is_behind && std::stoi(one.digits) <= most)
            return {month.begin, std::u32string(text.substr(month.begin, one.end - month.begin)), month.is_after_digit};
    }
    return month;
}

constexpr unsigned rabi = 3, jumada = 5, adar = 6;

/// A month of which there are two, parted by the number behind their name, or one that another end says.
bool may_be_one_of_two(const Point& point) {
    const std::optional<unsigned> month = month_of_other_calendar(point);
    if (!month) return true;
    if (point.calendar == Calendar::hebrew) return *month == adar || *month == adar + 1;
    return point.calendar == Calendar::islamic && *month >= rabi && *month <= jumada + 1;
}

/// Of two months of one name the first as the second, or the second as the first, by the number behind it: rabi II,
/// Adar 1.
bool is_other_of_two(const Point& point, const Numeral& number) {
    const unsigned month = month_of_other_calendar(point).value_or(0);
    const auto is_first = [&](unsigned first) { return month == first && number.digits == "2"; };
    const auto is_second = [&](unsigned first) { return month == first + 1 && number.digits == "1"; };
    if (point.calendar == Calendar::hebrew) return is_second(adar);
    return point.calendar == Calendar::islamic &&
           (is_first(rabi) || is_second(rabi) || is_first(jumada) || is_second(jumada));
}

}  // namespace

/// Names of the Republic's months are nothing else.
bool TextEvidence::leaves_republican_month_out(const Expression& expression) {
    constexpr std::size_t shortest = 5;
    const MonthNames& names = names_.of(Calendar::republican);
    MonthSet said;
    for_each_end(expression, [&](const End& end) {
        const std::optional<unsigned> month = month_of_other_calendar(end.point);
        if (month && end.point.calendar == Calendar::republican) said.set(*month - 1);
    });
    return said.any() && std::ranges::any_of(found_words(), [&](const FoundWord& found) {
               const MonthSet named = names.named(plain_letters(std::span(&found.word, 1)));
               return is_word(found.word, shortest) && named.any() && (named & said).none();
           });
}

bool TextEvidence::leaves_number_beside_month_out(const Expression& expression) {
    constexpr std::size_t longest = 2, shortest_name = 3;
    constexpr int last_day = 31, most_of_a_name = 2;
    const auto has_calendar = [](const End& end) {
        return end.kind == End::Kind::point && end.point.calendar != Calendar::unwritten;
    };
    if (!has_end(expression, has_calendar)) return false;
    const std::vector<Numeral> left_out = numerals_left_out(expression);
    return !left_out.empty() && has_end(expression, [&](const End& end) {
        const Calendar calendar = end.point.calendar;
        if (!has_calendar(end)) return false;
        const bool has_our_names = has_named_months(end.point);
        const auto names_month = [&](const FoundWord& found) {
            if (has_our_names && names_.named(found.word).any()) return true;
            const std::u32string letters = plain_letters(std::span(&found.word, 1));
            const MonthNames& known = names_.of(calendar);
            return !has_our_names && (known.named(letters).any() || known.resembled_by(letters).any());
        };
        const bool is_of_two = may_be_one_of_two(end.point);
        const auto leaves_out = [&](const FoundWord& month, const Numeral& number) {
            if (!is_short(number, longest) || !stands_alone(number, month, text_) || !is_beside(number, month, text_))
                return false;
            const int day = std::stoi(number.digits);
            if (day == field_value(end.point.date.day)) return false;  // the 1 of ERA1 is there, too
            const bool is_of_name = is_of_two && number.begin > month.begin && day <= most_of_a_name;
            return is_of_name ? is_other_of_two(end.point, number) : !number.in_letters && day >= 1 && day <= last_day;
        };
        return std::ranges::any_of(found_words(), [&](const FoundWord& found) {
            if (!is_word(found.word, shortest_name) || !names_month(found)) return false;
            const FoundWord month = is_of_two ? with_number_of_name(found, text_, numerals()) : found;
            return std::ranges::any_of(left_out, [&](const Numeral& number) { return leaves_out(month, number); });
        });
    });
}

bool TextEvidence::leaves_day_of_others_out(const Expression& expression) {
    if (!has_other_calendar(expression)) return false;
    if (has_hebrew_number(text_)) return false;  // whose letters are words, too
    const std::vector<Numeral> left_out = numerals_left_out(expression);
    return has_end(expression, [&](const End& end) {
        const std::optional<unsigned> month = month_of_other_calendar(end.point);
        if (!month || end.point.part != Part::none || !may_be_day(end.point.steps)) return false;
        const std::optional<int> day = field_value(end.point.date.day);
        const std::vector<FoundWord> words =
            with_month_apart(found_words(), names_.of(end.point.calendar), *month, *words_);
        const auto is_day = [&](const Numeral& one) { return without_noughts(one.digits) == std::to_string(*day); };
        const bool needs_word = end.point.calendar == Calendar::republican && day &&  // no day of "messidor an 2"
                                std::ranges::none_of(numerals(), is_day);
        bool leaves_out = false, bears_out = false;  // a month may stand there twice
        for (std::size_t i = 0, size = 1; i < words.size(); i += std::max(size, std::size_t{1})) {
            size = words_of_name(words, i, names_.of(end.point.calendar), *month);
            if (size == 0) continue;
            if (!day && has_day_before(words[i], text_, left_out)) return true;
            const bool has_number = has_number_before(words, i, end.point.calendar, *words_);
            const bool says_it = has_number ? day && days_before(words, i, *words_)[static_cast<std::size_t>(*day)]
                                            : !needs_word || i > 0;
            (says_it ? bears_out : leaves_out) = true;
        }
        return leaves_out && !bears_out;
    });
}

}  // namespace kalends
