#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "generator/field.hpp"

namespace kalends {

struct Pattern;

/// One piece of a pattern.
struct Piece {
    Field field = Field::literal;
    std::uint8_t width = 0;
    std::string text;                   ///< literal; name of a rule
    bool has_word = false;              ///< literal: it begins with a word of some language
    std::vector<Pattern> alternatives;  ///< choice, one of them at random
};

/// A compiled pattern: pieces from left to right.
struct Pattern {
    std::vector<Piece> pieces;
};

/// The fields that a pattern may write.
struct FieldSet {
    std::bitset<field_count> fields;
    FieldTraits traits = 0;        ///< of any of them
    bool has_padded_year = false;  ///< every year it writes has four digits or comes from a week date
    bool has_short_year = false;   ///< some year that it writes has two digits
    bool has_mark = false;         ///< its words say something of the time, beside the common era

    [[nodiscard]] bool has(Field field) const { return fields[static_cast<std::size_t>(field)]; }
    [[nodiscard]] bool has_any_date() const { return (traits & trait::of_date) != 0; }
    [[nodiscard]] bool has_month_name() const { return (traits & trait::names_month) != 0; }
    /// True where it says more of a time than a lone date can: what a phrase is made of.
    [[nodiscard]] bool has_phrase() const {
        return has_mark || has(Field::rule) || has(Field::portion) || (traits & trait::of_phrase) != 0;
    }
    /// True where day and month are written so that any number can stand there, or the month by name.
    [[nodiscard]] bool can_be_impossible() const;
};
FieldSet field_set(const Pattern&);

/// Compiles a date pattern of CLDR (UTS #35 part 4, "Date Format Patterns"): d M L y E c G and quoted text.
/// @throws Error (data) on a letter that is no day-precision field
Pattern compile_cldr(std::string_view pattern);

/// Patterns that others refer to by name: `{@time}`.
using Macros = std::map<std::string, Pattern, std::less<>>;

/// Compiles text, `{field}`, `{@macro}` and [one|of|these]; a backslash takes the next character as it is.
/// @throws Error (data) with the pattern and the place
Pattern compile_pattern(std::string_view pattern, const Macros&);

/// Compiles a date interval pattern of CLDR (UTS #35 part 4, "intervalFormats"), as compile_cldr: where a field comes
/// up a second time, the second date begins. @throws Error (data) also where none does
Pattern compile_cldr_interval(std::string_view pattern);

}  // namespace kalends
