#include "data/numerals.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/digits.hpp"
#include "kalends/data/month_names.hpp"
#include "text/letters.hpp"

namespace kalends {
namespace {

struct LetterValue {
    char32_t letter;
    int value;
};

/// Case-folded; the second half are Cyrillic letters, which stand for Latin ones that look the same.
constexpr std::array roman_letters{LetterValue{U'i', 1},    LetterValue{U'v', 5},   LetterValue{U'x', 10},
                                   LetterValue{U'l', 50},   LetterValue{U'c', 100}, LetterValue{U'd', 500},
                                   LetterValue{U'm', 1000}, LetterValue{U'j', 1},   LetterValue{U'і', 1},
                                   LetterValue{U'х', 10},   LetterValue{U'с', 100}, LetterValue{U'м', 1000}};
constexpr std::array chinese_digits{
    LetterValue{U'〇', 0}, LetterValue{U'零', 0}, LetterValue{U'○', 0},  LetterValue{U'一', 1}, LetterValue{U'二', 2},
    LetterValue{U'三', 3}, LetterValue{U'四', 4}, LetterValue{U'五', 5}, LetterValue{U'六', 6}, LetterValue{U'七', 7},
    LetterValue{U'八', 8}, LetterValue{U'九', 9}, LetterValue{U'元', 1}, LetterValue{U'正', 1}, LetterValue{U'壱', 1},
    LetterValue{U'壹', 1}, LetterValue{U'弐', 2}, LetterValue{U'貳', 2}, LetterValue{U'参', 3}, LetterValue{U'參', 3},
    LetterValue{U'兩', 2}, LetterValue{U'两', 2}};
constexpr std::array chinese_powers{LetterValue{U'十', 10},  LetterValue{U'拾', 10},   LetterValue{U'百', 100},
                                    LetterValue{U'佰', 100}, LetterValue{U'千', 1000}, LetterValue{U'仟', 1000}};
constexpr std::array chinese_tens{LetterValue{U'廿', 20}, LetterValue{U'卄', 20}, LetterValue{U'卅', 30}};

constexpr std::array hebrew_letters{
    LetterValue{U'א', 1},   LetterValue{U'ב', 2},   LetterValue{U'ג', 3},  LetterValue{U'ד', 4},
    LetterValue{U'ה', 5},   LetterValue{U'ו', 6},   LetterValue{U'ז', 7},  LetterValue{U'ח', 8},
    LetterValue{U'ט', 9},   LetterValue{U'י', 10},  LetterValue{U'כ', 20}, LetterValue{U'ך', 20},
    LetterValue{U'ל', 30},  LetterValue{U'מ', 40},  LetterValue{U'ם', 40}, LetterValue{U'נ', 50},
    LetterValue{U'ן', 50},  LetterValue{U'ס', 60},  LetterValue{U'ע', 70}, LetterValue{U'פ', 80},
    LetterValue{U'ף', 80},  LetterValue{U'צ', 90},  LetterValue{U'ץ', 90}, LetterValue{U'ק', 100},
    LetterValue{U'ר', 200}, LetterValue{U'ש', 300}, LetterValue{U'ת', 400}};

template <std::size_t N>
std::optional<int> value_of(const std::array<LetterValue, N>& letters, char32_t c) {
    const auto found = std::ranges::find(letters, c, &LetterValue::letter);
    return found == letters.end() ? std::nullopt : std::optional(found->value);
}

/// Where the run that begins here and of which the predicate holds ends.
template <class Predicate>
std::size_t end_of_run(std::u32string_view text, std::size_t begin, Predicate holds) {
    std::size_t end = begin;
    while (end < text.size() && holds(text[end])) ++end;
    return end;
}

std::string as_bytes(std::u32string_view digits) {
    return {digits.begin(), digits.end()};
}

bool is_editors_sign(char32_t c) {
    constexpr std::u32string_view signs = U"[](){}<>|'";
    return signs.find(c) != std::u32string_view::npos;
}

/// Where an hour stands behind a day without a space (1008:16), the day's end; else the begin.
std::size_t end_before_hour(std::u32string_view text, std::size_t begin, std::size_t end) {
    constexpr std::size_t digits_of_an_hour = 2, longest_day = 2;
    const std::size_t size = end - begin;
    const bool is_before_minutes = end + 1 < text.size() && text[end] == U':' && is_digit(text[end + 1]);
    const bool is_day_and_hour = size > digits_of_an_hour && size <= longest_day + digits_of_an_hour;
    return is_before_minutes && is_day_and_hour ? end - digits_of_an_hour : begin;
}

/// Where the digit of a month stands behind a day without a space (269br, 26 November), the day's end; else the begin.
std::size_t end_before_month(std::u32string_view text, std::size_t begin, std::size_t end) {
    constexpr std::size_t longest_day = 2;
    const std::u32string_view rest = text.substr(end);
    const bool is_month = text[end - 1] >= U'7' && (rest.starts_with(U"br") || rest.starts_with(U"ber"));
    const std::size_t size = end - begin;
    return is_month && size > 1 && size <= longest_day + 1 ? end - 1 : begin;
}

void add_digits(std::u32string_view text, std::vector<Numeral>& numerals) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i])) continue;
        const std::size_t end = end_of_run(text, i, is_digit);
        const auto add = [&](std::size_t from, std::size_t to) {
            if (from < to) numerals.push_back({from, to, as_bytes(text.substr(from, to - from))});
        };
        add(i, end);
        add(i, end_before_hour(text, i, end));
        if (const std::size_t day_end = end_before_month(text, i, end); day_end > i) {
            add(i, day_end);
            add(day_end, end);
        }
        i = end;
    }
}

void add_superscripts(std::u32string_view text, std::vector<Numeral>& numerals) {
    constexpr std::u32string_view superscripts = U"⁰¹²³⁴⁵⁶⁷⁸⁹";
    for (std::size_t i = 0; i < text.size(); ++i)
        if (const std::size_t digit = superscripts.find(text[i]); digit != std::u32string_view::npos)
            numerals.push_back({i, i + 1, std::to_string(digit)});
}

/// A year that editors' signs part: 18[62], 1[8]62, [18]62.
void add_parted(std::u32string_view text, std::vector<Numeral>& numerals) {
    constexpr std::size_t digits_of_a_year = 4;
    const std::size_t count = numerals.size();
    for (std::size_t first = 0; first < count; ++first) {
        Numeral joined = numerals[first];
        for (std::size_t next = first + 1; next < count; ++next) {
            const Numeral& part = numerals[next];
            const bool is_near = part.begin == joined.end + 1 && is_editors_sign(text[joined.end]);
            if (!is_near || joined.digits.size() + part.digits.size() > digits_of_a_year) break;
            joined.digits += part.digits;
            joined.end = part.end;
            numerals.push_back(joined);
        }
    }
}

/// Of a whole word, or of one with an ending of a few letters, a short one behind one letter of the small numerals
/// (Ve); nothing where its letters are no numeral.
std::optional<int> roman_value(std::u32string_view word) {
    constexpr std::size_t longest_ending = 4, longest_behind_one = 2;
    constexpr int most_of_one = 10;
    const std::size_t size = end_of_run(word, 0, [](char32_t c) { return value_of(roman_letters, c).has_value(); });
    const std::size_t ending = word.size() - size;
    if (size == 0 || ending > longest_ending) return std::nullopt;
    if (size == 1 && ending > 0 && (ending > longest_behind_one || value_of(roman_letters, word[0]) > most_of_one))
        return std::nullopt;
    int sum = 0, next = 0;
    for (std::size_t i = size; i-- > 0;) {
        const int value = value_of(roman_letters, word[i]).value();
        sum += value < next ? -value : value;
        next = std::max(next, value);
    }
    return sum > 0 ? std::optional(sum) : std::nullopt;
}

/// The VIII of "anVIII", of "JahrVIII", a year of the French Republic; no Romanian "ani", years.
std::u32string_view behind_word_for_year(std::u32string_view word) {
    constexpr std::array<std::u32string_view, 7> years{U"anno", U"année", U"annee", U"jahr", U"jaar", U"year", U"an"};
    for (const std::u32string_view year : years)
        if (word.starts_with(year) && word.size() > year.size() && word != U"ani") return word.substr(year.size());
    return {};
}

void add_roman(std::u32string_view text, std::vector<Numeral>& numerals) {
    constexpr int last_of_republic = 14;
    const auto add = [&](std::size_t begin, std::size_t end, int value) {
        numerals.push_back({begin, end, std::to_string(value), true});
    };
    for (const FoundWord& found : find_words(text)) {
        if (const std::optional<int> value = roman_value(found.word)) add(found.begin, end_of(found), *value);
        const std::u32string_view number = behind_word_for_year(found.word);
        const bool is_roman =
            std::ranges::all_of(number, [](char32_t c) { return value_of(roman_letters, c).has_value(); });
        const std::optional<int> year = !number.empty() && is_roman ? roman_value(number) : std::nullopt;
        if (year && *year <= last_of_republic) add(end_of(found) - number.size(), end_of(found), *year);
    }
}

bool is_chinese_numeral(char32_t c) {
    return value_of(chinese_digits, c) || value_of(chinese_powers, c) || value_of(chinese_tens, c);
}

/// Digits in a row (一九四五), or counted by tens and hundreds (千九百四十五). Empty of what is two numbers (五六十,
/// fifty and sixty).
std::string chinese_value(std::u32string_view letters) {
    const bool is_row =
        std::ranges::all_of(letters, [](char32_t c) { return value_of(chinese_digits, c).has_value(); });
    std::string digits;
    int sum = 0, count = 0;
    for (const char32_t c : letters) {
        if (const std::optional<int> digit = value_of(chinese_digits, c)) {
            if (!is_row && count > 0) return {};
            digits += std::to_string(*digit);
            count = *digit;
        } else if (const std::optional<int> tens = value_of(chinese_tens, c)) {
            sum += *tens;
        } else {
            sum += std::max(count, 1) * value_of(chinese_powers, c).value();
            count = 0;
        }
    }
    return is_row ? digits : std::to_string(sum + count);
}

void add_chinese(std::u32string_view text, std::vector<Numeral>& numerals) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_chinese_numeral(text[i])) continue;
        const std::size_t end = end_of_run(text, i, is_chinese_numeral);
        if (std::string value = chinese_value(text.substr(i, end - i)); !value.empty())
            numerals.push_back({i, end, std::move(value), true});
        i = end;
    }
}

bool is_hebrew_letter(char32_t c) {
    return value_of(hebrew_letters, c).has_value();
}

/// Geresh and gershayim, or the quotation marks that are typed for them.
bool marks_hebrew_number(char32_t c) {
    constexpr std::u32string_view marks = U"׳״'\"";
    return marks.find(c) != std::u32string_view::npos;
}

int hebrew_sum(std::u32string_view letters) {
    int sum = 0;
    for (const char32_t c : letters) sum += value_of(hebrew_letters, c).value_or(0);
    return sum;
}

/// Before the common era and of it, afternoon and before noon: written as numbers are, and none.
bool is_hebrew_abbreviation(std::u32string_view run) {
    constexpr std::array<std::u32string_view, 7> abbreviations{U"לפנהס", U"לפהס", U"לפסהנ", U"לסהנ",
                                                               U"לספהנ", U"אחהצ", U"לפנהצ"};
    std::u32string letters(run);
    std::erase_if(letters, marks_hebrew_number);
    return std::ranges::any_of(abbreviations, [&](std::u32string_view one) { return letters.ends_with(one); });
}

/// Of a run of letters and marks the number that it begins with; empty where it is none. Gershayim stand before the
/// last letter: of two letters and more behind it (כ״ושבט) the first is its last, the others are a name. A geresh
/// stands behind a letter, and a prefix before that; a mark behind more (בבוקר") is a quotation mark.
std::u32string_view hebrew_number(std::u32string_view run) {
    constexpr std::size_t last_geresh = 2, shortest_name = 2;
    constexpr std::u32string_view gershayim = U"״\"";
    const auto is_mark = [&](std::size_t i) {
        return marks_hebrew_number(run[i]) &&
               (i <= last_geresh || (i + 1 < run.size() && is_hebrew_letter(run[i + 1])));
    };
    bool is_number = false;
    for (std::size_t i = 1; i < run.size(); ++i) is_number = is_number || is_mark(i);
    const std::size_t last = run.find_last_of(gershayim);
    const bool has_name = last != run.npos && last + 1 + shortest_name < run.size();
    return !is_number || is_hebrew_abbreviation(run) ? std::u32string_view() : has_name ? run.substr(0, last + 2) : run;
}

/// כ״ד, תשע״ח, ה׳תשע״ח: of letters with a mark among them or behind, their sum; that of all but the first, where that
/// may be a preposition or an article; and with the first as thousands, where it is a unit.
void add_hebrew(std::u32string_view text, std::vector<Numeral>& numerals) {
    const auto belongs = [](char32_t c) { return is_hebrew_letter(c) || marks_hebrew_number(c); };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_hebrew_letter(text[i])) continue;
        const std::size_t end = end_of_run(text, i, belongs);
        if (const std::u32string_view run = hebrew_number(text.substr(i, end - i)); !run.empty()) {
            constexpr int thousand = 1000;
            constexpr std::u32string_view prefixes = U"בהוכלמש";
            const int first = hebrew_sum(run.substr(0, 1)), others = hebrew_sum(run.substr(1));
            const bool may_be_prefix = prefixes.find(run.front()) != std::u32string_view::npos;
            for (const int value :
                 {first + others, may_be_prefix ? others : 0, first < 10 ? thousand * first + others : 0})
                if (value > 0) numerals.push_back({i, i + run.size(), std::to_string(value), true});
        }
        i = end;
    }
}

constexpr char32_t ethiopic_one = U'፩', ethiopic_ten = U'፲', ethiopic_hundred = U'፻';

/// ፲፱፻፹፱: a hundred counts what stands before it.
void add_ethiopic(std::u32string_view text, std::vector<Numeral>& numerals) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_ethiopic_numeral(text[i])) continue;
        const std::size_t end = end_of_run(text, i, is_ethiopic_numeral);
        int sum = 0, count = 0;
        for (const char32_t c : text.substr(i, end - i)) {
            if (c >= ethiopic_hundred) {
                sum += std::max(count, 1) * (c == ethiopic_hundred ? 100 : 10'000);
                count = 0;
            } else {
                count += c < ethiopic_ten ? static_cast<int>(c - ethiopic_one) + 1
                                          : 10 * (static_cast<int>(c - ethiopic_ten) + 1);
            }
        }
        numerals.push_back({i, end, std::to_string(sum + count), true});
        i = end;
    }
}

}  // namespace

bool is_short(const Numeral& numeral, std::size_t longest) {
    return !numeral.in_letters && numeral.digits.size() <= longest;
}

bool has_sign(const Numeral& numeral, std::u32string_view text) {
    return numeral.begin > 0 && (text[numeral.begin - 1] == U'-' || text[numeral.begin - 1] == U'+');
}

std::string_view without_noughts(std::string_view digits) {
    return digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1));
}

bool has_hebrew_number(std::u32string_view normalized) {
    std::vector<Numeral> numerals;
    add_hebrew(normalized, numerals);
    return !numerals.empty();
}

std::vector<Numeral> find_numerals(std::u32string_view normalized) {
    std::vector<Numeral> numerals;
    add_digits(normalized, numerals);
    add_parted(normalized, numerals);
    add_superscripts(normalized, numerals);
    add_roman(normalized, numerals);
    add_chinese(normalized, numerals);
    add_hebrew(normalized, numerals);
    add_ethiopic(normalized, numerals);
    std::ranges::stable_sort(numerals, {}, &Numeral::begin);
    return numerals;
}

}  // namespace kalends
