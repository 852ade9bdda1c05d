#include "language/grammar.hpp"

#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "kalends/core/error.hpp"
#include "kalends/language/written_date.hpp"

namespace kalends::grammar_test {
namespace {

bool holds(SymbolSet set, symbol::Id s) {
    return set[static_cast<std::size_t>(s)];
}

bool accepts(const std::vector<symbol::Id>& symbols) {
    const WrittenDateGrammar grammar;
    Grammar::State state = grammar.initial();
    for (const symbol::Id s : symbols) {
        if (!holds(grammar.allowed(state), s)) return false;
        state = grammar.next(state, s);
    }
    return grammar.finished(state);
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

TEST_CASE("well-formed dates are accepted") {
    for (const char* letters :
         {"20180509", "XX180509",  "XXXX0509",   "201805XX",  "2018XXXX",   "XXXX05XX",  "XXXXXX09",
          "XX18XXXX", "2018XX09",  "20180509w",  "20180509o", "20180509wo", "XXXX0509o", "201805XXw",
          "n",        "20181903W", "XX181903W",  "20180129D", "20181903Ww", "20070230",  "20071399",
          "00000000", "e25610509", "eXX300509w", "e2561XXXX"}) {
        CAPTURE(letters);
        CHECK(accepts(word(letters)));
    }
}

TEST_CASE("ill-formed dates are not") {
    for (const char* letters :
         {"XXXXXXXX",  "X0180509",   "XXX80509",   "2X180509",   "201X0509",    "20X80509",   "XX1X0509",
          "20180X09",  "2018X509",   "2018050X",   "201805X9",   "201805XXo",   "2018XX09o",  "XXXX1903W",
          "201819XXW", "2018XX29D",  "20181903WD", "20181903Wo", "20181903Wwo", "20181903wW", "20180129Do",
          "nW",        "20180509ow", "20180509oo", "20180509ww", "nn",          "nw",         "no",
          "n20180509", "20180509n",  "",           "2018",       "2018050",     "201805090",  "w20180509",
          "eXXXX0509", "en",         "ee25610509", "e25610509o", "e25610509wo", "e25611903W", "e25610129D",
          "20180509e", "2e5610509",  "e"}) {
        CAPTURE(letters);
        CHECK_FALSE(accepts(word(letters)));
    }
}

TEST_CASE("nothing follows the end") {
    const WrittenDateGrammar grammar;
    const Grammar::State done = grammar.next(grammar.next(grammar.initial(), symbol::none), symbol::end);
    CHECK(grammar.finished(done));
    CHECK(grammar.allowed(done).none());
}

TEST_CASE("a symbol that is not allowed is an error of the caller") {
    const WrittenDateGrammar grammar;
    CHECK_THROWS_AS(static_cast<void>(grammar.next(grammar.initial(), symbol::end)), Error);
    CHECK_THROWS_AS(static_cast<void>(grammar.next(grammar.initial(), symbol::start)), Error);
}

TEST_CASE("what a model does not know is never allowed") {
    const WrittenDateGrammar grammar(~symbols_of(Role::era));
    CHECK((grammar.allowed(grammar.initial()) & symbols_of(Role::era)).none());
    CHECK(holds(grammar.allowed(grammar.initial()), symbol::none));
    CHECK_THROWS_AS(static_cast<void>(grammar.next(grammar.initial(), first_symbol(Role::era))), Error);
}

TEST_CASE("random walks end within the limit and are dates that the calendar reads back") {
    const WrittenDateGrammar grammar;
    Random random(7);
    std::size_t longest = 0;
    for (int walk = 0; walk < 5000; ++walk) {
        std::vector<symbol::Id> symbols;
        for (Grammar::State state = grammar.initial(); !grammar.finished(state);) {
            std::vector<symbol::Id> choice;
            for (symbol::Id s = 0; s < symbol::count; ++s)
                if (holds(grammar.allowed(state), s)) choice.push_back(s);
            REQUIRE_FALSE(choice.empty());
            symbols.push_back(random.pick(choice));
            state = grammar.next(state, symbols.back());
            REQUIRE(symbols.size() <= grammar.max_length());
        }
        longest = std::max(longest, symbols.size());
        CHECK(to_symbols(from_symbols(symbols)) == symbols);
    }
    CHECK(longest == grammar.max_length());
}

}  // namespace

}  // namespace kalends::grammar_test
