#include "generator/pattern.hpp"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

struct FieldName {
    std::string_view name;
    Field field;
    std::uint8_t width;
};

constexpr std::array field_names{
    FieldName{"y", Field::year, 0},
    FieldName{"yy", Field::year, 2},
    FieldName{"yyyy", Field::year, 4},
    FieldName{"yw", Field::year_words, 0},
    FieldName{"yh", Field::year_han, 0},
    FieldName{"yc", Field::year_before_christ, 0},
    FieldName{"yb", Field::year_buddhist, 0},
    FieldName{"yt", Field::year_thai, 0},
    FieldName{"yr", Field::year_minguo, 0},
    FieldName{"yrh", Field::year_minguo, 1},
    FieldName{"yd", Field::year_dangi, 0},
    FieldName{"yj", Field::year_japanese, 0},
    FieldName{"yjh", Field::year_japanese, 1},
    FieldName{"yjl", Field::year_japanese, 2},
    FieldName{"M", Field::month, 1},
    FieldName{"MM", Field::month, 2},
    FieldName{"MMM", Field::month_name, 3},
    FieldName{"MMMM", Field::month_name, 4},
    FieldName{"LLL", Field::month_alone, 3},
    FieldName{"LLLL", Field::month_alone, 4},
    FieldName{"Mr", Field::month_roman, 0},
    FieldName{"Mx", Field::month_unknown, 0},
    FieldName{"Mh", Field::month_han, 0},
    FieldName{"d", Field::day, 1},
    FieldName{"dd", Field::day, 2},
    FieldName{"do", Field::day_ordinal, 0},
    FieldName{"dw", Field::day_words, 0},
    FieldName{"dh", Field::day_han, 0},
    FieldName{"dl", Field::later_day, 0},
    FieldName{"EEE", Field::weekday, 3},
    FieldName{"EEEE", Field::weekday, 4},
    FieldName{"ccc", Field::weekday_alone, 3},
    FieldName{"cccc", Field::weekday_alone, 4},
    FieldName{"G", Field::era, 0},
    FieldName{"Gb", Field::era_before, 0},
    FieldName{"DDD", Field::ordinal_day, 3},
    FieldName{"Y", Field::week_year, 4},
    FieldName{"ww", Field::week, 2},
    FieldName{"e", Field::week_day, 1},
    FieldName{"H", Field::hour, 1},
    FieldName{"HH", Field::hour, 2},
    FieldName{"h", Field::hour12, 1},
    FieldName{"hh", Field::hour12, 2},
    FieldName{"m", Field::minute, 1},
    FieldName{"mm", Field::minute, 2},
    FieldName{"s", Field::second, 1},
    FieldName{"ss", Field::second, 2},
    FieldName{"SSS", Field::fraction, 3},
    FieldName{"SSSSSS", Field::fraction, 6},
    FieldName{"SSSSSSSSS", Field::fraction, 9},
    FieldName{"a", Field::day_period, 0},
    FieldName{"z", Field::zone, 0},
    FieldName{"Z", Field::offset, 1},
    FieldName{"ZZ", Field::offset, 2},
    FieldName{"word", Field::word, 1},
    FieldName{"Word", Field::word, 2},
    FieldName{"relative", Field::relative, 0},
    FieldName{"date", Field::date, 0},
};

/// {n3}, {x8}, {r6}, {a2}: a letter and a width.
bool sized_field(std::string_view name, Piece& piece) {
    constexpr std::array sized{std::pair{'n', Field::number}, std::pair{'r', Field::digits}, std::pair{'x', Field::hex},
                               std::pair{'a', Field::letters}};
    if (name.size() < 2 || name.size() > 3 || name.find_first_not_of("0123456789", 1) != std::string_view::npos) {
        return false;
    }
    for (const auto& [letter, field] : sized) {
        if (name.front() == letter) {
            piece.field = field;
            piece.width = static_cast<std::uint8_t>(std::stoi(std::string(name.substr(1))));
            return piece.width > 0;
        }
    }
    return false;
}

/// True for "Uhr" and "г.", not for "T" and "h": a single Latin letter is of no language.
bool is_word(const std::string& text) {
    const std::u32string code_points = to_code_points(text);
    const auto is_letter = [](char32_t c) { return u_isalpha(static_cast<UChar32>(c)) != 0; };
    const auto first = std::find_if(code_points.begin(), code_points.end(), is_letter);
    if (first == code_points.end()) {
        return false;
    }
    return *first >= 0x80 || (first + 1 != code_points.end() && is_letter(first[1]));
}

void append_literal(Pattern& pattern, std::string_view text) {
    if (pattern.pieces.empty() || pattern.pieces.back().field != Field::literal) {
        pattern.pieces.push_back({});
    }
    Piece& literal = pattern.pieces.back();
    literal.text += text;
    literal.has_word = is_word(literal.text);
}

/// Recursive descent over the notation of data/patterns.tsv.
class Compiler {
public:
    Compiler(std::string_view source, const Macros& macros) : source_(source), macros_(macros) {}

    Pattern compile() {
        Pattern pattern = sequence();
        if (at_ < source_.size()) {
            fail("unexpected '" + std::string(1, source_[at_]) + "'");
        }
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
                append_literal(pattern, std::string_view(&c, 1));
            }
        }
        return pattern;
    }

    Piece choice() {
        Piece piece;
        piece.field = Field::choice;
        while (true) {
            piece.alternatives.push_back(sequence());
            if (at_ == source_.size()) {
                fail("'[' without ']'");
            }
            if (source_[at_++] == ']') {
                return piece;
            }
        }
    }

    void field(Pattern& pattern) {
        const std::size_t close = source_.find('}', at_);
        if (close == std::string_view::npos) {
            fail("'{' without '}'");
        }
        const std::string_view name = source_.substr(at_, close - at_);
        at_ = close + 1;
        if (name.starts_with('@')) {
            const auto macro = macros_.find(name.substr(1));
            if (macro == macros_.end()) {
                fail("no macro is named '" + std::string(name) + "' above this line");
            }
            pattern.pieces.insert(pattern.pieces.end(), macro->second.pieces.begin(), macro->second.pieces.end());
            return;
        }
        pattern.pieces.push_back(named(name));
    }

    Piece named(std::string_view name) {
        Piece piece;
        for (const FieldName& known : field_names) {
            if (known.name == name) {
                piece.field = known.field;
                piece.width = known.width;
                return piece;
            }
        }
        if (!sized_field(name, piece)) {
            fail("no field is named '" + std::string(name) + "'");
        }
        return piece;
    }

    [[noreturn]] void fail(const std::string& why) const {
        throw Error(ErrorKind::data,
                    "pattern '" + std::string(source_) + "', character " + std::to_string(at_) + ": " + why);
    }

    std::string_view source_;
    const Macros& macros_;
    std::size_t at_ = 0;
};

Piece cldr_field(char letter, std::size_t count, std::string_view pattern) {
    Piece piece;
    const auto width = static_cast<std::uint8_t>(count);
    const auto name_width = static_cast<std::uint8_t>(count == 4 ? 4 : 3);
    switch (letter) {
        case 'y':
            piece.field = Field::year, piece.width = static_cast<std::uint8_t>(count == 1 ? 0 : width);
            break;
        case 'M':
        case 'L':
            piece.field = count < 3 ? Field::month : (letter == 'M' ? Field::month_name : Field::month_alone);
            piece.width = count < 3 ? width : name_width;
            break;
        case 'd':
            piece.field = Field::day, piece.width = width;
            break;
        case 'E':
            piece.field = Field::weekday, piece.width = name_width;
            break;
        case 'c':
            piece.field = Field::weekday_alone, piece.width = name_width;
            break;
        case 'G':
            piece.field = Field::era;
            break;
        default:
            throw Error(ErrorKind::data, "CLDR pattern '" + std::string(pattern) + "': field '" +
                                             std::string(1, letter) + "' is none of a day-precision date");
    }
    return piece;
}

/// Reads from an opening quote to behind its closing one; '' stands for a quote, inside and outside.
std::size_t quoted(std::string_view pattern, std::size_t at, Pattern& result) {
    if (pattern.substr(at, 2) == "''") {
        append_literal(result, "'");
        return at + 2;
    }
    for (++at; at < pattern.size(); ++at) {
        if (pattern[at] == '\'' && pattern.substr(at, 2) != "''") {
            return at + 1;
        }
        at += pattern[at] == '\'' ? 1 : 0;
        append_literal(result, pattern.substr(at, 1));
    }
    return at;
}

}  // namespace

Pattern compile_cldr(std::string_view pattern) {
    Pattern result;
    for (std::size_t at = 0; at < pattern.size();) {
        const char c = pattern[at];
        if (c == '\'') {
            at = quoted(pattern, at, result);
        } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
            const std::size_t end = std::min(pattern.find_first_not_of(c, at), pattern.size());
            result.pieces.push_back(cldr_field(c, end - at, pattern));
            at = end;
        } else {
            append_literal(result, pattern.substr(at++, 1));
        }
    }
    return result;
}

Pattern compile_pattern(std::string_view pattern, const Macros& macros) {
    return Compiler(pattern, macros).compile();
}

}  // namespace kalends
