// The names of months that a model was taught, and what bears out a month.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/language/expression.hpp"

namespace kalends {

/// Months of a year, January at bit 0; years of other calendars have up to thirteen.
using MonthSet = std::bitset<13>;

/// A maximal run of letters and their marks in a normalised text. A nought between letters is an o.
struct FoundWord {
    std::size_t begin = 0;  ///< in the text
    std::u32string word{};
    bool is_after_digit = true;  ///< or the first: no word of the same phrase is before it
};
/// Behind its last letter.
inline std::size_t end_of(const FoundWord& word) {
    return word.begin + word.word.size();
}
/// From left to right.
std::vector<FoundWord> find_words(std::u32string_view normalized);
/// The same; words between two digits, or a digit and an end of the text, are together.
std::vector<std::vector<std::u32string>> words_between_digits(std::u32string_view normalized);
std::vector<std::vector<std::u32string>> words_between_digits(std::span<const FoundWord>);
/// With one space between them.
std::u32string phrase(std::span<const std::u32string> words);
/// Their letters alone, without accents and signs of transliteration: "Rabīʿ al-awwal" and "Rabi' al-Awwal" are one.
std::u32string plain_letters(std::span<const std::u32string> words);

/// The names of months that a model was taught, each with the months it stands for: "mar" is March in English and, as
/// one of two words of "dwe mar ang'wen", April in Luo. Kept beside the weights, so that what was never taught can be
/// told from what was.
class MonthNames {
public:
    /// Adds the words of a name as one phrase. Nothing where it has no letter, or where a number tells the month; of
    /// "8bre", which is October, the letters. @param month 1..12
    void add(std::u32string_view normalized_name, unsigned month);
    /// Adds words as phrase() writes them.
    void add_phrase(std::u32string phrase, MonthSet months);
    void add(const MonthNames&);
    /// Adds the name of a month of another calendar, in plain letters. @param month 1..13
    void add(Calendar, std::u32string_view normalized_name, unsigned month);
    void add_all(Calendar, MonthNames);
    /// Those of our months become these; those of other calendars stay.
    void set_own(MonthNames);

    /// The names of another calendar's months, as plain_letters() writes them; empty where none were taught.
    [[nodiscard]] const MonthNames& of(Calendar) const;
    /// The calendars that have such names.
    [[nodiscard]] std::vector<Calendar> other_calendars() const;

    /// The months that this very phrase stands for, its words with one space between them.
    [[nodiscard]] MonthSet named(std::u32string_view phrase) const;
    /// True where a name of the month, of at least four letters or two Chinese characters, stands inside the phrase, or
    /// one of three ends a word of at most six.
    [[nodiscard]] bool is_inside(std::u32string_view phrase, unsigned month) const;
    /// The months that have a name, of at least five letters, which the phrase is with one typing error, misread in
    /// print ("septernber") or cut short ("octob"). One edit makes anything of a shorter word.
    [[nodiscard]] MonthSet resembled_by(std::u32string_view phrase) const;
    /// The same of those whose first letter is right, which is faster.
    [[nodiscard]] MonthSet resembled_behind_first_letter(std::u32string_view phrase) const;

    /// The months whose names begin so: the "rab" of both that are called Rabi.
    [[nodiscard]] MonthSet begun_by(std::u32string_view letters) const;

    struct Name {
        std::u32string phrase;
        MonthSet months;
        friend bool operator==(const Name&, const Name&) = default;
    };
    [[nodiscard]] bool empty() const { return names_.empty(); }
    /// In the order of their code points.
    [[nodiscard]] const std::vector<Name>& all() const { return names_; }
    /// How many words the name with most words has.
    [[nodiscard]] std::size_t most_words() const { return most_words_; }
    friend bool operator==(const MonthNames&, const MonthNames&) = default;

private:
    [[nodiscard]] static MonthSet resembled_by(std::u32string_view phrase, std::span<const Name>);

    std::vector<Name> names_;
    std::vector<MonthNames> others_;  ///< by Calendar
    std::size_t most_words_ = 0, most_letters_ = 0;
};

/// What in a text bears out the months and numbers that a model read in it. A network that never saw a name answers as
/// surely as one that did (Nguyen, Yosinski and Clune 2015), so how much its confidence is worth depends on this:
/// nothing where a month's is missing. Where a number has no numeral of the text to itself, that counts instead of the
/// months'.
enum class Evidence : std::uint8_t {
    unchecked,   ///< nothing to check: no month of the year was read, the text has no words, or no names are known
    named,       ///< a name of this month and of no other
    shared,      ///< a name that is another month's, too, or that may be: one misspelt or cut short
    number,      ///< the month's number
    inside,      ///< a name inside a longer word
    resembling,  ///< a name of this month and no other, misspelt or cut short
    missing,     ///< none of these
    worded,      ///< a number without a numeral, in a text with words that may say it: "the sixties"
    /// A number without a numeral in a text without words for it, or what no word and no sign says; or an answer that
    /// leaves out a whole date, or a word for about or perhaps, which is an answer to another text.
    invented,
    leftover  ///< of one date, with a month, a weekday or a year in the text that it does not say
};
constexpr std::size_t evidence_kinds = 10;
std::string_view name(Evidence);

}  // namespace kalends
