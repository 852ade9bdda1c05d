#include "data/improbable_republican.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/digits.hpp"
#include "core/number_text.hpp"
#include "data/improbable.hpp"
#include "kalends/data/month_names.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

using Numerals = std::span<const Numeral>;

constexpr std::array<std::u32string_view, 9> words_of_year{U"an",  U"année", U"year", U"anno", U"año",
                                                           U"ano", U"jahr",  U"jaar", U"rok"};

bool follows_word_of_year(std::size_t begin, std::u32string_view text) {
    const std::size_t last = begin > 0 ? text.find_last_not_of(U" .", begin - 1) : text.npos;
    return last != text.npos && std::ranges::find(words_of_year, word_before(text, last + 1)) != words_of_year.end();
}

constexpr std::array<std::u32string_view, 14> numbers_in_french{U"un",   U"deux",  U"trois",  U"quatre",  U"cinq",
                                                                U"six",  U"sept",  U"huit",   U"neuf",    U"dix",
                                                                U"onze", U"douze", U"treize", U"quatorze"};

/// The number that this is, as a whole, of the years of the Republic also in words.
std::optional<int> whole_number(std::u32string_view text) {
    const auto* const in_words = std::ranges::find(numbers_in_french, text);
    if (in_words != numbers_in_french.end()) return static_cast<int>(in_words - numbers_in_french.begin()) + 1;
    for (const Numeral& numeral : find_numerals(text))
        if (numeral.begin == 0 && numeral.end == text.size()) return parse_number<int>(numeral.digits);
    return std::nullopt;
}

/// The same of what a "de" may be joined to, and more behind it: XIIdelaRépublique, which is no 488.
std::optional<int> number_before_of(std::u32string_view text) {
    const std::optional<int> number = whole_number(text.substr(0, text.find(U"de")));
    return number ? number : whole_number(text);
}

/// Of "ventôseanII", "anVIIde", "añoIII" and "MessidorXII", whose words are joined: 2, 7, 3 and 12. Nothing of the "an"
/// of janvier.
std::optional<int> year_joined_to(std::u32string_view word) {
    constexpr std::u32string_view of_year = U"an";
    constexpr std::array<std::u32string_view, 8> ends_of_months{U"aire", U"ôse",  U"ose",  U"inal",
                                                                U"réal", U"real", U"rial", U"idor"};
    constexpr std::size_t shortest_month = 5;
    for (const std::u32string_view of : words_of_year)
        if (word.starts_with(of))
            if (const auto number = number_before_of(word.substr(of.size()))) return number;
    const std::size_t year = word.rfind(of_year);
    if (year != word.npos && year >= shortest_month)
        if (const auto number = number_before_of(word.substr(year + of_year.size()))) return number;
    for (const std::u32string_view end : ends_of_months)
        if (const std::size_t at = word.rfind(end); at != word.npos && at > 0)
            if (const auto number = number_before_of(word.substr(at + end.size()))) return number;
    return std::nullopt;
}

/// The 14 of "14ten Jahres".
bool stands_before_german_year(const Numeral& numeral, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 3> words{U"ten jahr", U"tes jahr", U". jahr"};
    const std::u32string_view behind = text.substr(numeral.end);
    return std::ranges::any_of(words, [&](std::u32string_view word) { return behind.starts_with(word); });
}

/// Beside a word that says so.
std::vector<int> years_of_republic(std::u32string_view text, Numerals numerals) {
    constexpr int last = 14;
    std::vector<int> years;
    const auto add = [&](std::optional<int> year) {
        if (year && *year >= 1 && *year <= last) years.push_back(*year);
    };
    for (const Numeral& numeral : numerals)
        if (!numeral.in_letters &&
            (follows_word_of_year(numeral.begin, text) || stands_before_german_year(numeral, text)))
            add(parse_number<int>(without_noughts(numeral.digits)));
    for (const FoundWord& found : find_words(text))
        add(follows_word_of_year(found.begin, text) ? number_before_of(found.word) : year_joined_to(found.word));
    return years;
}

/// The ninth year, of "vingt-neuf prairial, an 3".
bool takes_other_year_of_republic(const Expression& expression, std::u32string_view text, Numerals numerals) {
    std::vector<int> years;
    for_each_end(expression, [&](const End& end) {
        const std::optional<int> year = field_value(end.point.date.year);
        if (end.point.calendar == Calendar::republican && year) years.push_back(*year);
    });
    if (years.empty()) return false;
    const std::vector<int> said = years_of_republic(text, numerals);
    return !said.empty() && std::ranges::find_first_of(said, years) == said.end();
}

/// Between digits, too: 20 niv.au 15mess.
bool has_word(std::u32string_view text, std::u32string_view word) {
    return std::ranges::any_of(find_words(text), [&](const FoundWord& found) { return found.word == word; });
}

bool is_day_of_republic(const End& end) {
    return end.point.calendar == Calendar::republican && field_value(end.point.date.day);
}

/// "2e année républicaine" as the second century.
bool takes_year_for_century(const Expression& expression, std::u32string_view text) {
    constexpr std::array<std::u32string_view, 2> years{U"année républicaine", U"année de la république"};
    const auto counts_century = [](const End& end) {
        return std::ranges::any_of(end.point.steps, [](const Step& step) { return step.unit == Unit::century; });
    };
    return has_end(expression, counts_century) && end_of_word(text, years);
}

/// "2e décade de nivôse" as its second day.
bool takes_decade_for_day(const Expression& expression, std::u32string_view text) {
    return has_end(expression, is_day_of_republic) && has_word(text, U"décade");
}

/// "6 Brumaire an XI au 23 Messidor an XI" as two days of which each is meant.
bool lists_ends_of_range(const Expression& expression, std::u32string_view text) {
    const auto is_one_day = [](const Stretch& stretch) { return !stretch.end && is_day_of_republic(stretch.begin); };
    return expression.stretches.size() > 1 && std::ranges::all_of(expression.stretches, is_one_day) &&
           has_word(text, U"au") && !has_word(text, U"et");
}

}  // namespace

bool is_improbable_republican(const Expression& expression, std::u32string_view text, Numerals numerals) {
    return takes_other_year_of_republic(expression, text, numerals) || lists_ends_of_range(expression, text) ||
           takes_year_for_century(expression, text) || takes_decade_for_day(expression, text);
}

}  // namespace kalends
