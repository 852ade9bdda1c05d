#include "generator/calendar_names.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

namespace kalends::calendar_names_test {
namespace {

const CalendarNames* find(const std::vector<CalendarNames>& all, Calendar calendar) {
    const auto found = std::ranges::find(all, calendar, &CalendarNames::calendar);
    return found == all.end() ? nullptr : &*found;
}

bool has(const Word& word, const std::string& form) {
    return std::ranges::count(word, form) > 0;
}

}  // namespace

TEST_CASE("names of months that a language has, by their number") {
    const std::vector<CalendarNames> names = load_calendar_names("ar");
    const CalendarNames* const islamic = find(names, Calendar::islamic);
    REQUIRE(islamic != nullptr);
    CHECK(islamic->wide.size() == 12);
    CHECK(has(islamic->wide[8], "رمضان"));
    CHECK_FALSE(islamic->patterns->empty());
}

TEST_CASE("the Hebrew calendar has a second Adar behind its thirteen months") {
    const std::vector<CalendarNames> names = load_calendar_names("he");
    const CalendarNames* const hebrew = find(names, Calendar::hebrew);
    REQUIRE(hebrew != nullptr);
    REQUIRE(hebrew->wide.size() == 14);
    CHECK(has(hebrew->wide[0], "תשרי"));
    CHECK(has(hebrew->wide[6], "אדר"));
    CHECK(has(hebrew->wide[13], "אדר ב׳"));
}

TEST_CASE("names in Latin letters are not written among others, nor such as are none") {
    const std::vector<CalendarNames> armenian = load_calendar_names("hy");
    CHECK(find(armenian, Calendar::coptic) == nullptr);
    const std::vector<CalendarNames> german = load_calendar_names("de");
    CHECK(find(german, Calendar::coptic) != nullptr);
    for (const CalendarNames& names : german)
        for (const Word& month : names.wide) CHECK_FALSE(month.front().starts_with("M0"));
}

TEST_CASE("names that are our months' are not written") {
    CHECK(find(load_calendar_names("zh"), Calendar::coptic) == nullptr);        // 二月
    CHECK(find(load_calendar_names("yue_Hans"), Calendar::coptic) == nullptr);  // 2月
    CHECK(find(load_calendar_names("zh"), Calendar::chinese) != nullptr);
    CHECK(find(load_calendar_names("so"), Calendar::persian) == nullptr);  // Janaayo
    CHECK(find(load_calendar_names("so"), Calendar::islamic) != nullptr);
}

TEST_CASE("numbers in letters") {
    CHECK(in_letters(24, Calendar::hebrew, true) == "כ״ד");
    CHECK(in_letters(778, Calendar::hebrew, false) == "תשע״ח");
    CHECK(in_letters(1989, Calendar::ethiopic, false) == "፲፱፻፹፱");
    CHECK(in_letters(24, Calendar::chinese, true) == "廿四");
    CHECK(in_letters(2018, Calendar::chinese, false) == "二〇一八");
    CHECK(in_letters(24, Calendar::persian, true).empty());
}

}  // namespace kalends::calendar_names_test
