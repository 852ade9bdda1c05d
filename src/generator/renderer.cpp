#include "generator/renderer.hpp"

#include <algorithm>
#include <array>

#include "core/number_text.hpp"
#include "generator/era_year.hpp"
#include "generator/filler.hpp"
#include "generator/lexicon.hpp"
#include "kalends/core/error.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

std::array<char, 2> two_digits(int value) {
    return {static_cast<char>('0' + value / 10 % 10), static_cast<char>('0' + value % 10)};
}

std::array<char, 4> four_digits(int value) {
    const auto high = two_digits(value / 100);
    const auto low = two_digits(value);
    return {high[0], high[1], low[0], low[1]};
}

/// A year as a label has it, its first two digits unwritten where the text leaves them out.
std::array<char, 4> year_label(int year, bool is_short) {
    std::array<char, 4> digits = four_digits(year);
    std::fill_n(digits.begin(), is_short ? 2 : 0, 'X');
    return digits;
}

std::size_t month_index(int month) {
    return static_cast<std::size_t>(std::clamp(month, 1, 12) - 1);
}

}  // namespace

Draft Renderer::take() {
    draft_.text = text_.take();
    return std::move(draft_);
}

void Renderer::append(const Pattern& pattern, const SampledDate& date, const Pattern* inner) {
    for (const Piece& piece : pattern.pieces) {
        append(piece, date, inner);
    }
}

void Renderer::append(const Piece& piece, const SampledDate& date, const Pattern* inner) {
    if (piece.field == Field::literal) {
        text_.append_literal(piece.text);
        draft_.has_words = draft_.has_words || (inner == nullptr && piece.has_word);
    } else if (piece.field == Field::choice) {
        append(random_.pick(piece.alternatives), date, inner);
    } else if (piece.field == Field::date) {
        if (inner == nullptr) throw Error(ErrorKind::internal, "a pattern of a date holds a date");
        append(*inner, date);
    } else if ((traits_of(piece.field) & trait::of_date) != 0) {
        append_date_field(piece, date);
    } else {
        text_.append(filler(piece, names_, words_, random_));
    }
}

void Renderer::append_date_field(const Piece& piece, const SampledDate& date) {
    switch (piece.field) {
        case Field::year:
            return append_year(date.year, piece.width);
        case Field::year_words:
        case Field::year_han:
            return append_year_in_words(piece.field, date.year);
        case Field::year_before_christ:
        case Field::year_buddhist:
        case Field::year_thai:
        case Field::year_minguo:
        case Field::year_dangi:
        case Field::year_japanese:
            return append_era_year(piece, date);
        case Field::month:
            return append_month_number(date.month, piece.width);
        case Field::month_name:
            return append_month(month_name(names_.months, piece, date), date.month);
        case Field::month_alone:
            return append_month(month_name(names_.months_alone, piece, date), date.month);
        case Field::month_roman:
            return append_month(roman_month(date.month), date.month);
        case Field::month_han:
            return append_month(han_number(date.month), date.month);
        case Field::month_unknown:
            text_.append(unknown_month(names_, random_));
            return;
        case Field::day:
            return append_day_number(date.day, piece.width);
        case Field::day_ordinal:
        case Field::day_words:
        case Field::day_han:
            return append_day(day_in_words(piece.field, date.day), date.day);
        case Field::later_day:
            text_.append(localised(std::to_string(sample_later_day(date, random_))));
            return;
        case Field::weekday:
            return append_weekday(names_.weekdays, piece, date.weekday);
        case Field::weekday_alone:
            return append_weekday(names_.weekdays_alone, piece, date.weekday);
        case Field::era:
            text_.append(names_.era);
            return;
        case Field::era_before:
            text_.append(names_.era_before);
            return;
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
            draft_.spans.month = draft_.spans.day = text_.append(padded(date.ordinal_day, piece.width));
            return;
        case Field::week_year:
            return append_year(date.week_year, piece.width);
        case Field::week:
            written.form = DateForm::week;
            written.month = two_digits(date.week);
            draft_.spans.month = text_.append(padded(date.week, piece.width));
            return;
        default:
            written.day = two_digits(date.week_day);
            draft_.spans.day = text_.append(std::to_string(date.week_day));
    }
}

void Renderer::append_year(int year, std::size_t width) {
    const bool short_year = width == 2;
    const std::string digits = short_year ? padded(year % 100, 2) : padded(year, width);
    draft_.written.era = Era::common;
    draft_.written.year = year_label(year, short_year);
    draft_.spans.year = text_.append(localised(digits));
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
            text += digit == '0' && random_.chance(0.2) ? "零" : han_digit(digit - '0');
        }
    }
    draft_.written.era = Era::common;
    draft_.written.year = four_digits(year);
    draft_.spans.year = text_.append(text);
}

void Renderer::append_era_year(const Piece& piece, const SampledDate& date) {
    const EraYear counted = era_year(piece, date);
    text_.append(counted.reign);
    const bool in_han = piece.width == 1, by_letter = piece.width == 2;
    const bool names_first = piece.field == Field::year_japanese || piece.field == Field::year_minguo;
    const bool is_first = counted.year == 1 && names_first && !by_letter && random_.chance(0.7);
    const std::string digits = padded(counted.year, by_letter && random_.chance(0.3) ? 2 : 1);
    const ByteSpan span = text_.append(is_first ? "元" : in_han ? han_number(counted.year) : localised(digits));
    WrittenDate& written = draft_.written;
    const bool is_told = written.era == Era::common && written.year != WrittenDate().year;
    if (is_told) return;  // "2018 (平成30)": the common era counts
    written.year = year_label(counted.year, counted.year < 100);
    draft_.spans.year = span;
    if (piece.field == Field::year_thai)
        draft_.numbers.push_back({'y', digits, span});
    else
        written.era = counted.era;
}

void Renderer::append_month_number(int month, std::size_t width) {
    const std::string digits = padded(month, width);
    draft_.written.month = two_digits(month);
    draft_.spans.month = text_.append(localised(digits));
    draft_.numbers.push_back({'m', digits, draft_.spans.month});
}

void Renderer::append_month(std::string_view text, int month) {
    draft_.written.month = two_digits(month);
    draft_.spans.month = text_.append(text);
}

void Renderer::append_day_number(int day, std::size_t width) {
    const std::string digits = padded(day, width);
    draft_.written.day = two_digits(day);
    draft_.spans.day = text_.append(localised(digits));
    draft_.numbers.push_back({'d', digits, draft_.spans.day});
}

void Renderer::append_day(std::string_view text, int day) {
    draft_.written.day = two_digits(day);
    draft_.spans.day = text_.append(text);
}

std::string Renderer::day_in_words(Field field, int day) {
    if (field == Field::day_han) {
        return han_number(day, day / 10 == 2 && random_.chance(0.15));
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
    draft_.spans.weekday = text_.append(name_form(set, static_cast<std::size_t>(weekday - 1), piece.width == 4));
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
