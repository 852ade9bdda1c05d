#pragma once

#include "kalends/data/word_sayings.hpp"

namespace kalends {

/// Words beside months of other calendars: numbers, some of which say something else as well, and calendars.
inline WordSayings words_beside_months() {
    const Sayings number = only(Saying::number);
    WordSayings words;
    words.add({{U"neuvième", number, SmallNumbers(1) << 9},
               {U"huit", number | only(Saying::plain), SmallNumbers(1) << 8},
               {U"vingt", number, SmallNumbers(1) << 20},
               {U"un", number, SmallNumbers(1) << 1},
               {U"le", only(Saying::plain) | number, SmallNumbers(1) << 6},
               {U"monday", only(Saying::monday)},
               {U"first", number, SmallNumbers(1) << 1},
               {U"an", only(Saying::calendar)},
               {U"ah", only(Saying::calendar)},
               {U"os", only(Saying::calendar)},
               {U"\u05d3", number, SmallNumbers(1) << 4},
               {U"nə", number, SmallNumbers(1) << 9}});
    return words;
}

}  // namespace kalends
