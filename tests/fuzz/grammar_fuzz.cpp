#include <vector>

#include "expect.hpp"
#include "kalends/language/written_date.hpp"
#include "language/grammar.hpp"

// Any walk through the grammar ends, in a written date that is well-formed and comes back from its symbols; any bytes
// are a written date, which comes back from its text, or refused.
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

void walk(const std::uint8_t* data, std::size_t size) {
    const WrittenDateGrammar grammar;
    Grammar::State state = grammar.initial();
    std::vector<symbol::Id> symbols;
    while (!grammar.finished(state)) {
        const symbol::Id id = pick(grammar.allowed(state), symbols.size() < size ? data[symbols.size()] : 0);
        symbols.push_back(id);
        expect(symbols.size() <= grammar.max_length(), "no walk is longer than the grammar says");
        state = grammar.next(state, id);
    }
    const WrittenDate date = from_symbols(symbols);
    expect(is_well_formed(date), "what the grammar lets through is well-formed");
    expect(to_symbols(date) == symbols, "a date comes back from its symbols");
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    walk(data, size);
    fuzz::done_or_refused(ErrorKind::data, [&] {
        const WrittenDate date = parse_written_date(fuzz::as_text(data, size));
        expect(parse_written_date(to_string(date)) == date, "a date comes back from its text");
    });
    return 0;
}
