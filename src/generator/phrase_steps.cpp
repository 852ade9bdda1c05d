#include "generator/phrase_steps.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kalends {
namespace {

using Kind = Step::Kind;

bool is_move(const CountedStep& step) {
    return step.kind == Kind::later || step.kind == Kind::earlier;
}

/// Of last, this or next, of which the unit is yet to come.
bool waits_for_whole(const CountedStep& step) {
    return step.is_of_whole && !step.unit;
}

/// Within what the others lead to.
bool is_within(const CountedStep& step) {
    return step.kind == Kind::nth && step.number != 0;
}

/// "The day before last Monday": the day is counted from it. Not "two weeks and three Mondays ago".
bool is_weekday_with_sign(const CountedStep& step) {
    return is_move(step) && is_weekday(*step.unit) && step.kind_place.begin < step.kind_place.end;
}

}  // namespace

ByteSpan& StepWords::add_sign(Kind kind) {
    ByteSpan* place = nullptr;
    for (CountedStep& step : steps_) {
        if (step.kind) continue;
        step.kind = kind;
        if (place == nullptr) place = &step.kind_place;
    }
    if (place != nullptr) return *place;
    steps_.emplace_back().kind = kind;
    return steps_.back().kind_place;
}

ByteSpan& StepWords::add_number(int number) {
    const auto waits = [](const CountedStep& step) {
        return !step.number && (step.unit ? step.is_of_whole && is_move(step) : !step.kind || is_move(step));
    };
    const auto waiting = std::ranges::find_if(steps_, waits);
    const bool follows = do_numbers_follow_ && !steps_.empty() && steps_.back().unit && !steps_.back().number;
    CountedStep& step = waiting != steps_.end() ? *waiting : follows ? steps_.back() : steps_.emplace_back();
    step.number = number;
    return step.number_place;
}

ByteSpan& StepWords::add_nth(int number) {
    const bool has_unit = !steps_.empty() && !steps_.back().kind && steps_.back().unit && !steps_.back().number;
    CountedStep& step = has_unit ? steps_.back() : steps_.emplace_back();
    step.kind = Kind::nth;
    step.number = number;
    return step.number_place;
}

std::vector<ByteSpan*> StepWords::add_within(int number, Unit unit) {
    CountedStep& step = steps_.emplace_back();
    step.kind = Kind::nth;
    step.number = number;
    step.unit = unit;
    return {&step.number_place, &step.unit_place};
}

std::vector<ByteSpan*> StepWords::add_unit(Unit unit) {
    std::vector<ByteSpan*> places;
    // "the last, of next month, Friday": what counts within waits for the Friday
    const bool is_of_whole = std::ranges::any_of(steps_, [](const CountedStep& step) { return waits_for_whole(step); });
    for (CountedStep& step : steps_) {
        if (step.unit || (is_of_whole && !waits_for_whole(step))) continue;
        step.unit = unit;
        places.push_back(&step.unit_place);
    }
    if (!places.empty()) return places;
    steps_.emplace_back().unit = unit;
    return {&steps_.back().unit_place};
}

std::vector<ByteSpan*> StepWords::add_whole(std::optional<Kind> direction) {
    std::vector<ByteSpan*> places;
    const bool follows_unit = !steps_.empty() && steps_.back().unit && !steps_.back().kind && !steps_.back().number;
    CountedStep unit;  // "tuần sau": it is said already
    if (follows_unit) {
        unit = steps_.back();
        steps_.pop_back();
    }
    if (direction) {
        CountedStep& move = steps_.emplace_back(unit);
        move.kind = direction;
        move.is_of_whole = true;
        places.push_back(&move.kind_place);
    }
    CountedStep& whole = steps_.emplace_back(unit);
    whole.kind = Kind::nth;
    whole.number = 0;
    whole.is_of_whole = true;
    places.push_back(&whole.number_place);
    return places;
}

bool StepWords::lacks_unit() const {
    return std::ranges::any_of(steps_, [](const CountedStep& step) { return !step.unit; });
}

std::optional<int> StepWords::take_number() {
    if (steps_.empty() || steps_.back().unit || steps_.back().kind || !steps_.back().number) return std::nullopt;
    const std::optional<int> number = steps_.back().number;
    steps_.pop_back();
    return number;
}

/// "Last November": of the year until today; "this November": of this year.
void StepWords::count_year_of_month() {
    const bool has_month = std::ranges::any_of(steps_, [](const CountedStep& step) {
        return is_within(step) && step.unit == Unit::month && step.number.value_or(0) > 0;
    });
    if (!has_month) return;
    const bool is_moved =
        std::ranges::any_of(steps_, [](const CountedStep& step) { return waits_for_whole(step) && is_move(step); });
    if (is_moved)
        std::erase_if(steps_, [](const CountedStep& step) { return waits_for_whole(step) && !is_move(step); });
    for (CountedStep& step : steps_)
        if (waits_for_whole(step)) step.unit = Unit::year;
}

/// "vor 2 Monaten und 3 Tagen": days before, too.
void StepWords::take_missing_kinds() {
    for (std::size_t i = 0; i < steps_.size(); ++i)
        if (!steps_[i].kind && i > 0 && is_move(steps_[i - 1])) steps_[i].kind = steps_[i - 1].kind;
}

/// "Anderthalb Stunden": the thirty minutes are said before the hour.
void StepWords::put_halves_behind() {
    constexpr int half_hour = 30, half_day = 12;
    const auto is_half = [&](const CountedStep& said, Unit whole) {
        return (said.unit == Unit::minute && said.number == half_hour && whole == Unit::hour) ||
               (said.unit == Unit::hour && said.number == half_day && whole == Unit::day) ||
               (said.unit == Unit::half && !said.number && whole == Unit::year);
    };
    for (std::size_t i = 0; i + 1 < steps_.size(); ++i) {
        const CountedStep& next = steps_[i + 1];
        if (next.unit && !next.number && is_half(steps_[i], *next.unit)) std::swap(steps_[i], steps_[i + 1]);
    }
}

/// From the coarsest unit to the finest, none twice; but "tomorrow week".
bool StepWords::descend() const {
    for (std::size_t i = 1; i < steps_.size(); ++i) {
        const CountedStep &before = steps_[i - 1], &step = steps_[i];
        if (!is_move(before) || !is_move(step)) continue;
        const bool is_from_day = before.unit == Unit::day && !before.number;
        if (before.unit == step.unit || (before.unit < step.unit && !is_from_day)) return false;
    }
    return true;
}

bool StepWords::finish(Weekday& weekday, const ByteSpan& weekday_place) {
    count_year_of_month();
    take_missing_kinds();
    put_halves_behind();
    if (weekday != Weekday::unwritten && lacks_unit()) {
        for (ByteSpan* place : add_unit(unit_of(weekday))) *place = weekday_place;
        weekday = Weekday::unwritten;
    }
    if (lacks_unit() || !std::ranges::all_of(steps_, [](const CountedStep& step) { return step.kind.has_value(); }))
        return false;
    std::stable_partition(steps_.begin(), steps_.end(), is_weekday_with_sign);
    std::stable_partition(steps_.begin(), steps_.end(), [](const CountedStep& step) { return !is_within(step); });
    const auto within = std::ranges::find_if(steps_, is_within);
    std::stable_sort(within, steps_.end(), [](const CountedStep& one, const CountedStep& other) {
        return *one.unit > *other.unit;  // "the 12th of May"
    });
    const bool names_week = !steps_.empty() && steps_.back().kind == Kind::nth && steps_.back().number == 0 &&
                            steps_.back().unit == Unit::week;
    if (names_week && weekday != Weekday::unwritten) {
        steps_.push_back({.kind = Kind::weekday, .number = 0, .unit = unit_of(weekday), .unit_place = weekday_place});
        weekday = Weekday::unwritten;
    }
    const bool is_nowhere = std::ranges::any_of(steps_, [](const CountedStep& step) {
        return step.kind == Kind::nth && step.number == 0 && step.unit && is_weekday(*step.unit);
    });
    return steps_.size() <= most_steps && descend() && !is_nowhere;
}

Step step_of(const CountedStep& said) {
    return {*said.kind, said.number.value_or(1), *said.unit};
}

}  // namespace kalends
