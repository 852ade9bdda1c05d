#include "generator/qualifier_words.hpp"

#include <doctest/doctest.h>

#include "kalends/text/normalized_text.hpp"

namespace kalends::qualifier_words_test {
namespace {

std::string found_in(std::string_view text) {
    static const QualifierWords words;
    const auto found = words.found_in(normalize_text(text).code_points);
    return found ? to_utf8(*found) : "";
}

}  // namespace

TEST_CASE("words for about and perhaps are found in every language") {
    CHECK(found_in("circa 1850") == "circa");
    CHECK(found_in("ca. 1850") == "ca.");
    CHECK(found_in("1850 (vermutlich)") == "vermutlich");
    CHECK(found_in("около 1850 г.") == "около");
    CHECK(found_in("vers 1850") == "vers");
}

TEST_CASE("parts of words, and what means other things as often, are not") {
    CHECK(found_in("circadian 1850").empty());
    CHECK(found_in("c. 1850").empty());
    CHECK(found_in("um 9 Uhr").empty());
    CHECK(found_in("9 May 2018").empty());
    CHECK(found_in("").empty());
}

}  // namespace kalends::qualifier_words_test
