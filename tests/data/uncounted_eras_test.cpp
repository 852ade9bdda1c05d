#include "data/uncounted_eras.hpp"

#include <doctest/doctest.h>

namespace kalends::uncounted_eras_test {
namespace {

bool is_uncounted(std::u32string_view text, const char* written) {
    return is_of_uncounted_era(parse_expression(written), text);
}

TEST_CASE("years of Nepal, with their mark behind them") {
    CHECK(is_uncounted(U"2075/02/12 bs", "2075-02-12"));
    CHECK(is_uncounted(U"2055 b.s.", "2055"));
    CHECK_FALSE(is_uncounted(U"bs 1998", "1998"));
    CHECK_FALSE(is_uncounted(U"1750 bs", "1750"));
    CHECK_FALSE(is_uncounted(U"1998 bsc", "1998"));
}

TEST_CASE("years of Burma and of old Korea") {
    CHECK(is_uncounted(U"1380 ပြည့်နှစ်", "1380"));
    CHECK(is_uncounted(U"1380 ပြည့်နှစ်", "138X"));
    CHECK_FALSE(is_uncounted(U"2018 ပြည့်နှစ်", "2018"));
    CHECK(is_uncounted(U"개국 504년 11월 17일", "0504-11-17"));
    CHECK(is_uncounted(U"4290년 3월 1일", "4290-03-01"));
    CHECK_FALSE(is_uncounted(U"단기 4290년 3월 1일", "dangi 4290-03-01"));
    CHECK_FALSE(is_uncounted(U"4290", "4290"));
}

TEST_CASE("eras of the east, as of whatever calendar, but not beside a year of ours") {
    CHECK(is_uncounted(U"1100 of the armenian era", "coptic 1100"));
    CHECK(is_uncounted(U"year 1210 of the greeks", "1210"));
    CHECK_FALSE(is_uncounted(U"year 1210 of the greeks (1899)", "coptic 1210 = 1899"));
    CHECK_FALSE(is_uncounted(U"history of the greeks", "none"));
    CHECK(is_uncounted(U"۲۵۳۶ شاهنشاهی", "2536"));
    CHECK(is_uncounted(U"خاکەلێوەی 2718", "2718"));
    CHECK_FALSE(is_uncounted(U"5 مايو 2718", "2718-05-05"));
}

TEST_CASE("of the Buddha in Chinese, before the Republic, and fiscal years") {
    CHECK(is_uncounted(U"佛曆2561年", "2561"));
    CHECK_FALSE(is_uncounted(U"佛曆2561年", "buddhist 2561"));
    CHECK(is_uncounted(U"民國前15年", "minguo XX15"));
    CHECK(is_uncounted(U"民前三年", "bc 0003"));
    CHECK_FALSE(is_uncounted(U"民國15年", "minguo XX15"));
    CHECK(is_uncounted(U"令和6年度", "reiwa XX06"));
    CHECK_FALSE(is_uncounted(U"令和6年度4月", "reiwa XX06-04"));
    CHECK_FALSE(is_uncounted(U"1997-1998学年度", "1997 / 1998"));
    CHECK_FALSE(is_uncounted(U"令和6年", "reiwa XX06"));
}

}  // namespace
}  // namespace kalends::uncounted_eras_test
