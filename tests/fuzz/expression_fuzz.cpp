#include <string>
#include <vector>

#include "expect.hpp"
#include "kalends/language/expression.hpp"
#include "language/grammar.hpp"

// Any walk through the grammar, of a model that knows all symbols, of one that says days alone and of one that knows
// some, ends, in an expression that comes back from its symbols; any bytes are an expression, which comes back from its
// text, or refused.
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

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    expect(is_well_formed(walk(ExpressionGrammar(), data, size)), "what the grammar lets through is well-formed");
    const ExpressionGrammar days(TargetVocabulary::first(symbol::days_alone).known());
    expect(lone_date(walk(days, data, size)).has_value(), "a model that says days alone says no more");
    walk(ExpressionGrammar(some_symbols(data, size)), data, size);
    fuzz::done_or_refused(ErrorKind::data, [&] {
        const Expression expression = parse_expression(fuzz::as_text(data, size));
        expect(parse_expression(to_string(expression)) == expression, "an expression comes back from its text");
        expect(expression_from_symbols(to_symbols(expression)) == expression, "and from its symbols");
    });
    return 0;
}
