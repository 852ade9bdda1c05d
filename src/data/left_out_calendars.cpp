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

/// Right before this one stands a word for a number that says nothing else there; of the Republic's days also one that
/// may be plain (huit), but for short ones (le).
bool has_number_before(const std::vector<FoundWord>& words, std::size_t place, Calendar calendar,
                       const WordSayings& known) {
    if (place == 0 || words[place].is_after_digit) return false;
    const std::u32string& word = words[place - 1].word;
    const Sayings others = unit_sayings() | only(Saying::plain) | only(Saying::open) | only(Saying::from_to) |
                           only(Saying::all_of) | only(Saying::reference);
    const bool says_number =
        calendar == Calendar::republican ? word.size() > 2 || word == U"un" : (known.of(word) & others).none();
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

/// The 20 of "An II, 20 prairial". @param left_out numerals of the text
bool has_day_before(const FoundWord& month, std::u32string_view text, std::span<const Numeral> left_out) {
    constexpr std::size_t longest_day = 2;
    return std::ranges::any_of(left_out, [&](const Numeral& one) {
        const bool is_next = one.end <= month.begin && text.find_first_not_of(U" .", one.end) == month.begin;
        return is_next && is_short(one, longest_day);
    });
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

bool TextEvidence::leaves_day_of_others_out(const Expression& expression) {
    if (!has_other_calendar(expression)) return false;
    if (has_hebrew_number(text_)) return false;  // whose letters are words, too
    const std::vector<Numeral> left_out = numerals_left_out(expression);
    return has_end(expression, [&](const End& end) {
        const std::optional<unsigned> month = month_of_other_calendar(end.point);
        if (!month || end.point.part != Part::none || !end.point.steps.empty()) return false;
        const std::optional<int> day = field_value(end.point.date.day);
        const std::vector<FoundWord>& words = found_words();
        const auto is_day = [&](const Numeral& one) { return without_noughts(one.digits) == std::to_string(*day); };
        const bool needs_word = end.point.calendar == Calendar::republican && day &&  // no day of "messidor an 2"
                                std::ranges::none_of(numerals(), is_day);
        bool leaves_out = false, bears_out = false;  // a month may stand there twice
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::u32string letters = plain_letters(std::span(&words[i].word, 1));
            if (!names_.of(end.point.calendar).named(letters).test(*month - 1)) continue;
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
