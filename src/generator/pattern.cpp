#include "generator/pattern.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "core/number_text.hpp"
#include "generator/field_table.hpp"
#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"
#include "records/split.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

/// The field of this name, with its width.
std::optional<Piece> named_piece(std::string_view name) {
    Piece piece;
    for (const NamedField& known : named_fields) {
        piece.field = known.field;
        piece.width = known.width;
        if (known.width != width_in_name && known.name == name) return piece;
        if (known.width == width_in_name && name.size() <= 3 && name.starts_with(known.name)) {
            piece.width = parse_number<std::uint8_t>(name.substr(1)).value_or(0);
            if (piece.width > 0) return piece;
        }
    }
    return std::nullopt;
}

/// True for "Uhr" and "г.", not for "T" and "h": a single Latin letter is of no language.
bool is_word(const std::string& text) {
    const std::u32string code_points = to_code_points(text);
    const auto first = std::find_if(code_points.begin(), code_points.end(), is_letter);
    if (first == code_points.end()) return false;
    return *first >= 0x80 || (first + 1 != code_points.end() && is_letter(first[1]));
}

void append_literal(Pattern& pattern, std::string_view text) {
    if (pattern.pieces.empty() || pattern.pieces.back().field != Field::literal) pattern.pieces.push_back({});
    Piece& literal = pattern.pieces.back();
    literal.text += text;
    literal.has_word = is_word(literal.text);
}

void append(Pattern& pattern, const Pattern& more) {
    pattern.pieces.insert(pattern.pieces.end(), more.pieces.begin(), more.pieces.end());
}

/// Recursive descent over a line of data/patterns.
class Compiler {
public:
    Compiler(std::string_view source, const Macros& macros) : source_(source), macros_(macros) {}

    Pattern compile() {
        Pattern pattern = sequence();
        if (at_ < source_.size()) fail("unexpected '" + std::string(1, source_[at_]) + "'");
        return pattern;
    }

private:
    Pattern sequence() {
        Pattern pattern;
        while (at_ < source_.size() && source_[at_] != '|' && source_[at_] != ']') {
            const char c = source_[at_++];
            if (c == '[') {
                pattern.pieces.push_back(choice());
            } else if (c == '{') {
                field(pattern);
            } else if (c == '\\' && at_ < source_.size()) {
                append_literal(pattern, source_.substr(at_++, 1));
            } else {
                const std::size_t begin =
                    std::exchange(at_, std::min(source_.find_first_of("|[]{\\", at_), source_.size()));
                append_literal(pattern, source_.substr(begin - 1, at_ - begin + 1));
            }
        }
        return pattern;
    }

    Piece choice() {
        Piece piece;
        piece.field = Field::choice;
        while (true) {
            piece.alternatives.push_back(sequence());
            if (at_ == source_.size()) fail("'[' without ']'");
            if (source_[at_++] == ']') return piece;
        }
    }

    void field(Pattern& pattern) {
        const std::size_t close = source_.find('}', at_);
        if (close == std::string_view::npos) fail("'{' without '}'");
        const std::string_view name = source_.substr(at_, close - at_);
        at_ = close + 1;
        if (name.starts_with('@')) {
            const auto macro = macros_.find(name.substr(1));
            if (macro != macros_.end()) return append(pattern, macro->second);
            pattern.pieces.push_back({Field::rule, 0, std::string(name.substr(1)), false, {}});
        } else {
            std::optional<Piece> piece = named_piece(name);
            if (!piece) fail("no field is named '" + std::string(name) + "'");
            pattern.pieces.push_back(std::move(*piece));
        }
    }

    [[noreturn]] void fail(const std::string& why) const {
        throw Error(ErrorKind::data,
                    "pattern '" + std::string(source_) + "', character " + std::to_string(at_) + ": " + why);
    }

    std::string_view source_;
    const Macros& macros_;
    std::size_t at_ = 0;
};

/// The field of so many equal letters, which our patterns name by them, too; names that are neither wide nor
/// abbreviated are taken as abbreviated.
Piece cldr_field(char letter, std::size_t count, std::string_view pattern) {
    const bool is_day_precise = std::string_view("yMLdEcGQ").find(letter) != std::string_view::npos;
    if (letter == 'q') letter = 'Q';
    const bool is_name =
        letter == 'E' || letter == 'c' || letter == 'Q' || ((letter == 'M' || letter == 'L') && count > 2);
    if (is_name && count != 4) count = 3;
    if (letter == 'L' && !is_name) letter = 'M';
    if (letter == 'G') count = 1;
    std::optional<Piece> piece = is_day_precise ? named_piece(std::string(count, letter)) : std::nullopt;
    if (piece) return std::move(*piece);
    throw Error(ErrorKind::data, "CLDR pattern '" + std::string(pattern) + "': field '" + std::string(1, letter) +
                                     "' is none of a day-precision date");
}

/// Reads from an opening quote to behind its closing one; '' stands for a quote, inside and outside.
std::size_t quoted(std::string_view pattern, std::size_t at, Pattern& result) {
    if (pattern.substr(at, 2) == "''") {
        append_literal(result, "'");
        return at + 2;
    }
    for (++at; at < pattern.size();) {
        if (pattern[at] == '\'' && pattern.substr(at, 2) != "''") return at + 1;
        at += pattern[at] == '\'' ? 1 : 0;
        const std::size_t begin = std::exchange(at, std::min(pattern.find('\'', at + 1), pattern.size()));
        append_literal(result, pattern.substr(begin, at - begin));
    }
    return at;
}

/// Calls `at_field` before each field is added.
template <class AtField>
Pattern compile_cldr(std::string_view pattern, const AtField& at_field) {
    Pattern result;
    for (std::size_t at = 0; at < pattern.size();) {
        const char c = pattern[at];
        if (c == '\'') {
            at = quoted(pattern, at, result);
        } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
            const std::size_t end = std::min(pattern.find_first_not_of(c, at), pattern.size());
            at_field(result, c);
            result.pieces.push_back(cldr_field(c, end - at, pattern));
            at = end;
        } else {
            append_literal(result, pattern.substr(at++, 1));
        }
    }
    return result;
}

/// Before the literal that stands last, which joins two dates.
void insert_join(Pattern& pattern) {
    const bool has_literal = !pattern.pieces.empty() && pattern.pieces.back().field == Field::literal;
    pattern.pieces.insert(pattern.pieces.end() - (has_literal ? 1 : 0), {Field::mark, marked(Mark::to), "", false, {}});
}

void collect(const Pattern& pattern, FieldSet& set) {
    for (const Piece& piece : pattern.pieces) {
        set.fields.set(static_cast<std::size_t>(piece.field));
        set.traits |= traits_of(piece.field);
        if (piece.field == Field::year && piece.width != 4) set.has_padded_year = false;
        if (piece.field == Field::year && piece.width == 2) set.has_short_year = true;
        const bool is_of_lone_dates =
            piece.field == Field::clock_mark || (piece.field == Field::mark && piece.width == marked(Mark::of_christ));
        if ((traits_of(piece.field) & trait::silent) != 0 && !is_of_lone_dates) set.has_mark = true;
        for (const Pattern& alternative : piece.alternatives) collect(alternative, set);
    }
}

}  // namespace

Pattern compile_cldr(std::string_view pattern) {
    return compile_cldr(pattern, [](Pattern&, char) {});
}

Pattern compile_cldr_interval(std::string_view pattern) {
    std::set<char> letters;
    bool has_second = false;
    Pattern result = compile_cldr(pattern, [&](Pattern& before, char letter) {
        const bool is_new = letters.insert(letter == 'L' ? 'M' : letter == 'c' ? 'E' : letter).second;
        if (is_new || std::exchange(has_second, true)) return;
        insert_join(before);
    });
    if (has_second) return result;
    throw Error(ErrorKind::data, "CLDR interval pattern '" + std::string(pattern) + "' has one date");
}

Pattern compile_pattern(std::string_view pattern, const Macros& macros) {
    return Compiler(pattern, macros).compile();
}

bool FieldSet::can_be_impossible() const {
    constexpr FieldTraits any = trait::any_month | trait::any_day;
    return (traits & (any | trait::possible_only)) == any;
}

FieldSet field_set(const Pattern& pattern) {
    FieldSet set;
    set.has_padded_year = true;
    collect(pattern, set);
    return set;
}

}  // namespace kalends
