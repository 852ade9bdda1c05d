#include "generator/phrase_years.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/number_text.hpp"

namespace kalends {
namespace {

int season_of(int month) {
    return month >= 3 && month <= 11 ? spring + month / 3 - 1 : winter;
}

int quarter_of(int month) {
    return (month - 1) / 3 + 1;
}

}  // namespace

bool YearWriter::append(const Piece& piece) {
    const auto form = static_cast<NumberForm>(piece.width);
    const int quarter = quarter_of(date_.month), century = counted_in(100), millennium = counted_in(1000);
    switch (piece.field) {
        case Field::century:
            return append_century(century, sheet_.numbers.written(century, form));
        case Field::century_word:
            return append_century_word(piece);
        case Field::millennium:
            return append_base(Unit::millennium, millennium, sheet_.numbers.written(millennium, form));
        case Field::decade:
            return append_decade(piece.width);
        case Field::decade_word:
            return append_decade_word(piece);
        case Field::year_first:
            return append_first_digits(static_cast<std::size_t>(piece.width));
        case Field::year_last:
            return append_last_digit();
        case Field::year_dual:
            return append_dual(static_cast<std::size_t>(piece.width));
        case Field::season:
            return append_season(piece, season_of(date_.month));
        case Field::winter:
            return append_season(piece, winter);
        case Field::quarter:
            return append_base(Unit::quarter, quarter, sheet_.numbers.written(quarter, form));
        case Field::quarter_name:
            return append_base(Unit::quarter, quarter, quarter_name(piece.width));
        default:
            return append_month_inside(piece);
    }
}

/// Of this era a century has the years that begin alike; before Christ they are counted from the first year.
int YearWriter::counted_in(int years) const {
    return (is_before_christ_ ? date_.year - 1 : date_.year) / years + 1;
}

bool YearWriter::append_base(Unit unit, int which, const std::string& text) {
    WrittenStep& base = point_.base.emplace();
    base.step = {Step::Kind::nth, which, unit};
    base.place = sheet_.text.append(text);
    sheet_.places.open(base.unit_place, true);
    return true;
}

/// A decade that stands before it gets its first digits.
bool YearWriter::append_century(int of, const std::string& text) {
    WrittenDate& written = point_.date.written;
    const bool completes_decade = written.year[0] == 'X' && written.year[2] != 'X';
    if (!completes_decade) return append_base(Unit::century, of, text);
    if (is_before_christ_) return false;
    std::ranges::copy(two_digits(date_.year / 100), written.year.begin());
    point_.date.spans.year.end = sheet_.text.append(text).end;
    return true;
}

bool YearWriter::append_century_word(const Piece& piece) {
    constexpr int first_named = 12;
    const int hundreds = date_.year / 100;
    if (is_before_christ_) return false;
    const bool is_early = hundreds < first_named;
    const auto which = static_cast<std::size_t>(is_early ? hundreds : hundreds - first_named);
    const std::string word = sheet_.words.of(is_early ? "first-centuries" : "centuries", piece, which);
    return append_century(hundreds + 1, word) && !word.empty();
}

/// From the twenties on.
bool YearWriter::append_decade_word(const Piece& piece) {
    const int tens = date_.year / 10 % 10;
    if (tens < 2) return false;
    const std::string word = sheet_.words.of("tens", piece, static_cast<std::size_t>(tens - 2));
    label_decade(sheet_.text.append(word), true);
    return !word.empty();
}

/// The first decade of a century is one in English, where 1800s may be both, and a century elsewhere (1800-talet).
bool YearWriter::append_decade(int width) {
    const int year = date_.year / 10 * 10;
    const bool is_short = width == 2;
    if (year % 100 == 0 && (is_short || sheet_.writer.names.language != "en")) return false;
    const std::string digits = padded(is_short ? year % 100 : year, is_short ? 2 : 1);
    label_decade(sheet_.text.append(localised(digits, sheet_.writer)), is_short);
    return true;
}

/// A century that stands with it completes the decade.
void YearWriter::label_decade(const ByteSpan& place, bool is_short) {
    Draft& draft = point_.date;
    const auto high = two_digits(date_.year / 100);
    const char tens = two_digits(date_.year)[0];
    const bool is_open = is_short && !point_.base;
    draft.written.year = is_open ? std::array{'X', 'X', tens, 'X'} : std::array{high[0], high[1], tens, 'X'};
    draft.spans.year = place;
    if (!point_.base) return;
    draft.spans.year.begin = point_.base->place.begin;
    point_.base.reset();
}

bool YearWriter::append_first_digits(std::size_t count) {
    if (date_.year < 1000 || is_before_christ_) return false;
    Draft& draft = point_.date;
    const std::string digits = padded(date_.year, 4).substr(0, count);
    draft.written.year.fill('X');
    std::ranges::copy(digits, draft.written.year.begin());
    draft.spans.year = sheet_.text.append(localised(digits, sheet_.writer));
    return true;
}

bool YearWriter::append_last_digit() {
    const auto last = static_cast<char>('0' + date_.year % 10);
    point_.date.written.year = {'X', 'X', 'X', last};
    point_.date.spans.year = sheet_.text.append(localised(std::string(1, last), sheet_.writer));
    return true;
}

bool YearWriter::append_dual(std::size_t count) {
    const std::string digits = padded((date_.year + 1) % 100, 2).substr(2 - count);
    point_.dual.fill('X');
    std::ranges::copy(digits, point_.dual.end() - static_cast<std::ptrdiff_t>(count));
    point_.dual_place = sheet_.text.append(localised(digits, sheet_.writer));
    return true;
}

bool YearWriter::append_season(const Piece& piece, int season) {
    const std::string word = sheet_.words.of(rule_of_season(season), piece);
    point_.date.written.month = two_digits(season);
    point_.date.spans.month = sheet_.text.append(word);
    return !word.empty();
}

bool YearWriter::append_month_inside(const Piece& piece) {
    const std::string word = sheet_.words.of("months.in", piece, static_cast<std::size_t>(date_.month - 1));
    point_.date.written.month = two_digits(date_.month);
    point_.date.spans.month = sheet_.text.append(word);
    return !word.empty();
}

std::string YearWriter::quarter_name(int width) const {
    const auto& names = sheet_.writer.names.quarters;
    const auto which = static_cast<std::size_t>(quarter_of(date_.month) - 1);
    return sheet_.random.pick((width == 4 ? names.wide : names.abbreviated)[which]);
}

}  // namespace kalends
