#include "generator/date_field.hpp"

#include <algorithm>
#include <array>

#include "core/number_text.hpp"
#include "generator/clock_field.hpp"
#include "generator/era_year.hpp"
#include "generator/field_table.hpp"
#include "generator/lexicon.hpp"
#include "kalends/text/normalized_text.hpp"

namespace kalends {
namespace {

/// A year as a label has it, its first two digits unwritten where the text leaves them out.
std::array<char, 4> year_label(int year, bool is_short) {
    const auto high = is_short ? std::array{'X', 'X'} : two_digits(year / 100);
    const auto low = two_digits(year);
    return {high[0], high[1], low[0], low[1]};
}

/// Writes single fields of one date.
class DateWriter {
public:
    DateWriter(const Writer& writer, Random& random, CarelessText& text, Draft& draft)
        : names_(writer.names), words_(writer.words), writer_(writer), random_(random), text_(text), draft_(draft) {}

    void append(const Piece& piece, const SampledDate& date) {
        if ((traits_of(piece.field) & trait::of_date) != 0)
            append_date_field(piece, date);
        else if ((traits_of(piece.field) & trait::of_clock) != 0)
            ClockWriter(writer_, random_, text_, draft_.clock).append(piece);
        else
            text_.append(filler(piece));
    }

private:
    void append_date_field(const Piece& piece, const SampledDate& date) {
        switch (piece.field) {
            case Field::year:
                return append_year(date.year, piece.width);
            case Field::year_words:
            case Field::year_han:
                return append_year_in_words(piece.field, date.year);
            case Field::year_roman:
                return label_year(date.year, text_.append(roman_year(date.year)));
            case Field::year_signed:
                label_year(date.year, text_.append("-" + localised(padded(date.year, piece.width), writer_)));
                draft_.written.era = Era::signed_year;
                return;
            case Field::year_before_christ:
            case Field::year_buddhist:
            case Field::year_thai:
            case Field::year_minguo:
            case Field::year_minguo_bare:
            case Field::year_dangi:
            case Field::year_japanese:
                return append_era_year(piece, date);
            case Field::month:
                return label_month(date, append_number('m', padded(date.month, piece.width)));
            case Field::month_name:
            case Field::month_alone:
            case Field::month_roman:
            case Field::month_han:
                return label_month(date, text_.append(month_in_words(piece, date.month)));
            case Field::day:
                return label_day(date, append_number('d', padded(date.day, piece.width)));
            case Field::day_ordinal:
            case Field::day_words:
            case Field::day_han:
                return label_day(date, text_.append(day_name(piece.field, date.day)));
            case Field::weekday:
            case Field::weekday_alone:
                return append_weekday(piece, date.weekday);
            case Field::month_unknown:
                return (void)text_.append(unknown_month(names_, random_));
            case Field::era:
                draft_.written.era = Era::anno_domini;
                return (void)text_.append(names_.era);
            case Field::era_before:
                return (void)text_.append(names_.era_before);
            default:
                return append_iso_field(piece, date);
        }
    }

    void append_iso_field(const Piece& piece, const SampledDate& date) {
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

    ByteSpan append_number(char role, const std::string& digits) {
        const ByteSpan span = text_.append(localised(digits, writer_));
        draft_.numbers.push_back({role, digits, span});
        return span;
    }

    void label_year(int year, const ByteSpan& span, bool is_short = false) {
        if (draft_.written.era != Era::anno_domini) draft_.written.era = Era::common;
        draft_.written.year = year_label(year, is_short);
        draft_.spans.year = span;
    }
    void label_month(const SampledDate& date, const ByteSpan& span) {
        draft_.written.month = two_digits(date.month);
        draft_.spans.month = span;
    }
    void label_day(const SampledDate& date, const ByteSpan& span) {
        draft_.written.day = two_digits(date.day);
        draft_.spans.day = span;
    }

    void append_year(int year, std::size_t width) {
        const bool is_short = width == 2;
        label_year(year, append_number('y', padded(is_short ? year % 100 : year, width)), is_short);
    }

    /// Printers write points behind letters or groups: M.DCC.LXXXII.
    std::string roman_year(int year) {
        const std::string hundreds = roman_number(year % 1000 / 100 * 100), rest = roman_number(year % 100);
        const std::string separator = random_.chance(0.75)  ? ""
                                      : random_.chance(0.5) ? "."
                                      : random_.chance(0.5) ? " "
                                                            : ". ";
        std::string text = roman_number(year / 1000 * 1000);
        for (const std::string& group : {hundreds, rest})
            if (!group.empty()) text += separator + group;
        return separator.starts_with('.') && random_.chance(0.5) ? text + "." : text;
    }

    void append_year_in_words(Field field, int year) {
        const auto& words = names_.lexicon->years_in_words;
        if (field == Field::year_han) return label_year(year, text_.append(year_in_han(year)));
        if (words.empty()) return append_year(year, 0);
        const std::string text(random_.pick(words).of(year));
        if (text.empty()) return append_year(year, 0);
        label_year(year, text_.append(text));
    }

    std::string year_in_han(int year) {
        std::string text;
        for (const char digit : std::to_string(year))
            text += digit == '0' && random_.chance(0.2) ? "零" : han_digit(digit - '0');
        return text;
    }

    void append_era_year(const Piece& piece, const SampledDate& date) {
        const EraYear counted = era_year(piece, date);
        text_.append(counted.reign);
        const bool in_han = piece.width == 1, by_letter = piece.width == 2;
        const bool names_first = piece.field == Field::year_japanese || piece.field == Field::year_minguo;
        const bool is_first = counted.year == 1 && names_first && piece.width < 2 && random_.chance(0.7);
        const std::string digits = padded(counted.year, by_letter && random_.chance(0.3) ? 2 : 1);
        const ByteSpan span = text_.append(is_first ? "元"
                                           : in_han ? han_number(counted.year)
                                                    : localised(digits, writer_));
        WrittenDate& written = draft_.written;
        const bool is_told = written.era == Era::common && written.year != WrittenDate().year;
        if (is_told) return;  // "2018 (平成30)": the common era counts
        written.year = year_label(counted.year, counted.year < 100 && counted.era != Era::before_christ);
        draft_.spans.year = span;
        const bool is_unsaid = piece.field == Field::year_thai || piece.field == Field::year_minguo_bare;
        if (is_unsaid)
            draft_.numbers.push_back({'y', digits, span});
        else
            written.era = counted.era;
    }

    std::string day_name(Field field, int day) {
        if (field == Field::day_words) return day_in_words(*names_.lexicon, day, random_);
        if (field == Field::day_han) return han_number(day, day / 10 == 2 && random_.chance(0.15));
        return day < 1 || day > 31 ? std::to_string(day) : names_.day_ordinals[static_cast<std::size_t>(day - 1)];
    }

    template <std::size_t N>
    std::string name_form(const NameSet<N>& set, std::size_t index, const Piece& piece) {
        const std::string& form = random_.pick((piece.width == 4 ? set.wide : set.abbreviated)[index]);
        if (!random_.chance(writer_.noise.typing_error)) return form;
        const std::u32string wrong = with_typing_error(to_code_points(form), random_);
        for (std::size_t other = 0; other < N; ++other) {
            if (other != index && (looks_like(wrong, set.wide[other]) || looks_like(wrong, set.abbreviated[other])))
                return form;  // nobody could tell which of the two was meant
        }
        return to_utf8(wrong);
    }

    std::string month_in_words(const Piece& piece, int month) {
        if (piece.field == Field::month_roman) return roman_number(std::clamp(month, 1, 12));
        if (piece.field == Field::month_han) return han_number(month);
        const NameSet<12>& set = piece.field == Field::month_name ? names_.months : names_.months_alone;
        return name_form(set, static_cast<std::size_t>(std::clamp(month, 1, 12) - 1), piece);
    }

    void append_weekday(const Piece& piece, int weekday) {
        const NameSet<7>& set = piece.field == Field::weekday ? names_.weekdays : names_.weekdays_alone;
        draft_.has_weekday = true;
        draft_.written.weekday = static_cast<Weekday>(weekday);
        draft_.spans.weekday = text_.append(name_form(set, static_cast<std::size_t>(weekday - 1), piece));
    }

    /// Text for a piece that says nothing of the time: numbers, words.
    std::string filler(const Piece& piece) {
        constexpr std::string_view digits = "0123456789";
        switch (piece.field) {
            case Field::number:
                return drawn_of("123456789", 1).append(drawn_of(digits, piece.width - 1U));
            case Field::hex:
                return drawn_of("0123456789abcdef", piece.width);
            case Field::letters:
                return drawn_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", piece.width);
            case Field::word:
                return word(piece.width == 2);
            default:
                return drawn_of(digits, piece.width);
        }
    }

    std::string drawn_of(std::string_view alphabet, std::size_t count) {
        std::string text;
        for (std::size_t i = 0; i < count; ++i) text += random_.pick(alphabet);
        return text;
    }

    /// English words, words of the locale, and some that do not exist.
    std::string word(bool capitalised) {
        const double draw = random_.uniform();
        if (draw < 0.4) return random_.pick(names_.lexicon->words);
        if (draw < 0.55) return unknown_month(names_, random_);
        std::string english(random_.pick(words_));
        const bool is_small = english[0] >= 'a' && english[0] <= 'z';
        if (capitalised && is_small) english[0] = static_cast<char>(english[0] - 'a' + 'A');
        return english;
    }

    const LocaleNames& names_;
    const std::vector<std::string_view>& words_;
    const Writer& writer_;
    Random& random_;
    CarelessText& text_;
    Draft& draft_;
};

}  // namespace

std::string localised(std::string_view digits, const Writer& writer) {
    if (!writer.noise.native_digits) return std::string(digits);
    std::string text;
    for (const char digit : digits) text += writer.names.digits[static_cast<std::size_t>(digit - '0')];
    return text;
}

void append_field(const Piece& piece, const SampledDate& date, const Writer& writer, Random& random, CarelessText& text,
                  Draft& draft) {
    DateWriter(writer, random, text, draft).append(piece, date);
}

}  // namespace kalends
