#include "generator/phrase_dates.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <initializer_list>
#include <utility>

#include "calendar/calendar_system.hpp"
#include "generator/era_year.hpp"

namespace kalends {
namespace {

using std::chrono::days;
using std::chrono::sys_days;
using std::chrono::year;
using std::chrono::year_month_day;

bool has_any(const FieldSet& set, std::initializer_list<Field> fields) {
    return std::ranges::any_of(fields, [&](Field field) { return set.has(field); });
}

/// Which years texts of archives, museums and newspapers speak of.
struct Span {
    double share;
    int first, last;
};
constexpr std::array spans{Span{0.42, 1850, 1999}, Span{0.22, 1970, 2035}, Span{0.22, 1500, 1899},
                           Span{0.10, 1000, 1599}, Span{0.04, 100, 999}};
/// Early years are written where something says that they are years: an era, a word, another time beside them.
constexpr int first_bare_year = 1000;

constexpr int first_dual_year = 1400, last_dual_year = 1751;  ///< when the year began in March, and readers were told

/// A year and the distances of the next ones: most stretches are short.
int sample_step(Random& random, int unit) {
    const double draw = random.uniform();
    const int most = draw < 0.5 ? 5 : draw < 0.85 ? 25 : 80;
    return unit * random.between(1, std::max(1, unit == 1 ? most : most / 20 + 1));
}

/// In which years a calendar was in use, or the days of ours that its texts speak of.
DateRange years_of(Calendar calendar) {
    const auto between = [](int first, int last) { return DateRange{year{first} / 1 / 1, year{last} / 12 / 31}; };
    switch (calendar) {
        case Calendar::islamic:
        case Calendar::persian:
            return between(700, 2150);
        case Calendar::hebrew:
            return between(1000, 2150);
        case Calendar::ethiopic:
        case Calendar::coptic:
            return between(400, 2150);
        case Calendar::indian:
            return between(1900, 2150);
        case Calendar::chinese:
        case Calendar::korean:
            return between(1700, 2099);
        case Calendar::republican:
            return {year{1792} / 9 / 22, year{1805} / 12 / 31};
        case Calendar::julian:
            return between(1000, 1930);
        default:
            return all_dates;
    }
}

class Sampler {
public:
    Sampler(const std::vector<PhraseEnd>& ends, const DateRange& range, Random& random)
        : ends_(ends), range_(range), random_(random) {
        for (const PhraseEnd& end : ends)  // what no date can write is written by none
            range_ = common_part(range_, era_range(end.fields).value_or(range_)).value_or(range_);
        for (const PhraseEnd& end : ends_) range_ = common_part(range_, years_of(end.calendar)).value_or(range_);
    }

    std::vector<SampledDate> sample() {
        if (std::ranges::any_of(ends_, &PhraseEnd::is_before_christ)) return before_christ();
        const bool leaves_month =
            std::ranges::any_of(ends_, [](const PhraseEnd& end) { return end.has_day() && !end.has_month(); });
        const bool leaves_year =
            std::ranges::any_of(ends_, [](const PhraseEnd& end) { return end.has_month() && !end.has_year(); });
        const bool is_same_time = std::ranges::any_of(ends_, &PhraseEnd::is_same_time);
        if (ends_.size() > 1 && !is_same_time && (leaves_month || leaves_year)) return of_one_year(leaves_month);
        return one_after_another();
    }

private:
    /// The first year of the phrase. A winter of two years, a year before its next digit and so on leave room behind.
    int first_year() {
        const bool is_bare =
            ends_.size() == 1 && !ends_.front().has_era && !has_any(ends_.front().fields, {Field::mark});
        const bool is_dual = has_any(ends_.front().fields, {Field::year_dual});
        int first = static_cast<int>(range_.from.year()), last = static_cast<int>(range_.to.year());
        if (ends_.front().has_era && random_.chance(0.25))
            return random_.between(std::min(first, 99), std::min(last, 99));
        constexpr double early_century_share = 0.12;
        if (ends_.front().fields.has(Field::century) && first < 1000 && last > 0 && random_.chance(early_century_share))
            return random_.between(std::max(first, 1), std::min(last, 999));
        double draw = random_.uniform();
        for (const Span& span : spans) {
            if ((draw -= span.share) >= 0) continue;
            const int from = std::max({first, span.first, is_bare ? first_bare_year : 1});
            const int to = std::min(last, std::max(span.last, from));
            if (is_dual)
                return random_.between(std::min(std::max(first, first_dual_year), last),
                                       std::clamp(last_dual_year, first, last));
            if (from <= to) return random_.between(from, to);
            break;
        }
        return random_.between(first, last);
    }

    SampledDate date_of(int of_year, bool dual = false) {
        const int first = static_cast<int>(range_.from.year()), last = static_cast<int>(range_.to.year());
        const auto civil_year = year{std::clamp(of_year, first, last)};
        constexpr int last_dual_day = 82;  // 24 March of a leap year is the 84th, of others the 83rd
        const int lasts = dual ? last_dual_day : civil_year.is_leap() ? 366 : 365;
        const sys_days day = sys_days(civil_year / 1 / 1) + days(random_.below(static_cast<std::size_t>(lasts)));
        return sampled(day, random_);
    }

    std::vector<SampledDate> of_one_year(bool of_one_month) {
        const SampledDate first = date_of(first_year());
        const auto from = sys_days(year{first.year} / (of_one_month ? first.month : 1) / 1);
        const auto to = of_one_month ? sys_days(year{first.year} / first.month / std::chrono::last)
                                     : sys_days(year{first.year} / 12 / 31);
        return ascending(from, to);
    }

    /// Distinct days of a month, or of distinct months where the ends say no day. In the end in order.
    std::vector<SampledDate> ascending(sys_days from, sys_days to) {
        const bool by_month = std::ranges::none_of(ends_, &PhraseEnd::has_day);
        const std::size_t places = by_month ? 12 : static_cast<std::size_t>((to - from).count()) + 1;
        const std::size_t step = by_quarter() ? 3 : 1;
        std::vector<std::size_t> drawn;
        while (drawn.size() < ends_.size()) {
            const std::size_t place = random_.below(places / step) * step;
            const bool is_new = std::ranges::find(drawn, place) == drawn.end();
            if (is_new || drawn.size() >= places / step) drawn.push_back(place);
        }
        std::ranges::sort(drawn);
        std::vector<SampledDate> dates;
        const year of = year_month_day(from).year();
        for (const std::size_t place : drawn)
            dates.push_back(sampled(
                by_month ? sys_days(of / static_cast<int>(place + 1) / random_.between(1, 28)) : from + days(place),
                random_));
        return dates;
    }

    [[nodiscard]] bool by_quarter() const {
        return std::ranges::any_of(ends_, [](const PhraseEnd& end) {
            return has_any(end.fields, {Field::season, Field::winter, Field::quarter, Field::quarter_name});
        });
    }

    std::vector<SampledDate> one_after_another() {
        std::vector<SampledDate> dates{date_of(first_year(), has_any(ends_.front().fields, {Field::year_dual}))};
        for (std::size_t i = 1; i < ends_.size(); ++i) dates.push_back(after(dates.back(), i));
        return dates;
    }

    SampledDate after(const SampledDate& before, std::size_t i) {
        if (ends_[i].is_same_time) return before;
        const FieldSet &fields = ends_[i].fields, &left = ends_[i - 1].fields;
        const int last = static_cast<int>(range_.to.year());
        if (left.has(Field::winter)) return date_of(before.year + 1);
        if (fields.has(Field::year_last)) return date_of(with_last(before.year, 10));
        if (is_cut_short(i)) return date_of(with_last(before.year, 100));
        if (fields.has(Field::century)) return date_of(std::min(last, before.year + sample_step(random_, 100)));
        if (has_any(fields, {Field::decade, Field::decade_word, Field::year_first}))
            return date_of(std::min(last, before.year + sample_step(random_, 10)));
        if (ends_[i].has_month() && random_.chance(0.75)) return soon_after(before);
        return date_of(std::min(last, before.year + sample_step(random_, 1)));
    }

    /// True where the end is a year of two digits alone, behind one of four.
    [[nodiscard]] bool is_cut_short(std::size_t i) const {
        const FieldSet& fields = ends_[i].fields;
        return fields.has_short_year && !ends_[i].has_month() && !ends_[i - 1].fields.has_short_year;
    }

    /// A later year of the same decade or century, now and then the next.
    int with_last(int before, int unit) {
        const int room = unit - 1 - before % unit;
        if (room < 1) return before + random_.between(1, unit / 2);
        const bool is_next = unit == 100 && random_.chance(0.03);
        const int most = unit == 100 && random_.chance(0.7) ? std::min(room, 12) : room;
        return is_next ? before + room + random_.between(1, 9) : before + random_.between(1, most);
    }

    SampledDate soon_after(const SampledDate& before) {
        const auto day = sys_days(year{before.year} / before.month / 1) + days(before.day - 1);
        const int most = random_.chance(0.5) ? 60 : 700;
        const sys_days later = day + days(random_.between(32, 32 + most));
        return sampled(std::min(later, sys_days(range_.to)), random_);
    }

    std::vector<SampledDate> before_christ() {
        std::vector<SampledDate> dates;
        int at = -random_.between(1, random_.chance(0.8) ? 800 : 3999);
        for (const PhraseEnd& end : ends_) {
            if (!dates.empty()) at += std::max(1, sample_step(random_, end.fields.has(Field::century) ? 100 : 1));
            if (end.is_before_christ) at = std::min(at, -1);
            if (!end.is_before_christ) at = at > 0 ? at : random_.between(1, 400);
            dates.push_back(date_of(std::abs(at)));
        }
        return dates;
    }

    const std::vector<PhraseEnd>& ends_;
    DateRange range_;
    Random& random_;
};

}  // namespace

bool PhraseEnd::has_day() const {
    return has_any(fields, {Field::day, Field::day_ordinal, Field::day_words, Field::day_han});
}

bool PhraseEnd::has_month() const {
    return fields.has_month_name() ||
           has_any(fields, {Field::month, Field::season, Field::winter, Field::quarter, Field::quarter_name});
}

bool PhraseEnd::has_year() const {
    return has_any(fields, {Field::year, Field::year_words, Field::year_han, Field::year_before_christ,
                            Field::year_signed, Field::year_roman, Field::year_buddhist, Field::year_minguo,
                            Field::year_dangi, Field::year_japanese, Field::year_last});
}

std::vector<PhraseEnd> ends_of(const Phrase& phrase) {
    std::vector<PhraseEnd> ends(1);
    Pattern pieces;
    const auto finish = [&] { ends.back().fields = field_set(std::exchange(pieces, {})); };
    for (const Piece* piece : phrase.pieces) {
        const bool is_mark = piece->field == Field::mark;
        if (is_mark && is_join(static_cast<Mark>(piece->width))) {
            finish();
            ends.emplace_back().is_same_time = piece->width == marked(Mark::same_time);
            continue;
        }
        PhraseEnd& end = ends.back();
        if (piece->field == Field::calendar_mark || piece->field == Field::calendar_tacit)
            end.calendar = static_cast<Calendar>(piece->width);
        end.is_calendar_tacit = end.is_calendar_tacit || piece->field == Field::calendar_tacit;
        const bool is_before = is_mark && piece->width == marked(Mark::before_christ);
        end.is_before_christ = end.is_before_christ || is_before;
        end.has_era = end.has_era || is_before || (is_mark && piece->width == marked(Mark::of_christ));
        if (piece->field != Field::literal) pieces.pieces.push_back(*piece);
    }
    finish();
    for (std::size_t i = ends.size() - 1; i-- > 0;)
        if (ends[i + 1].is_before_christ && !ends[i].has_era) ends[i].is_before_christ = true;
    return ends;
}

std::optional<PhraseDates> sample_dates(const Phrase& phrase, const DateRange& range, Random& random) {
    PhraseDates result;
    result.ends = ends_of(phrase);
    result.dates = Sampler(result.ends, range, random).sample();
    for (std::size_t i = 0; i < result.ends.size(); ++i) {
        const Calendar calendar = result.ends[i].calendar;
        if (calendar == Calendar::unwritten || calendar == Calendar::gregorian) continue;
        const std::optional<SampledDate> counted =
            counted_by(*calendar_system(calendar, Islamic::civil), result.dates[i]);
        if (!counted) return std::nullopt;
        result.dates[i] = *counted;
    }
    return result;
}

}  // namespace kalends
