#include "generator/marked_words.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

#include "generator/date_field.hpp"
#include "generator/draft.hpp"
#include "generator/field_table.hpp"
#include "generator/phrase.hpp"

namespace kalends {
namespace {

Saying saying_of(Mark mark) {
    switch (mark) {
        case Mark::about:
            return Saying::about;
        case Mark::uncertain:
            return Saying::uncertain;
        case Mark::early:
            return Saying::early;
        case Mark::mid:
            return Saying::mid;
        case Mark::late:
            return Saying::late;
        case Mark::open_begin:
        case Mark::open_end:
            return Saying::open;
        case Mark::to:
            return Saying::from_to;
        case Mark::one_of:
            return Saying::one_of;
        case Mark::all_of:
            return Saying::all_of;
        case Mark::unknown:
            return Saying::unknown;
        case Mark::before_christ:
            return Saying::before_christ;
        case Mark::of_christ:
            return Saying::of_christ;
        case Mark::last:
            return Saying::last;
        case Mark::this_one:
            return Saying::this_one;
        case Mark::earlier:
            return Saying::earlier;
        case Mark::later:
            return Saying::later;
        case Mark::previous:
            return Saying::earlier;
        case Mark::next:
            return Saying::later;
        case Mark::reference:
            return Saying::reference;
        case Mark::same_time:
        case Mark::of_next:
            return Saying::plain;
    }
    return Saying::plain;
}

/// Of a portion: half, third, quarter.
Saying saying_of_portion(int width) {
    constexpr std::array portions{Saying::half, Saying::third, Saying::quarter};
    return portions[static_cast<std::size_t>(width % 10 - 2)];
}

Saying saying_of(ClockMark mark) {
    constexpr std::array sayings{Saying::clock,        Saying::am,           Saying::pm,        Saying::noon,
                                 Saying::midnight,     Saying::morning,      Saying::afternoon, Saying::evening,
                                 Saying::night,        Saying::zone,         Saying::half_hour, Saying::half_hour,
                                 Saying::quarter_hour, Saying::quarter_hour, Saying::clock,     Saying::clock};
    return sayings.at(static_cast<std::size_t>(mark));
}

/// What the words beside a field are; nothing where they are no part of it.
std::optional<Saying> unit_of(Field field) {
    switch (field) {
        case Field::century:
        case Field::century_word:
            return Saying::century;
        case Field::millennium:
            return Saying::millennium;
        case Field::quarter:
        case Field::quarter_name:
            return Saying::quarter;
        case Field::year_buddhist:
        case Field::year_minguo:
        case Field::year_dangi:
            return Saying::other_era;
        case Field::hour:
        case Field::hour12:
        case Field::minute:
        case Field::second:
        case Field::fraction:
        case Field::offset:
        case Field::zone:
        case Field::hour_word:
        case Field::minute_word:
        case Field::minute_count:
        case Field::day_period:
            return Saying::clock;
        default:
            return std::nullopt;
    }
}

bool is_words(const Piece& piece) {
    const auto are_words = [](const Pattern& one) { return std::ranges::all_of(one.pieces, is_words); };
    return piece.field == Field::literal ||
           (piece.field == Field::choice && std::ranges::all_of(piece.alternatives, are_words));
}

/// How many texts words and choices between them can be.
std::size_t writing_count(const Pattern& pattern) {
    std::size_t count = 1;
    for (const Piece& piece : pattern.pieces) {
        std::size_t sum = piece.field == Field::choice ? 0 : 1;
        for (const Pattern& alternative : piece.alternatives) sum += writing_count(alternative);
        count *= sum;
    }
    return count;
}

/// All, or of too many each piece by itself: a word may be put together of several pieces, but not of so many.
std::vector<std::string> writings_of(const Pattern& pattern) {
    constexpr std::size_t most = 1000;
    if (writing_count(pattern) <= most || pattern.pieces.size() == 1) return all_writings(pattern);
    std::vector<std::string> texts;
    for (const Piece& piece : pattern.pieces) std::ranges::move(all_writings({{piece}}), std::back_inserter(texts));
    return texts;
}

/// Walks a pattern as PhraseWriter does, all alternatives of it.
class Walk {
public:
    /// @param unmarked what words say of which no mark tells
    Walk(const AddWords& add, Saying unmarked) : add_(add), unmarked_(unmarked) {}

    void over(const Pattern& pattern) {
        over(std::span(pattern.pieces));
        close();
        close();  // of what stands last
    }

private:
    struct Open {
        Saying saying;
        bool wants_letters;      ///< else the words before it are meant
        std::size_t number = 0;  ///< that they are
    };

    void over(std::span<const Piece> pieces) {
        for (std::size_t i = 0; i < pieces.size();) {
            const auto begin = pieces.begin() + static_cast<std::ptrdiff_t>(i);
            const auto end = std::find_if_not(begin, pieces.end(), is_words);
            if (end != begin) {
                add_words({begin, end});
                i = static_cast<std::size_t>(end - pieces.begin());
            } else {
                over(*begin);
                ++i;
            }
        }
    }

    void over(const Piece& piece) {
        if (piece.field == Field::choice) return over_alternatives(piece.alternatives);
        if (piece.field == Field::mark && piece.width == marked(Mark::of_next)) return;
        const bool is_silent = (traits_of(piece.field) & trait::silent) != 0;
        if (is_last_plain_ && unit_of(piece.field) == Saying::clock) {  // "um" of "um 14 Uhr"
            add_(last_words_, Saying::at, 0);
            is_last_plain_ = false;
        }
        if (!is_silent || is_written_) close();
        const bool is_number = piece.field == Field::count_mark || piece.field == Field::nth_mark;
        if (is_silent) open_.push_back({saying_of_mark(piece), false, is_number ? piece.width : std::size_t{0}});
        if (const std::optional<Saying> unit = unit_of(piece.field)) open_.push_back({*unit, true});
    }

    void over_alternatives(const std::vector<Pattern>& alternatives) {
        const Walk before = *this;
        std::vector<Open> open;
        for (const Pattern& alternative : alternatives) {
            open_ = before.open_;
            last_words_ = before.last_words_;
            before_field_ = before.before_field_;
            is_last_plain_ = before.is_last_plain_;
            is_before_plain_ = before.is_before_plain_;
            is_written_ = before.is_written_;
            over(std::span(alternative.pieces));
            std::ranges::copy(open_, std::back_inserter(open));
        }
        open_ = std::move(open);
    }

    void add_words(std::vector<Piece> pieces) {
        if (is_last_plain_) add_(last_words_, unmarked_, 0);
        last_words_ = writings_of({std::move(pieces)});
        is_written_ = true;
        const bool has_letters = std::ranges::any_of(last_words_, [](const auto& text) { return has_letter(text); });
        is_last_plain_ = true;
        for (const Open& one : open_) {
            if (one.wants_letters && !has_letters) continue;
            add_(last_words_, one.saying, one.number);
            is_last_plain_ = is_last_plain_ && one.saying == Saying::clock;
        }
        has_covered_ = has_covered_ || has_letters;
    }

    /// What is open without words of its own is said by those before it, but for times of the day.
    void close() {
        for (const Open& one : open_) {
            if (has_covered_ || one.saying == Saying::clock) continue;
            add_(before_field_, one.saying, one.number);
            is_before_plain_ = false;
        }
        if (is_before_plain_) add_(before_field_, unmarked_, 0);
        open_.clear();
        before_field_ = std::exchange(last_words_, {});
        is_before_plain_ = std::exchange(is_last_plain_, false);
        is_written_ = has_covered_ = false;
    }

    const AddWords& add_;
    Saying unmarked_;
    std::vector<Open> open_;
    std::vector<std::string> last_words_, before_field_;
    bool is_last_plain_ = false, is_before_plain_ = false;  ///< no mark tells of these words, as far as is known
    bool is_written_ = false, has_covered_ = false;
};

}  // namespace

Saying saying_of_mark(const Piece& piece) {
    switch (piece.field) {
        case Field::portion:
            return saying_of_portion(piece.width);
        case Field::clock_mark:
            return saying_of(static_cast<ClockMark>(piece.width));
        case Field::step_unit:
            return saying_of_unit(static_cast<Unit>(piece.width));
        case Field::weekday_mark:
            return kalends::saying_of(static_cast<Weekday>(piece.width));
        case Field::count_mark:
        case Field::nth_mark:
            return Saying::number;
        case Field::calendar_mark:
            return piece.width == static_cast<std::uint8_t>(Calendar::gregorian) ? Saying::our_calendar
                                                                                 : Saying::calendar;
        case Field::calendar_tacit:
            return Saying::plain;
        default:
            return saying_of(static_cast<Mark>(piece.width));
    }
}

Saying saying_of_unit(Unit unit) {
    if (is_weekday(unit))
        return kalends::saying_of(
            static_cast<Weekday>(static_cast<std::size_t>(unit) - static_cast<std::size_t>(Unit::monday) + 1));
    constexpr std::array sayings{Saying::second,  Saying::minute, Saying::hour,    Saying::day,       Saying::week,
                                 Saying::weekend, Saying::month,  Saying::quarter, Saying::third,     Saying::half,
                                 Saying::year,    Saying::decade, Saying::century, Saying::millennium};
    return sayings.at(static_cast<std::size_t>(unit));
}

void for_each_marked(const Pattern& pattern, Saying unmarked, const AddWords& add) {
    Walk(add, unmarked).over(pattern);
}

}  // namespace kalends
