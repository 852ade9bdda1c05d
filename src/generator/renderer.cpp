#include "kalends/generator/renderer.hpp"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>

#include "kalends/core/number_text.hpp"
#include "kalends/generator/noise.hpp"

namespace kalends {
namespace {

constexpr std::array<std::string_view, 12> roman_months{"I",   "II",   "III", "IV", "V",  "VI",
                                                        "VII", "VIII", "IX",  "X",  "XI", "XII"};
constexpr std::array<std::string_view, 11> han_digits{"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"};
constexpr std::array<std::string_view, 28> zones{
    "UTC", "GMT",  "Z",   "EST", "EDT", "CST",  "CDT",  "MST",  "MDT", "PST", "PDT", "CET",  "CEST", "BST",
    "EET", "EEST", "MSK", "IST", "JST", "AEST", "NZST", "BRST", "BRT", "ART", "SGT", "AKST", "WEST", "UTC"};

constexpr std::array<std::string_view, 8> latin_periods{"am", "pm", "AM", "PM", "a.m.", "p.m.", "Am", "PM"};

/// Digits of any script.
bool begins_with_digit(std::string_view text) {
    const std::u32string first = to_code_points(text.substr(0, 4));
    return !first.empty() && u_isdigit(static_cast<UChar32>(first.front())) != 0;
}

bool ends_with_digit(std::string_view text) {
    const std::u32string last = to_code_points(text.substr(text.size() - std::min<std::size_t>(text.size(), 4)));
    return !last.empty() && u_isdigit(static_cast<UChar32>(last.back())) != 0;
}

std::u32string folded(std::u32string_view word) {
    std::u32string result(word);
    for (char32_t& c : result) {
        c = static_cast<char32_t>(u_foldCase(static_cast<UChar32>(c), U_FOLD_CASE_DEFAULT));
    }
    return result;
}

/// True where a reader could take the word for the name.
bool looks_like(std::u32string_view word, const Word& name) {
    return within_one_edit(folded(word), folded(to_code_points(name.forms[0])));
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

/// "United" of "United States".
std::u32string first_word(const std::string& text) {
    return to_code_points(std::string_view(text).substr(0, text.find(' ')));
}

std::array<char, 2> two_digits(int value) {
    return {static_cast<char>('0' + value / 10 % 10), static_cast<char>('0' + value % 10)};
}

std::array<char, 4> four_digits(int value) {
    const auto high = two_digits(value / 100);
    const auto low = two_digits(value);
    return {high[0], high[1], low[0], low[1]};
}

/// 0 to 99 as Chinese writes it: 九, 十, 廿六 or 二十六.
std::string han_number(int value, Random& random) {
    const auto digit = [](int d) { return std::string(han_digits[static_cast<std::size_t>(d)]); };
    if (value <= 10) {
        return digit(value);
    }
    const std::string ones = value % 10 == 0 ? "" : digit(value % 10);
    if (value / 10 == 2 && random.chance(0.15)) {
        return "廿" + ones;
    }
    return (value < 20 ? "" : digit(value / 10)) + "十" + ones;
}

std::size_t month_index(int month) {
    return static_cast<std::size_t>(std::clamp(month, 1, 12) - 1);
}

}  // namespace

void Renderer::append(const Pattern& pattern, const SampledDate& date, const Pattern* inner) {
    for (const Piece& piece : pattern.pieces) {
        append(piece, date, inner);
    }
}

void Renderer::append(const Piece& piece, const SampledDate& date, const Pattern* inner) {
    if (piece.field == Field::literal) {
        append_literal(piece.text);
        draft_.has_words = draft_.has_words || (inner == nullptr && is_word(piece.text));
    } else if (piece.field == Field::choice) {
        append(random_.pick(piece.alternatives), date, inner);
    } else if (piece.field == Field::date) {
        append(*inner, date);
    } else if (piece.field < Field::hour) {
        append_date_field(piece, date);
    } else if (piece.field <= Field::offset) {
        append_time_field(piece);
    } else {
        append_noise_field(piece);
    }
}

void Renderer::append_date_field(const Piece& piece, const SampledDate& date) {
    switch (piece.field) {
        case Field::year:
            return append_year(date.year, piece.width);
        case Field::year_words:
        case Field::year_han:
            return append_year_in_words(piece.field, date.year);
        case Field::month:
            return append_month_number(date.month, piece.width);
        case Field::month_name:
            return append_month(month_name(names_.months, piece, date), date.month);
        case Field::month_alone:
            return append_month(month_name(names_.months_alone, piece, date), date.month);
        case Field::month_roman:
            return append_month(roman_months[month_index(date.month)], date.month);
        case Field::month_han:
            return append_month(han_number(date.month, random_), date.month);
        case Field::month_unknown:
            return append_unknown_month();
        case Field::day:
            return append_day_number(date.day, piece.width);
        case Field::day_ordinal:
        case Field::day_words:
        case Field::day_han:
            return append_day(day_in_words(piece.field, date.day), date.day);
        case Field::weekday:
            return append_weekday(names_.weekdays, piece, date.weekday);
        case Field::weekday_alone:
            return append_weekday(names_.weekdays_alone, piece, date.weekday);
        case Field::era:
            return append_text(names_.era);
        default:
            return append_iso_field(piece, date);
    }
}

void Renderer::append_iso_field(const Piece& piece, const SampledDate& date) {
    WrittenDate& written = draft_.written;
    switch (piece.field) {
        case Field::ordinal_day:
            written.form = DateForm::ordinal;
            written.month = two_digits(date.ordinal_day / 100);
            written.day = two_digits(date.ordinal_day);
            draft_.spans.month = draft_.spans.day = append_span(padded(date.ordinal_day, piece.width));
            return;
        case Field::week_year:
            return append_year(date.week_year, piece.width);
        case Field::week:
            written.form = DateForm::week;
            written.month = two_digits(date.week);
            draft_.spans.month = append_span(padded(date.week, piece.width));
            return;
        default:
            written.day = two_digits(date.week_day);
            draft_.spans.day = append_span(std::to_string(date.week_day));
    }
}

void Renderer::append_year(int year, std::size_t width) {
    const bool short_year = width == 2;
    const std::string digits = short_year ? padded(year % 100, 2) : padded(year, width);
    draft_.written.year = four_digits(year);
    std::fill_n(draft_.written.year.begin(), short_year ? 2 : 0, 'X');
    draft_.spans.year = append_span(localised(digits));
    draft_.numbers.push_back({'y', digits, draft_.spans.year});
}

void Renderer::append_year_in_words(Field field, int year) {
    const auto index = static_cast<std::size_t>(year - first_year_in_words);
    if (field == Field::year_words && (names_.lexicon->years_in_words.empty() || index >= 100)) {
        return append_year(year, 0);
    }
    std::string text;
    if (field == Field::year_words) {
        text = random_.pick(names_.lexicon->years_in_words)[index];
    } else {
        for (const char digit : std::to_string(year)) {
            text += digit == '0' && random_.chance(0.2) ? "零" : han_digits[static_cast<std::size_t>(digit - '0')];
        }
    }
    draft_.written.year = four_digits(year);
    draft_.spans.year = append_span(text);
}

void Renderer::append_month_number(int month, std::size_t width) {
    const std::string digits = padded(month, width);
    draft_.written.month = two_digits(month);
    draft_.spans.month = append_span(localised(digits));
    draft_.numbers.push_back({'m', digits, draft_.spans.month});
}

void Renderer::append_month(std::string_view text, int month) {
    draft_.written.month = two_digits(month);
    draft_.spans.month = append_span(text);
}

void Renderer::append_unknown_month() {
    std::u32string word = unreal_word();
    for (int tries = 0; is_month(word) && tries < 8; ++tries) {
        word = unreal_word();
    }
    append_text(to_utf8(is_month(word) ? invented_word(random_) : word));
}

/// A word that is no month's: real, of syllables, or a blend of real words, one of which may be a month's name.
std::u32string Renderer::unreal_word() {
    const auto real = [&] { return first_word(random_.pick(names_.lexicon->words)); };
    const auto month = [&] {
        const std::string& form = random_.pick(random_.pick(names_.months.wide).forms);
        const bool is_number = form.find_first_of("0123456789") != std::string::npos;  // as in Chinese
        return is_number ? real() : to_code_points(form);
    };
    const double draw = random_.uniform();
    if (draw < 0.2) {
        return invented_word(random_);
    }
    if (draw < 0.45) {
        return real();
    }
    if (draw < 0.75) {
        return blended_word(real(), real(), random_);
    }
    return draw < 0.9 ? blended_word(month(), real(), random_) : blended_word(real(), month(), random_);
}

/// A short word is a month's name only where it is that very name; a long one also with a typing error.
bool Renderer::is_month(std::u32string_view word) const {
    const auto is_name = [&](const Word& name) {
        return word.size() < 4 ? folded(word) == folded(to_code_points(name.forms[0])) : looks_like(word, name);
    };
    const auto in = [&](const NameSet<12>& set) {
        return std::any_of(set.wide.begin(), set.wide.end(), is_name) ||
               std::any_of(set.abbreviated.begin(), set.abbreviated.end(), is_name);
    };
    return in(names_.months) || in(names_.months_alone);
}

void Renderer::append_day_number(int day, std::size_t width) {
    const std::string digits = padded(day, width);
    draft_.written.day = two_digits(day);
    draft_.spans.day = append_span(localised(digits));
    draft_.numbers.push_back({'d', digits, draft_.spans.day});
}

void Renderer::append_day(std::string_view text, int day) {
    draft_.written.day = two_digits(day);
    draft_.spans.day = append_span(text);
}

std::string Renderer::day_in_words(Field field, int day) {
    if (field == Field::day_han) {
        return han_number(day, random_);
    }
    if (day < 1 || day > 31 || (field == Field::day_words && names_.lexicon->days_in_words.empty())) {
        return std::to_string(day);
    }
    const auto index = static_cast<std::size_t>(day - 1);
    return field == Field::day_words ? random_.pick(names_.lexicon->days_in_words)[index] : names_.day_ordinals[index];
}

template <std::size_t N>
std::string Renderer::name_form(const NameSet<N>& set, std::size_t index, bool wide) {
    const std::string& form = random_.pick((wide ? set.wide : set.abbreviated)[index].forms);
    if (!random_.chance(noise_.typing_error)) {
        return form;
    }
    const std::u32string wrong = with_typing_error(to_code_points(form), random_);
    for (std::size_t other = 0; other < N; ++other) {
        if (other != index && (looks_like(wrong, set.wide[other]) || looks_like(wrong, set.abbreviated[other]))) {
            return form;  // nobody could tell which of the two was meant
        }
    }
    return to_utf8(wrong);
}

std::string Renderer::month_name(const NameSet<12>& set, const Piece& piece, const SampledDate& date) {
    return name_form(set, month_index(date.month), piece.width == 4);
}

void Renderer::append_weekday(const NameSet<7>& set, const Piece& piece, int weekday) {
    draft_.has_weekday = true;
    draft_.written.weekday = static_cast<Weekday>(weekday);
    draft_.spans.weekday = append_span(name_form(set, static_cast<std::size_t>(weekday - 1), piece.width == 4));
}

void Renderer::append_time_field(const Piece& piece) {
    const auto number = [&](int low, int high) { append_text(padded(random_.between(low, high), piece.width)); };
    switch (piece.field) {
        case Field::hour:
            return number(0, 23);
        case Field::hour12:
            return number(1, 12);
        case Field::minute:
        case Field::second:
            return number(0, 59);
        case Field::fraction:
            return append_random("0123456789", piece.width);
        case Field::day_period:
            return append_text(random_.chance(0.5) ? random_.pick(names_.day_periods) : random_.pick(latin_periods));
        case Field::zone:
            return append_text(random_.pick(zones));
        default:
            append_text(random_.chance(0.5) ? "+" : "-");
            append_text(padded(random_.between(0, 12), 2));
            append_text(piece.width == 2 ? ":" : "");
            append_text(random_.chance(0.8) ? "00" : random_.chance(0.7) ? "30" : "45");
    }
}

void Renderer::append_noise_field(const Piece& piece) {
    switch (piece.field) {
        case Field::number:
            append_random("123456789", 1);
            return append_random("0123456789", piece.width - 1U);
        case Field::digits:
            return append_random("0123456789", piece.width);
        case Field::hex:
            return append_random("0123456789abcdef", piece.width);
        case Field::letters:
            return append_random("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", piece.width);
        case Field::relative:
            return append_text(random_.pick(names_.lexicon->relative));
        default:
            return append_word(piece.width == 2);
    }
}

void Renderer::append_random(std::string_view alphabet, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        append_text(alphabet.substr(random_.below(alphabet.size()), 1));
    }
}

/// English words, words of the locale, and some that do not exist.
void Renderer::append_word(bool capitalised) {
    const double draw = random_.uniform();
    if (draw < 0.4) {
        return append_text(random_.pick(names_.lexicon->words));
    }
    if (draw < 0.55) {
        return append_unknown_month();
    }
    std::string word = random_.pick(words_);
    if (capitalised && word[0] >= 'a' && word[0] <= 'z') {
        word[0] = static_cast<char>(word[0] - 'a' + 'A');
    }
    append_text(word);
}

void Renderer::append_literal(const std::string& text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t space = std::min(text.find(' ', begin), text.size());
        append_text(std::string_view(text).substr(begin, space - begin));
        begin = space + 1;
        if (space == text.size()) {
            return;
        }
        if (random_.chance(noise_.missing_space)) {
            space_left_out_ = true;
        } else {
            append_text(random_.chance(noise_.doubled_space) ? "  " : " ");
        }
    }
}

void Renderer::append_text(std::string_view text) {
    append_span(text);
}

ByteSpan Renderer::append_span(std::string_view text) {
    if (space_left_out_ && !text.empty()) {
        const bool between_digits = ends_with_digit(draft_.text) && begins_with_digit(text);
        draft_.text += between_digits ? " " : "";
        space_left_out_ = false;
    }
    const auto begin = static_cast<std::uint32_t>(draft_.text.size());
    draft_.text += text;
    return {begin, static_cast<std::uint32_t>(draft_.text.size())};
}

std::string Renderer::localised(const std::string& digits) const {
    if (!noise_.native_digits) {
        return digits;
    }
    std::string result;
    for (const char digit : digits) {
        result += names_.digits[static_cast<std::size_t>(digit - '0')];
    }
    return result;
}

}  // namespace kalends
