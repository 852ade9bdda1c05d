#include "kalends/report/answer.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

namespace kalends::answer_test {
namespace {

std::string json(std::string_view input, const Answer& answer) {
    std::string out;
    append_json(out, input, answer);
    return out;
}

std::string json_string(std::string_view text) {
    std::string out;
    append_json(out, text);
    return out;
}

std::string n_best(const Answer& answer) {
    std::string out;
    append_n_best(out, 7, answer);
    return out;
}

TEST_CASE("an answer as the contract has it, byte for byte") {
    Answer answer;
    answer.status = Status::ok;
    answer.date = "2018-05-09";
    answer.confidence = 0.9987654321;
    answer.flags = {Flag::weekday_mismatch, Flag::century_assumed, Flag::era_converted};
    CHECK(
        json("Sat 9 May 18", answer) ==
        R"({"input":"Sat 9 May 18","date":"2018-05-09","status":"ok","confidence":0.998765,"alternatives":[],)"
        R"("flags":["weekday-mismatch","century-assumed","era-converted"],)"
        R"("expression":null,"edtf":null,"earliest":null,"latest":null,"unread":null,"datetime":null,"calendar":null})");
}

TEST_CASE("a refusal lists what could have been") {
    Answer answer;
    answer.status = Status::ambiguous;
    answer.confidence = 1;
    answer.alternatives = {{"2018-06-05", Order::dmy, 0.5, "2018-06-05", "--order dmy"},
                           {"2018-05-06", Order::mdy, 0.25, "2018-05-06", "--order mdy"},
                           {"2018", Order::none, 1e-7}};
    answer.flags = {Flag::input_repaired, Flag::truncated};
    CHECK(
        json("05/06/2018", answer) ==
        R"({"input":"05/06/2018","date":null,"status":"ambiguous","confidence":1,"alternatives":[)"
        R"({"date":"2018-06-05","order":"dmy","confidence":0.5,"edtf":"2018-06-05","by":"--order dmy","datetime":null},)"
        R"({"date":"2018-05-06","order":"mdy","confidence":0.25,"edtf":"2018-05-06","by":"--order mdy","datetime":null},)"
        R"({"date":"2018","order":null,"confidence":1e-07,"edtf":null,"by":null,"datetime":null}],)"
        R"("flags":["input-repaired","truncated"],"expression":null,"edtf":null,"earliest":null,"latest":null,"unread":null,"datetime":null,"calendar":null})");
    CHECK(nlohmann::json::accept(json("x", answer)));
}

TEST_CASE("what is no day has EDTF, bounds and what the text says") {
    Answer answer;
    answer.status = Status::interval;
    answer.confidence = 1;
    answer.expression = parse_expression(".. / 1850");
    answer.edtf = "../1850";
    answer.bounds.latest = std::chrono::year{1850} / 12 / 31;
    CHECK(
        json("before 1850", answer) ==
        R"({"input":"before 1850","date":null,"status":"interval","confidence":1,"alternatives":[],"flags":[],)"
        R"("expression":".. / 1850","edtf":"../1850","earliest":null,"latest":"1850-12-31","unread":null,"datetime":null,"calendar":null})");
    answer.bounds.earliest = std::chrono::year{-43} / 3 / 15;
    CHECK(json("", answer)
              .ends_with(
                  R"("earliest":"-0043-03-15","latest":"1850-12-31","unread":null,"datetime":null,"calendar":null})"));
}

TEST_CASE("a text that says no date has the expression 'none'; what was read by rule has none") {
    CHECK(json("", {}).ends_with(
        R"("flags":[],"expression":"none","edtf":null,"earliest":null,"latest":null,"unread":null,"datetime":null,"calendar":null})"));
    Answer answer;
    answer.status = Status::interval;
    answer.edtf = "196X";
    CHECK(
        json("196X", answer)
            .ends_with(
                R"("expression":null,"edtf":"196X","earliest":null,"latest":null,"unread":null,"datetime":null,"calendar":null})"));
}

TEST_CASE("strings of any bytes are valid JSON") {
    CHECK(json_string("plain") == "\"plain\"");
    CHECK(json_string("") == "\"\"");
    CHECK(json_string("a\"b\\c\n\t") == R"("a\"b\\c\n\t")");
    CHECK(json_string("März 五月") == "\"März 五月\"");
    CHECK(json_string("a\xff"
                      "b") ==
          "\"a\xef\xbf\xbd"
          "b\"");
    CHECK(json_string(std::string("a\0b", 3)) == R"("a\u0000b")");
    for (int first = 0; first < 256; ++first)
        for (int second = 0; second < 256; ++second) {
            const std::string text{static_cast<char>(first), static_cast<char>(second)};
            const std::string out = json_string(text);
            REQUIRE(nlohmann::json::accept(out));
            REQUIRE(out.find('\n') == std::string::npos);
        }
}

TEST_CASE("an n-best list has a line for each reading, or one for none") {
    Answer answer;
    answer.status = Status::ok;
    answer.date = "2018-05-09";
    answer.confidence = 1;
    CHECK(n_best(answer) == "7 ||| 2018-05-09 ||| Confidence= 1 ||| 0\n");
    answer.alternatives = {{"2018-05", Order::none, 0.5}};
    CHECK(n_best(answer) ==
          "7 ||| 2018-05-09 ||| Confidence= 1 ||| 0\n7 ||| 2018-05 ||| Confidence= 0.5 ||| -0.693147\n");
    answer.date.clear();
    CHECK(n_best(answer) == "7 ||| 2018-05 ||| Confidence= 0.5 ||| -0.693147\n");
    answer.edtf = "2018-05-09~";
    std::string out;
    append_n_best(out, 0, answer, AnswerForm::edtf);
    CHECK(out == "0 ||| 2018-05-09~ ||| Confidence= 1 ||| 0\n0 |||  ||| Confidence= 0.5 ||| -0.693147\n");
    CHECK(n_best({}) == "7 |||  ||| Confidence= 0 ||| -inf\n");
}

}  // namespace

}  // namespace kalends::answer_test
