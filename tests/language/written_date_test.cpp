#include "kalends/language/written_date.hpp"

#include <doctest/doctest.h>

#include <set>

#include "core/random.hpp"
#include "kalends/core/error.hpp"

namespace kalends::written_date_test {
namespace {

char random_digit(Random& random) {
    return "0123456789X"[random.below(11)];
}

WrittenDate random_date(Random& random) {
    WrittenDate date;
    for (char& digit : date.year) digit = random_digit(random);
    for (char& digit : date.month) digit = random_digit(random);
    for (char& digit : date.day) digit = random_digit(random);
    date.weekday = Weekday(random.below(8));
    date.order = random.pick(all_orders);
    return date;
}

}  // namespace

TEST_CASE("written date: text form") {
    WrittenDate date;
    CHECK(date.is_none());
    CHECK(to_string(date) == "none");
    date.day = {'0', '9'};
    CHECK_FALSE(date.is_none());
    CHECK(to_string(date) == "XXXX-XX-09");
    CHECK(to_string(parse_written_date("XX18-05-09")) == "XX18-05-09");
    CHECK(parse_written_date("none") == WrittenDate{});
    CHECK(parse_written_date("2018-05-XX") == WrittenDate{{'2', '0', '1', '8'}, {'0', '5'}, {'X', 'X'}});
}

TEST_CASE("written date: anything else is an error that shows the form") {
    for (const char* text : {"", "2018-05", "2018-5-9", "20180509", "2018/05/09", "xx18-05-09", "XXXX-XX-XX", "None",
                             "2018-05-09 ", " 2018-05-09", "2018-05-0９", "12018-05-09"}) {
        CAPTURE(text);
        CHECK_THROWS_WITH_AS(parse_written_date(text), doctest::Contains("as in 2018-05-09"), Error);
    }
    CHECK_THROWS_WITH_AS(parse_written_date(std::string(1000, 'x')), doctest::Contains("xxx...'"), Error);
}

TEST_CASE("written date: value of a field") {
    CHECK(field_value(std::array{'0', '5'}) == 5);
    CHECK(field_value(std::array{'9', '9', '9', '9'}) == 9999);
    CHECK(field_value(std::array{'0', '0', '0', '0'}) == 0);
    CHECK(field_value(std::array{'X', '5'}) == std::nullopt);
    CHECK(field_value(std::array{'2', '0', '1', 'X'}) == std::nullopt);
}

TEST_CASE("written date: names of orders") {
    CHECK(name(Order::none) == "none");
    CHECK(name(Order::mdy) == "mdy");
}

TEST_CASE("written date: symbols") {
    WrittenDate date = parse_written_date("XX18-05-09");
    const std::vector<symbol::Id> digits{10, 10, 1, 8, 0, 5, 0, 9};

    std::vector<symbol::Id> expected = digits;
    expected.push_back(symbol::end);
    CHECK(to_symbols(date) == expected);

    date.weekday = Weekday::wednesday;
    date.order = Order::ymd;
    expected = digits;
    expected.insert(expected.end(), {*parse_symbol("wed"), *parse_symbol("ymd"), symbol::end});
    CHECK(to_symbols(date) == expected);
    CHECK(to_symbols(WrittenDate{}) == std::vector<symbol::Id>{symbol::none, symbol::end});
}

TEST_CASE("written date: both forms lead back") {
    Random random(1);
    for (int i = 0; i < 20000; ++i) {
        WrittenDate date = random_date(random);
        CHECK(from_symbols(to_symbols(date)) == date);
        date.weekday = Weekday::unwritten;
        date.order = Order::none;
        CHECK(parse_written_date(to_string(date)) == date);
    }
}

TEST_CASE("written date: a weekday without a date is none") {
    WrittenDate date;
    date.weekday = Weekday::saturday;
    CHECK(from_symbols(to_symbols(date)) == WrittenDate{});
}

TEST_CASE("written date: ill-formed symbols are an error") {
    using Symbols = std::vector<symbol::Id>;
    const symbol::Id monday = *parse_symbol("mon"), dmy = *parse_symbol("dmy");
    const Symbols whole{2, 0, 1, 8, 0, 5, 0, 9, monday, dmy, symbol::end};
    for (std::size_t length = 0; length < whole.size(); ++length) {
        CHECK_THROWS_AS(from_symbols(Symbols(whole.begin(), whole.begin() + static_cast<int>(length))), Error);
    }
    CHECK_THROWS_AS(from_symbols({symbol::none}), Error);
    CHECK_THROWS_AS(from_symbols({symbol::none, symbol::end, symbol::end}), Error);
    CHECK_THROWS_AS(from_symbols({2, 0, 1, 8, 0, 5, 0, monday, symbol::end}), Error);
    CHECK_THROWS_AS(from_symbols({2, 0, 1, 8, 0, 5, 0, 9, dmy, monday, symbol::end}), Error);
    CHECK_THROWS_AS(from_symbols({2, 0, 1, 8, 0, 5, 0, symbol::start, symbol::end}), Error);
}

TEST_CASE("written date: what can be written") {
    for (const char* text : {"2018-05-09", "XX18-XX-XX", "XXX8-05-XX", "none", "2018-W19-3"})
        CHECK(is_well_formed(parse_written_date(text)));
    for (const char* text : {"201X-05-09", "2X18-05-09", "2018-0X-09", "2018-05-X9"})
        CHECK_FALSE(is_well_formed(parse_written_date(text)));
    WrittenDate date = parse_written_date("2018-05-XX");
    date.order = Order::dmy;
    CHECK_FALSE(is_well_formed(date));
}

TEST_CASE("written date: the era comes first in symbols and last in text") {
    const WrittenDate date = parse_written_date("XX30-05-09 heisei");
    CHECK(date.era == Era::heisei);
    CHECK(to_string(date) == "XX30-05-09 heisei");
    const std::vector<symbol::Id> symbols{*parse_symbol("heisei"), 10, 10, 3, 0, 0, 5, 0, 9, symbol::end};
    CHECK(to_symbols(date) == symbols);
    CHECK(from_symbols(symbols) == date);
    for (const char* text : {"2561-XX-XX buddhist", "0044-03-15 bc", "0107-05-XX minguo"}) {
        CHECK(to_string(parse_written_date(text)) == text);
        CHECK(from_symbols(to_symbols(parse_written_date(text))) == parse_written_date(text));
    }
    for (const char* text : {"XXXX-05-09 bc", "2018-05-09 common", "2018-05-09 ", "2018-05-09 julian",
                             "2018-W19-3 minguo", "2018-129 bc", "none bc", "2018-05-09  bc", "bc 2018-05-09"})
        CHECK_THROWS_AS(parse_written_date(text), Error);
}

TEST_CASE("written date: no era without a year, nor with an order or another form") {
    WrittenDate date = parse_written_date("0107-05-09 minguo");
    CHECK(is_well_formed(date));
    date.order = Order::ymd;
    CHECK_FALSE(is_well_formed(date));
    date.order = Order::none;
    date.form = DateForm::ordinal;
    CHECK_FALSE(is_well_formed(date));
    date.form = DateForm::calendar;
    date.year = {'X', 'X', 'X', 'X'};
    CHECK_FALSE(is_well_formed(date));
}

TEST_CASE("written date: week dates and ordinal dates") {
    const WrittenDate week = parse_written_date("2018-W19-3");
    CHECK(week.form == DateForm::week);
    CHECK(week.month == std::array{'1', '9'});
    CHECK(week.day == std::array{'0', '3'});
    const WrittenDate ordinal = parse_written_date("XX18-129");
    CHECK(ordinal.form == DateForm::ordinal);
    CHECK(ordinal.month == std::array{'0', '1'});
    CHECK(ordinal.day == std::array{'2', '9'});
    for (const char* text : {"2018-W19-3", "XX18-W53-7", "2016-366", "XX18-129"}) {
        CHECK(to_string(parse_written_date(text)) == text);
        CHECK(from_symbols(to_symbols(parse_written_date(text))) == parse_written_date(text));
    }
    for (const char* text : {"2018-W1X-3", "2018-1X9", "2018-W19", "2018-w19-3", "2018-W193", "2018129"})
        CHECK_THROWS_AS(parse_written_date(text), Error);
}

TEST_CASE("written date: names of eras lead back, but for the common era's, which is never written") {
    for (std::size_t i = 1; i <= symbols_of(Role::era).count(); ++i)
        CHECK(parse_era(name(static_cast<Era>(i))) == static_cast<Era>(i));
    CHECK(name(Era::before_christ) == "bc");
    CHECK(name(Era::reiwa) == "reiwa");
    for (const char* word : {"common", "", "Showa", "mon", "none"}) CHECK_FALSE(parse_era(word).has_value());
}

}  // namespace kalends::written_date_test
