#include "kalends/columns/column_years.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

namespace kalends::column_years_test {
namespace {

ColumnYears years(std::initializer_list<int> full, std::initializer_list<int> digits) {
    ColumnYears years;
    for (const int year : full) years.add({year, year}, {1, std::to_string(year), {}});
    for (const int two : digits) years.add_short(two);
    return years;
}

TEST_CASE("the first and the last year are kept with their rows") {
    ColumnYears years;
    years.add({1871, 1871}, {1, "9 May 1871", "1871-05-09"});
    years.add({1850, 1852}, {2, "1850-52", {}});
    years.add({1850, 1851}, {3, "1850-51", {}});
    CHECK(years.rows() == 3);
    CHECK(years.span() == YearRange{1850, 1871});
    CHECK(years.earliest().line == 2);
    CHECK(years.latest().line == 1);
}

/// From 1850 to 1931, twelve of them.
ColumnYears some_years(std::initializer_list<int> digits) {
    return years({1850, 1860, 1870, 1880, 1890, 1900, 1910, 1920, 1931, 1899, 1899, 1899}, digits);
}

TEST_CASE("two-digit years lie among the others") {
    CHECK(some_years({60, 23}).window() == YearRange{1850, 1931});
    CHECK(some_years({50, 31, 0}).window() == YearRange{1850, 1931});
}

TEST_CASE("nothing is told where nothing tells") {
    CHECK_FALSE(years({}, {60}).window());
    CHECK_FALSE(some_years({}).window());
    CHECK_FALSE(some_years({60, 40}).window());             // 40 is in none of them
    CHECK_FALSE(years({1850, 1899, 1931}, {60}).window());  // too few
    ColumnYears short_ones = some_years({});
    for (int i = 0; i < 121; ++i) short_ones.add_short(60);
    CHECK_FALSE(short_ones.window());
    ColumnYears long_ones = some_years({60});
    for (int i = 0; i < 12; ++i) long_ones.add({1700, 1700}, {1, "", {}});
    CHECK_FALSE(long_ones.window());
}

TEST_CASE("a hundredth at either end is no measure of the others") {
    ColumnYears years;
    for (int i = 0; i < 300; ++i) years.add({1900 + i % 50, 1900 + i % 50}, {1, "", {}});
    years.add({1066, 1066}, {2, "", {}});
    years.add_short(20);
    CHECK(years.window() == YearRange{1900, 1949});
}

}  // namespace
}  // namespace kalends::column_years_test
