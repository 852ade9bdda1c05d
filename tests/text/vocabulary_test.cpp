#include "kalends/text/vocabulary.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"

namespace kalends::vocabulary_test {

TEST_CASE("vocabulary: ids follow the order of the code points") {
    const Vocabulary vocabulary(U"aя9");
    CHECK(vocabulary.size() == 5);
    CHECK(vocabulary.encode(U"9xaя") == std::vector<Vocabulary::Id>{4, Vocabulary::unknown, 2, 3});
    CHECK(vocabulary.encode(U"").empty());
}

TEST_CASE("vocabulary: an empty one knows nothing") {
    const Vocabulary vocabulary;
    CHECK(vocabulary.size() == Vocabulary::first);
    CHECK(vocabulary.id(U'a') == Vocabulary::unknown);
}

TEST_CASE("vocabulary: a code point twice is an error that names it") {
    CHECK_THROWS_WITH_AS(Vocabulary(U"aßbß"), doctest::Contains("'ß' twice"), Error);
}

TEST_CASE("vocabulary: what is no character is refused") {
    CHECK_THROWS_AS(Vocabulary(std::u32string{0xD800}), Error);
    CHECK_THROWS_AS(Vocabulary(std::u32string{0x110000}), Error);
}

TEST_CASE("vocabulary: the builder keeps what is frequent, in one order") {
    VocabularyBuilder one;
    one.add(U"banana");
    one.add(U"日");
    VocabularyBuilder two;
    two.add(U"日nanab");
    two.add(U"a");
    CHECK(one.build(1).code_points() == U"abn日");
    CHECK(two.build(1).code_points() == U"abn日");
    CHECK(one.build(2).code_points() == U"an");
    CHECK(one.build(4).code_points().empty());
}

}  // namespace kalends::vocabulary_test
