#pragma once

#include <array>
#include <span>
#include <string_view>

#include "kalends/data/month_names.hpp"
#include "kalends/data/word_sayings.hpp"
#include "kalends/language/expression.hpp"

namespace kalends {

/// As they stand behind times.
constexpr std::array<std::u32string_view, 3> names_of_utc{U"z", U"gmt", U"utc"};

/// What of these a text says by no word and no sign. A word may be misspelt, or have the one that says so for a part.
/// @param text normalised @param words of a model; without any nothing is unsaid
Sayings unsaid(Sayings, std::u32string_view text, const WordSayings& words);

/// What the "c" of 19thC says; nothing of words that stand behind no digit.
Sayings said_behind_ordinal(const FoundWord&, std::u32string_view text, const WordSayings& words);

/// The half of the day and the zone of "5:46 pmZ" or "5:46 PMGMT", one word; nothing of another.
Sayings said_before_zulu(const FoundWord&, const WordSayings& words);

/// What of an expression a text must have a word or a sign for: seasons, weeks, parts of times, about and perhaps, open
/// and unknown ends, from-to, or, eras, which within which. Not numbers, months and times of the day, nor the weekday
/// of a date, without which it is the same date, nor what a list or a relative time adds.
Sayings sayings_to_bear_out(const Expression&);

/// True where twelve is the only hour of an afternoon, which a word for noon says as well.
bool is_noon(const Expression&);

/// A range between today and a date, of a text without a word for today: on Monday - 06.11.2017.
bool invents_today(const Expression&, std::span<const FoundWord>, const WordSayings&);

}  // namespace kalends
