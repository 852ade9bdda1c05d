#include "generator/draft.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "calendar/date.hpp"

namespace kalends::draft_test {
namespace {

/// A draft of three or two numbers in the order of `roles`, with `separator` between them.
Draft numeric(const std::string& roles, const std::vector<std::string>& digits, const std::string& separator = "/") {
    Draft draft;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        draft.text += i == 0 ? "" : separator;
        const auto begin = static_cast<std::uint32_t>(draft.text.size());
        draft.text += digits[i];
        draft.numbers.push_back({roles[i], digits[i], {begin, static_cast<std::uint32_t>(draft.text.size())}});
    }
    return draft;
}

std::string labelled(Draft draft) {
    label_order(draft);
    return made::text(draft.written) + " " + std::string(name(draft.written.order));
}

}  // namespace

TEST_CASE("the label follows from the text, not from what the pattern meant") {
    CHECK(labelled(numeric("dmy", {"09", "05", "18"})) == "XX18-05-09 dmy");
    CHECK(labelled(numeric("mdy", {"09", "05", "18"})) == "XX18-05-09 dmy");
    CHECK(labelled(numeric("mdy", {"09", "25", "18"})) == "XX18-09-25 mdy");
    CHECK(labelled(numeric("ymd", {"18", "05", "31"})) == "XX31-05-18 dmy");
    CHECK(labelled(numeric("ymd", {"58", "05", "31"})) == "XX58-05-31 ymd");
    CHECK(labelled(numeric("ymd", {"18", "5", "9"})) == "XX18-05-09 ymd");  // a year has two digits
}

TEST_CASE("spans follow the order") {
    Draft draft = numeric("mdy", {"09", "25", "18"});
    label_order(draft);
    CHECK(draft.spans.month == ByteSpan{0, 2});
    CHECK(draft.spans.day == ByteSpan{3, 5});
    CHECK(draft.spans.year == ByteSpan{6, 8});
}

TEST_CASE("a four-digit year in front leaves nothing open") {
    CHECK(labelled(numeric("ymd", {"2018", "05", "09"})) == "2018-05-09 none");
    CHECK(labelled(numeric("ydm", {"2018", "09", "05"})) == "2018-09-05 none");
}

TEST_CASE("letters between the numbers say what they are") {
    Draft draft = numeric("mdy", {"5", "9", "18"}, "日");
    draft.written.day = {'0', '9'};
    label_order(draft);
    CHECK(draft.written.order == Order::none);
    CHECK(draft.written.day == std::array{'0', '9'});
}

TEST_CASE("words of a language that knows one order settle it") {
    Draft draft = numeric("dmy", {"9", "5", "18"});
    draft.day_first = true;
    label_order(draft);
    CHECK(draft.written.order == Order::none);
    Draft month_first = numeric("mdy", {"9", "5", "18"});
    month_first.day_first = true;
    label_order(month_first);
    CHECK(month_first.written.order == Order::dmy);
}

TEST_CASE("so does a point behind the month where no year follows") {
    Draft draft = numeric("dm", {"8", "5"}, ".");
    CHECK(labelled(draft) == "XXXX-05-08 dmy");
    draft.text += ". ";
    label_order(draft);
    CHECK(draft.written.order == Order::none);
    Draft slashed = numeric("dm", {"8", "5"}, "/");
    slashed.text += ".";
    CHECK(labelled(slashed) == "XXXX-05-08 dmy");
}

TEST_CASE("an impossible date is read day first") {
    CHECK(labelled(numeric("mdy", {"45", "13", "2018"})) == "2018-13-45 dmy");
}

TEST_CASE("day and month without a year") {
    CHECK(labelled(numeric("md", {"9", "5"})) == "XXXX-05-09 dmy");
    CHECK(labelled(numeric("md", {"02", "29"})) == "XXXX-02-29 mdy");
}

TEST_CASE("one number beside a month's name is a day if it can be, else a year") {
    const auto beside_may = [](const std::string& digits, char role, const std::string& between) {
        Draft draft = numeric(std::string(1, role), {digits});
        draft.text += between;
        draft.spans.month.begin = static_cast<std::uint32_t>(draft.text.size());
        draft.text += "May";
        draft.spans.month.end = static_cast<std::uint32_t>(draft.text.size());
        draft.written.month = {'0', '5'};
        (role == 'd' ? draft.written.day : draft.written.month) = {digits[0], digits.back()};
        draft.written.month = {'0', '5'};
        label_lone_number(draft);
        return made::text(draft.written);
    };
    CHECK(beside_may("96", 'd', " ") == "XX96-05");
    CHECK(beside_may("96", 'y', " ") == "XX96-05");
    CHECK(beside_may("09", 'y', "  ") == "XXXX-05-09");
    CHECK(beside_may("31", 'd', "") == "XXXX-05-31");
    CHECK(beside_may("32", 'd', "") == "XX32-05");
    CHECK(beside_may("96", 'd', ". ") == "XXXX-05-96");  // "96. Mai" is an ordinal
    CHECK(beside_may("09", 'm', " ") == "XXXX-05");
}

TEST_CASE("a year in the twenty-fifth or sixth century between Thai letters is Buddhist") {
    const auto labelled_thai = [](const std::string& before, const std::string& year) {
        Draft draft = numeric("y", {year});
        draft.text = before + draft.text;
        std::copy_n(year.begin(), 4, draft.written.year.begin());
        label_thai_year(draft);
        return made::text(draft.written);
    };
    CHECK(labelled_thai("ปี ", "2561") == "buddhist 2561");
    CHECK(labelled_thai("ปี ", "2018") == "2018");
    CHECK(labelled_thai("ปี ", "2399") == "2399");
    CHECK(labelled_thai("ค.ศ. ", "2561") == "2561");
    CHECK(labelled_thai("year ", "2561") == "2561");
    CHECK(labelled_thai("ปี AD ", "2561") == "2561");
    CHECK(labelled_thai("\u0E52 ", "2561") == "2561");  // a digit is no letter

    Draft numbers = numeric("dmy", {"9", "5", "2561"});
    numbers.text += " พุธ";
    label_order(numbers);
    label_thai_year(numbers);
    CHECK(made::text(numbers.written) == "buddhist 2561-05-09");
    CHECK(numbers.written.order == Order::none);
    label_lone_number(numbers);
    label_order(numbers);  // an era's date stays as it is
    CHECK(made::text(numbers.written) == "buddhist 2561-05-09");
}

TEST_CASE("a year and a month joined are bare numbers") {
    const auto order_of = [](const std::string& roles, const std::vector<std::string>& digits,
                             const std::string& sign) {
        Draft draft = numeric(roles, digits, sign);
        label_year_and_month(draft);
        return draft.written.order;
    };
    CHECK(order_of("ym", {"1911", "12"}, "-") == Order::ymd);
    CHECK(order_of("ym", {"1911", "12"}, "/") == Order::ymd);
    CHECK(order_of("ym", {"1911", "12"}, ".") == Order::none);
    CHECK(order_of("my", {"12", "1911"}, "/") == Order::none);
    CHECK(order_of("ymd", {"1911", "12", "5"}, "-") == Order::none);
}

TEST_CASE("a year and a month in one number are no month where they may be a day, or any number") {
    const auto is_doubtful = [](const std::string& year, const std::string& month, const std::string& sign = "") {
        Draft draft = numeric("ym", {year, month}, sign);
        std::copy_n(year.begin(), draft.written.year.size(), draft.written.year.begin());
        return may_be_no_month(draft);
    };
    for (const char* year : {"1913", "1999", "2000", "2018"}) CHECK_FALSE(is_doubtful(year, "05"));
    for (const char* year : {"1912", "2010", "0106", "8712"}) CHECK(is_doubtful(year, "05"));
    CHECK_FALSE(is_doubtful("2010", "05", "-"));
    CHECK_FALSE(may_be_no_month(numeric("ymd", {"2010", "05", "09"}, "")));
}

}  // namespace kalends::draft_test
