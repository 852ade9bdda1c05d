#include "calendar/month_hyphen.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace kalends::month_hyphen_test {
namespace {

using Texts = std::vector<std::string>;

/// Of a text with one number.
NumberSpans behind_month(const std::string& digits, bool is_joined = true) {
    return {{digits}, U"", {is_joined}};
}

/// What is written, as it may be meant.
Texts meanings(const std::string& written, const NumberSpans& numbers, MonthHyphen told = MonthHyphen::ask) {
    Choices choices;
    Texts all;
    do {
        all.push_back(to_string(with_month_hyphen_settled(parse_expression(written), told, numbers, choices)));
    } while (choices.next());
    return all;
}

}  // namespace

TEST_CASE("month and hyphen: a day or a year, however it was read") {
    CHECK(meanings("XXXX-01-05", behind_month("05")) == Texts{"XXXX-01-05", "XX05-01"});
    CHECK(meanings("XX05-01", behind_month("05")) == Texts{"XXXX-01-05", "XX05-01"});
    CHECK(meanings("XXXX-05-31", behind_month("31")) == Texts{"XXXX-05-31", "XX31-05"});
    CHECK(meanings("XXXX-02-29 ~", behind_month("29")) == Texts{"XXXX-02-29 ~", "XX29-02 ~"});
}

TEST_CASE("month and hyphen: what is told decides, where it can") {
    CHECK(meanings("XXXX-01-05", behind_month("05"), MonthHyphen::day) == Texts{"XXXX-01-05"});
    CHECK(meanings("XXXX-01-05", behind_month("05"), MonthHyphen::year) == Texts{"XX05-01"});
    CHECK(meanings("XX55-03", behind_month("55"), MonthHyphen::day) == Texts{"XX55-03"});
}

TEST_CASE("month and hyphen: what can be one thing alone is that, however it was read") {
    CHECK(meanings("XXXX-02-30", behind_month("30")) == Texts{"XX30-02"});
    CHECK(meanings("XX05-01", behind_month("5")) == Texts{"XXXX-01-05"});
}

TEST_CASE("month and hyphen: nothing else is asked about") {
    CHECK(meanings("XXXX-01-05", behind_month("05", false)) == Texts{"XXXX-01-05"});
    CHECK(meanings("XXXX-01-05", {}) == Texts{"XXXX-01-05"});
    CHECK(meanings("XXXX-01-05", behind_month("17")) == Texts{"XXXX-01-05"});
    CHECK(meanings("XXXX-01-05", {{"05", "12"}, U"-", {true, false}}) == Texts{"XXXX-01-05"});
    CHECK(meanings("XXXX-01-05 fri", behind_month("05")) == Texts{"XXXX-01-05 fri"});
    CHECK(meanings("XXXX-01-05 mid", behind_month("05")) == Texts{"XXXX-01-05 mid"});
    CHECK(meanings("XX05-22", behind_month("05")) == Texts{"XX05-22"});
    CHECK(meanings("2018-01", behind_month("2018")) == Texts{"2018-01"});
    CHECK(meanings("XXXX-01-05 / ..", behind_month("05")) == Texts{"XXXX-01-05 / .."});
}

TEST_CASE("month and hyphen: what the digits can be") {
    const auto meaning = [](const char* written, const char* digits) {
        return meaning_of_month_hyphen(parse_expression(written), behind_month(digits));
    };
    CHECK(meaning("XXXX-01-05", "05") == MonthHyphen::ask);
    CHECK(meaning("XX55-03", "55") == MonthHyphen::year);
    CHECK(meaning("XXXX-02-30", "30") == MonthHyphen::year);
    CHECK(meaning("XX00-01", "00") == MonthHyphen::year);
    CHECK(meaning("XXXX-01-05", "5") == MonthHyphen::day);
    CHECK_FALSE(meaning("XXXX-01-05", "005").has_value());
}

TEST_CASE("month and slash, in numbers: a day, unless a year is told and possible") {
    const auto numbers = [](const char* first, const char* second) {
        return NumberSpans{{first, second}, U"/", {false, false}};
    };
    CHECK(meanings("XXXX-05-20 mdy", numbers("05", "20")) == Texts{"XXXX-05-20 mdy"});
    CHECK(meanings("XXXX-05-20 mdy", numbers("05", "20"), MonthHyphen::day) == Texts{"XXXX-05-20 mdy"});
    CHECK(meanings("XXXX-05-20 mdy", numbers("05", "20"), MonthHyphen::year) == Texts{"XX20-05"});
    CHECK(meanings("XXXX-06-05 dmy", numbers("05", "06"), MonthHyphen::year) == Texts{"XX06-05"});
    CHECK(meanings("XXXX-99-11 dmy", numbers("11", "99")) == Texts{"XXXX-99-11 dmy"});
    CHECK(meanings("XXXX-99-11 dmy", numbers("11", "99"), MonthHyphen::year) == Texts{"XX99-11"});
    CHECK(meanings("XXXX-00-05 dmy", numbers("5", "00"), MonthHyphen::year) == Texts{"XX00-05"});
    CHECK(meanings("XXXX-32-05 dmy", numbers("5", "32")) == Texts{"XXXX-32-05 dmy"});
    CHECK(meanings("XXXX-32-05 dmy", numbers("05", "32"), MonthHyphen::year) == Texts{"XX32-05"});
    CHECK(meanings("XXXX-02-30 mdy", numbers("02", "30")) == Texts{"XXXX-02-30 mdy"});
    CHECK(meanings("XXXX-12-25 dmy", numbers("25", "12"), MonthHyphen::year) == Texts{"XXXX-12-25 dmy"});
    CHECK(meanings("XXXX-05-09 mdy", numbers("5", "9"), MonthHyphen::year) == Texts{"XXXX-05-09 mdy"});
    CHECK(meanings("XXXX-00-00", numbers("00", "00"), MonthHyphen::year) == Texts{"XXXX-00-00"});
    CHECK(meanings("XXXX-05-20 T12", numbers("05", "20"), MonthHyphen::year) == Texts{"XXXX-05-20 T12"});
    CHECK(meanings("1905-20", numbers("1905", "20"), MonthHyphen::year) == Texts{"1905-20"});
}

}  // namespace kalends::month_hyphen_test
