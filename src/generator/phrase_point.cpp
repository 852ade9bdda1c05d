#include "generator/phrase_point.hpp"

namespace kalends {
namespace {

void add(FieldSpans& spans, std::size_t end, Role role, const ByteSpan& bytes, std::size_t nth = 0) {
    if (bytes.begin < bytes.end) spans.of_ends.push_back({end, role, nth, bytes});
}

}  // namespace

bool PhrasePoint::is_empty() const {
    return date.written == WrittenDate() && !base && !is_unknown;
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
    point.dual = said.dual;
    if (said.base) point.steps.push_back(said.base->step);
    for (const WrittenStep& portion : said.portions) point.steps.push_back(portion.step);
    if (said.counted.is_written) point.steps.push_back(said.counted.step);
    point.part = said.part;
    point.about = said.about;
    point.uncertain = said.uncertain;
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
    std::size_t step = 0;
    const auto add_step = [&](const WrittenStep& written) {
        add(spans, end, Role::step, written.place, step);
        add(spans, end, Role::unit, written.unit_place, step++);
    };
    if (said.base) add_step(*said.base);
    for (const WrittenStep& portion : said.portions) add_step(portion);
    if (said.counted.is_written) {
        const bool has_kind = said.counted.kind_place.begin < said.counted.kind_place.end;
        add(spans, end, Role::step, has_kind ? said.counted.kind_place : said.counted.number_place, step);
        add(spans, end, Role::number, said.counted.number_place, step);
        add(spans, end, Role::unit, said.counted.unit_place, step);
    }
    add(spans, end, Role::part, said.part_place);
    add(spans, end, Role::qualifier, said.about_place);
    add(spans, end, Role::qualifier, said.uncertain_place, said.about ? 1 : 0);
    return spans;
}

}  // namespace kalends
