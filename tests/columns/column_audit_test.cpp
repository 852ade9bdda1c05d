#include "kalends/columns/column_audit.hpp"

#include <doctest/doctest.h>

#include "columns/recommendation.hpp"

namespace kalends::column_audit_test {
namespace {

Answer answer(Status status, std::string date = {}) {
    Answer answer;
    answer.status = status;
    answer.date = std::move(date);
    return answer;
}

/// Adds so many rows that prove an order.
void add_proofs(ColumnAudit& audit, Order order, std::size_t rows) {
    for (std::size_t i = 0; i < rows; ++i)
        audit.add(audit.rows() + 1, "13/05/2018", answer(Status::ok, "2018-05-13"), order);
}

/// Of two orders.
Answer open_answer() {
    Answer open = answer(Status::ambiguous);
    open.alternatives = {{"2018-05-09", Order::dmy}, {"2018-09-05", Order::mdy}};
    return open;
}

void add_open(ColumnAudit& audit) {
    const Answer open = open_answer(), dmy = answer(Status::ok, "2018-05-09"), mdy = answer(Status::ok, "2018-09-05");
    audit.add(audit.rows() + 1, "09/05/2018", {&open, &dmy, &mdy, &open}, Order::none);
}

}  // namespace

TEST_CASE("rows are counted by status, the first of each kept") {
    ColumnAudit audit({.examples = 2});
    for (std::uint64_t line = 1; line <= 3; ++line)
        audit.add(line, "9 May 2018", answer(Status::ok, "2018-05-09"), Order::none);
    audit.add(4, "30 February 2018", answer(Status::impossible), Order::none);
    for (const char* blank : {"", " \t\r\n"}) audit.add(5, blank, answer(Status::none), Order::none);
    audit.add(7, "no date", answer(Status::none), Order::none);
    CHECK(audit.rows() == 7);
    CHECK(audit.blank() == 2);
    CHECK(audit.of(Status::ok).rows == 3);
    CHECK(audit.of(Status::ok).first.size() == 2);
    CHECK(audit.of(Status::impossible).first.at(0).line == 4);
    CHECK(audit.of(Status::none).rows == 1);
    CHECK(audit.of(Status::none).first.at(0).text == "no date");
}

TEST_CASE("oddities are counted beside the status") {
    ColumnAudit audit;
    Answer odd = answer(Status::ok, "2018-05-09");
    odd.flags = {Flag::weekday_mismatch, Flag::century_assumed, Flag::input_repaired};
    audit.add(3, "Mon 9 May 18", odd, Order::none);
    for (const AuditedRows* kind : {&audit.wrong_weekday(), &audit.assumed_century(), &audit.damaged()}) {
        CHECK(kind->rows == 1);
        CHECK(kind->first.at(0).line == 3);
    }
}

TEST_CASE("kinds, years and what lies in the future are counted of what is answered") {
    using namespace std::chrono;
    ColumnAudit audit({.today = sys_days(year(2020) / 1 / 1)});
    const auto add = [&](const char* text, const char* written, year first, year last) {
        Answer one = answer(Status::interval);
        one.edtf = "some";
        one.expression = parse_expression(written);
        one.bounds = {sys_days(first / 1 / 1), sys_days(last / 12 / 31)};
        audit.add(audit.rows() + 1, text, one, Order::none);
    };
    add("1850-52", "1850 / 1852", year(1850), year(1852));
    add("c. 1871", "1871 ~", year(1871), year(1871));
    add("18th century", "#18 century", year(1700), year(1799));  // which says nothing of single years
    add("2921", "2921", year(2921), year(2921));
    CHECK(audit.of(Kind::interval).rows == 1);
    CHECK(audit.of(Kind::approximate).first.at(0).text == "c. 1871");
    CHECK(audit.of(Kind::period).rows == 1);
    CHECK(audit.in_future().first.at(0).text == "2921");
    CHECK(audit.years(Order::none).span() == YearRange{1850, 1871});
    Answer edtf = answer(Status::several);
    edtf.edtf = "[1667,1668]";  // which was read by rule
    audit.add(5, edtf.edtf, edtf, Order::none);
    CHECK(audit.of(Kind::several).rows == 1);
}

TEST_CASE("years are counted with each order, and recommended for two digits unless they are told") {
    using namespace std::chrono;
    const auto dated = [](const char* written, year_month_day day) {
        Answer one = answer(Status::ok, "some");
        one.edtf = "some";
        one.expression = parse_expression(written);
        one.bounds = {sys_days(day), sys_days(day)};
        return one;
    };
    const auto window = [&](bool is_told) {
        ColumnAudit audit({.is_century_told = is_told});
        for (int i = 0; i < 12; ++i) {
            const Answer full = dated("1850-05-13", year(1850 + i) / 5 / 13);
            audit.add(audit.rows() + 1, "13/05/1850", full, Order::dmy);
        }
        const Answer open = open_answer();
        Answer dmy = dated("XX55-05-09 dmy", year(1955) / 5 / 9), ymd = dated("XX09-05-55 ymd", year(2009) / 5 / 9);
        dmy.flags = ymd.flags = {Flag::century_assumed};
        audit.add(13, "09/05/55", {&open, &dmy, &dmy, &ymd}, Order::none);
        CHECK(audit.years(Order::none).short_years() == 0);
        CHECK_FALSE(audit.window(Order::ymd));  // 09 is not among them
        return recommend(audit).years;
    };
    CHECK(window(false) == YearRange{1850, 1861});
    CHECK_FALSE(window(true));
}

TEST_CASE("shapes are counted, the most frequent first, and not without end") {
    ColumnAudit audit({.most_shapes = 2});
    for (const char* text : {"9", "a", "b", "9/9", "1/2"}) audit.add(1, text, answer(Status::none), Order::none);
    const std::vector<AuditedRows> shapes = audit.shapes();
    REQUIRE(shapes.size() == 2);
    CHECK(shapes[0].name == "a");
    CHECK(shapes[0].rows == 2);
    CHECK(shapes[1].name == "9");
    CHECK(audit.rows_of_further_shapes() == 2);
}

TEST_CASE("texts that look alike have one shape") {
    const auto shape = [](const std::string& text) {
        ColumnAudit audit;
        audit.add(1, text, answer(Status::none), Order::none);
        return audit.shapes().at(0).name;
    };
    CHECK(shape("Saturday, 09 May 2018") == "a, 99 a 9999");
    CHECK(shape("09/05/18") == "99/99/99");
    CHECK(shape("१० मई २०१८") == "99 a 9999");
    CHECK(shape("sa\u0301bado  \t9") == "a 9");
    CHECK(shape("2018年5月9日") == "9999a9a9a");
    CHECK(shape("\xFF") == "\uFFFD");
    CHECK(shape(std::string(1000, '7')) == std::string(60, '9') + "…");
    CHECK(shape(std::string(60, '7')) == std::string(60, '9'));
}

TEST_CASE("dates of rows that leave the order open are those of the order that is told") {
    ColumnAudit audit;
    audit.add(1, "1 May 2018", answer(Status::ok, "2018-05-01"), Order::none);
    audit.add(2, "May 2018", answer(Status::partial, "2018-05"), Order::none);
    add_open(audit);
    CHECK(audit.dates(Order::none).total() == 1);
    CHECK(audit.dates(Order::dmy).latest().date == "2018-05-09");
    CHECK(audit.dates(Order::mdy).latest().date == "2018-09-05");
    CHECK(audit.dates(Order::ymd).total() == 1);
}

TEST_CASE("the order that nine of ten proofs are for is recommended") {
    ColumnAudit audit;
    add_open(audit);
    CHECK(recommend(audit).order == Order::none);
    CHECK(recommend(audit).proven.empty());
    add_proofs(audit, Order::mdy, 1);
    add_proofs(audit, Order::dmy, 8);
    CHECK(recommend(audit).order == Order::none);
    CHECK(recommend(audit).against.size() == 6);  // examples of both
    add_proofs(audit, Order::dmy, 1);
    const Recommendation advice = recommend(audit);
    CHECK(advice.order == Order::dmy);
    CHECK(advice.proven == std::vector<Order>{Order::dmy, Order::mdy});
    REQUIRE(advice.against.size() == 1);
    CHECK(advice.against[0].line == 2);
}

TEST_CASE("what an order decides of the rows that leave it open is counted") {
    ColumnAudit audit;
    add_open(audit);
    const Answer open = open_answer(), impossible = answer(Status::impossible);
    audit.add(9, "31/04/18", {&open, &impossible, &impossible, &open}, Order::none);
    CHECK(audit.of(Status::ambiguous).rows == 2);
    CHECK(audit.open_in_order() == 2);
    CHECK(audit.decided_by(Order::dmy) == 1);
}

TEST_CASE("a row that leaves something else open is not open in its order") {
    ColumnAudit audit;
    Answer open = answer(Status::ambiguous);
    open.alternatives = {{"1908-11", Order::ymd}, {"", Order::ymd, 0, "1908/1911"}};
    audit.add(1, "1908-11", open, Order::none);
    audit.add(2, "05/06/2018", answer(Status::ambiguous), Order::none);
    CHECK(audit.of(Status::ambiguous).rows == 2);
    CHECK(audit.open_in_order() == 0);
    const Answer impossible = answer(Status::impossible), ymd = answer(Status::ok, "2031-04-18");
    open.alternatives = {{"2031-04-18", Order::ymd}};
    audit.add(3, "31/04/18", {&open, &impossible, &impossible, &ymd}, Order::none);
    CHECK(audit.open_in_order() == 1);
    CHECK(audit.decided_by(Order::ymd) == 1);
    CHECK(audit.decided_by(Order::dmy) == 0);
}

TEST_CASE("a meaning of 1911-12 is recommended where rows contradict each other, but nine of ten do not") {
    const auto advice = [](const std::array<std::size_t, 3>& rows, std::size_t neither = 0, std::size_t edtf = 0) {
        ColumnAudit audit;
        ColumnSummary summary;
        summary.year_hyphen.rows = rows;
        summary.year_hyphen.neither = neither;
        summary.edtf.proofs = edtf;
        audit.set_summary(summary);
        return recommend(audit).year_hyphen;
    };
    CHECK(advice({1, 0, 0}) == YearHyphen::ask);
    CHECK(advice({1, 9, 0}) == YearHyphen::ask);  // the column decides
    CHECK(advice({1, 0, 9}) == YearHyphen::ask);
    CHECK(advice({0, 9, 1}) == YearHyphen::ask);  // nothing is to be decided
    CHECK(advice({1, 9, 1}) == YearHyphen::month);
    CHECK(advice({1, 9, 0}, 1) == YearHyphen::month);
    CHECK(advice({1, 1, 9}) == YearHyphen::range);
    CHECK(advice({1, 8, 1}) == YearHyphen::ask);
    CHECK(advice({1, 9, 1}, 1) == YearHyphen::ask);
    CHECK(advice({1, 9, 1}, 0, 1) == YearHyphen::ask);  // all is EDTF
}

}  // namespace kalends::column_audit_test
