#pragma once

namespace kalends {

/// Of a script in which a letter can be a word: of all but Latin, Greek, Cyrillic and Armenian.
constexpr bool is_dense(char32_t letter) {
    constexpr char32_t first_beyond_alphabets = 0x0590;
    return letter >= first_beyond_alphabets;
}

}  // namespace kalends
