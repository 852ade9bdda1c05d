#include "calendar/choices.hpp"

#include <doctest/doctest.h>

namespace kalends::choices_test {

TEST_CASE("choices: all ways to answer, the last question's first") {
    Choices choices;
    std::vector<std::string> ways;
    do {
        std::string way;
        way += std::to_string(choices.ask(Question::first_week, 3));
        way += std::to_string(choices.ask(Question::decade, 2));
        ways.push_back(way);
    } while (choices.next());
    CHECK(ways == std::vector<std::string>{"00", "01", "10", "11", "20", "21"});
}

TEST_CASE("choices: a question asked twice has one answer") {
    Choices choices;
    std::size_t ways = 0;
    do {
        CHECK(choices.ask(Question::weekday, 3) == choices.ask(Question::weekday, 3));
        ++ways;
    } while (choices.next());
    CHECK(ways == 3);
}

TEST_CASE("choices: a question that only one answer raises is asked there alone") {
    Choices choices;
    std::vector<std::size_t> second;
    do {
        if (choices.ask(Question::year_hyphen, 2) == 1) second.push_back(choices.ask(Question::century, 2));
    } while (choices.next());
    CHECK(second == std::vector<std::size_t>{0, 1});
}

TEST_CASE("choices: no question, one way") {
    Choices choices;
    CHECK(choices.by().empty());
    CHECK_FALSE(choices.next());
}

TEST_CASE("choices: the options that give the answers, where all have one") {
    Choices choices;
    std::vector<std::string> options;
    do {
        choices.ask(Question::weekday, 3);
        options.push_back(choices.by());
    } while (choices.next());
    CHECK(options == std::vector<std::string>{"--prefer past", "--prefer future", "--prefer nearest"});

    Choices both;
    both.ask(Question::year_hyphen, 2);
    both.ask(Question::next_weekday, 2);
    CHECK(both.by() == "--year-hyphen month --next-weekday coming");
    CHECK(both.next());
    CHECK(both.by() == "--year-hyphen month --next-weekday next-week");
    both.ask(Question::slash, 2);
    CHECK(both.by().empty());
}

TEST_CASE("choices: what has been answered") {
    Choices choices;
    CHECK_FALSE(choices.answer(Question::weekday).has_value());
    choices.ask(Question::weekday, 3);
    CHECK(choices.answer(Question::weekday) == 0);
    choices.next();
    CHECK(choices.answer(Question::weekday) == 1);
    CHECK_FALSE(choices.answer(Question::decade).has_value());
}

}  // namespace kalends::choices_test
