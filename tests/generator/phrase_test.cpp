#include "generator/phrase.hpp"

#include <doctest/doctest.h>

#include <set>

#include "generator/speaker.hpp"

namespace kalends::phrase_test {
namespace {

LocaleNames named(const std::string& id) {
    LocaleNames names;
    names.id = id;
    names.language = id.substr(0, id.find('_'));
    return names;
}

PatternTables small() {
    return read_patterns({{"p.txt",
                           "@year *\n    |{y}\n@year.of ru\n    |{y} года\n@century ru\n    |{cr} век\n"
                           "@century sr_Latn\n    |{cr} vek\n@about ru\n    |{~}около {@p.of}\n"
                           "@early ru\n    |{early}начало {@century}\n@spring ru\n    |весна\n"
                           "@tens ru\n    |20|\n    |30|\n"}});
}

std::string literals(const Phrase& phrase) {
    std::string text;
    for (const Piece* piece : phrase.pieces) text += piece->field == Field::literal ? piece->text : "#";
    return text;
}

}  // namespace

TEST_CASE("a rule is the language's own, else that of all") {
    const PatternTables tables = small();
    const LocaleNames russian = named("ru_RU"), serbian = named("sr_Latn_RS"), german = named("de");
    Random random(1);
    const Speech ru(tables, russian), sr(tables, serbian), de(tables, german);
    CHECK(ru.has_own_rules());
    CHECK(sr.find("century", random).pattern != nullptr);
    CHECK(sr.find("about", random).pattern == nullptr);
    CHECK_FALSE(de.has_own_rules());
    CHECK(de.find("year", random).pattern != nullptr);
    CHECK_FALSE(de.find("year", random).is_own);
    CHECK(ru.find("century", random).is_own);
}

TEST_CASE("a time stands in the form that is asked for, as far as the language has it") {
    const PatternTables tables = small();
    const LocaleNames russian = named("ru");
    const Speech speech(tables, russian);
    std::set<std::string> said;
    const Pattern pattern = compile_pattern("{@about}", {});
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Random random(seed);
        if (const auto phrase = expand(pattern, speech, random)) said.insert(literals(*phrase));
    }
    CHECK(said.contains("#около # года"));
    CHECK(said.contains("#около # век"));
}

TEST_CASE("a part is qualified where that is asked for") {
    const PatternTables tables =
        read_patterns({{"p.txt",
                        "@year *\n    |{y}\n@century *\n    |{c} century\n@about *\n    |{~}round "
                        "{@p}\n@early *\n    |{early}early {@century}\n"}});
    const LocaleNames english = named("en");
    const Speech speech(tables, english);
    std::set<std::string> said;
    const Pattern pattern = compile_pattern("{@about.part}", {});
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Random random(seed);
        if (const auto phrase = expand(pattern, speech, random)) said.insert(literals(*phrase));
    }
    CHECK(said == std::set<std::string>{"#round #early # century"});
}

TEST_CASE("what a language has no words for is no phrase") {
    const PatternTables tables = small();
    const LocaleNames german = named("de");
    Random random(1);
    CHECK_FALSE(expand(compile_pattern("{@about}", {}), Speech(tables, german), random).has_value());
    CHECK(expand(compile_pattern("{@year}", {}), Speech(tables, german), random).has_value());
}

TEST_CASE("all that choices can write") {
    const std::vector<std::string> writings = all_writings(compile_pattern("[в|во] ма[е|ю]", {}));
    CHECK(std::set<std::string>(writings.begin(), writings.end()) ==
          std::set<std::string>{"в мае", "в маю", "во мае", "во маю"});
    CHECK(all_writings(compile_pattern("май", {})) == std::vector<std::string>{"май"});
}

TEST_CASE("numbered words are taken by their number") {
    const PatternTables tables = small();
    const LocaleNames russian = named("ru");
    const Speech speech(tables, russian);
    Random random(1);
    CHECK(words_of("tens", Case::alone, speech, random, 1) == "30");
    CHECK(words_of("tens", Case::of, speech, random, 0) == "20");
    CHECK(words_of("tens", Case::alone, speech, random, 5).empty());
    CHECK(words_of("spring", Case::in, speech, random) == "весна");
    CHECK(words_of("summer", Case::alone, speech, random).empty());
}

TEST_CASE("every rule of every language can be said, and what it says is an expression") {
    std::size_t said = 0, tried = 0;
    const std::set<std::string> names_of_one_thing{"tens",   "months", "spring", "summer",
                                                   "autumn", "winter", "hours",  "amount"};
    for (const std::string language : {"en", "de", "ru", "fr", "ja", "ar", "hu", "sr_Latn"}) {
        for (const auto& [name, rule] : embedded_pattern_tables().rules.at(language)) {
            const std::string base = name.substr(0, name.find('.'));
            if (names_of_one_thing.contains(base) || base == "nothing" || base == "duration") continue;
            for (const Pattern& line : rule.pieces.front().alternatives) {
                ++tried;
                for (std::uint64_t seed = 1; seed <= 12; ++seed) {
                    const auto phrase = made::speaker(language).say(line, seed);
                    if (!phrase) continue;
                    ++said;
                    CHECK(parse_expression(to_string(phrase->target)) == phrase->target);
                    break;
                }
            }
        }
    }
    CHECK(said > tried * 97 / 100);
}

}  // namespace kalends::phrase_test
