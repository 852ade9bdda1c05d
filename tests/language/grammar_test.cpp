#include "language/grammar.hpp"

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

#include "kalends/core/error.hpp"
#include "kalends/language/expression.hpp"
#include "support/random_expressions.hpp"

namespace kalends::grammar_test {
namespace {

bool holds(SymbolSet set, symbol::Id s) {
    return set[static_cast<std::size_t>(s)];
}

bool accepts(const ExpressionGrammar& grammar, const std::vector<symbol::Id>& symbols) {
    Grammar::State state = grammar.initial();
    for (const symbol::Id s : symbols) {
        if (!holds(grammar.allowed(state), s)) return false;
        state = grammar.next(state, s);
    }
    return grammar.finished(state);
}

const ExpressionGrammar& of_all() {
    static const ExpressionGrammar grammar;
    return grammar;
}

const ExpressionGrammar& of_days() {
    static const ExpressionGrammar grammar(TargetVocabulary::first(symbol::days_alone).known());
    return grammar;
}

/// Digits and X; e an era, W week form, D ordinal form, w a weekday, o an order, n none, and `end` at the end.
std::vector<symbol::Id> word(const std::string& letters) {
    const std::map<char, std::string> names{{'e', "buddhist"}, {'W', "week"}, {'D', "ordinal"},
                                            {'w', "wed"},      {'o', "mdy"},  {'n', "none"}};
    std::vector<symbol::Id> symbols;
    for (const char c : letters) {
        const auto found = names.find(c);
        symbols.push_back(parse_symbol(found == names.end() ? std::string(1, c) : found->second).value());
    }
    symbols.push_back(symbol::end);
    return symbols;
}

/// A walk that takes any symbol that may follow; those that end something seldom, where `is_long`.
std::vector<symbol::Id> walk(const ExpressionGrammar& grammar, Random& random, bool is_long) {
    const SymbolSet ends = symbols_of(Role::end) | symbols_of(Role::order) | symbols_of(Role::none);
    std::vector<symbol::Id> symbols;
    for (Grammar::State state = grammar.initial(); !grammar.finished(state);) {
        SymbolSet allowed = grammar.allowed(state);
        REQUIRE(allowed.any());
        if (is_long && (allowed & ~ends).any() && random.chance(0.98)) allowed &= ~ends;
        std::vector<symbol::Id> choice;
        for (symbol::Id s = 0; s < symbol::count; ++s)
            if (holds(allowed, s)) choice.push_back(s);
        symbols.push_back(random.pick(choice));
        state = grammar.next(state, symbols.back());
        REQUIRE(symbols.size() <= grammar.max_length());
    }
    return symbols;
}

TEST_CASE("well-formed dates are accepted, of a model that says days alone, too") {
    for (const char* letters :
         {"20180509", "XX180509",  "XXXX0509",   "201805XX",  "2018XXXX",   "XXXX05XX",  "XXXXXX09",
          "XX18XXXX", "2018XX09",  "20180509w",  "20180509o", "20180509wo", "XXXX0509o", "201805XXw",
          "n",        "20181903W", "XX181903W",  "20180129D", "20181903Ww", "20070230",  "20071399",
          "00000000", "e25610509", "eXX300509w", "e2561XXXX"}) {
        CAPTURE(letters);
        CHECK(accepts(of_all(), word(letters)));
        CHECK(accepts(of_days(), word(letters)));
    }
}

TEST_CASE("a model that says days alone writes nothing that it was not taught") {
    for (const char* letters :
         {"201XXXXX", "20XXXXXX", "XX1XXXXX", "XXX8XXXX", "201805XXo", "2018XX09o", "XXXX1903W", "20181903Wo",
          "20181903Wwo", "20180129Do", "eXXXX0509", "e25610509o", "e25610509wo", "e25611903W", "e25610129D", "e"}) {
        CAPTURE(letters);
        CHECK(accepts(of_all(), word(letters)));
        CHECK_FALSE(accepts(of_days(), word(letters)));
    }
    CHECK(accepts(of_days(), word("20181913W")));  // as it did
    CHECK_FALSE(accepts(of_all(), word("20181913W")));
    CHECK(of_days().max_length() == 11);
}

TEST_CASE("ill-formed dates are not") {
    for (const char* letters :
         {"XXXXXXXX",   "X0180509",  "XXX80509",   "2X180509",   "201X0509",   "20X80509",  "XX1X0509",
          "20180X09",   "2018X509",  "2018050X",   "201805X9",   "201819XXW",  "2018XX29D", "20181903WD",
          "20181903wW", "nW",        "20180509ow", "20180509oo", "20180509ww", "nn",        "nw",
          "no",         "n20180509", "20180509n",  "",           "2018",       "2018050",   "201805090",
          "w20180509",  "en",        "ee25610509", "20180509e",  "2e5610509",  "o"}) {
        CAPTURE(letters);
        CHECK_FALSE(accepts(of_all(), word(letters)));
        CHECK_FALSE(accepts(of_days(), word(letters)));
    }
}

TEST_CASE("nothing follows the end") {
    const Grammar::State done = of_all().next(of_all().next(of_all().initial(), symbol::none), symbol::end);
    CHECK(of_all().finished(done));
    CHECK(of_all().allowed(done).none());
}

TEST_CASE("a symbol that is not allowed is an error of the caller") {
    CHECK_THROWS_AS(static_cast<void>(of_all().next(of_all().initial(), symbol::end)), Error);
    CHECK_THROWS_AS(static_cast<void>(of_all().next(of_all().initial(), symbol::start)), Error);
}

TEST_CASE("what a model does not know is never allowed") {
    const ExpressionGrammar grammar(~symbols_of(Role::era));
    CHECK((grammar.allowed(grammar.initial()) & symbols_of(Role::era)).none());
    CHECK(holds(grammar.allowed(grammar.initial()), symbol::none));
    CHECK_THROWS_AS(static_cast<void>(grammar.next(grammar.initial(), first_symbol(Role::era))), Error);
}

TEST_CASE("every expression that is short enough is allowed, and no other") {
    Random random(43);
    std::size_t longer = 0, as_long = 0;
    for (int i = 0; i < 200'000; ++i) {
        const Expression expression = test::RandomExpressions{}(random);
        const std::vector<symbol::Id> symbols = to_symbols(expression);
        longer += symbols.size() > most_symbols ? 1 : 0;
        as_long += symbols.size() == most_symbols ? 1 : 0;
        if (accepts(of_all(), symbols) != (symbols.size() <= most_symbols)) FAIL(to_string(expression));
    }
    CHECK(longer > 100);
    CHECK(as_long > 100);
}

TEST_CASE("random walks end within the limit and are expressions that come back from symbols and from text") {
    Random random(7);
    std::size_t longest = 0;
    for (int i = 0; i < 50'000; ++i) {
        const std::vector<symbol::Id> symbols = walk(of_all(), random, i % 2 == 0);
        const Expression expression = expression_from_symbols(symbols);
        longest = std::max(longest, symbols.size());
        if (to_symbols(expression) != symbols || !is_well_formed(expression)) FAIL(to_string(expression));
    }
    CHECK(longest == of_all().max_length());
    CHECK(of_all().max_length() == most_symbols);
}

TEST_CASE("random walks of models that know some symbols") {
    Random random(8);
    const SymbolSet needed = TargetVocabulary::first(symbol::unwritten + 1 + 14).known();
    for (int i = 0; i < 20'000; ++i) {
        SymbolSet known = needed;
        const double share = random.uniform();
        for (std::size_t s = 0; s < known.size(); ++s) known[s] = known[s] || random.chance(share);
        const std::vector<symbol::Id> symbols = walk(ExpressionGrammar(known), random, i % 2 == 0);
        for (const symbol::Id s : symbols) CHECK(holds(known, s));
        CHECK(to_symbols(expression_from_symbols(symbols)) == symbols);
    }
}

TEST_CASE("random walks of a model that says days alone are lone dates") {
    Random random(9);
    std::size_t longest = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::vector<symbol::Id> symbols = walk(of_days(), random, false);
        const Expression expression = expression_from_symbols(symbols);
        longest = std::max(longest, symbols.size());
        CHECK(to_symbols(expression) == symbols);
        CHECK(lone_date(expression).has_value());
    }
    CHECK(longest == of_days().max_length());
}

}  // namespace

TEST_CASE("grammar: what says no more of a date, where something else could follow") {
    const SymbolSet no_more = ExpressionGrammar().no_more();
    CHECK(no_more == (symbols_of(Role::weekday) | symbols_of(Role::order) | SymbolSet().set(symbol::end)));
    CHECK(ExpressionGrammar(TargetVocabulary::first(symbol::days_alone).known()).no_more().none());
}

}  // namespace kalends::grammar_test
