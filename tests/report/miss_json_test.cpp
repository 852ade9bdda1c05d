#include "report/miss_json.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

using namespace kalends;

namespace {

Reading reading(const char* written, double confidence) {
    Reading result;
    result.written = parse_written_date(written);
    result.confidence = confidence;
    result.confidence_told.fill(confidence);
    return result;
}

}  // namespace

TEST_CASE("a miss says what was expected, what was read in each order, and where the model looked") {
    Example example;
    example.text = "9/5/18 \xff";
    example.target = parse_written_date("XX18-05-09");
    example.target.order = Order::dmy;
    example.locale = "en_GB";
    example.pattern = "num:dmy";
    Readings readings;
    readings.best = reading("XX18-05-09", 0.5);
    readings.by_order = {reading("XX18-05-09", 0.5), reading("XX18-09-05", 0.25), reading("XX09-05-18", 0.125)};
    AlignedAnswer aligned;
    aligned.answer.status = Status::ambiguous;
    aligned.text = normalize_text(example.text);

    const auto json =
        nlohmann::json::parse(miss_json({example, Order::dmy, Outcome::refused, readings, std::move(aligned)}));
    CHECK(json["outcome"] == "refused");
    CHECK(json["due"] == "complete");
    CHECK(json["expected"] == "XX18-05-09");
    CHECK(json["told"] == "dmy");
    CHECK(json["locale"] == "en_GB");
    CHECK(json["pattern"] == "num:dmy");
    CHECK(json["readings"].size() == 4);
    CHECK(json["readings"][2]["order"] == "mdy");
    CHECK(json["readings"][2]["written"] == "XX18-09-05");
    CHECK(json["readings"][2]["confidence"] == 0.25);
    CHECK(json["answer"]["status"] == "ambiguous");
}
