#include "generator/phrase_steps.hpp"

#include <doctest/doctest.h>

#include "core/digits.hpp"
#include "generator/speaker.hpp"

namespace kalends::phrase_steps_test {
namespace {

/// What the pattern says; empty where it says nothing that makes sense.
std::string said(std::string_view pattern, const std::string& locale = "en") {
    const auto phrase = made::speaker(locale).say(pattern);
    return phrase ? to_string(phrase->target) : "";
}

TEST_CASE("words of one step in any order") {
    for (const char* pattern : {"{R}{-}vor {#3}drei {#day}Tagen", "{R}{#3}three {#day}days {-}ago",
                                "{R}{-}hace {#day}días {#3}tres", "{R}{#day}siku {#3}tatu {-}zilizopita"})
        CHECK_MESSAGE(said(pattern) == "R - 3 day", pattern);
    CHECK(said("{R}{-}{#day}yesterday") == "R - 1 day");
    CHECK(said("{R}{+}{#2}{#day}overmorrow") == "R + 2 day");
    CHECK(said("{R}today") == "R");
}

TEST_CASE("several steps, each with its number") {
    CHECK(said("{R}{#2}zwei {#month}Monate und {#3}drei {#day}Tage {-}vorher") == "R - 2 month - 3 day");
    CHECK(said("{R}{-}vor {#month}einem Monat und {#3}drei {#day}Tagen") == "R - 1 month - 3 day");
    CHECK(said("{R}{#year}miaka {#2}miwili na {#month}miezi {#3}mitatu {-}iliyopita") == "R - 2 year - 3 month");
    CHECK(said("{R}{+}{#day}tomorrow {+}{#week}week") == "R + 1 day + 1 week");
    CHECK(said("{R}{+}in {#30}{#minute}anderthalb {#hour}Stunden") == "R + 1 hour + 30 minute");
    CHECK(said("{R}{#half}półtora {#year}roku {-}temu") == "R - 1 year - 1 half");
    CHECK(said("{R}{+}in {#30}{#minute}30 minutes, {#2}two {#hour}hours").empty());
    CHECK(said("{R}{-}{#3}three {#day}days and {#2}two {#month}months ago").empty());
    CHECK(said("{R}{-}{#3}three {#day}days and {#2}two {#day}days ago").empty());
}

TEST_CASE("days are counted from the weekday that is next or last") {
    CHECK(said("{R}the {#day}day {-}before {-}last {#cccc}").ends_with(" - 1 day"));
    CHECK(said("{R}the {#day}day {-}before {-}last {#cccc}").starts_with("R - 1 "));
    CHECK(said("{R}{#3}three {#day}days {+}after {+}next {#cccc}").ends_with(" + 3 day"));
    CHECK(said("{R}{#3}three {#week}weeks and {#2}two {#cccc} {-}ago").empty());
}

TEST_CASE("numbers in words are of the plural that is asked for") {
    const auto phrase = made::speaker("ru").say("{R}{w#many} {#day}дней {-}назад");
    REQUIRE(phrase);
    CHECK(phrase->target.stretches.front().begin.point.steps.front().number >= 5);
    CHECK(phrase->text.find_first_of("0123456789") == std::string::npos);
    CHECK_FALSE(made::speaker("de").say("{R}{w#few} {#day}Tage {-}vorher"));
    CHECK(made::speaker("zh").say("{R}{prev}{#year}去年{#Mh}月")->text.find_first_of("0123456789") ==
          std::string::npos);
}

TEST_CASE("last, this and next give the whole unit") {
    CHECK(said("{R}{next}next {#week}week") == "R + 1 week #0 week");
    CHECK(said("{R}{#week}tuần {next}sau") == "R + 1 week #0 week");
    CHECK(said("{R}{prev}{#2}the {#week}week before last") == "R - 2 week #0 week");
    CHECK(said("{R}{#week}tuần {prev}{#2}trước nữa") == "R - 2 week #0 week");
    CHECK(said("{R}{this}this {#month}month") == "R #0 month");
}

TEST_CASE("last, this and next month by its name are of a year from today") {
    CHECK(said("{R}{prev}last {#MMMM}").starts_with("R - 1 year #"));
    CHECK(said("{R}{next}next {#MMMM} {#dn}").starts_with("R + 1 year #"));
    CHECK(said("{R}{this}this {#MMMM}").starts_with("R #0 year #"));
    CHECK(said("{R}{#MMMM} {prev}passé").starts_with("R - 1 year #"));
    CHECK(said("{R}{#MMMM} {prev}last {#year}year").starts_with("R - 1 year #0 year #"));
}

TEST_CASE("a weekday is the reference's, of a week, or what is counted") {
    CHECK(said("{R}{fri}Friday") == "R fri");
    CHECK(said("{R}{fri}Friday {next}next {#week}week") == "R + 1 week #0 week fri");
    CHECK(said("{R}{this}{#week}this {fri}Friday") == "R #0 week fri");
    CHECK(said("{R}{+}next {fri}Friday") == "R + 1 fri");
    CHECK(said("{R}{+}{#2}the {fri}Friday after next") == "R + 2 fri");
    CHECK(said("{R}{fri}Friday {+}in a {#week}week") == "R fri + 1 week");
    CHECK(said("{R}{fri}Freitag {#1st}first of {next}next {#month}month") == "R + 1 month #0 month #1 fri");
}

TEST_CASE("what counts within comes last, wherever it stands") {
    CHECK(said("{R}{#last}last {#day}day of {next}next {#month}month") == "R + 1 month #0 month #-1 day");
    CHECK(said("{R}{#last}paskutinę {next}kito {#month}mėnesio {#day}dieną") == "R + 1 month #0 month #-1 day");
    CHECK(said("{R}{late}end of {prev}last {#year}year") == "R - 1 year #0 year late");
}

TEST_CASE("a month within a year comes before its day, wherever they stand") {
    const std::string day = said("{R}{#dn} {#MMMM} {prev}last {#year}year"),
                      month = said("{R}{prev}{#year}2017 {#M}", "ja");
    CHECK(day.starts_with("R - 1 year #0 year #"));
    CHECK(day.ends_with(" day"));
    CHECK(day.find(" month #") != std::string::npos);
    CHECK(month.starts_with("R - 1 year #0 year #"));
    CHECK(month.ends_with(" month"));
    CHECK(said("{R}{#Ml.in} {prev}last {#year}year").empty());  // English has no such form
}

TEST_CASE("a step that lacks a word is none") {
    CHECK(said("{R}{-}before").empty());
    CHECK(said("{R}{#3}three {#day}days").empty());
    CHECK(said("{R}{next}next").empty());
    CHECK(said("{R}{#3}three {-}ago").empty());
}

TEST_CASE("stretches of steps") {
    CHECK(said("{R}{-}the last {#3}three {#day}days{to}{R}") == "R - 3 day / R");
    CHECK(said("{R}{to}{R}{+}the next {#3}three {#day}days") == "R / R + 3 day");
    CHECK(said("{>}since {R}{-}{#day}yesterday") == "R - 1 day / ..");
    CHECK(said("{R}{fri}Friday {or}or {R}{fri}Friday").empty());
}

}  // namespace
}  // namespace kalends::phrase_steps_test
