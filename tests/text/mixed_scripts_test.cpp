#include "text/mixed_scripts.hpp"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace kalends::mixed_scripts_test {
namespace {

std::string repaired(std::string_view bytes) {
    NormalizedText text = normalize_text(bytes);
    repair_mixed_scripts(bytes, text);
    return to_utf8(text.code_points) + (text.repaired ? " repaired" : "");
}

}  // namespace

TEST_CASE("letters of the other script become those of the word") {
    CHECK(repaired("9 мaя 2018") == "9 мая 2018 repaired");
    CHECK(repaired("BTOРНИК, 5 октябpя") == "вторник, 5 октября repaired");
    CHECK(repaired("Hоябрь") == "ноябрь repaired");
    CHECK(repaired("12 çултан, уйăхран") == "12 ҫултан, уйӑхран repaired");
    CHECK(repaired("9 Мay 2018") == "9 may 2018 repaired");
    CHECK(repaired("9 Аugust 2018") == "9 august 2018 repaired");
}

TEST_CASE("numbers before words, words of one script and letters without a twin stay") {
    for (const std::string_view text :
         {"xixв.", "xxвек", "хiх", "9 мая 2018", "9 may 2018", "5кm мая", "мая/may", "деньw", "9 μay", "сa"})
        CHECK(repaired(text) == text);
    CHECK(repaired("XIXв.") == "xixв.");
    CHECK(repaired("вtорник") == "вtорник");  // a small t is no т
}

}  // namespace kalends::mixed_scripts_test
