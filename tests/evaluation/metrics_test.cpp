#include "kalends/evaluation/metrics.hpp"

#include <doctest/doctest.h>

#include "calendar/date.hpp"
#include "normalizer/resolved_text.hpp"

namespace kalends {
namespace {

Answer answered(std::string_view date, Status status = Status::ok) {
    Answer answer;
    answer.date = date;
    answer.status = date.empty() && status == Status::ok ? Status::none : status;
    return answer;
}

using made::date;

ResolvedText read(const WrittenDate& written, double confidence = 0.9) {
    ResolvedText row;
    row.first.meaning = {written, resolve(written)};
    row.first.confidence = confidence;
    return row;
}

Example example(const WrittenDate& target, std::string locale = "en", std::string pattern = "p") {
    Example made;
    made.target = target;
    made.locale = std::move(locale);
    made.pattern = std::move(pattern);
    return made;
}

TEST_CASE("a date that is due is exact, wrong or refused") {
    CHECK(judge(example(date("2018-05-09")), Order::none, answered("2018-05-09")) == Outcome::exact);
    CHECK(judge(example(date("XX18-05-09")), Order::none, answered("2018-05-09")) == Outcome::exact);
    CHECK(judge(example(date("2018-05-09")), Order::none, answered("2018-05-08")) == Outcome::wrong);
    CHECK(judge(example(date("2018-05-09")), Order::none, answered("2018-05", Status::partial)) == Outcome::wrong);
    CHECK(judge(example(date("2018-05-09")), Order::none, answered("")) == Outcome::refused);
    CHECK(judge(example(date("2018-05-XX")), Order::none, answered("2018-05", Status::partial)) == Outcome::exact);
}

TEST_CASE("where none is due, refusal is exact and any date is wrong") {
    for (const char* target : {"none", "2007-02-30"}) {
        CHECK(judge(example(date(target)), Order::none, answered("")) == Outcome::exact);
        CHECK(judge(example(date(target)), Order::none, answered("2007-03-02")) == Outcome::wrong);
    }
    const WrittenDate open = date("2018-05-09", Order::dmy);
    CHECK(judge(example(open), Order::none, answered("", Status::ambiguous)) == Outcome::exact);
    CHECK(judge(example(open), Order::none, answered("2018-05-09")) == Outcome::wrong);  // luck
    CHECK(judge(example(open), Order::dmy, answered("2018-05-09")) == Outcome::exact);
    CHECK(judge(example(open), Order::dmy, answered("", Status::ambiguous)) == Outcome::refused);
}

TEST_CASE("fractions sum to one, and to nothing without rows") {
    Outcomes outcomes;
    CHECK(outcomes.exact_match() == 0);
    for (const Outcome outcome : {Outcome::exact, Outcome::exact, Outcome::wrong, Outcome::refused})
        outcomes.add(outcome);
    CHECK(outcomes.exact_match() == 0.5);
    CHECK(outcomes.wrong_fraction() == 0.25);
    CHECK(outcomes.refused_fraction() == 0.25);
}

TEST_CASE("rows are counted where they belong") {
    Metrics metrics;
    const WrittenDate target = date("2018-05-09");
    add(metrics, example(target, "en", "a"), Order::none, read(target), answered("2018-05-09"));
    add(metrics, example(target, "de", "a"), Order::none, read(date("2018-06-09"), 0.8), answered("2018-06-09"));
    add(metrics, example(date("none"), "-", "b"), Order::none, read(date("none")), answered(""));
    CHECK(metrics.all.rows == 3);
    CHECK(metrics.all.exact == 2);
    CHECK(metrics.by_due.at(Due::complete).rows == 2);
    CHECK(metrics.by_due.at(Due::none).exact == 1);
    CHECK(metrics.by_locale.at("de").wrong == 1);
    CHECK(metrics.by_pattern.at("a").rows == 2);
    CHECK(metrics.statuses.at(Status::ok) == 2);
    CHECK(metrics.fields.month.right == 2);
    CHECK(metrics.fields.year.right == 3);
    CHECK(metrics.fields.weekday.of == 0);
    REQUIRE(metrics.judged.size() == 3);
    CHECK(metrics.judged[1].confidence == 0.8);
    CHECK_FALSE(metrics.judged[1].right);
}

TEST_CASE("a year of another era is another year") {
    Metrics metrics;
    add(metrics, example(date("XX30-05-09 heisei")), Order::none, read(date("XX30-05-09 showa")),
        answered("1955-05-09"));
    CHECK(metrics.fields.year.right == 0);
    CHECK(metrics.fields.month.right == 1);
    CHECK_FALSE(metrics.judged[0].right);
}

TEST_CASE("ambiguous rows have no right reading") {
    Metrics metrics;
    const WrittenDate open = date("2018-05-09", Order::dmy);
    add(metrics, example(open), Order::none, read(open), answered("", Status::ambiguous));
    CHECK(metrics.all.exact == 1);
    CHECK(metrics.judged.empty());
    CHECK(metrics.fields.year.of == 0);
}

TEST_CASE("the worst come first") {
    const std::map<std::string, Outcomes> breakdown{
        {"good", {10, 10, 0, 0}}, {"refusing", {10, 5, 0, 5}}, {"bad", {10, 5, 5, 0}}, {"also good", {10, 10, 0, 0}}};
    const std::vector<NamedOutcomes> sorted = worst_first(breakdown);
    CHECK(sorted[0].name == "bad");
    CHECK(sorted[1].name == "refusing");
    CHECK(sorted[2].name == "also good");
    CHECK(sorted[3].name == "good");
}

/// "9 May 2018" in which each output looks at one character.
AlignedAnswer looking_at(const std::vector<std::string>& outputs, const std::vector<std::size_t>& positions) {
    AlignedAnswer aligned;
    aligned.text = normalize_text("9 May 2018");
    aligned.outputs = outputs;
    for (const std::size_t position : positions) {
        aligned.attention.emplace_back(aligned.text.code_points.size(), 0.0F);
        aligned.attention.back()[position] = 1;
    }
    return aligned;
}

TEST_CASE("digits that look at their field") {
    Example dated = example(date("XX18-05-09"));
    dated.text = "9 May 2018";
    dated.spans.day = {0, 1};
    dated.spans.month = {2, 5};
    dated.spans.year = {6, 10};
    Metrics metrics;
    add_alignment(metrics, dated, looking_at({"X", "X", "1", "8", "0", "5", "0", "9"}, {0, 0, 8, 0, 2, 4, 0, 1}));
    CHECK(metrics.aligned_year.of == 2);  // X is no digit
    CHECK(metrics.aligned_year.right == 1);
    CHECK(metrics.aligned_month.right == 2);
    CHECK(metrics.aligned_day.right == 1);
    CHECK(metrics.aligned.of == 6);
    CHECK(metrics.aligned.right == 4);

    Metrics before_christ;
    add_alignment(before_christ, dated,
                  looking_at({"bc", "X", "X", "1", "8", "0", "5", "0", "9"}, {6, 0, 0, 8, 0, 2, 4, 0, 1}));
    CHECK(before_christ.aligned.of == 6);
    CHECK(before_christ.aligned.right == 4);

    add_alignment(metrics, dated, looking_at({"none"}, {0}));
    dated.spans = {};
    add_alignment(metrics, dated, looking_at({"2", "0", "1", "8", "0", "5", "0", "9"}, {6, 7, 8, 9, 2, 3, 0, 0}));
    CHECK(metrics.aligned.of == 6);  // no date, no spans: nothing to measure
}

}  // namespace
}  // namespace kalends
