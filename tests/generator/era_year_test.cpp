#include "generator/era_year.hpp"

#include <doctest/doctest.h>

namespace kalends::era_year_test {
namespace {

EraYear counted(Field field, const SampledDate& date) {
    Piece piece;
    piece.field = field;
    return era_year(piece, date);
}

EraYear japanese(int year, int month, int day) {
    return counted(Field::year_japanese, {.year = year, .month = month, .day = day});
}

}  // namespace

TEST_CASE("a reign begins on its first day") {
    CHECK(japanese(1989, 1, 7).reign == "昭和");
    CHECK(japanese(1989, 1, 7).year == 64);
    CHECK(japanese(1989, 1, 8).reign == "平成");
    CHECK(japanese(1989, 1, 8).year == 1);
    CHECK(japanese(2019, 4, 30).era == Era::heisei);
    CHECK(japanese(2019, 5, 1).era == Era::reiwa);
    CHECK(japanese(1926, 12, 24).era == Era::taisho);
    CHECK(japanese(1912, 7, 29).year == 45);
    CHECK(japanese(1868, 1, 1).era == Era::meiji);
}

TEST_CASE("an era's years are those of its range, and all fit into four digits") {
    for (const EraField& era : era_fields) {
        for (int year = era.first_year; year <= era.last_year; ++year) {
            const EraYear of = counted(era.field, {.year = year, .month = 12, .day = 31});
            CHECK(of.era != Era::common);
            CHECK(of.year >= 1);
            CHECK(of.year <= 9999);
        }
    }
}

}  // namespace kalends::era_year_test
