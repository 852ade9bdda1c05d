#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "data/numerals.hpp"
#include "data/other_months.hpp"
#include "kalends/data/example.hpp"
#include "kalends/data/month_names.hpp"
#include "kalends/data/word_sayings.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

class LeftOver;

/// What one text has to say of months. What is asked of it is looked up once, when it is first asked for, so that
/// readings of a text can share it. For one thread; neither the text, which is normalised, nor the names are copied.
class TextEvidence {
public:
    TextEvidence(std::u32string_view text, const MonthNames& names) : text_(text), names_(names) {}
    /// That knows what other words say, too: which numbers.
    TextEvidence(std::u32string_view text, const MonthNames& names, const WordSayings& words)
        : text_(text), names_(names), words_(&words) {}
    TextEvidence(std::u32string&&, const MonthNames&) = delete;  // would be gone before it is asked
    [[nodiscard]] std::u32string_view text() const { return text_; }

    /// Of months, numbers and what else is said of a time.
    [[nodiscard]] Evidence of(const Expression&);
    /// The first that there is for a month: a name, its number, a name inside a word, a name misspelt. Of several
    /// months the worst; of another calendar's, where names of them are known.
    [[nodiscard]] Evidence of_months(const Expression&);
    /// What it has to say of months of other calendars.
    const OtherMonths& other_months();
    /// False where neither a word nor a sign says one of these; true where no words are known.
    [[nodiscard]] bool may_say(Sayings) const;
    /// True where words or signs bear out what they must.
    [[nodiscard]] bool says_all_of(const Expression&) const;
    /// All of the text.
    const std::vector<FoundWord>& found_words();
    /// All of the text.
    const std::vector<Numeral>& numerals();
    /// For each, whether some number of the expression is it.
    [[nodiscard]] std::vector<bool> numerals_in_use(const Expression&);
    /// True where there is a name of one month and no other, misspelt or cut short.
    [[nodiscard]] bool has_misspelt_month();
    /// False where there is a month and no evidence for it at all, be it that no name is known.
    [[nodiscard]] bool bears_out(const Expression&);

private:
    struct Phrases {
        std::vector<std::vector<std::u32string>> words;  ///< words_between_digits()
        std::vector<std::u32string> phrases;
        std::vector<MonthSet> named;  ///< by each phrase
    };
    /// As one word with a part of it: Maihälfte.
    bool stands_before_part(unsigned month);
    /// By words of one or two letters alone, which are often others: the au of "du 1 au 14/11" is August in Estonian.
    bool is_named_in_short(unsigned month);
    Evidence strongest(const WrittenDate& date, unsigned month);
    /// By each end: whether its month is borne out so, or is none but as a number.
    std::vector<bool> months_by_number(const Expression&, std::initializer_list<Evidence>);
    /// True where each month that is taken for a number has a misspelt name, too, or one with a number of its own: then
    /// the number may be the hour of "22 Scptember 1776, 9:00", or of "8br 1, 1975 10:57".
    bool names_numbered_months(const Expression&);
    bool has_words_beside_months(const Expression&);
    /// What its letters allow, and nobody says (improbable*.hpp, clock_words.hpp, word_years.hpp).
    bool is_hardly_said(const Expression&);
    /// True of what leaves out a word or a number beside it that makes it say something else.
    bool leaves_meaning_out(const Expression&);
    /// The half of "2.5 hours ago", read as two; not of "2.5K views, 2h ago".
    bool leaves_fraction_of_count_out(const Expression&);
    bool are_in_words(const std::vector<int>& numbers, const Expression&);
    /// True where a year that is said to be in words ends as a number in digits does that is left over.
    bool takes_digits_for_words(const Expression&);
    /// A number that is no day, 0, where some word may be one; a day where words add up to it, or some word may be any.
    bool may_be_in_words(int day);
    const Phrases& split();
    /// The date of an expression that is nothing else, where it is known what other words say.
    [[nodiscard]] std::optional<WrittenDate> date_that_may_leave_some(const Expression&) const;
    [[nodiscard]] bool names_zone_of(const Expression&) const;
    [[nodiscard]] bool names_calendars_of(const Expression&);
    /// By a word that does, or by the letter of one (14. Jh. H.); the "c." of "13th-14th c." is none.
    bool names_calendar_of_centuries();
    /// The "sene" of "sene 1215", a year in Turkish, which is an Ethiopian month elsewhere.
    bool takes_year_for_month(const Point&);
    bool has_word_of(const LeftOver&);
    /// True of one date beside which the text has another in numbers, or a month right before the numbers read.
    bool leaves_whole_date_out(const Expression&, Evidence months);
    /// True beside a word that says about, perhaps, another era, or of a day or month another calendar, and can say
    /// nothing else, of which the expression says nothing.
    bool leaves_mark_out(const Expression&);
    /// What a word or a number in digits is to a reading.
    struct Item {
        bool is_read = false, is_plain = false, is_number = false, is_month = false;
    };
    using Items = std::map<std::size_t, Item>;  ///< by their beginnings
    Items items(const Expression&);
    /// Before the time that was read, or behind it at the end of the text: "1850 (perhaps)", not "1850, about London".
    bool stands_beside(const FoundWord& mark, const Expression&);
    /// True of a date behind which a word that says until stands before a number that the date does not rest on: the 5
    /// August of "5 August to 10 August".
    bool leaves_end_out(const Expression&);
    /// True of one date or exact time that a word for before, until or after stands before.
    bool leaves_limit_out(const Expression&);
    /// The beginning of "unknown - 19th century".
    bool leaves_unknown_end_out(const Expression&);
    /// True of a lone day beside which another number of a day stands, with a dash or a word for to or and between
    /// them: the 5 of "5-9 May", or its 9, in any calendar.
    bool leaves_joined_day_out(const Expression&);
    /// True of a month that two calendars count, where the name of one that is not said stands beside it with a dash.
    bool leaves_joined_month_out(const Expression&);
    /// The other of "'48-'50", as a year by itself.
    bool leaves_joined_year_out(const Expression&);
    /// "n.d. - 1850" as what begins in 1850: the dash stands before it, and nothing says from or since.
    bool takes_beginning_for_end(const Expression&);
    /// The sign of ">=2018-05-09"; not the brackets of "<1850>".
    [[nodiscard]] bool leaves_comparison_out(const Expression&) const;
    bool leaves_other_month_out(const Expression&);
    /// True of before, after, about or perhaps where behind each word that says so an unknown one and a comma follow
    /// before the first number: the year of "by Rubens, 1650".
    bool says_apart(const Expression&);
    /// True beside a word for last or next, a season or a part of a year or century, of which the expression says
    /// nothing: the third of "9. Jh. (2. Drittel)", read as a half.
    bool leaves_relation_out(const Expression&);
    /// Those that the expression does not rest on.
    std::vector<Numeral> numerals_left_out(const Expression&);
    /// True beside a word or a numeral whose meaning the expression leaves out: those that follow.
    bool leaves_words_out(const Expression&);
    /// "Tomorrow", of a year.
    bool leaves_today_out(const Expression&);
    /// The PT of "11am PT".
    bool leaves_zone_out(const Expression&);
    /// The Monday of "Monday two weeks ago", or of "Mon-Fri next week".
    bool leaves_weekday_out(const Expression&);
    /// "August", of last year, or beside a time of the day alone.
    bool leaves_month_of_year_out(const Expression&);
    /// The seconds of "next secs".
    bool leaves_short_unit_out(const Expression&);
    /// The first Rabi where the text has the second, by the number behind its name.
    bool takes_other_of_two(const Expression&);
    /// Read as ours, beside a number: 17 Nahase de 1854.
    bool takes_others_month_for_ours(const Expression&);
    /// Of a day: the mark that has_joined_julian_mark() finds, or one behind two years.
    bool leaves_julian_mark_out(const Expression&);
    /// One that is joined to a month, or stands right behind one: AGOSTOjul. 1507, 12 aprīlisOS1722.
    bool has_joined_julian_mark();
    /// The ninth of "le neuvième germinal an XIII", of months of other calendars, where days are often in words; or the
    /// 20 of "An II, 20 prairial".
    bool leaves_day_of_others_out(const Expression&);
    /// The 7 of "from 3 to 7 Brumaire", the II of "Rabi II", beside the name of a month, of dates whose calendar is
    /// said.
    bool leaves_number_beside_month_out(const Expression&);
    /// True beside a number that the expression leaves out: those that follow.
    bool leaves_numbers_out(const Expression&);
    /// True of a digit that is read aloud as a word or a part of one, and counts nothing.
    bool is_sound(const Numeral&);
    /// True of what counts from today beside a number in digits that it does not rest on, right before its unit.
    bool leaves_count_out(const Expression&);
    /// The 8 of "12 May, 8 in the evening".
    bool leaves_hour_in_digits_out(const Expression&);
    /// The five of "from three to five in the afternoon", the fifteenth of "the fifteenth of next month".
    bool leaves_number_in_words_out(const Expression&);
    /// True of a day by its number alone where unknown words part it from the time that gives its month: the 12 of "12,
    /// rue de Seine, 9 mai 1845".
    bool takes_place_for_day(const Expression&);
    /// A numeral before a month or day of the east: the second month of 3月、4月、5月.
    bool leaves_counted_out(const Expression&);
    /// True of a year where the text counts years, and none that the expression says: another's digits in Han numerals.
    bool leaves_all_years_out(const Expression&);
    /// True of another day than the one right behind the month and before the year.
    bool leaves_day_before_year_out(const Expression&);
    /// True of a day right behind which the name of another month stands.
    bool takes_day_from_other_month(const Expression&);
    /// True of the word at this place among those of the text.
    bool begins_name_of(unsigned month, std::ptrdiff_t place);
    /// @param in_words numbers that only words can say
    bool leaves_unit_out(const std::vector<int>& in_words);
    bool takes_until_for_weekday(const Expression&);
    /// True of one date beside which the text has a month, a weekday or a year that it does not say.
    bool leaves_date_out(const Expression&);
    /// A name of the month within a word, or within words that belong together.
    bool is_inside(unsigned month);
    /// Martes is no misspelt March.
    [[nodiscard]] bool says_weekday(std::u32string_view word) const;
    const std::vector<MonthSet>& resembled();

    std::u32string_view text_;
    const MonthNames& names_;
    const WordSayings* words_ = nullptr;
    std::optional<std::vector<FoundWord>> found_;
    std::optional<Phrases> split_;
    std::optional<std::vector<MonthSet>> resembled_;  ///< by each phrase
    std::optional<OtherMonths> other_months_;
    std::optional<std::vector<Numeral>> numerals_;
};

/// What examples teach beside the names that are known: of a text of one month that nothing in it bears out, every
/// word. Words of many months, "the" among them, tell as little as they should.
MonthNames taught_names(std::span<const Example>, const MonthNames& known);

}  // namespace kalends
