#include <nlohmann/json.hpp>

#include "evaluation/calibration.hpp"
#include "kalends/report/alignment.hpp"
#include "normalizer/resolved_text.hpp"
#include "report/metrics_report.hpp"

namespace kalends {
namespace {

using Json = nlohmann::ordered_json;

std::string dump(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json to_json(const Outcomes& outcomes) {
    return {{"rows", outcomes.rows},
            {"exact_match", outcomes.exact_match()},
            {"wrong", outcomes.wrong_fraction()},
            {"refused", outcomes.refused_fraction()}};
}

Json to_json(const Share& share) {
    return {{"rows", share.of}, {"right", share.fraction()}};
}

Json to_json(std::size_t rows) {
    return rows;
}

/// Adds the parts of a whole under their names.
template <class Key, class Value>
Json by_name(const std::map<Key, Value>& parts, Json json = Json::object()) {
    for (const auto& [key, value] : parts) json[std::string(name(key))] = to_json(value);
    return json;
}

Json worst_first_json(const std::map<std::string, Outcomes>& breakdown) {
    Json list = Json::array();
    for (const auto& [name, outcomes] : worst_first(breakdown)) {
        list.push_back({{"name", name}});
        list.back().update(to_json(outcomes));
    }
    return list;
}

/// Outcomes, and how honest the confidences are; null where no row has one.
Json by_kind(const Metrics& metrics) {
    Json json = by_name(metrics.by_kind);
    for (Json& kind : json) kind["expected_calibration_error"] = nullptr;
    for (const auto& [kind, judged] : judged_by_kind(metrics.judged))
        json[std::string(name(kind))]["expected_calibration_error"] = expected_calibration_error(reliability(judged));
    return json;
}

Json evidence(const std::vector<Judged>& judged) {
    const auto shares = right_by_evidence(judged);
    Json result = Json::object();
    for (std::size_t i = 0; i < shares.size(); ++i)
        result[std::string(name(static_cast<Evidence>(i)))] = to_json(shares[i]);
    return result;
}

Json calibration(const std::vector<Judged>& judged) {
    const std::vector<ReliabilityBin> bins = reliability(judged);
    Json reliable = Json::array();
    for (const ReliabilityBin& bin : bins)
        reliable.push_back({{"from", bin.from},
                            {"to", bin.to},
                            {"rows", bin.rows},
                            {"mean_confidence", bin.mean_confidence},
                            {"accuracy", bin.accuracy}});
    Json curve = Json::array();
    for (const CoveragePoint& point : coverage_curve(judged))
        curve.push_back(
            {{"min_confidence", point.min_confidence}, {"coverage", point.coverage}, {"error", point.error}});
    return {{"expected_calibration_error", expected_calibration_error(bins)},
            {"reliability", std::move(reliable)},
            {"coverage", std::move(curve)}};
}

Json to_json(const Resolution& read, Order told) {
    return {{"order", name(told)},
            {"written", to_string(read.under(told).written)},
            {"confidence", read.confidence_under(told)}};
}

Json to_json(const Resolution& read) {
    Json list = Json::array({to_json(read, Order::none)});
    if (read.by_order.empty()) return list;
    for (const Order told : told_orders) list.push_back(to_json(read, told));
    return list;
}

}  // namespace

std::string metrics_json(const Metrics& metrics) {
    Json json = to_json(metrics.all);
    json["by_due"] = by_name(metrics.by_due);
    json["by_kind"] = by_kind(metrics);
    json["statuses"] = by_name(metrics.statuses);
    json["fields"] = by_name(metrics.fields);
    json["alignment"] = by_name(metrics.aligned_fields, {{"all", to_json(metrics.aligned)}});
    json["evidence"] = evidence(metrics.judged);
    json["calibration"] = calibration(metrics.judged);
    json["by_locale"] = worst_first_json(metrics.by_locale);
    json["by_pattern"] = worst_first_json(metrics.by_pattern);
    return dump(json);
}

std::string miss_json(const Miss& miss) {
    const Json head{{"outcome", name(miss.outcome)},
                    {"due", name(miss.due)},
                    {"expected", miss.expected},
                    {"told", name(miss.told)},
                    {"locale", miss.locale},
                    {"pattern", miss.pattern},
                    {"readings", to_json(miss.row.first)}};
    std::string line = dump(head);
    line.pop_back();
    return line + ",\"answer\":" + alignment_json(miss.text, miss.aligned) + "}";
}

}  // namespace kalends
