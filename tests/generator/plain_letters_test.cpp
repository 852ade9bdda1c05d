#include "generator/plain_letters.hpp"

#include <doctest/doctest.h>

namespace kalends::plain_letters_test {

TEST_CASE("letters without accents, in scripts whose writers leave them out") {
    CHECK(without_accents("février") == "fevrier");
    CHECK(without_accents(" (août)") == " (aout)");
    CHECK(without_accents("Μαΐου") == "Μαιου");
    CHECK(without_accents("May 2018") == "May 2018");
    CHECK(without_accents("йod") == "йod");
    CHECK(without_accents("अगस्त") == "अगस्त");
    CHECK(without_accents("").empty());
}

TEST_CASE("letters that keyboards of Arabic and Persian exchange") {
    Random random(1);
    bool is_exchanged = false;
    for (int i = 0; i < 20; ++i) {
        const std::string text = with_letters_of_neighbours("ربيع الثانی", random);
        is_exchanged = is_exchanged || text == "ربیع الثاني";
        CHECK(text.size() == std::string("ربيع الثانی").size());
    }
    CHECK(is_exchanged);
    CHECK(with_letters_of_neighbours("رجب 1145, May", random) == "رجب 1145, May");
}

}  // namespace kalends::plain_letters_test
