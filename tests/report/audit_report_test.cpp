#include "report/audit_report.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "columns/recommendation.hpp"

namespace kalends::audit_report_test {
namespace {

Answer dated(std::string date) {
    Answer answer;
    answer.status = Status::ok;
    answer.date = std::move(date);
    return answer;
}

/// Two days in May, one of them with more rows, and one long before.
ColumnAudit small_audit() {
    ColumnAudit audit;
    for (std::uint64_t line = 1; line <= 10; ++line) audit.add(line, "9/5/2018", dated("2018-05-09"), Order::none);
    audit.add(11, "13/5/2018", dated("2018-05-13"), Order::dmy);
    audit.add(12, "14 Oct\x1B[1m 1066", dated("1066-10-14"), Order::none);
    audit.add(13, "<no & \xFF>", Answer(), Order::none);
    return audit;
}

/// Adds a row that dmy and mdy, where told, make a day of, or nothing.
void add_open(ColumnAudit& audit, const Answer& dmy, const Answer& mdy) {
    Answer open;
    open.status = Status::ambiguous;
    open.alternatives = {{"2018-05-09", Order::dmy}, {"2018-09-05", Order::mdy}};
    audit.add(audit.rows() + 1, "09/05/2018", {&open, &dmy, &mdy, &open}, Order::none);
}

std::vector<std::string> reasons_of(const ColumnAudit& audit) {
    return reasons(audit, recommend(audit));
}

std::size_t bars(const std::string& svg) {
    pugi::xml_document document;
    REQUIRE(document.load_string(svg.c_str()));
    return document.select_nodes("//rect[@class='bar']").size();
}

}  // namespace

TEST_CASE("what rows ask for beside an order is told, and recommended where it answers a tenth of them") {
    ColumnAudit audit;
    Answer interval, relative;
    interval.status = Status::interval;
    interval.edtf = "1914/1918";
    relative.status = Status::relative;
    for (std::uint64_t line = 1; line <= 9; ++line) audit.add(line, "9 May 2018", dated("2018-05-09"), Order::none);
    audit.add(10, "1914-1918", interval, Order::none);
    audit.add(11, "yesterday", relative, Order::none);
    audit.add(12, "1525867200", Answer(), Order::none);
    audit.add(13, "1525867201", Answer(), Order::none);
    const std::vector<std::string> all = reasons_of(audit);
    const auto tells = [&](std::string_view reason) { return std::ranges::find(all, reason) != all.end(); };
    CHECK(tells("1 row has an answer in EDTF alone, which --as edtf writes."));
    CHECK(
        tells("1 row counts from a day that nobody told: --reference DAY, or a table's --reference-column, tells it."));
    CHECK(tells("2 rows are bare numbers: of seconds since 1970 (--epoch unix)?"));
    CHECK(audit_table("", audit).find("kalends normalize --as edtf\n") != std::string::npos);
    audit.add(14, "9 May 2018", dated("2018-05-09"), Order::none);
    CHECK(audit_table("", audit).find("--as edtf\n") == std::string::npos);
}

TEST_CASE("a page tells the same, as text whatever the text is") {
    const std::string page =
        audit_page_head() + audit_page_section("born", small_audit(), " --csv --column born") + audit_page_tail();
    CHECK(page.starts_with("<!DOCTYPE html>"));
    CHECK(page.find("name=\"viewport\"") != std::string::npos);
    CHECK(page.find("http://") == page.find("http://www.w3.org/2000/svg"));  // no network
    CHECK(page.find("&lt;no &amp; ") != std::string::npos);
    CHECK(page.find('\x1B') == std::string::npos);
    pugi::xml_document section;
    REQUIRE(section.load_string(audit_page_section("born", small_audit(), " --csv --column born").c_str()));
    CHECK(std::string(section.select_node("//h2").node().text().get()) == "column born, 13 rows");
    CHECK(std::string(section.select_node("//p[@class='command']/code").node().text().get()) ==
          "kalends normalize --csv --column born --order dmy");
    CHECK(section.select_nodes("//svg").size() == 1);
    CHECK(section.select_nodes("//h3").size() + 1 == section.select_nodes("//table").size());
    CHECK(std::string(section.select_node("//tr/td[2]").node().text().get()) == "92.3 %");
    CHECK(audit_page_section("", ColumnAudit()) == "<section><h2>0 rows</h2></section>\n");
}

TEST_CASE("a table tells of all kinds of rows that there are, and shows no control characters") {
    const std::string table = audit_table("born", small_audit());
    CHECK(table.starts_with("column born\n        13          rows\n        12    92.3% ok\n"));
    CHECK(table.find("line 11 \"13/5/2018\"\n") != std::string::npos);
    CHECK(table.find("far from the others     line 12 \"14 Oct\\u{1B}[1m 1066\" = 1066-10-14") != std::string::npos);
    CHECK(table.find("recommended: kalends normalize --order dmy\n") != std::string::npos);
    CHECK(table.find("ambiguous  ") == std::string::npos);
    CHECK(table.find('\x1B') == std::string::npos);
    CHECK(audit_table("", ColumnAudit()) == "         0          rows\n");
}

TEST_CASE("long texts are shortened to whole characters, and to 40 columns of a terminal") {
    const auto shows = [](const std::string& text, const std::string& shown) {
        ColumnAudit audit;
        audit.add(1, text, Answer(), Order::none);
        return audit_table("", audit).find('"' + shown + '"') != std::string::npos;
    };
    CHECK(shows(std::string(40, 'x'), std::string(40, 'x')));
    CHECK(shows(std::string(41, 'x'), std::string(39, 'x') + "…"));
    std::string wide, cut;
    for (int i = 0; i < 100; ++i) wide += "年";
    for (int i = 0; i < 19; ++i) cut += "年";  // of two columns each
    CHECK(shows(wide, cut + "…"));
}

TEST_CASE("what is recommended is told with its reasons") {
    ColumnAudit audit;
    CHECK(reasons_of(audit).back() == "No row leaves the order open.");
    add_open(audit, dated("2018-05-09"), dated("2018-09-05"));
    CHECK(reasons_of(audit) == std::vector<std::string>{"No row proves an order of day, month and year.",
                                                        "1 row leaves the order open and is refused."});
    audit.add(2, "05/13/2018", dated("2018-05-13"), Order::mdy);
    for (int i = 0; i < 9; ++i) audit.add(3, "13/05/2018", dated("2018-05-13"), Order::dmy);
    CHECK(reasons_of(audit) ==
          std::vector<std::string>{"9 rows prove the order dmy.", "1 row proves the order mdy.",
                                   "The orders contradict each other: does the column come from several hands?",
                                   "1 row leaves the order open; dmy gives it a date."});
    add_open(audit, Answer(), Answer());
    CHECK(reasons_of(audit).back() == "2 rows leave the order open; dmy gives 1 of them a date.");
}

TEST_CASE("days next to the year are told, as no option can") {
    ColumnAudit audit;
    ColumnSummary shown;
    shown.year_first.add(YearFirst::day_next, "2014/31/05", 2);
    audit.set_summary(shown);
    const std::vector<std::string> reasons = reasons_of(audit);
    CHECK(reasons[1] == "2 rows have the day next to the year, such as \"2014/31/05\".");
}

TEST_CASE("rows that may be months or ranges of years leave no order open") {
    ColumnAudit audit;
    Answer open;
    open.status = Status::ambiguous;
    audit.add(1, "1908-11", open, Order::none);
    ColumnSummary summary;
    summary.year_hyphen = {{1, 0, 0}, {"1908-11", "1998-05", "1974-76"}, 0};
    const auto reasons_under = [&] {
        audit.set_summary(summary);
        const std::vector<std::string> all = reasons_of(audit);
        CHECK(all.at(1) == "No row leaves the order open.");
        return std::vector<std::string>(all.begin() + 2, all.end());
    };
    using Reasons = std::vector<std::string>;
    CHECK(reasons_under() == Reasons{"1 row may be either a month or a range of years (1911-12) and is refused; "
                                     "--year-hyphen month or range decides."});
    summary.year_hyphen.rows = {2, 9, 0};
    CHECK(reasons_under() == Reasons{"9 rows prove that 1911-12 is a month, such as \"1998-05\"."});
    summary.year_hyphen.rows = {2, 9, 1};
    CHECK(reasons_under() == Reasons{"9 rows prove that 1911-12 is a month, such as \"1998-05\".",
                                     "1 row proves that 1911-12 is a range of years, such as \"1974-76\".",
                                     "2 rows may be either; --year-hyphen month decides."});
    CHECK(audit_table("", audit).find("recommended: kalends normalize --year-hyphen month\n") != std::string::npos);
    CHECK(nlohmann::json::parse(audit_json("", audit))["recommendation"]["year_hyphen"] == "month");
    summary.year_hyphen.rows = {2, 1, 0};
    summary.year_hyphen.neither = 1;
    CHECK(reasons_under() == Reasons{"1 row proves that 1911-12 is a month, such as \"1998-05\".", "1 row is neither.",
                                     "2 rows may be either and are refused; --year-hyphen month or range decides."});
    summary.edtf = {4, 0, 1, "187X"};
    CHECK(reasons_under() == Reasons{"1 row proves that the column is EDTF, such as \"187X\"."});
    CHECK(nlohmann::json::parse(audit_json("", audit))["recommendation"]["year_hyphen"].is_null());
}

TEST_CASE("rows that may be days or years are told, and what decides them") {
    ColumnAudit audit;
    Answer open;
    open.status = Status::ambiguous;
    audit.add(1, "Jan-05", open, Order::none);
    ColumnSummary summary;
    summary.month_hyphen = {{2, 0, 0}, {"Jan-05", "", ""}, 0};
    audit.set_summary(summary);
    CHECK(reasons_of(audit).back() ==
          "2 rows may be either a day or a year (Jan-05) and are refused; --month-hyphen day or year decides.");
    summary.month_hyphen = {{2, 1, 9}, {"Jan-05", "Jan-5", "Mar-55"}, 0};
    audit.set_summary(summary);
    CHECK(reasons_of(audit).back() == "2 rows may be either; --month-hyphen year decides.");
    CHECK(audit_table("", audit).find("recommended: kalends normalize --month-hyphen year\n") != std::string::npos);
    CHECK(nlohmann::json::parse(audit_json("", audit))["recommendation"]["month_hyphen"] == "year");
}

TEST_CASE("rows that name a calendar are told, and whether it counts bare numbers") {
    ColumnAudit audit;
    ColumnSummary summary;
    summary.calendar.add(ToldCalendar::gregorian, "9 May 2018", 3);
    audit.set_summary(summary);
    const std::vector<std::string> of_ours = reasons_of(audit);
    summary.calendar.add(ToldCalendar::persian, "19 Ordibehesht 1397", 1);
    audit.set_summary(summary);
    std::vector<std::string> expected = of_ours;
    expected.insert(expected.end(),
                    {"1 row names the calendar persian, such as \"19 Ordibehesht 1397\".", "3 rows name ours.",
                     "Bare numbers that several may count are refused; --calendar decides."});
    CHECK(reasons_of(audit) == expected);
    summary.calendar = {};
    summary.calendar.add(ToldCalendar::persian, "19 Ordibehesht 1397", 2);
    audit.set_summary(summary);
    CHECK(reasons_of(audit).back() == "2 rows name the calendar persian, such as \"19 Ordibehesht 1397\".");
    CHECK(nlohmann::json::parse(audit_json("", audit))["recommendation"]["calendar"].is_null());
}

TEST_CASE("all statuses of rows are told") {
    ColumnAudit audit;
    for (const Status status : all_statuses) {
        Answer answer;
        answer.status = status;
        audit.add(audit.rows() + 1, "x", answer, Order::none);
    }
    const std::string table = audit_table("", audit);
    for (const Status status : all_statuses)
        CHECK(table.find("10.0% " + std::string(name(status))) != std::string::npos);
}

TEST_CASE("JSON tells the same") {
    const nlohmann::json json = nlohmann::json::parse(audit_json("born", small_audit()));
    CHECK(json["column"] == "born");
    CHECK(json["rows"] == 13);
    CHECK(json["statuses"]["ok"]["rows"] == 12);
    CHECK(json["statuses"]["none"]["first"][0]["text"] == "<no & \uFFFD>");
    CHECK(json["orders"]["dmy"]["first"][0]["line"] == 11);
    CHECK(json["shapes"][0]["shape"] == "9/9/9999");
    CHECK(json["dates"]["earliest"]["date"] == "1066-10-14");
    CHECK(json["dates"]["outliers"]["rows"] == 1);
    CHECK(json["recommendation"]["order"] == "dmy");
    CHECK(nlohmann::json::parse(audit_json("", ColumnAudit()))["column"].is_null());
}

TEST_CASE("SVG has a bar for each time with dates, but outliers") {
    const std::string svg = audit_svg("<born>", small_audit());
    CHECK(bars(svg) == 2);
    CHECK(svg.find("&lt;born&gt;: 12 complete dates in 13 rows; 1 of them, far from the others, not shown") !=
          std::string::npos);
    CHECK(svg.find("<title>2018-05-09: 10</title>") != std::string::npos);
    CHECK(bars(audit_svg("", ColumnAudit())) == 0);
}

TEST_CASE("bars are as wide as the time needs") {
    for (const auto& [last, wanted] :
         {std::pair("2018-08-01", "<title>2018-05-09: 1</title>"), std::pair("2020-01-01", "<title>2018-05: 1</title>"),
          std::pair("2100-01-01", "<title>2018: 1</title>"), std::pair("3000-01-01", "<title>2010: 1</title>"),
          std::pair("9999-12-31", "<title>2000: 1</title>")}) {
        ColumnAudit audit;
        audit.add(1, "9 May 2018", dated("2018-05-09"), Order::none);
        audit.add(2, "x", dated(last), Order::none);
        CHECK(audit_svg("", audit).find(wanted) != std::string::npos);
        CHECK(bars(audit_svg("", audit)) == 2);
    }
}

}  // namespace kalends::audit_report_test
