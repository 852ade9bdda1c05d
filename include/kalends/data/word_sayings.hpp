// What the words that a model was taught say of a time.
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

/// One thing that a word can say; names of months apart, which MonthNames has.
enum class Saying : std::uint8_t {
    plain,   ///< nothing by itself: it stands in dates (of, the, de, Uhr, anno)
    number,  ///< a number, or a part of one
    monday,
    tuesday,
    wednesday,
    thursday,
    friday,
    saturday,
    sunday,
    season,
    about,
    uncertain,
    early,
    mid,
    late,
    open,     ///< an end without a limit: before, since
    unknown,  ///< an end that nobody knows
    from_to,
    one_of,
    all_of,
    before_christ,
    of_christ,
    other_era,
    century,
    decade,
    millennium,
    quarter,
    third,
    half,
    last,      ///< the last within
    this_one,  ///< the one that holds the time
    earlier,
    later,
    day,  ///< what is counted, and so on
    week,
    weekend,
    month,
    year,
    clock,      ///< a time of the day
    at,         ///< that one follows
    reference,  ///< that the text counts from today: heute, ago
    hour,
    minute,
    second,
    am,
    pm,
    noon,
    midnight,
    morning,
    afternoon,
    evening,
    night,
    zone,       ///< of a time of the day: UTC
    half_hour,  ///< past one, or to one
    quarter_hour,
    calendar,     ///< by which calendar years are counted: AH, O.S.
    other_month,  ///< a month of another calendar
    our_calendar  ///< that years are counted by ours: N.S.
};
constexpr std::size_t saying_count = static_cast<std::size_t>(Saying::our_calendar) + 1;
using Sayings = std::bitset<saying_count>;

/// Lower-case names as above, with hyphens.
std::string_view name(Saying);
Sayings only(Saying);
/// Monday to Sunday, all of them.
Sayings weekday_sayings();
/// Seconds to years.
Sayings unit_sayings();
/// @pre a weekday
Saying saying_of(Weekday);

/// Small numbers, 1 to 99, by themselves: which days of a month, which centuries, how many weeks.
constexpr std::size_t most_small = 99;
using SmallNumbers = std::bitset<most_small + 1>;
/// True of one of them, and of a ten and another (twenty first).
bool is_sum(std::size_t number, const SmallNumbers& parts);

/// What an expression says; always plain words, and numbers where it holds any.
Sayings sayings_of(const Expression&);

/// Longer words for numbers, which are years, are known by so many of their first letters.
constexpr std::size_t longest_number_word = 12, number_beginning = 8;

/// Words, each with what it can say. Kept beside a model's weights, so that what an answer rests on can be told from
/// what it leaves unread.
class WordSayings {
public:
    struct Word {
        std::u32string letters;
        Sayings sayings;
        SmallNumbers numbers{};         ///< which it is by itself: zweiten 2
        std::vector<int> year_parts{};  ///< what it adds to a year in words, in order: وستين 60
        friend bool operator==(const Word&, const Word&) = default;
    };
    /// Adds words, each a run of letters of a normalised text.
    void add(std::vector<Word>);

    /// What this very word can say, or a long one as a number; nothing of one that was not taught.
    [[nodiscard]] Sayings of(std::u32string_view word) const;
    /// Which numbers this very word is by itself.
    [[nodiscard]] SmallNumbers numbers_of(std::u32string_view word) const;
    /// What this very word may add to a year in words; lives as long as this does.
    [[nodiscard]] std::span<const int> year_parts_of(std::u32string_view word) const;
    /// All that parts of a word say, of so many letters to sixteen; of a word with letters of a script that has words
    /// of one letter from one on, or as many as are told for such.
    [[nodiscard]] Sayings inside(std::u32string_view word, std::size_t shortest, std::size_t shortest_dense = 1) const;
    /// True where a word of at least five letters that can say one of these is this one but for a typing error, or for
    /// an ending of up to three letters.
    [[nodiscard]] bool resembles(std::u32string_view word, Sayings) const;

    [[nodiscard]] bool empty() const { return words_.empty(); }
    /// In the order of their code points.
    [[nodiscard]] const std::vector<Word>& all() const { return words_; }
    friend bool operator==(const WordSayings&, const WordSayings&) = default;

private:
    /// How a word of at least five letters begins, and what of it tells whether it has to be looked at.
    struct Beginning {
        char32_t first, second;
        std::uint32_t size, place;  ///< among the words
        Sayings sayings;
        friend bool operator==(const Beginning&, const Beginning&) = default;
    };
    /// Where the word of a hash is.
    struct Place {
        std::size_t hash;
        std::uint32_t place;  ///< among the words
        friend bool operator==(const Place&, const Place&) = default;
    };
    [[nodiscard]] const Word* find(std::u32string_view word) const;
    void add_beginnings();
    void add_hashes();
    /// By its first bits.
    [[nodiscard]] std::size_t bucket_of(std::size_t hash) const;

    std::vector<Word> words_;
    std::vector<Beginning> by_first_, by_second_;  ///< in the order of those letters
    std::vector<Place> by_hash_;                   ///< side by side, which is faster than to follow words about
    std::vector<std::uint32_t> buckets_;           ///< where hashes with the same first bits begin, and behind the last
};

/// What a word says, as files have it: names with spaces between them, then numbers, then what it adds to years:
/// "number 2 12 +1000". What this program does not know is left out when it is read.
std::string sayings_text(const WordSayings::Word&);
WordSayings::Word word_saying(std::u32string letters, std::string_view sayings);

}  // namespace kalends
