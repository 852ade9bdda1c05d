#include "kalends/report/json.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "report/aligned.hpp"

namespace kalends {
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

TEST_CASE("an answer as the contract has it, byte for byte") {
    Answer answer;
    answer.status = Status::ok;
    answer.date = "2018-05-09";
    answer.confidence = 0.9987654321;
    answer.weekday_mismatch = answer.century_assumed = answer.era_converted = true;
    CHECK(json("Sat 9 May 18", answer) ==
          R"({"input":"Sat 9 May 18","date":"2018-05-09","status":"ok","confidence":0.998765,"alternatives":[],)"
          R"("flags":["weekday-mismatch","century-assumed","era-converted"]})");
}

TEST_CASE("a refusal lists what could have been") {
    Answer answer;
    answer.status = Status::ambiguous;
    answer.confidence = 1;
    answer.alternatives = {
        {"2018-06-05", Order::dmy, 0.5}, {"2018-05-06", Order::mdy, 0.25}, {"2018", Order::none, 1e-7}};
    answer.input_repaired = answer.truncated = true;
    CHECK(
        json("05/06/2018", answer) ==
        R"({"input":"05/06/2018","date":null,"status":"ambiguous","confidence":1,"alternatives":[)"
        R"({"date":"2018-06-05","order":"dmy","confidence":0.5},{"date":"2018-05-06","order":"mdy","confidence":0.25},)"
        R"({"date":"2018","order":null,"confidence":1e-07}],"flags":["input-repaired","truncated"]})");
    CHECK(nlohmann::json::accept(json("x", answer)));
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

TEST_CASE("an alignment as JSON") {
    const nlohmann::json parsed = nlohmann::json::parse(alignment_json("9 May 2018", made::ninth_of_may()));
    CHECK(parsed.at("input") == "9 May 2018");
    CHECK(parsed.at("date") == "2018-05-09");
    CHECK(parsed.at("status") == "ok");
    CHECK(parsed.at("outputs").size() == 8);
    CHECK(parsed.at("characters").size() == 10);
    CHECK(parsed.at("characters")[2] == nlohmann::json{{"text", "M"}, {"begin", 2}, {"end", 3}});
    REQUIRE(parsed.at("weights").size() == 8);
    CHECK(parsed.at("weights")[7][0] == 1);
    const nlohmann::json empty = nlohmann::json::parse(alignment_json("", AlignedAnswer{}));
    CHECK(empty.at("date").is_null());
    CHECK(empty.at("weights").empty());
    CHECK(nlohmann::json::accept(alignment_json("\xff", made::aligned("\xff", {"none"}, {0}))));
}

}  // namespace
}  // namespace kalends
