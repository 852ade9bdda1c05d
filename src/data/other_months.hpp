#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "data/numerals.hpp"
#include "kalends/data/month_names.hpp"
#include "kalends/language/expression.hpp"

// Months of calendars whose months are not January to December.
namespace kalends {

/// True where months are counted by a calendar whose months are January to December.
bool has_named_months(const Point&);
/// True where another calendar than those counts a part of it. Of most texts none does, and nothing below is asked.
bool has_other_calendar(const Expression&);
/// The dates with a month of ours that has a name, in the order of the text.
std::vector<WrittenDate> dates_with_month(const Expression&);
/// 1..13; nothing where there is none, or one of ours.
std::optional<unsigned> month_of_other_calendar(const Point&);
/// A year alone.
bool is_year_of_other_calendar(const Point&);
/// Its year stands among these beside one of ours in which it begins or ends: 1266/1849.
bool is_beside_year_of_ours(const Point&, std::span<const Numeral>);

/// A month of another calendar, 1..13.
struct NamedMonth {
    Calendar calendar = Calendar::unwritten;
    unsigned month = 0;
    friend bool operator==(const NamedMonth&, const NamedMonth&) = default;
};

/// What one text has to say of them. Neither text nor names are copied.
class OtherMonths {
public:
    /// @param words of the text
    OtherMonths(std::u32string_view text, std::span<const FoundWord> words, const MonthNames& names);

    /// Of a point's month; unchecked where it has none of another calendar, or names of such are not known.
    [[nodiscard]] Evidence of(const Point&) const;
    /// True of a point that another calendar counts, where the text has the name of a month of that calendar.
    [[nodiscard]] bool names_month_for(const Point&) const;
    /// The one that the text names, by so many letters at least; nothing where it names none, or where its names may be
    /// several.
    [[nodiscard]] std::optional<NamedMonth> only_named(std::size_t shortest = shortest_name) const;
    /// True of what says a year alone where the text has such a name.
    [[nodiscard]] bool leaves_month_out(const Expression&) const;
    /// True of months beside which the text names another: the first of "Rajab–Shaban 1275".
    [[nodiscard]] bool leaves_one_of_months_out(const Expression&) const;

private:
    static constexpr std::size_t shortest_name = 4;
    /// A name of one month of the calendar, of at least five letters, that the expression does not say.
    [[nodiscard]] bool names_month_beside(Calendar, const Expression&) const;
    struct Phrase {
        std::u32string letters;          ///< plain
        std::size_t begin = 0, end = 0;  ///< among the words of the text
        bool has_number = false;         ///< of a word and a digit, written as the Roman numeral that names have
    };
    void add_numbered_names(std::span<const FoundWord> words);
    void add_joined_names();
    /// The name of a month that ends the word, as another phrase.
    void add_name_at_end(const Phrase& word);
    /// What each phrase names. A name inside a longer one names nothing: the "rabi" of "rabi al-thani".
    [[nodiscard]] std::vector<MonthSet> named(const MonthNames&) const;
    /// The text has the full name of another month: Rabīʿ al-thānī is not the first one, for all that it begins like
    /// it.
    [[nodiscard]] bool names_another(std::span<const MonthSet> sets) const;
    /// Without names that begin a longer one of other months, misspelt: the Rabi of Rabi-ul-Sanii.
    [[nodiscard]] std::vector<MonthSet> without_parts(std::span<const MonthSet> sets, const MonthNames&) const;
    /// The text names no month of this calendar, and one of another: Thout 990 is no month of Ethiopia.
    /// False of those that may be called as ours are: 24 April (lunar).
    [[nodiscard]] bool names_month_of_other_calendar(std::span<const MonthSet> own, Calendar) const;

    std::u32string_view text_;
    const MonthNames& names_;
    std::vector<Phrase> phrases_;  ///< up to five words that belong together
};

}  // namespace kalends
