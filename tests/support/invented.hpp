#pragma once

#include <string_view>

#include "data/evidence.hpp"

namespace kalends {

/// True of a reading that leaves out something of a text which a model with these words knows.
inline bool is_invented(std::u32string_view text, const char* expression, const MonthNames& names,
                        const WordSayings& words) {
    return TextEvidence(text, names, words).of(parse_expression(expression)) == Evidence::invented;
}

}  // namespace kalends
