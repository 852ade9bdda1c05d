#include "report/metrics_report.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "normalizer/resolved_text.hpp"

namespace kalends::metrics_report_test {
namespace {

Metrics some_metrics() {
    Metrics metrics;
    metrics.all = {4, 2, 1, 1};
    metrics.by_due[Due::complete] = {3, 1, 1, 1};
    metrics.by_due[Due::none] = {1, 1, 0, 0};
    metrics.by_kind = {{Kind::day, {2, 1, 1, 0}}, {Kind::none, {1, 1, 0, 0}}, {Kind::interval, {1, 0, 0, 1}}};
    metrics.by_locale = {{"de", {2, 1, 1, 0}}, {"en", {2, 1, 0, 1}}};
    metrics.by_pattern = {{"all", {4, 2, 1, 1}}};
    metrics.statuses = {{Status::ok, 2}, {Status::none, 2}};
    metrics.fields[Role::year] = {3, 4};
    metrics.judged = {{0.9, true, Evidence::named},
                      {0.8, true, Evidence::named},
                      {0.7, false, Evidence::resembling},
                      {0.2, false, Evidence::unchecked, Kind::none}};
    metrics.aligned = metrics.aligned_fields[Role::day] = {19, 20};
    return metrics;
}

bool has_line(const std::string& table, std::string_view line) {
    return table.find(std::string(line) + '\n') != std::string::npos;
}

TEST_CASE("percentages in line") {
    const std::string table = metrics_table(some_metrics());
    CHECK(has_line(table, "due                                   rows   exact %   wrong % refused %"));
    CHECK(has_line(table, "all                                      4     50.00     25.00     25.00"));
    CHECK(has_line(table, "complete                                 3     33.33     33.33     33.33"));
    CHECK(has_line(table, "kind                                  rows   exact %   wrong % refused %     ECE %"));
    CHECK(has_line(table, "none                                     1    100.00      0.00      0.00     20.00"));
    CHECK(has_line(table, "day                                      2     50.00     50.00      0.00     33.33"));
    CHECK(has_line(table, "interval                                 1      0.00      0.00    100.00         -"));
    CHECK(has_line(table, "year                                     4     75.00"));
    CHECK(has_line(table, "day                                     20     95.00"));
    CHECK(has_line(table, "0.8                                  50.00      0.00"));
    CHECK(table.find("worst locales") < table.find("\nde  "));
    CHECK(table.find("worst patterns") == std::string::npos);  // there is only one
}

TEST_CASE("in JSON the contract's fractions stand at the top") {
    const std::string text = metrics_json(some_metrics());
    CHECK(text.starts_with(R"({"rows":4,"exact_match":0.5,"wrong":0.25,"refused":0.25,)"));
    CHECK(text.find('\n') == std::string::npos);
}

TEST_CASE("in JSON breakdowns stand below") {
    const nlohmann::json parsed = nlohmann::json::parse(metrics_json(some_metrics()));
    CHECK(parsed.at("by_due").at("complete").at("rows") == 3);
    CHECK(parsed.at("by_kind").at("day").at("wrong") == 0.5);
    CHECK(parsed.at("by_kind").at("none").at("expected_calibration_error") == 0.2);
    CHECK(parsed.at("by_kind").at("interval").at("expected_calibration_error").is_null());
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

TEST_CASE("one kind is not told apart") {
    Metrics metrics = some_metrics();
    metrics.by_kind = {{Kind::day, {4, 2, 1, 1}}};
    CHECK(metrics_table(metrics).find("\nkind ") == std::string::npos);
}

TEST_CASE("no rows, no fault") {
    CHECK_FALSE(metrics_table({}).empty());
    CHECK(nlohmann::json::parse(metrics_json({})).at("exact_match") == 0);
}

TEST_CASE("a miss says what was expected, what was read in each order, and where the model looked") {
    Example example;
    example.text = "9/5/18 \xff";
    example.target = parse_expression("XX18-05-09");
    example.target.order = Order::dmy;
    example.locale = "en_GB";
    example.pattern = "num:dmy";
    ResolvedText row;
    row.first.meaning.written = example.target;
    row.first.confidence = 0.5;
    for (const char* written : {"XX18-05-09", "XX18-09-05", "XX09-05-18"})
        row.first.by_order.push_back({parse_expression(written), {}});
    row.first.confidence_told = {0.5, 0.25, 0.125};
    AlignedAnswer aligned;
    aligned.answer.status = Status::ambiguous;
    aligned.text = normalize_text(example.text);

    const auto json =
        nlohmann::json::parse(miss_json({example.text, example.locale, example.pattern, "XX18-05-09", Due::complete,
                                         Outcome::refused, Order::dmy, row, std::move(aligned)}));
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

}  // namespace

}  // namespace kalends::metrics_report_test
