#include "generator/phrase_writer.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/number_text.hpp"
#include "generator/clock_field.hpp"
#include "generator/lexicon.hpp"
#include "generator/phrase_numbers.hpp"
#include "generator/phrase_point.hpp"
#include "generator/plain_letters.hpp"

namespace kalends {
namespace {

/// Without the spaces around it.
ByteSpan trimmed(ByteSpan span, std::string_view text) {
    while (span.begin < span.end && text[span.begin] == ' ') ++span.begin;
    while (span.begin < span.end && text[span.end - 1] == ' ') --span.end;
    return span;
}

/// Walks a phrase, writes it, and notes what its words say.
class PhraseWriter {
public:
    PhraseWriter(const PhraseDates& of, const Speech& speech, const Writer& writer, Random& random)
        : ends_(of.ends),
          dates_(of.dates),
          speech_(speech),
          writer_(writer),
          random_(random),
          text_(writer.noise, random) {}

    void append(const Phrase& phrase) {
        begin_time(phrase.pieces);
        for (std::size_t i = 0; i < phrase.pieces.size(); ++i) {
            append(*phrase.pieces[i]);
            if (begins_time(*phrase.pieces[i])) begin_time(std::span(phrase.pieces).subspan(i + 1));
        }
        close_places();
    }
    /// False where words for what was to be written are missing, or would say something else.
    [[nodiscard]] bool has_words() const { return is_written_; }
    /// And what they say makes sense.
    [[nodiscard]] bool is_written() {
        return is_written_ && std::ranges::all_of(points_, [](PhrasePoint& point) { return finish(point); });
    }
    std::string take_text() { return text_.take(); }
    std::vector<PhrasePoint> take_points() {
        share_times(points_);
        return {std::make_move_iterator(points_.begin()), std::make_move_iterator(points_.end())};
    }

private:
    void append(const Piece& piece) {
        if (piece.field == Field::literal) return append_literal(piece.text);
        const FieldTraits traits = traits_of(piece.field);
        if ((traits & trait::silent) == 0 || here() > opened_at_) close_places();
        if ((traits & trait::silent) != 0) return append_silent(piece);
        if ((traits & trait::of_phrase) != 0) return append_phrase_field(piece);
        append_field(piece, date(), writer_, random_, text_, point().date);
        const bool is_weekday = piece.field == Field::weekday || piece.field == Field::weekday_alone;
        if (is_weekday && point().steps.lacks_unit()) count_weekday();
    }

    /// "the last Friday of": the day that was written is what is counted.
    void count_weekday() {
        WrittenDate& written = point().date.written;
        ByteSpan& place = point().date.spans.weekday;
        for (ByteSpan* its : point().steps.add_unit(unit_of(written.weekday))) *its = place;
        written.weekday = Weekday::unwritten;
        place = {};
    }

    std::uint32_t here() { return text_.append("").end; }
    PhrasePoint& point() { return points_.back(); }
    const SampledDate& date() const { return dates_[points_.size() - 1]; }

    static bool begins_time(const Piece& piece) {
        return piece.field == Field::mark && is_join(static_cast<Mark>(piece.width));
    }

    /// "five past", "y cinco": what stands beside it says that minutes are counted.
    static bool counts_minutes(std::span<const Piece* const> pieces, std::size_t number) {
        const auto is_past_or_to = [](const Piece& piece) {
            return piece.field == Field::clock_mark &&
                   (piece.width == on_clock(ClockMark::past) || piece.width == on_clock(ClockMark::to_hour));
        };
        std::size_t next = number + 1;
        while (next < pieces.size() && pieces[next]->field == Field::literal) ++next;
        std::size_t before = number;
        while (before > 0 && pieces[before - 1]->field == Field::literal) --before;
        return (next < pieces.size() && is_past_or_to(*pieces[next])) ||
               (before > 0 && is_past_or_to(*pieces[before - 1]));
    }

    /// Where a unit comes first and a number last, numbers stand behind what they count.
    void begin_time(std::span<const Piece* const> pieces) {
        bool is_unit_first = false, is_number_last = false, has_any = false;
        for (std::size_t i = 0; i < pieces.size() && !begins_time(*pieces[i]); ++i) {
            const Piece* const piece = pieces[i];
            const bool is_unit = piece->field == Field::step_unit;
            const bool is_number = (piece->field == Field::count_mark && !counts_minutes(pieces, i)) ||
                                   piece->field == Field::step_count || piece->field == Field::step_plural;
            if (!is_unit && !is_number) continue;
            if (!std::exchange(has_any, true)) is_unit_first = is_unit;
            is_number_last = is_number;
        }
        if (is_unit_first && is_number_last) point().steps.let_numbers_follow();
    }

    /// A word may be misspelt like a month's name.
    void append_literal(const std::string& literal) {
        const std::uint32_t begin = here();
        const std::string typed = as_typed(literal);
        text_.append_literal(random_.chance(writer_.noise.typing_error * misspelt_share) ? misspelt(typed) : typed);
        last_literal_ = {begin, here()};
        clock().extend(last_literal_);
    }

    ClockWriter clock() { return {writer_, random_, text_, point().date.clock}; }

    /// What the words behind it mean.
    void append_silent(const Piece& piece) {
        switch (piece.field) {
            case Field::mark:
                return append_mark(static_cast<Mark>(piece.width));
            case Field::portion:
                return append_portion(piece.width);
            case Field::clock_mark:
                return append_clock_mark(static_cast<ClockMark>(piece.width));
            case Field::step_unit:
                for (ByteSpan* place : point().steps.add_unit(static_cast<Unit>(piece.width))) open_place(*place);
                return;
            case Field::count_mark:
                if (!clock().take_minutes(piece.width)) open_place(point().steps.add_number(piece.width));
                return;
            case Field::nth_mark:
                return append_nth(piece.width);
            default:
                return append_weekday_mark(static_cast<Weekday>(piece.width));
        }
    }

    /// "Friday the first": the weekday that stands before it is what is counted.
    void append_nth(int number) {
        open_place(point().steps.add_nth(number));
        if (point().date.written.weekday != Weekday::unwritten && point().steps.lacks_unit()) count_weekday();
    }

    void append_weekday_mark(Weekday weekday) {
        if (point().steps.lacks_unit()) return open_places(point().steps.add_unit(unit_of(weekday)));
        point().date.written.weekday = weekday;
        open_place(point().date.spans.weekday);
    }

    /// "five past": the number stands before it, or behind.
    void append_clock_mark(ClockMark mark) {
        clock().mark(mark);
        if (!point().date.clock.wants_minutes) return;
        if (const std::optional<int> minutes = point().steps.take_number()) clock().take_minutes(*minutes);
    }

    /// On a keyboard without accents, or with them.
    [[nodiscard]] std::string as_typed(const std::string& words) const {
        return has_accents_ ? words : without_accents(words);
    }

    std::string misspelt(const std::string& literal) {
        std::u32string words = to_code_points(literal);
        std::vector<std::size_t> begins;
        for (std::size_t i = 0; i < words.size(); ++i)
            if (words[i] != U' ' && (i == 0 || words[i - 1] == U' ')) begins.push_back(i);
        if (begins.empty()) return literal;
        const std::size_t begin = random_.pick(begins), end = std::min(words.find(U' ', begin), words.size());
        return to_utf8(words.replace(begin, end - begin, with_typing_error(words.substr(begin, end - begin), random_)));
    }

    /// The literals behind a mark are where it stands. @param is_word else the one before it is, if it has letters
    void open_place(ByteSpan& place, bool is_word = false) {
        if (open_.empty()) opened_at_ = here();
        open_.emplace_back(&place, is_word);
    }

    /// Where no literal followed, it is the one before.
    void close_places() {
        for (const auto& [place, is_word] : open_) {
            *place = trimmed({opened_at_, here()}, text_.view());
            const bool is_other =
                place->begin == place->end ||
                (is_word && !has_letter(text_.view().substr(place->begin, place->end - place->begin)));
            if (is_other) *place = trimmed(before_field_, text_.view());
        }
        open_.clear();
        opened_at_ = here();
        before_field_ = std::exchange(last_literal_, ByteSpan());
    }

    void append_mark(Mark mark) {
        if (is_join(mark)) {
            points_.emplace_back().join = mark;
            return open_place(point().join_place);
        }
        switch (mark) {
            case Mark::about:
                point().about = true;
                return open_place(point().about_place);
            case Mark::uncertain:
                point().uncertain = true;
                return open_place(point().uncertain_place);
            case Mark::early:
                return append_part(Part::early);
            case Mark::mid:
                return append_part(Part::mid);
            case Mark::late:
                return append_part(Part::late);
            case Mark::open_begin:
                point().opens_begin = true;
                return open_place(point().open_place);
            case Mark::open_end:
                point().opens_end = true;
                return open_place(point().open_place);
            case Mark::unknown:
                point().is_unknown = true;
                return open_place(point().open_place);
            case Mark::of_next:
                point().is_of_next = true;
                return;
            case Mark::before_christ:
                return append_era(Era::before_christ);
            case Mark::of_christ:
                return append_era(Era::anno_domini);
            default:
                return append_step_mark(mark);
        }
    }

    void append_part(Part part) {
        point().part = part;
        open_place(point().part_place);
    }
    void append_era(Era era) {
        point().era = era;
        open_place(point().era_place);
    }

    void append_step_mark(Mark mark) {
        StepWords& steps = point().steps;
        switch (mark) {
            case Mark::reference:
                point().is_reference = true;
                return open_place(point().reference_place);
            case Mark::earlier:
                return open_place(steps.add_sign(Step::Kind::earlier));
            case Mark::later:
                return open_place(steps.add_sign(Step::Kind::later));
            case Mark::last:
                return append_nth(-1);
            case Mark::previous:
                return open_places(steps.add_whole(Step::Kind::earlier));
            case Mark::next:
                return open_places(steps.add_whole(Step::Kind::later));
            default:
                return open_places(steps.add_whole(std::nullopt));
        }
    }

    void open_places(const std::vector<ByteSpan*>& places) {
        for (ByteSpan* place : places) open_place(*place);
    }

    void append_portion(int width) {
        constexpr std::array units{Unit::half, Unit::third, Unit::quarter};
        WrittenStep& written = point().portions.emplace_back();
        written.step = {Step::Kind::nth, width / 10, units[static_cast<std::size_t>(width % 10 - 2)]};
        open_place(written.place);
    }

    void append_phrase_field(const Piece& piece) {
        Draft& draft = point().date;
        switch (piece.field) {
            case Field::century:
                return append_century(static_cast<NumberForm>(piece.width));
            case Field::century_word:
                return append_century_word(piece);
            case Field::millennium:
                return append_millennium(static_cast<NumberForm>(piece.width));
            case Field::decade:
                return append_decade(piece.width);
            case Field::decade_word:
                return append_decade_word(piece);
            case Field::year_first:
                return append_first_digits(piece.width);
            case Field::year_last:
                draft.written.year = {'X', 'X', 'X', last_digit()};
                draft.spans.year = text_.append(localised(std::string(1, last_digit()), writer_));
                return;
            case Field::year_dual:
                return append_dual(piece.width);
            case Field::season:
                return append_season(piece, season_of(date().month));
            case Field::winter:
                return append_season(piece, winter);
            case Field::quarter:
                return append_base(Unit::quarter, quarter(),
                                   numbers_.written(quarter(), static_cast<NumberForm>(piece.width)));
            case Field::quarter_name:
                return append_base(Unit::quarter, quarter(), quarter_name(piece.width));
            case Field::hour_word: {
                const int hour = random_.between(1, 12);
                return clock().append_hour(hour, word("hours", piece, static_cast<std::size_t>(hour - 1)));
            }
            case Field::relative:
                return append_relative();
            case Field::month_inside:
                draft.written.month = two_digits(date().month);
                draft.spans.month = text_.append(word("months.in", piece, static_cast<std::size_t>(date().month - 1)));
                return;
            default:
                return append_counted(piece);
        }
    }

    void append_base(Unit unit, int which, const std::string& text) {
        WrittenStep& base = point().base.emplace();
        base.step = {Step::Kind::nth, which, unit};
        base.place = text_.append(text);
        open_place(base.unit_place, true);
    }

    /// Of this era a century has the years that begin alike; before Christ they are counted from the first year.
    void append_century(NumberForm form) {
        const int of = point_is_before_christ() ? (date().year - 1) / 100 + 1 : date().year / 100 + 1;
        append_century(of, numbers_.written(of, form));
    }

    /// A decade that stands before it gets its first digits.
    void append_century(int of, const std::string& text) {
        WrittenDate& written = point().date.written;
        const bool completes_decade = written.year[0] == 'X' && written.year[2] != 'X';
        if (!completes_decade) return append_base(Unit::century, of, text);
        if (point_is_before_christ()) return give_up();
        std::ranges::copy(two_digits(date().year / 100), written.year.begin());
        point().date.spans.year.end = text_.append(text).end;
    }

    void append_century_word(const Piece& piece) {
        constexpr int first_named = 12;
        const int hundreds = date().year / 100;
        if (hundreds < first_named || point_is_before_christ()) return give_up();
        const std::size_t index = static_cast<std::size_t>(hundreds - first_named);
        append_century(hundreds + 1, word("centuries", piece, index));
    }

    void append_millennium(NumberForm form) {
        const int of = point_is_before_christ() ? (date().year - 1) / 1000 + 1 : date().year / 1000 + 1;
        append_base(Unit::millennium, of, numbers_.written(of, form));
    }

    /// From the twenties on.
    void append_decade_word(const Piece& piece) {
        const int tens = date().year / 10 % 10;
        if (tens < 2) return give_up();
        label_decade(text_.append(word("tens", piece, static_cast<std::size_t>(tens - 2))), true);
    }

    /// The first decade of a century is one in English, where 1800s may be both, and a century elsewhere (1800-talet).
    void append_decade(int width) {
        const int year = date().year / 10 * 10;
        const bool is_short = width == 2;
        if (year % 100 == 0 && (is_short || writer_.names.language != "en")) return give_up();
        label_decade(text_.append(localised(padded(is_short ? year % 100 : year, is_short ? 2 : 1), writer_)),
                     is_short);
    }

    /// A century that stands with it completes the decade.
    void label_decade(const ByteSpan& place, bool is_short) {
        Draft& draft = point().date;
        const auto high = two_digits(date().year / 100);
        const char tens = two_digits(date().year)[0];
        const bool is_open = is_short && !point().base;
        draft.written.year = is_open ? std::array{'X', 'X', tens, 'X'} : std::array{high[0], high[1], tens, 'X'};
        draft.spans.year = place;
        if (!point().base) return;
        draft.spans.year.begin = point().base->place.begin;
        point().base.reset();
    }

    void append_first_digits(std::size_t count) {
        if (date().year < 1000 || point_is_before_christ()) return give_up();
        Draft& draft = point().date;
        const std::string digits = padded(date().year, 4).substr(0, count);
        draft.written.year.fill('X');
        std::ranges::copy(digits, draft.written.year.begin());
        draft.spans.year = text_.append(localised(digits, writer_));
    }

    void append_dual(std::size_t count) {
        const std::string digits = padded((date().year + 1) % 100, 2).substr(2 - count);
        point().dual.fill('X');
        std::ranges::copy(digits, point().dual.end() - static_cast<std::ptrdiff_t>(count));
        point().dual_place = text_.append(localised(digits, writer_));
    }

    static constexpr int spring = 0, winter = 3;
    static int season_of(int month) { return month >= 3 && month <= 11 ? spring + month / 3 - 1 : winter; }
    void append_season(const Piece& piece, int season) {
        constexpr std::array<std::string_view, 4> rules{"spring", "summer", "autumn", "winter"};
        constexpr int first_season = 21;  // EDTF level 1, "Seasons"
        Draft& draft = point().date;
        draft.written.month = two_digits(first_season + season);
        draft.spans.month = text_.append(word(rules[static_cast<std::size_t>(season)], piece, {}));
    }

    /// "third", "two", "Tuesday": what is counted within a time or from it.
    void append_counted(const Piece& piece) {
        StepWords& steps = point().steps;
        if (piece.field == Field::step_weekday) {
            const auto day = static_cast<std::size_t>(random_.below(7));
            const ByteSpan place = text_.append(random_.pick(writer_.names.weekdays_alone.wide[day]));
            const Unit unit = static_cast<Unit>(static_cast<std::size_t>(Unit::monday) + day);
            for (ByteSpan* its : steps.add_unit(unit)) *its = place;
            return;
        }
        if (piece.field != Field::step_nth) return append_count(piece);
        constexpr int most_weeks = 53, most_weekdays = 5;
        const bool is_week =
            piece.width == written_as(NumberForm::plain) || piece.width == written_as(NumberForm::padded);
        const int number = random_.between(1, is_week ? most_weeks : most_weekdays);
        ByteSpan& place = steps.add_nth(number);
        place = text_.append(numbers_.written(number, static_cast<NumberForm>(piece.width)));
    }

    void append_count(const Piece& piece) {
        const bool is_plural = piece.field == Field::step_plural;
        const bool is_word = !is_plural && piece.width == written_as(NumberForm::words);
        const int number = is_plural ? numbers_.count_of(static_cast<Plural>(piece.width)) : numbers_.count(is_word);
        if (number == 0) return give_up();  // the language has no such plural
        ByteSpan& place = point().steps.add_number(number);
        place = text_.append(is_word ? numbers_.cardinal(number) : localised(std::to_string(number), writer_));
    }

    /// CLDR's own words.
    void append_relative() {
        const std::vector<RelativeText>& texts = writer_.names.lexicon->relative;
        if (texts.empty()) return give_up();
        const RelativeText& said = random_.pick(texts);
        // "volgende week zaterdag" is CLDR's next Saturday: who knows the language says it otherwise
        if (said.names_weekday() && speech_.has_own("relative-weekday")) return give_up();
        const int number = said.plural ? numbers_.count_of(*said.plural) : said.number;
        if (said.plural && number == 0) return give_up();
        const std::uint32_t begin = here();
        text_.append(as_typed(said.before));
        const ByteSpan digits = said.plural ? text_.append(localised(std::to_string(number), writer_)) : ByteSpan();
        text_.append(as_typed(said.behind));
        note_relative(said, number, {begin, here()}, digits);
    }

    void note_relative(const RelativeText& said, int number, const ByteSpan& place, const ByteSpan& digits) {
        point().is_reference = true;
        point().reference_place = place;
        point().date.written.weekday = said.weekday;
        if (said.weekday != Weekday::unwritten) point().date.spans.weekday = place;
        StepWords& steps = point().steps;
        if (said.is_whole)
            for (ByteSpan* its : steps.add_whole(said.direction)) *its = place;
        else if (said.direction)
            steps.add_sign(*said.direction) = place;
        if (number > 0) steps.add_number(number) = said.plural ? digits : place;
        if (said.unit)
            for (ByteSpan* its : steps.add_unit(*said.unit)) *its = place;
    }

    void give_up() { is_written_ = false; }

    [[nodiscard]] int quarter() const { return (date().month - 1) / 3 + 1; }
    [[nodiscard]] char last_digit() const { return static_cast<char>('0' + date().year % 10); }
    std::string word(std::string_view rule, const Piece& piece, std::optional<std::size_t> which) {
        std::string text = as_typed(words_of(rule, static_cast<Case>(piece.width), speech_, random_, which));
        is_written_ = is_written_ && !text.empty();
        return text;
    }

    std::string quarter_name(int width) {
        const auto& names = writer_.names.quarters;
        return random_.pick((width == 4 ? names.wide : names.abbreviated)[static_cast<std::size_t>(quarter() - 1)]);
    }

    /// An era counts for this time and, before Christ, for those to its left.
    bool point_is_before_christ() const { return ends_[points_.size() - 1].is_before_christ; }

    static constexpr double misspelt_share = 0.5, plain_share = 0.35;

    const std::vector<PhraseEnd>& ends_;
    const std::vector<SampledDate>& dates_;
    const Speech& speech_;
    const Writer& writer_;
    Random& random_;
    const PhraseNumbers numbers_{writer_, random_};
    CarelessText text_;
    std::deque<PhrasePoint> points_{1};             ///< whose places open_ points to
    std::vector<std::pair<ByteSpan*, bool>> open_;  ///< places that end with the literals that are being written
    std::uint32_t opened_at_ = 0;
    ByteSpan last_literal_, before_field_;
    bool is_written_ = true;
    const bool has_accents_ = !random_.chance(writer_.noise.typing_error * plain_share);
};

}  // namespace

std::optional<WrittenPhrase> write(const Phrase& phrase, const PhraseDates& of, const Speech& speech,
                                   const Writer& writer, Random& random) {
    PhraseWriter phrase_writer(of, speech, writer, random);
    phrase_writer.append(phrase);
    if (!phrase_writer.is_written()) return std::nullopt;
    std::vector<PhrasePoint> points = phrase_writer.take_points();
    return put_together(phrase_writer.take_text(), std::move(points));
}

std::optional<std::string> write_nothing(const Phrase& phrase, const PhraseDates& of, const Speech& speech,
                                         const Writer& writer, Random& random) {
    PhraseWriter phrase_writer(of, speech, writer, random);
    phrase_writer.append(phrase);
    return phrase_writer.has_words() ? std::optional(phrase_writer.take_text()) : std::nullopt;
}

}  // namespace kalends
