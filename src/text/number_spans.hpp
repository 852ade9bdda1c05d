#pragma once

#include <bitset>
#include <string>
#include <string_view>
#include <vector>

#include "kalends/text/normalized_text.hpp"

namespace kalends {

/// In which digits numbers are written, where that says whose they are.
enum class Digits : unsigned char { of_many, arabic, persian, thai };

/// The numbers of a text, and what joins neighbours.
struct NumberSpans {
    std::vector<std::string> runs;  ///< digits 0 to 9, from left to right: "5/5/18 10:30" has 5, 5, 18, 10, 30
    /// Behind each but the last the one character before the next, as it is written, letters in lower case; 0 where it
    /// is not one.
    std::u32string signs;
    /// Of each, whether it stands behind a letter and a hyphen or slash: Jan-05, Mai/68.
    std::vector<bool> is_joined_to_word{};
    /// Of each, whether letters stand between it and the one before: 5 tháng 10.
    std::vector<bool> is_behind_letters{};
    Digits digits = Digits::of_many;  ///< of the first
    bool has_letters = false;         ///< beside them
    bool are_hours = false;           ///< a number of hours is all of the text: 8h, 8 h
    bool has_thai_letters = false;
    bool has_arabic_letters = false;  ///< and none that Uyghur and Kazakh alone write, which count as we do
    /// Of ours, January at bit 0, those that Tigrinya names as Amharic names others, of the calendar of Ethiopia, where
    /// such a name stands beside them: መጋቢት, March and the seventh month (CLDR).
    std::bitset<12> months_named_as_in_ethiopia{};
    /// Names of time zones beside them, from left to right, as they are written; where one was read.
    std::vector<std::string> zones{};
};

/// Those of a normalised text, alone.
std::vector<std::string> digit_runs(std::u32string_view);

/// @param bytes of which the text was normalised: a dash that was longer than a hyphen is no longer in it
NumberSpans number_spans(const NormalizedText&, std::string_view bytes);

}  // namespace kalends
