#include <nlohmann/json.hpp>

#include "calendar/iso_date.hpp"
#include "columns/recommendation.hpp"
#include "report/audit_report.hpp"

namespace kalends {
namespace {

using Json = nlohmann::ordered_json;

Json or_null(const std::string& text) {
    return text.empty() ? Json() : Json(text);
}

Json to_json(const AuditedRow& row) {
    return {{"line", row.line}, {"text", row.text}, {"date", or_null(row.date)}, {"edtf", or_null(row.edtf)}};
}

Json to_json(const std::vector<AuditedRow>& rows) {
    Json list = Json::array();
    for (const AuditedRow& row : rows) list.push_back(to_json(row));
    return list;
}

Json to_json(const AuditedRows& kind) {
    return {{"rows", kind.rows}, {"first", to_json(kind.first)}};
}

std::string iso(std::chrono::sys_days day) {
    return to_iso(std::chrono::year_month_day(day));
}

Json to_json(const ColumnDates& dates) {
    Json json{{"rows", dates.total()}};
    if (dates.total() == 0) return json;
    json["earliest"] = to_json(dates.earliest());
    json["latest"] = to_json(dates.latest());
    if (const auto outliers = dates.outliers())
        json["outliers"] = {{"rows", outliers->rows},
                            {"before", iso(outliers->usual_begin)},
                            {"from", iso(outliers->usual_end)},
                            {"first", to_json(outliers->first)}};
    return json;
}

Json to_json(const std::optional<YearRange>& years) {
    return years ? Json{{"first", years->first}, {"last", years->last}} : Json();
}

Json to_json(const ColumnYears& years) {
    Json json{{"rows", years.rows()}, {"of_two_digits", years.short_years()}};
    if (years.rows() == 0) return json;
    json["first"] = years.span().first;
    json["last"] = years.span().last;
    json["earliest"] = to_json(years.earliest());
    json["latest"] = to_json(years.latest());
    return json;
}

Json to_json(YearHyphen told) {
    return told == YearHyphen::ask ? Json() : Json(told == YearHyphen::month ? "month" : "range");
}

Json to_json(MonthHyphen told) {
    return told == MonthHyphen::ask ? Json() : Json(told == MonthHyphen::day ? "day" : "year");
}

Json to_json(const ColumnAudit& audit, const Recommendation& advice) {
    return {{"order", advice.order == Order::none ? Json() : Json(name(advice.order))},
            {"year_hyphen", to_json(advice.year_hyphen)},
            {"month_hyphen", to_json(advice.month_hyphen)},
            {"calendar", advice.calendar == ToldCalendar::none ? Json() : Json(name(advice.calendar))},
            {"years", to_json(advice.years)},
            {"as", advice.as_edtf ? Json("edtf") : Json()},
            {"reasons", reasons(audit, advice)},
            {"against", to_json(advice.against)}};
}

}  // namespace

std::string audit_json(std::string_view name, const ColumnAudit& audit) {
    const Recommendation advice = recommend(audit);
    Json statuses = Json::object(), kinds = Json::object(), orders = Json::object(), shapes = Json::array(),
         unread = Json::array();
    for (const Status status : all_statuses) statuses[audit.of(status).name] = to_json(audit.of(status));
    for (const Kind kind : all_kinds)
        if (kind != Kind::none) kinds[audit.of(kind).name] = to_json(audit.of(kind));
    for (const Order order : told_orders) orders[audit.proving(order).name] = to_json(audit.proving(order));
    for (const AuditedRows& kind : audit.shapes())
        shapes.push_back({{"shape", kind.name}, {"rows", kind.rows}, {"first", to_json(kind.first)}});
    for (const AuditedRows& kind : audit.unread())
        unread.push_back({{"word", kind.name}, {"rows", kind.rows}, {"first", to_json(kind.first)}});
    Json zones = Json::object();
    for (const AuditedRows& zone : audit.times().zones()) zones[zone.name] = to_json(zone);
    const Json json{{"column", or_null(std::string(name))},
                    {"rows", audit.rows()},
                    {"blank", audit.blank()},
                    {"statuses", statuses},
                    {"kinds", kinds},
                    {"orders", orders},
                    {"contradicting_weekdays", to_json(audit.wrong_weekday())},
                    {"two_digit_years", to_json(audit.assumed_century())},
                    {"in_future", to_json(audit.in_future())},
                    {"damaged", to_json(audit.damaged())},
                    {"shapes", shapes},
                    {"rows_of_further_shapes", audit.rows_of_further_shapes()},
                    {"unread", unread},
                    {"rows_of_further_unread", audit.rows_of_further_unread()},
                    {"dates", to_json(audit.dates(advice.order))},
                    {"years", to_json(audit.years(advice.order))},
                    {"times",
                     {{"rows", audit.times().rows()},
                      {"up_to_twelve", to_json(audit.times().up_to_twelve())},
                      {"may_lack_am_and_pm", audit.times().may_lack_halves()},
                      {"offsets", zones}}},
                    {"recommendation", to_json(audit, advice)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace kalends
