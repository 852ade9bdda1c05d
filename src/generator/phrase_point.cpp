#include "generator/phrase_point.hpp"

#include "generator/clock_field.hpp"

namespace kalends {
namespace {

void add(FieldSpans& spans, std::size_t end, Role role, const ByteSpan& bytes, std::size_t nth = 0) {
    if (bytes.begin < bytes.end) spans.of_ends.push_back({end, role, nth, bytes});
}

/// Nobody says at five next month, nor in three hours at five.
bool leads_to_day(const StepWords& steps) {
    if (steps.empty()) return true;
    const CountedStep& last = steps.steps().back();
    return last.unit != Unit::weekend && *last.unit >= Unit::day &&
           (last.kind != Step::Kind::nth || is_weekday(*last.unit) || last.unit == Unit::day);
}

}  // namespace

bool PhrasePoint::is_empty() const {
    return date.written == WrittenDate() && !base && !is_unknown && !is_reference && !date.clock.says;
}

bool finish(PhrasePoint& said) {
    Weekday& weekday = said.date.written.weekday;
    Weekday none = Weekday::unwritten;
    const bool takes_weekday = said.is_reference || said.steps.lacks_unit();
    if (!said.steps.finish(takes_weekday ? weekday : none, said.date.spans.weekday)) return false;
    if (takes_weekday && weekday == Weekday::unwritten) said.date.spans.weekday = {};
    if (!is_sound(said.date.clock)) return false;
    const WrittenDate& date = said.date.written;
    const bool is_dated = !date.is_none() || date.era != Era::common;
    if (said.date.clock.says && !leads_to_day(said.steps)) return false;
    if (said.is_reference) return !is_dated && !said.base;
    const bool is_day = is_dated && date.day[0] != 'X' && date.form != DateForm::week;
    const bool is_nothing = !is_dated && date.weekday == Weekday::unwritten && !said.base && said.steps.empty();
    return !said.date.clock.says || is_day || is_nothing || date.form == DateForm::week;
}

void share_times(std::deque<PhrasePoint>& points) {
    for (std::size_t i = points.size(); i-- > 1;) {
        if (!points[i - 1].is_of_next) continue;
        points[i - 1].date = points[i].date;
        points[i - 1].base = points[i].base;
        points[i - 1].era = points[i].era;
        points[i - 1].era_place = points[i].era_place;
    }
}

Point point_of(const PhrasePoint& said) {
    Point point;
    point.date = said.date.written;
    point.date.order = Order::none;
    if (said.era != Era::common) point.date.era = said.era;
    if (said.is_calendar_said) point.calendar = said.calendar;
    point.is_leap = said.is_leap;
    point.dual = said.dual;
    if (said.base) point.steps.push_back(said.base->step);
    for (const WrittenStep& portion : said.portions) point.steps.push_back(portion.step);
    for (const CountedStep& step : said.steps.steps()) point.steps.push_back(step_of(step));
    point.part = said.part;
    point.about = said.about;
    point.uncertain = said.uncertain;
    point.is_reference = said.is_reference;
    point.clock = said.date.clock.says;
    return point;
}

FieldSpans spans_of(const PhrasePoint& said, std::size_t end) {
    FieldSpans spans;
    add(spans, end, Role::year, said.date.spans.year);
    add(spans, end, Role::month, said.date.spans.month);
    add(spans, end, Role::day, said.date.spans.day);
    add(spans, end, Role::weekday, said.date.spans.weekday);
    add(spans, end, Role::dual, said.dual_place);
    add(spans, end, Role::era, said.era_place);
    if (said.is_calendar_said) add(spans, end, Role::calendar, said.calendar_place);
    add(spans, end, Role::leap, said.leap_place);
    std::size_t step = 0;
    const auto add_step = [&](const WrittenStep& written) {
        add(spans, end, Role::step, written.place, step);
        add(spans, end, Role::unit, written.unit_place, step++);
    };
    if (said.base) add_step(*said.base);
    for (const WrittenStep& portion : said.portions) add_step(portion);
    for (const CountedStep& counted : said.steps.steps()) {
        const bool has_kind = counted.kind_place.begin < counted.kind_place.end;
        add(spans, end, Role::step, has_kind ? counted.kind_place : counted.number_place, step);
        add(spans, end, Role::number, counted.number_place, step);
        add(spans, end, Role::unit, counted.unit_place, step++);
    }
    add(spans, end, Role::reference, said.reference_place);
    add_clock(spans, said.date.clock, end);
    add(spans, end, Role::part, said.part_place);
    add(spans, end, Role::qualifier, said.about_place);
    add(spans, end, Role::qualifier, said.uncertain_place, said.about ? 1 : 0);
    return spans;
}

}  // namespace kalends
