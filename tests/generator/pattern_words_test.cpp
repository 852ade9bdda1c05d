#include "generator/pattern_words.hpp"

#include <doctest/doctest.h>

#include "kalends/generator/generator.hpp"

namespace kalends::pattern_words_test {
namespace {

WordSayings words_of(const char* tables) {
    PatternWords words;
    const PatternTables read = read_patterns({{"test", tables}});
    for (const PatternRow& row : read.rows) words.add(row);
    for (const auto& [language, rules] : read.rules) words.add(rules);
    return words.all();
}

const WordSayings& of_german() {
    static const WordSayings words = Generator({.locales = {"de"}}).word_sayings();
    return words;
}

bool says(std::u32string_view word, Saying saying) {
    return (of_german().of(word) & only(saying)).any();
}

TEST_CASE("words behind a mark say what it means, up to the next field; else those before it") {
    const WordSayings words = words_of(
        "@year *\n    |{y}\n@about *\n    |{~}round {@year}\n    |roughly {~}{@year}\n    |{@year}{?}perhaps "
        "{early}soon\n");
    CHECK(words.of(U"round") == only(Saying::about));
    CHECK(words.of(U"roughly") == (only(Saying::about)));
    CHECK(words.of(U"perhaps") == only(Saying::uncertain));
    CHECK(words.of(U"soon") == only(Saying::early));
}

TEST_CASE("words that no mark tells of are plain, but for those of a century or of a rule of seasons") {
    const WordSayings words =
        words_of("@spring *\n    |spring\n@century *\n    |the {c} century\n@life *\n    |born {y}\n");
    CHECK(words.of(U"spring") == only(Saying::season));
    CHECK((words.of(U"century") & only(Saying::century)).any());
    CHECK(words.of(U"the") == only(Saying::plain));
    CHECK(words.of(U"born").none());
}

TEST_CASE("words are known without their accents, too, unless those are others") {
    const WordSayings words =
        words_of("@summer *\n    |été\n@late *\n    |{late}fín {y}\n@early *\n    |{early}fin {y}\n");
    CHECK(words.of(U"ete") == only(Saying::season));
    CHECK(words.of(U"fin") == only(Saying::early));
}

TEST_CASE("words are put together of the pieces that stand side by side") {
    const WordSayings words = words_of("@late *\n    |{late}[End|Ausgang][e|s|] {y}\n");
    CHECK(words.of(U"ende") == only(Saying::late));
    CHECK(words.of(U"ausgangs") == only(Saying::late));
}

TEST_CASE("texts around dates teach nothing, but for those of times") {
    const WordSayings words = words_of(
        "wrap:x 1 *\n    |printed {date}\nwrap:time-x 1 *\n    |{date} at {H}\nxx:y 1 *\n    |{d} of {MMMM}\n    |the "
        "{d} of {MMMM}\n    |{d} of {MMM}\n");
    CHECK(words.of(U"printed").none());
    CHECK(words.of(U"at") == only(Saying::at));
    CHECK(words.of(U"of") == only(Saying::plain));
}

TEST_CASE("a label of a date is no mark, for all that it stands in one") {
    const WordSayings words = words_of(
        "@role *\n    |dating: {y}\n    |dated {y}\n@perhaps *\n    |{y} {?}(doubtful dating)\n    |{y}, "
        "{?}doubtful\n");
    CHECK(words.of(U"dating").none());
    CHECK(words.of(U"doubtful") == only(Saying::uncertain));
}

TEST_CASE("where a language has one word for tomorrow and yesterday, it says both") {
    const WordSayings words = Generator({.locales = {"dua"}}).word_sayings();
    const Sayings said = words.of(U"k\u00ed\u025bl\u025b");
    CHECK((said & only(Saying::later)).any());
    CHECK((said & only(Saying::day)).any());
}

TEST_CASE("words of a number that is not their sum say that number, too") {
    const WordSayings words = Generator({.locales = {"id"}}).word_sayings();  // delapan belas: eight, teen
    CHECK(words.numbers_of(U"belas")[18]);
    CHECK_FALSE(words.numbers_of(U"belas")[8]);
    CHECK(words.numbers_of(U"delapan")[8]);
    CHECK_FALSE(words.numbers_of(U"delapan")[18]);
    const WordSayings english = Generator({.locales = {"en"}}).word_sayings();
    CHECK_FALSE(english.numbers_of(U"twenty")[21]);
}

TEST_CASE("what a language's words say") {
    CHECK(says(U"anfang", Saying::early));
    CHECK(says(U"ende", Saying::late));
    CHECK(says(U"vor", Saying::open));
    CHECK_FALSE(says(U"vor", Saying::plain));
    CHECK(says(U"des", Saying::plain));
    CHECK(says(U"dienstag", Saying::tuesday));
    CHECK(says(U"frühling", Saying::season));
    CHECK(says(U"jahrhundert", Saying::century));
    CHECK(says(U"hälfte", Saying::half));
    CHECK(says(U"uhr", Saying::clock));
    CHECK(says(U"einundzwanzigste", Saying::number));
    CHECK(says(U"neunzehnhundertfünfundvierzig", Saying::number));
    CHECK(of_german().of(U"schreibtisch").none());
}

}  // namespace
}  // namespace kalends::pattern_words_test
