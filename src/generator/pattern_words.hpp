#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "generator/lexicon.hpp"
#include "generator/locale_names.hpp"
#include "generator/pattern_tables.hpp"
#include "kalends/data/word_sayings.hpp"

namespace kalends {

/// Collects what the words of tables and locales say: those behind a mark what it means, those of a century's number
/// that they are one, and so on, as PhraseWriter shows them to the network.
class PatternWords {
public:
    /// Of a pattern that writes a date, or says more of one. Not those of texts around dates, or of none.
    void add(const PatternRow&);
    /// Of what phrases of one language call by name.
    void add(const Rules&);
    /// Names, numbers in words, patterns. They live until all() is asked: what locales share is looked at once.
    void add(const LocaleNames&);
    /// Names of zones, which are of no language.
    void add_zones();

    [[nodiscard]] WordSayings all() const;

private:
    /// How often each word says what.
    using WordMap = std::map<std::u32string, std::array<std::uint32_t, saying_count>>;
    static void add(std::string_view text, Saying, WordMap&);
    void add(std::string_view rule, const Pattern&);
    void add(const Pattern&, Saying unmarked, WordMap&);
    void add(const Lexicon&);
    void add(const CalendarNames&);
    void add(const std::vector<RelativeText>&);
    void add_year(const std::string&);
    void add_hours(const Pattern&);
    void add_number(const std::string&, std::size_t number);
    /// With what a word of two digits says in a number that is not the sum of its words: the belas of "delapan belas",
    /// eighteen, which is known of twelve, says eighteen, too.
    [[nodiscard]] std::map<std::u32string, SmallNumbers> numbers_of_words() const;

    struct Compound {
        std::vector<std::u32string> words;
        std::size_t number = 0;
    };
    WordMap of_phrases_, of_dates_;
    std::map<std::u32string, SmallNumbers> numbers_;
    std::map<std::u32string, std::set<int>> year_parts_;
    std::set<const YearsInWords*> parted_years_;  ///< lists of which the parts are known
    std::vector<Compound> compounds_;
    WordMap beside_times_;  ///< what is plain in dates alone, and is here, says nothing of them
};

}  // namespace kalends
