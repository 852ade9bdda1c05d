#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string>

#include "calendar/answer_faults.hpp"
#include "calendar/ellipsis.hpp"
#include "calendar/expression_resolution.hpp"
#include "calendar/random_resolution.hpp"
#include "support/random_expressions.hpp"

// What holds for every expression, whatever it says. KALENDS_EXPRESSIONS=2000000 looks longer.
namespace kalends::expression_properties_test {
namespace {

using namespace test;

constexpr std::size_t usual_count = 40'000, options_each = 3, most_faults = 10;

template <std::size_t N>
void set(std::array<char, N>& digits, int number) {
    for (std::size_t i = N; i-- > 0; number /= 10) digits[i] = static_cast<char>('0' + number % 10);
}

/// Of random digits few are a day: these are, nearly all.
void make_likely(Point& point, Random& random) {
    WrittenDate& date = point.date;
    if (!date.is_none()) point.is_leap = false;
    if (date.form != DateForm::calendar) return;
    if (date.month[0] != 'X')
        set(date.month, random.chance(0.1) && date.day[0] == 'X' ? random.between(20, 25) : random.between(1, 12));
    if (date.day[0] != 'X') set(date.day, random.between(1, 31));
    if (date.year[0] != 'X' && date.year[3] != 'X') set(date.year, random.between(1, random.chance(0.5) ? 2100 : 9999));
    if (point.dual[3] != 'X' && date.month[0] != 'X') set(date.month, random.between(1, 3));
    const bool counts_years = date.year[3] != 'X' || !point.steps.empty();
    if (counts_years && random.chance(0.7) && date.era != Era::before_christ) date.era = Era::common;
    for (Step& step : point.steps) {
        if (random.chance(0.9)) step.number = step.number % 7;
        if (step.number == 0 && is_weekday(step.unit) && step.kind == Step::Kind::nth) step.number = 1;
        if (step.unit < Unit::day && random.chance(0.7))
            step.unit = random.pick(std::array{Unit::day, Unit::week, Unit::month});
    }
    if (random.chance(0.3)) point.steps.resize(std::min<std::size_t>(point.steps.size(), 1));
}

/// Some of all that the language can say, more of the part of it that is resolved, most of that likely.
Expression random_expression(Random& random) {
    const RandomExpressions all{}, dates{.clock = false, .calendars = false};
    if (random.chance(0.1)) return all(random);
    Expression expression = dates(random);
    if (random.chance(0.2)) return expression;
    for (Stretch& stretch : expression.stretches) {
        make_likely(stretch.begin.point, random);
        if (stretch.end) make_likely(stretch.end->point, random);
        if (random.chance(0.9)) stretch.is_same_time = false;
    }
    return expression;
}

std::string fault_in_forms(const Expression& expression, const std::string& text) {
    if (parse_expression(text) != expression) return "reads back as another";
    const std::vector<symbol::Id> symbols = to_symbols(expression);
    if (symbols.size() > most_symbols) return "";
    return expression_from_symbols(symbols) == expression ? "" : "its symbols are another's";
}

/// What an alternative names, told, gives that alternative.
std::string fault_of_options(const Expression& expression, const ResolutionOptions& options, const NumberSpans& numbers,
                             const ResolvedDate& answer) {
    for (const ResolvedDate& meaning : answer.meanings) {
        if (meaning.by.empty()) continue;
        const ResolvedDate chosen = resolve(expression, with(options, meaning.by), numbers);
        if (!is_same_answer(chosen, meaning) || chosen.flags != meaning.flags)
            return meaning.by + " gives another answer than " + meaning.edtf;
    }
    return "";
}

/// What counts from no reference means the same without one, and as seen from another day.
std::string fault_of_reference(const Expression& expression, ResolutionOptions options, const NumberSpans& numbers,
                               const ResolvedDate& answer) {
    if (may_count_from_reference(expression, options, numbers)) return "";
    using namespace std::chrono;
    for (const auto& other : std::array{std::optional<Reference>(), std::optional<Reference>(2018y / May / 9d)}) {
        options.reference = other;
        const ResolvedDate again = resolve(expression, options, numbers);
        if (!is_same_answer(again, answer) || again.flags != answer.flags) return "counts from the reference after all";
    }
    return "";
}

template <std::size_t N>
bool keeps(const std::array<char, N>& written, const std::array<char, N>& filled) {
    for (std::size_t i = 0; i < N; ++i)
        if (written[i] != 'X' && written[i] != filled[i]) return false;
    return true;
}

bool keeps(const Point& written, const Point& filled) {
    const std::size_t added = filled.steps.size() - written.steps.size();
    const bool keeps_steps = written.steps.size() <= filled.steps.size() &&
                             std::equal(written.steps.begin(), written.steps.end(),
                                        filled.steps.begin() + static_cast<std::ptrdiff_t>(added));
    return keeps_steps && keeps(written.date.year, filled.date.year) && keeps(written.date.month, filled.date.month) &&
           keeps(written.date.day, filled.date.day) && written.date.weekday == filled.date.weekday &&
           written.part == filled.part && written.about == filled.about && written.uncertain == filled.uncertain &&
           (written.date.era == Era::common || written.date.era == filled.date.era);
}

/// What was written of a date is among the steps, once a neighbour is seen from today and it with it.
bool keeps_as_steps(const Point& written, const Point& filled) {
    const auto has = [&](Unit unit, int number) {
        return std::ranges::any_of(filled.steps, [&](const Step& step) {
            return step.unit == unit && (step.number == number || is_weekday(unit));
        });
    };
    const WrittenDate& date = written.date;
    const std::optional<int> month = field_value(date.month), day = field_value(date.day);
    return (!month || has(Unit::month, *month)) && (!day || has(Unit::day, *day)) &&
           (date.weekday == Weekday::unwritten || has(unit_of(date.weekday), 0)) && written.part == filled.part &&
           written.about == filled.about && written.uncertain == filled.uncertain;
}

/// An elliptic end that is filled and then shortened again is what is written: nothing written has changed.
std::string fault_of_filling(const Expression& expression) {
    const std::vector<FilledStretch> filled = fill(expression);
    if (filled.size() != expression.stretches.size()) return "other stretches when filled";
    for (std::size_t i = 0; i < filled.size(); ++i) {
        const Stretch& written = expression.stretches[i];
        const auto is_kept = [](const Point& point, const FilledPoint& its) {
            if (its.point.is_reference && !lacks_day(point) && !keeps(point, its.point))
                return keeps_as_steps(point, its.point);
            return lacks_day(point) ? point.clock.has_value() == its.point.clock.has_value() : keeps(point, its.point);
        };
        if (filled[i].begin && !is_kept(written.begin.point, *filled[i].begin)) return "a start filled otherwise";
        if (filled[i].end && !is_kept(written.end->point, *filled[i].end)) return "an end filled otherwise";
    }
    return "";
}

}  // namespace

TEST_CASE("every expression: its forms, its answer, its alternatives") {
    Random random(29);
    AnswerFaults faults;
    std::size_t found = 0, answers = 0, ambiguous = 0;
    for (std::size_t i = expressions_wanted(usual_count); i-- > 0 && found < most_faults;) {
        const Expression expression = random_expression(random);
        const std::string text = to_string(expression);
        std::string fault = fault_in_forms(expression, text);
        if (fault.empty()) fault = fault_of_filling(expression);
        std::string how;
        for (std::size_t n = 0; n < options_each && fault.empty(); ++n) {
            const ResolutionOptions options = random_options(random);
            const NumberSpans numbers = random_numbers(text, random);
            how = told(options) + "; numbers " + told(numbers);
            const ResolvedDate answer = resolve(expression, options, numbers);
            fault = faults.of(answer, expression);
            answers += is_answer(answer) ? 1 : 0;
            ambiguous += answer.validity == Validity::ambiguous ? 1 : 0;
            if (fault.empty()) fault = fault_of_options(expression, options, numbers, answer);
            if (fault.empty()) fault = fault_of_reference(expression, options, numbers, answer);
        }
        INFO(text, " with ", how);
        CHECK(fault == "");
        found += fault.empty() ? 0 : 1;
    }
    // Else nothing much has been tried.
    CHECK(answers > expressions_wanted(usual_count) / 3);
    CHECK(ambiguous > expressions_wanted(usual_count) / 100);
}

}  // namespace kalends::expression_properties_test
