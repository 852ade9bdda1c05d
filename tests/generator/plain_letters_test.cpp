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

}  // namespace kalends::plain_letters_test
