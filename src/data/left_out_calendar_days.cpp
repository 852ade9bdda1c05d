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

// Days of other calendars, in words or figures before their month, that a reading leaves out of its text.
namespace kalends {
namespace {

/// Of a word, or of one whose first letter is an Arabic "and": وعشرين.
SmallNumbers numbers_said_by(const std::u32string& word, const WordSayings& known) {
    constexpr char32_t arabic_and = U'\u0648';
    const SmallNumbers numbers = known.numbers_of(word);
    return numbers.any() || word.front() != arabic_and ? numbers : known.numbers_of(word.substr(1));
}

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
    const bool is_one_number = word.size() >= shortest && numbers_said_by(word, known).count() == 1;
    const Sayings more =
        is_one_number ? Sayings() : only(Saying::plain) | only(Saying::from_to) | only(Saying::reference);
    const Sayings others = unit_sayings() | more | only(Saying::open) | only(Saying::all_of);
    const bool says_number = calendar == Calendar::republican
                                 ? word.size() > 2 || word == U"un"
                                 : (known.of(word) & others).none() || is_teen_before(words, place, known);
    return says_number && numbers_said_by(word, known).any();
}

/// Which days the words right before this one may be: by the last, or with the ten beside it (dix-sept, vingt et un,
/// ثالثة عشرة, خامس عشرين).
SmallNumbers days_before(const std::vector<FoundWord>& words, std::size_t place, const WordSayings& known) {
    constexpr std::size_t longest_and = 3, ten = 10;
    const auto says_and = [&](const std::u32string& word) {
        const bool may_be_and = (known.of(word) & (only(Saying::plain) | only(Saying::all_of))).any();
        return may_be_and && word.size() <= longest_and && !known.numbers_of(word)[ten];  // no "dix"
    };
    const SmallNumbers last = numbers_said_by(words[place - 1].word, known);
    std::size_t before = place - 1;
    if (before > 1 && says_and(words[before - 1].word)) --before;
    if (before == 0 || words[before].is_after_digit) return last;
    const std::u32string& word = words[before - 1].word;
    const SmallNumbers other = says_and(word) ? SmallNumbers() : known.numbers_of(word);
    SmallNumbers sums;
    for (const std::size_t tens : {ten, 2 * ten, 3 * ten}) {
        if (other[tens]) sums |= last << tens;
        if (last[tens]) sums |= last | other << tens;
    }
    return sums.any() ? sums : last;
}

/// With the name of this month as a word of its own where it is joined with one before it, which a "le" may begin:
/// "levingt-neufpluviôse".
std::vector<FoundWord> with_month_apart(std::span<const FoundWord> all, const MonthNames& names, unsigned month,
                                        const WordSayings& known) {
    constexpr std::size_t shortest_name = 4, shortest_before = 2;
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

}  // namespace

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
