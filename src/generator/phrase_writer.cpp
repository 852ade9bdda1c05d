#include "generator/phrase_writer.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <iterator>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "calendar/calendar_point.hpp"
#include "generator/clock_field.hpp"
#include "generator/field_table.hpp"
#include "generator/phrase_calendars.hpp"
#include "generator/phrase_counts.hpp"
#include "generator/phrase_point.hpp"
#include "generator/phrase_sheet.hpp"
#include "generator/phrase_years.hpp"

namespace kalends {
namespace {

/// Walks a phrase, writes it, and notes what its words say.
class PhraseWriter {
public:
    PhraseWriter(const PhraseDates& of, const Speech& speech, const Writer& writer, Random& random)
        : ends_(of.ends), dates_(of.dates), sheet_(speech, writer, random) {}

    void append(const Phrase& phrase) {
        begin_time(phrase.pieces);
        for (std::size_t i = 0; i < phrase.pieces.size(); ++i) {
            append(*phrase.pieces[i]);
            if (begins_time(*phrase.pieces[i])) begin_time(std::span(phrase.pieces).subspan(i + 1));
        }
        sheet_.places.close();
    }
    /// False where words for what was to be written are missing, or would say something else.
    [[nodiscard]] bool has_words() const { return is_written_; }
    /// And what they say makes sense.
    [[nodiscard]] bool is_written() {
        return is_written_ && std::ranges::all_of(points_, [](PhrasePoint& point) { return finish(point); });
    }
    std::string take_text() { return sheet_.text.take(); }
    std::vector<PhrasePoint> take_points() {
        share_times(points_);
        return {std::make_move_iterator(points_.begin()), std::make_move_iterator(points_.end())};
    }

private:
    void append(const Piece& piece) {
        if (piece.field == Field::literal) return append_literal(piece.text);
        const FieldTraits traits = traits_of(piece.field);
        if ((traits & trait::silent) == 0 || sheet_.places.has_begun()) sheet_.places.close();
        if ((traits & trait::silent) != 0) return append_silent(piece);
        if ((traits & trait::of_phrase) != 0) return append_phrase_field(piece);
        append_field(piece, date(), sheet_.writer, sheet_.random, sheet_.text, point().date);
        const bool is_weekday = piece.field == Field::weekday || piece.field == Field::weekday_alone;
        if (is_weekday && point().steps.lacks_unit()) counts().count_weekday();
    }

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
        point().calendar = ends_[points_.size() - 1].calendar;
        point().is_calendar_said = !ends_[points_.size() - 1].is_calendar_tacit || has_other_years(point().calendar);
        bool is_unit_first = false, is_number_last = false, has_any = false;
        for (std::size_t i = 0; i < pieces.size() && !begins_time(*pieces[i]); ++i) {
            const Piece* const piece = pieces[i];
            const bool is_unit = piece->field == Field::step_unit;
            const bool is_number = (piece->field == Field::count_mark && !counts_minutes(pieces, i)) ||
                                   piece->field == Field::step_count || piece->field == Field::step_plural ||
                                   piece->field == Field::step_plural_in_words;
            if (!is_unit && !is_number) continue;
            if (!std::exchange(has_any, true)) is_unit_first = is_unit;
            is_number_last = is_number;
        }
        if (is_unit_first && is_number_last) point().steps.let_numbers_follow();
    }

    void append_literal(const std::string& literal) {
        const std::uint32_t begin = sheet_.text.end();
        sheet_.text.append_literal(sheet_.words.literal(literal));
        const ByteSpan place{begin, sheet_.text.end()};
        sheet_.places.extend(place);
        clock().extend(place);
    }

    ClockWriter clock() { return {sheet_.writer, sheet_.random, sheet_.text, point().date.clock}; }
    CountWriter counts() { return {sheet_, point()}; }
    /// An era counts for this time and, before Christ, for those to its left.
    YearWriter years() { return {sheet_, point(), date(), ends_[points_.size() - 1].is_before_christ}; }

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
                return sheet_.places.open(point().steps.add_unit(static_cast<Unit>(piece.width)));
            case Field::count_mark:
                if (!clock().take_minutes(piece.width)) sheet_.places.open(point().steps.add_number(piece.width));
                return;
            case Field::nth_mark:
                return append_nth(piece.width);
            case Field::calendar_mark:
                return sheet_.places.open(point().calendar_place);
            case Field::calendar_tacit:
                return;
            default:
                return append_weekday_mark(static_cast<Weekday>(piece.width));
        }
    }

    /// "Friday the first": the weekday that stands before it is what is counted.
    void append_nth(int number) {
        sheet_.places.open(point().steps.add_nth(number));
        if (point().date.written.weekday != Weekday::unwritten && point().steps.lacks_unit()) counts().count_weekday();
    }

    void append_weekday_mark(Weekday weekday) {
        if (point().steps.lacks_unit()) return sheet_.places.open(point().steps.add_unit(unit_of(weekday)));
        point().date.written.weekday = weekday;
        sheet_.places.open(point().date.spans.weekday);
    }

    /// "five past": the number stands before it, or behind.
    void append_clock_mark(ClockMark mark) {
        clock().mark(mark);
        if (!point().date.clock.wants_minutes) return;
        if (const std::optional<int> minutes = point().steps.take_number()) clock().take_minutes(*minutes);
    }

    void append_mark(Mark mark) {
        if (is_join(mark)) {
            points_.emplace_back().join = mark;
            return sheet_.places.open(point().join_place);
        }
        switch (mark) {
            case Mark::about:
                point().about = true;
                return sheet_.places.open(point().about_place);
            case Mark::uncertain:
                point().uncertain = true;
                return sheet_.places.open(point().uncertain_place);
            case Mark::early:
                return append_part(Part::early);
            case Mark::mid:
                return append_part(Part::mid);
            case Mark::late:
                return append_part(Part::late);
            case Mark::open_begin:
                point().opens_begin = true;
                return sheet_.places.open(point().open_place);
            case Mark::open_end:
                point().opens_end = true;
                return sheet_.places.open(point().open_place);
            case Mark::unknown:
                point().is_unknown = true;
                return sheet_.places.open(point().open_place);
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
        sheet_.places.open(point().part_place);
    }
    void append_era(Era era) {
        point().era = era;
        sheet_.places.open(point().era_place);
    }

    void append_step_mark(Mark mark) {
        StepWords& steps = point().steps;
        switch (mark) {
            case Mark::reference:
                point().is_reference = true;
                return sheet_.places.open(point().reference_place);
            case Mark::earlier:
                return sheet_.places.open(steps.add_sign(Step::Kind::earlier));
            case Mark::later:
                return sheet_.places.open(steps.add_sign(Step::Kind::later));
            case Mark::last:
                return append_nth(-1);
            case Mark::previous:
                return sheet_.places.open(steps.add_whole(Step::Kind::earlier));
            case Mark::next:
                return sheet_.places.open(steps.add_whole(Step::Kind::later));
            default:
                return sheet_.places.open(steps.add_whole(std::nullopt));
        }
    }

    void append_portion(int width) {
        constexpr std::array units{Unit::half, Unit::third, Unit::quarter};
        WrittenStep& written = point().portions.emplace_back();
        written.step = {Step::Kind::nth, width / 10, units[static_cast<std::size_t>(width % 10 - 2)]};
        sheet_.places.open(written.place);
    }

    void append_phrase_field(const Piece& piece) { is_written_ = write_field(piece) && is_written_; }

    /// Writes the field; false where the words for it are missing.
    bool write_field(const Piece& piece) {
        switch (piece.field) {
            case Field::hour_word:
                return append_hour(piece);
            case Field::relative:
            case Field::step_weekday:
            case Field::step_nth:
            case Field::step_month_inside:
            case Field::step_month:
            case Field::step_season:
            case Field::step_day:
            case Field::step_count:
            case Field::step_plural:
            case Field::step_plural_in_words:
                return counts().append(piece);
            case Field::month_calendar:
            case Field::day_letters:
            case Field::year_letters:
            case Field::year_touched:
                return CalendarWriter(sheet_, point(), date()).append(piece);
            default:
                return years().append(piece);
        }
    }

    bool append_hour(const Piece& piece) {
        const int hour = sheet_.random.between(1, 12);
        const std::string word = sheet_.words.of("hours", piece, static_cast<std::size_t>(hour - 1));
        clock().append_hour(hour, word);
        return !word.empty();
    }

    const std::vector<PhraseEnd>& ends_;
    const std::vector<SampledDate>& dates_;
    PhraseSheet sheet_;
    std::deque<PhrasePoint> points_{1};  ///< whose places the sheet points to
    bool is_written_ = true;
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
