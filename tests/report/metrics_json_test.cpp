#include "report/metrics_json.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "report/some_metrics.hpp"

namespace kalends {
namespace {

TEST_CASE("the contract's fractions stand at the top") {
    const std::string text = metrics_json(made::some_metrics());
    CHECK(text.starts_with(R"({"rows":4,"exact_match":0.5,"wrong":0.25,"refused":0.25,)"));
    CHECK(text.find('\n') == std::string::npos);
}

TEST_CASE("breakdowns stand below") {
    const nlohmann::json parsed = nlohmann::json::parse(metrics_json(made::some_metrics()));
    CHECK(parsed.at("by_due").at("complete").at("rows") == 3);
    CHECK(parsed.at("by_locale")[0].at("name") == "de");  // the wrong one first
    CHECK(parsed.at("by_locale")[0].at("wrong") == 0.5);
    CHECK(parsed.at("by_pattern")[0].at("exact_match") == 0.5);
    CHECK(parsed.at("statuses").at("ok") == 2);
    CHECK(parsed.at("fields").at("year").at("right") == 0.75);
    CHECK(parsed.at("alignment").at("all").at("right") == 0.95);
    CHECK(parsed.at("calibration").at("reliability").size() == 10);
    CHECK(parsed.at("calibration").at("coverage")[0].at("error") == 0.5);
    CHECK(parsed.at("calibration").at("expected_calibration_error") > 0);
}

TEST_CASE("no rows, no fault") {
    CHECK(nlohmann::json::parse(metrics_json({})).at("exact_match") == 0);
}

}  // namespace
}  // namespace kalends
