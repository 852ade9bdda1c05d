#include "data/improbable_republican.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "kalends/text/normalized_text.hpp"

namespace kalends::improbable_republican_test {
namespace {

bool is_improbable(std::string_view text, std::string_view expression) {
    const std::u32string normalized = normalize_text(text).code_points;
    return is_improbable_republican(parse_expression(expression), normalized, find_numerals(normalized));
}

}  // namespace

TEST_CASE("the Republic's year is the number behind its word") {
    CHECK(is_improbable("vingt-neuf prairial, an 3", "republican 0009-09-29"));
    CHECK_FALSE(is_improbable("vingt-neuf prairial, an 3", "republican 0003-09-29"));
    CHECK(is_improbable("22 floréal, Year . V.", "republican 0002-08-22"));
    CHECK(is_improbable("le 18 FrimaireanVI", "republican 0005-03-18"));
    CHECK_FALSE(is_improbable("le 18 FrimaireanVI", "republican 0006-03-18"));
    CHECK(is_improbable("den 7. MessidorXII", "republican 0011-10-07"));
    CHECK_FALSE(is_improbable("den 7. MessidorXII", "republican 0012-10-07"));
    CHECK(is_improbable("20 pluviose anVIIde l'ère républicaine", "republican 0006-05-20"));
    CHECK_FALSE(is_improbable("5 janvier 1797 (16 nivôse an V)", "1797-01-05 = republican 0005-04-16"));
    CHECK_FALSE(is_improbable("An 8 à 13", "republican 0008 / republican 0013"));
    CHECK_FALSE(is_improbable("an huit", "republican 0008"));
    CHECK(is_improbable("le quinze prairial an douze", "republican 0019-09-15"));
    CHECK_FALSE(is_improbable("an 3", "0003"));
    CHECK(is_improbable("30 prairial an XIIIdela  République", "republican 0011-09-30"));
    CHECK_FALSE(is_improbable("30 prairial an XIIIdela  République", "republican 0013-09-30"));
    CHECK(is_improbable("26 de Thermidor, añoIII", "republican 0008-11-26"));
    CHECK_FALSE(is_improbable("26 de Thermidor, añoIII", "republican 0003-11-26"));
}

TEST_CASE("from one day of the Republic to another are no two days") {
    CHECK(is_improbable("6 Brumaire an XI au 23 Messidor an XI", "republican 0011-02-06 & republican 0011-10-23"));
    CHECK_FALSE(
        is_improbable("6 Brumaire an XI au 23 Messidor an XI", "republican 0011-02-06 / republican 0011-10-23"));
    CHECK(is_improbable("20 niv.au 15mess. an V", "republican XXXX-04-20 & republican 0005-10-15"));
    CHECK_FALSE(is_improbable("le 3 et le 5 Brumaire an XI", "republican XXXX-XX-03 & republican 0011-02-05"));
}

TEST_CASE("neither a century nor a day, but a year and ten days") {
    CHECK(is_improbable("2e année républicaine", "#2 century"));
    CHECK_FALSE(is_improbable("République romaine, 2e siècle", "#2 century"));
    CHECK(is_improbable("2e décade de nivôse an III", "republican 0003-04-02"));
    CHECK_FALSE(is_improbable("2 nivôse an III", "republican 0003-04-02"));
}

}  // namespace kalends::improbable_republican_test
