#include "generator/phrase_counts.hpp"

#include <string>
#include <vector>

#include "generator/lexicon.hpp"

namespace kalends {
namespace {

void set(const std::vector<ByteSpan*>& places, const ByteSpan& place) {
    for (ByteSpan* its : places) *its = place;
}

}  // namespace

bool CountWriter::append(const Piece& piece) {
    switch (piece.field) {
        case Field::relative:
            return append_relative();
        case Field::step_weekday:
            return append_weekday();
        case Field::step_nth:
            return append_nth(piece);
        case Field::step_month_inside:
        case Field::step_month:
            return append_month(piece);
        case Field::step_season:
            return append_season(piece);
        case Field::step_day:
            return append_day(piece);
        default:
            return append_count(piece);
    }
}

void CountWriter::count_weekday() {
    WrittenDate& written = point_.date.written;
    ByteSpan& place = point_.date.spans.weekday;
    set(point_.steps.add_unit(unit_of(written.weekday)), place);
    written.weekday = Weekday::unwritten;
    place = {};
}

bool CountWriter::append_weekday() {
    const auto day = static_cast<std::size_t>(sheet_.random.below(7));
    const ByteSpan place = sheet_.text.append(sheet_.random.pick(sheet_.writer.names.weekdays_alone.wide[day]));
    set(point_.steps.add_unit(static_cast<Unit>(static_cast<std::size_t>(Unit::monday) + day)), place);
    return true;
}

bool CountWriter::append_nth(const Piece& piece) {
    constexpr int most_weeks = 53, most_weekdays = 5;
    const bool is_week = piece.width == written_as(NumberForm::plain) || piece.width == written_as(NumberForm::padded);
    const int number = sheet_.random.between(1, is_week ? most_weeks : most_weekdays);
    ByteSpan& place = point_.steps.add_nth(number);
    place = sheet_.text.append(sheet_.numbers.written(number, static_cast<NumberForm>(piece.width)));
    return true;
}

/// Empty where the language has no such form.
std::string CountWriter::month_text(int month, const Piece& piece) {
    constexpr int wide = 4;
    const auto index = static_cast<std::size_t>(month) - 1;
    if (piece.field == Field::step_month_inside) return sheet_.words.of("months.in", piece, index);
    if (piece.width == 1) return localised(std::to_string(month), sheet_.writer);
    if (piece.width == 2) return han_number(month);
    const NameSet<12>& names = sheet_.writer.names.months;
    return sheet_.words.as_typed(sheet_.random.pick((piece.width == wide ? names.wide : names.abbreviated)[index]));
}

bool CountWriter::append_month(const Piece& piece) {
    constexpr int months = 12;
    const int month = sheet_.random.between(1, months);
    const std::string text = month_text(month, piece);
    if (text.empty()) return false;
    set(point_.steps.add_within(month, Unit::month), sheet_.text.append(text));
    return true;
}

bool CountWriter::append_season(const Piece& piece) {
    const int season = sheet_.random.between(spring, winter);
    const std::string text = sheet_.words.of(rule_of_season(season), piece);
    if (text.empty()) return false;
    set(point_.steps.add_within(season, Unit::month), sheet_.text.append(text));
    return true;
}

/// One that every month has.
bool CountWriter::append_day(const Piece& piece) {
    constexpr int last = 31;
    const int day = sheet_.random.between(1, last);
    const auto form = static_cast<NumberForm>(piece.width);
    const std::string text = form == NumberForm::words ? sheet_.numbers.day(day) : sheet_.numbers.written(day, form);
    set(point_.steps.add_within(day, Unit::day), sheet_.text.append(text));
    return true;
}

bool CountWriter::append_count(const Piece& piece) {
    const bool is_plural = piece.field != Field::step_count;
    const bool is_word =
        is_plural ? piece.field == Field::step_plural_in_words : piece.width == written_as(NumberForm::words);
    const int number =
        is_plural ? sheet_.numbers.count_of(static_cast<Plural>(piece.width), is_word) : sheet_.numbers.count(is_word);
    if (number == 0) return false;  // the language has no such plural
    ByteSpan& place = point_.steps.add_number(number);
    place = sheet_.text.append(is_word ? sheet_.numbers.cardinal(number)
                                       : localised(std::to_string(number), sheet_.writer));
    return true;
}

/// CLDR's own words.
bool CountWriter::append_relative() {
    const std::vector<RelativeText>& texts = sheet_.writer.names.lexicon->relative;
    if (texts.empty()) return false;
    const RelativeText& said = sheet_.random.pick(texts);
    // "volgende week zaterdag" is CLDR's next Saturday: who knows the language says it otherwise
    if (said.names_weekday() && sheet_.speech.has_own("relative-weekday")) return false;
    const int number = said.plural ? sheet_.numbers.count_of(*said.plural) : said.number;
    if (said.plural && number == 0) return false;
    CarelessText& text = sheet_.text;
    const std::uint32_t begin = text.end();
    text.append(sheet_.words.as_typed(said.before));
    const ByteSpan digits = said.plural ? text.append(localised(std::to_string(number), sheet_.writer)) : ByteSpan();
    const std::uint32_t end = text.append(sheet_.words.as_typed(said.behind)).end;
    note(said, number, {begin, end}, digits);
    return true;
}

void CountWriter::note(const RelativeText& said, int number, const ByteSpan& place, const ByteSpan& digits) {
    point_.is_reference = true;
    point_.reference_place = place;
    point_.date.written.weekday = said.weekday;
    if (said.weekday != Weekday::unwritten) point_.date.spans.weekday = place;
    StepWords& steps = point_.steps;
    if (said.is_whole)
        set(steps.add_whole(said.direction), place);
    else if (said.direction)
        steps.add_sign(*said.direction) = place;
    if (number > 0) steps.add_number(number) = said.plural ? digits : place;
    if (said.unit) set(steps.add_unit(*said.unit), place);
}

}  // namespace kalends
