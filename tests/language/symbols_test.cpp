#include "kalends/language/symbols.hpp"

#include <doctest/doctest.h>

#include <set>

#include "kalends/core/error.hpp"

namespace kalends::symbols_test {

TEST_CASE("symbols: names are different and lead back") {
    std::set<std::string_view> names;
    for (symbol::Id id = 0; id < symbol::count; ++id) {
        CHECK(parse_symbol(symbol_name(id)) == id);
        names.insert(symbol_name(id));
    }
    CHECK(names.size() == symbol::count);
    CHECK(symbol_name(7) == "7");
    CHECK(symbol_name(symbol::unwritten) == "X");
    CHECK_FALSE(parse_symbol("x").has_value());
    CHECK_THROWS_AS(symbol_name(symbol::start), Error);
    CHECK_THROWS_AS(symbol_name(-1), Error);
}

TEST_CASE("symbols: those of a role are side by side") {
    for (const Role role : {Role::weekday, Role::order, Role::form, Role::era, Role::join, Role::bound, Role::qualifier,
                            Role::part, Role::dual, Role::leap, Role::reference, Role::step, Role::unit, Role::clock,
                            Role::calendar, Role::none, Role::end}) {
        const SymbolSet set = symbols_of(role);
        for (std::size_t i = 0; i < set.count(); ++i) CHECK(set[static_cast<std::size_t>(first_symbol(role)) + i]);
        CHECK(role_of(first_symbol(role)) == role);
    }
    CHECK(symbols_of(Role::weekday).count() == 7);
    CHECK(symbols_of(Role::era).count() == 11);
    CHECK(symbols_of(Role::calendar).count() == 11);
    CHECK(symbols_of(Role::number).none());
    CHECK(symbols_of(Role::year).none());  // a digit's role is that of its place
    CHECK_FALSE(role_of(symbol::unwritten).has_value());
    CHECK_FALSE(role_of(symbol::start).has_value());
}

TEST_CASE("symbols: the first stay where files without names have them") {
    const std::vector<std::string> names = TargetVocabulary::first(symbol::days_alone).names();
    CHECK(names[21] == "none");
    CHECK(names[22] == "week");
    CHECK(names[25] == "bc");
    CHECK(names.back() == "reiwa");
    CHECK(symbol_name(symbol::days_alone) == "ad");
}

TEST_CASE("target vocabulary: the program's own has its order") {
    const TargetVocabulary all;
    CHECK(all.is_in_order());
    CHECK(all.size() == symbol::count);
    CHECK(all.column(symbol::start) == symbol::count);
    CHECK(all == TargetVocabulary(all.names()));
    CHECK(all.known().all());
}

TEST_CASE("target vocabulary: a model may know fewer symbols, in an order of its own") {
    std::vector<std::string> names = TargetVocabulary().names();
    std::erase(names, "sun");
    std::swap(names[0], names[30]);
    const TargetVocabulary some(names);
    CHECK_FALSE(some.is_in_order());
    CHECK(some.size() == symbol::count - 1);
    CHECK(some.names() == names);
    CHECK(some.column(symbol::digit_0) == 30);
    CHECK(some.symbol(30) == symbol::digit_0);
    CHECK(some.column(symbol::start) == symbol::count - 1);
    CHECK_FALSE(some.known()[static_cast<std::size_t>(*parse_symbol("sun"))]);
    CHECK_THROWS_AS(static_cast<void>(some.column(*parse_symbol("sun"))), Error);
}

TEST_CASE("target vocabulary: names that cannot be") {
    const std::vector<std::string> all = TargetVocabulary().names();
    for (const char* needed : {"0", "9", "X", "none", "end"}) {
        std::vector<std::string> names = all;
        std::erase(names, needed);
        CHECK_THROWS_AS(static_cast<void>(TargetVocabulary(names)), Error);
    }
    for (const char* added : {"fortnight", "sun", ""}) {
        std::vector<std::string> names = all;
        names.emplace_back(added);
        CHECK_THROWS_AS(static_cast<void>(TargetVocabulary(names)), Error);
    }
}

TEST_CASE("target vocabulary: models without names had the first symbols of the program") {
    CHECK(TargetVocabulary::first(symbol::count) == TargetVocabulary());
    CHECK((TargetVocabulary::first(25).known() & symbols_of(Role::era)).none());
    CHECK(TargetVocabulary::first(25).known().count() == 25);
}

}  // namespace kalends::symbols_test
