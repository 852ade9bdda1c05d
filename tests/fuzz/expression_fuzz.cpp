#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "calendar/answer_faults.hpp"
#include "calendar/expression_resolution.hpp"
#include "calendar/random_resolution.hpp"
#include "expect.hpp"
#include "kalends/language/expression.hpp"
#include "language/grammar.hpp"
#include "text/number_spans.hpp"

// Any walk through the grammar, of a model that knows all symbols, of one that says days alone and of one that knows
// some, ends, in an expression that comes back from its symbols; any bytes are an expression, which comes back from its
// text, or refused. What they mean, under options that the bytes behind a line's end tell, is no answer that may not
// be.
using namespace kalends;
using fuzz::expect;

namespace {

symbol::Id pick(const SymbolSet& allowed, std::uint8_t choice) {
    std::vector<symbol::Id> symbols;
    for (symbol::Id id = 0; id < symbol::count; ++id)
        if (allowed[static_cast<std::size_t>(id)]) symbols.push_back(id);
    expect(!symbols.empty(), "something may follow what is not finished");
    return symbols[choice % symbols.size()];
}

Expression walk(const ExpressionGrammar& grammar, const std::uint8_t* data, std::size_t size) {
    Grammar::State state = grammar.initial();
    std::vector<symbol::Id> symbols;
    while (!grammar.finished(state)) {
        const symbol::Id id = pick(grammar.allowed(state), symbols.size() < size ? data[symbols.size()] : 0);
        symbols.push_back(id);
        expect(symbols.size() <= grammar.max_length(), "no walk is longer than the grammar says");
        state = grammar.next(state, id);
    }
    Expression expression = expression_from_symbols(symbols);
    expect(to_symbols(expression) == symbols, "an expression comes back from its symbols");
    return expression;
}

/// The symbols that every model needs, and of the others those that the bytes' bits name.
SymbolSet some_symbols(const std::uint8_t* data, std::size_t size) {
    SymbolSet known = TargetVocabulary::first(symbol::end + 1).known();
    for (std::size_t i = 0; i < known.size() && i / 8 < size; ++i)
        if ((data[i / 8] >> (i % 8) & 1U) != 0) known.set(i);
    return known;
}

/// Bytes as numbers, one after another; 0 where there are no more.
class Numbers {
public:
    explicit Numbers(std::string_view bytes) : bytes_(bytes) {}

    /// From 0 to count - 1.
    int below(int count) {
        int number = 0;
        for (int most = 1; most < count; most *= bytes_a_digit) number = number * bytes_a_digit + next();
        return number % count;
    }
    template <class Choice>
    Choice choice(int count) {
        return static_cast<Choice>(below(count));
    }
    [[nodiscard]] std::string_view rest() const { return bytes_; }

private:
    static constexpr int bytes_a_digit = 256;

    int next() {
        if (bytes_.empty()) return 0;
        const auto byte = static_cast<unsigned char>(bytes_.front());
        bytes_.remove_prefix(1);
        return byte;
    }

    std::string_view bytes_;
};

ResolutionOptions options_of(Numbers& told) {
    using namespace std::chrono;
    constexpr sys_days first = year(1) / 1 / 1, last = year(9999) / 12 / 31;
    constexpr int longest_window = 150;
    ResolutionOptions options;
    options.year_hyphen = told.choice<YearHyphen>(3);
    options.month_hyphen = told.choice<MonthHyphen>(3);
    options.bare_hours = told.choice<BareHours>(3);
    options.first_week = told.choice<FirstWeek>(4);
    options.prefer = told.choice<Prefer>(4);
    options.next_weekday = told.choice<NextWeekday>(3);
    options.week_start = told.choice<WeekStart>(3);
    options.islamic = told.choice<Islamic>(3);
    options.calendar = told.choice<ToldCalendar>(told_calendar_count);
    options.calendars_in_doubt = ToldCalendars(static_cast<unsigned>(told.below(1 << told_calendar_count)));
    if (told.below(2) == 1) options.julian_until = year(1582 + told.below(400)) / 2 / 28;
    constexpr int seconds_a_day = 86'400, quarters_of_an_hour = 4 * 14;
    if (told.below(2) == 1) {
        options.reference = first + days(told.below(static_cast<int>((last - first).count()) + 1));
        if (told.below(2) == 1) options.reference->time = seconds(told.below(seconds_a_day));
        if (options.reference->time && told.below(2) == 1)
            options.reference->offset = minutes(15 * (told.below(2 * quarters_of_an_hour + 1) - quarters_of_an_hour));
    }
    if (told.below(2) == 1) {
        const int begin = 1 + told.below(9999);
        options.years = YearRange{begin, begin + told.below(longest_window)};
    }
    if (told.below(2) == 1) options.century_pivot = told.below(100);
    return options;
}

/// @param told options, and behind them a text whose numbers are the expression's
void check_answer(const Expression& expression, std::string_view told) {
    static test::AnswerFaults faults;  // keeps what is slow to find out
    Numbers options_told(told);
    const ResolutionOptions options = options_of(options_told);
    const NumberSpans numbers = number_spans(normalize_text(options_told.rest()), options_told.rest());
    const ResolvedDate answer = resolve(expression, options, numbers);
    expect(faults.of(answer, expression).empty(), "an answer that may be");
    for (const ResolvedDate& meaning : answer.meanings) {
        if (meaning.by.empty()) continue;
        const ResolvedDate chosen = resolve(expression, test::with(options, meaning.by), numbers);
        expect(is_same_answer(chosen, meaning), "the options that a meaning names give it");
    }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes = fuzz::as_text(data, size), line = bytes.substr(0, bytes.find('\n')),
                           told = bytes.substr(std::min(line.size() + 1, bytes.size()));
    const Expression walked = walk(ExpressionGrammar(), data, line.size());
    expect(is_well_formed(walked), "what the grammar lets through is well-formed");
    check_answer(walked, told);
    const ExpressionGrammar days(TargetVocabulary::first(symbol::days_alone).known());
    expect(lone_date(walk(days, data, line.size())).has_value(), "a model that says days alone says no more");
    walk(ExpressionGrammar(some_symbols(data, size)), data, size);
    fuzz::done_or_refused(ErrorKind::data, [&] {
        const Expression expression = parse_expression(line);
        expect(parse_expression(to_string(expression)) == expression, "an expression comes back from its text");
        expect(expression_from_symbols(to_symbols(expression)) == expression, "and from its symbols");
        check_answer(expression, told);
    });
    return 0;
}
