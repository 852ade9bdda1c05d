#include "generator/known_months.hpp"

#include <doctest/doctest.h>

#include "kalends/generator/generator.hpp"

namespace kalends::known_months_test {
namespace {

TEST_CASE("months are known in the forms that prepositions want, of the languages that are written") {
    const MonthNames all = Generator().month_names();
    const MonthSet january(1U), march(1U << 2U);
    CHECK(all.named(U"marcem") == march);      // Polish, by months.in.of
    CHECK(all.named(U"styczniu") == january);  // by months.in
    CHECK(Generator({.locales = {"en"}}).month_names().named(U"marcem").none());
}

TEST_CASE("months of other calendars are known, of the second Adar as of the one of common years") {
    const MonthNames all = Generator({.locales = {"he"}}).month_names();
    constexpr unsigned adar = 7;
    CHECK(all.of(Calendar::hebrew).named(U"אדר")[adar - 1]);
    CHECK(all.of(Calendar::hebrew).named(U"באדר")[adar - 1]);
    CHECK(all.of(Calendar::hebrew).named(U"xii").none());
    CHECK(all.named(U"xii") == MonthSet(1U << 11U));
}

}  // namespace
}  // namespace kalends::known_months_test
