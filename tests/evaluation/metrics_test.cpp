#include "kalends/evaluation/metrics.hpp"

#include <doctest/doctest.h>

#include "calendar/date.hpp"
#include "calendar/edtf.hpp"
#include "calendar/expression_resolution.hpp"
#include "normalizer/resolved_text.hpp"
#include "support/named_roles.hpp"

namespace kalends::metrics_test {
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
    row.first.meaning = {expression_of(written), resolve(written)};
    row.first.confidence = confidence;
    return row;
}

Example example(const WrittenDate& target, std::string locale = "en", std::string pattern = "p") {
    Example made;
    made.target = expression_of(target);
    made.locale = std::move(locale);
    made.pattern = std::move(pattern);
    return made;
}

Example dated(std::string_view written, Order order = Order::none, Weekday weekday = Weekday::unwritten) {
    return example(date(written, order, weekday));
}

Due due_of(std::string text, std::string_view written, Order order) {
    Example made = dated(written, order);
    made.text = std::move(text);
    return due(made, Order::none);
}

TEST_CASE("a number of one digit is no year") {
    CHECK(due_of("05/05/18", "XX18-05-05", Order::dmy) == Due::ambiguous);
    CHECK(due_of("5/5/18", "XX18-05-05", Order::dmy) == Due::complete);
    CHECK(due_of("am 5/5/18 um 9:30", "XX18-05-05", Order::dmy) == Due::complete);
    CHECK(due_of("24/10/6", "XX24-10-06", Order::ymd) == Due::complete);
    CHECK(due_of("२४/१०/६", "XX24-10-06", Order::ymd) == Due::complete);
    CHECK(due_of("24/10/06", "XX24-10-06", Order::ymd) == Due::ambiguous);
    CHECK(due_of("5/6/18", "XX18-06-05", Order::dmy) == Due::ambiguous);
    CHECK(due_of("31/04/18", "XX31-04-18", Order::ymd) == Due::ambiguous);  // or a slip
    CHECK(due_of("31/04/18", "XX18-04-31", Order::dmy) == Due::ambiguous);
    CHECK(due_of("31/04/2018", "2018-04-31", Order::dmy) == Due::impossible);
}

TEST_CASE("what is ambiguous but for its order can be read rightly all the same") {
    Metrics metrics;
    Example week = dated("none"), numbers = dated("2018-05-09", Order::dmy);
    week.target = parse_expression("2014-10 #1 week");
    ResolvedText row;
    row.first.meaning = {week.target, resolve(week.target, {})};
    CHECK(due(week, Order::none) == Due::ambiguous);
    CHECK(due(numbers, Order::none) == Due::ambiguous);
    add(metrics, week, Order::none, row, answered("", Status::ambiguous));
    add(metrics, numbers, Order::none, read(date("2018-05-09")), answered("", Status::ambiguous));
    REQUIRE(metrics.judged.size() == 1);
    CHECK(metrics.judged.front().right);
    CHECK(metrics.judged.front().read == Kind::within);
}

TEST_CASE("EDTF that was answered by rule is no reading") {
    Metrics metrics;
    Example row = dated("none");
    row.target = parse_expression("1850 ~");
    ResolvedText answer;
    answer.first.meaning.resolved = resolve(*parse_edtf("1850~"));
    answer.first.confidence = 1;
    CHECK(add(metrics, row, Order::none, answer, answered("", Status::approximate)) == Outcome::wrong);
    CHECK(metrics.by_kind.at(Kind::approximate).rows == 1);
    CHECK(metrics.judged.empty());
    CHECK(metrics.fields.at(Role::year).of == 0);
}

TEST_CASE("rows are told apart by the kind of what they say, whatever was read") {
    Metrics metrics;
    for (const char* said : {"2018-05-09", "1914 / 1918", "1914 / 1918"}) {
        Example row = dated("none");
        row.target = parse_expression(said);
        add(metrics, row, Order::none, read(date("2018-05-09"), 0.75), answered("2018-05-09"));
    }
    CHECK(metrics.by_kind.size() == 2);
    CHECK(metrics.by_kind.at(Kind::day).exact == 1);
    CHECK(metrics.by_kind.at(Kind::interval).wrong == 2);
    const auto judged = judged_by_kind(metrics.judged);
    CHECK(judged.at(Kind::day).size() == 1);
    CHECK(judged.at(Kind::interval).size() == 2);
    CHECK(judged.at(Kind::interval).front().confidence == 0.75);
}

TEST_CASE("dates with a clear order") {
    CHECK(due(dated("2018-05-09"), Order::none) == Due::complete);
    CHECK(due(dated("XX18-05-09"), Order::none) == Due::complete);
    CHECK(due(dated("2018-05-XX"), Order::none) == Due::partial);
    CHECK(due(dated("2007-02-30"), Order::none) == Due::impossible);
    CHECK(due(dated("none"), Order::none) == Due::none);
}

TEST_CASE("numbers that make another date under another order") {
    CHECK(due(dated("2018-05-09", Order::dmy), Order::none) == Due::ambiguous);
    CHECK(due(dated("2018-05-09", Order::mdy), Order::none) == Due::ambiguous);
    CHECK(due(dated("XX18-05-09", Order::ymd), Order::none) == Due::ambiguous);
    CHECK(due(dated("XXXX-05-09", Order::dmy), Order::none) == Due::ambiguous);
    CHECK(due(dated("XXXX-05-09", Order::mdy), Order::none) == Due::ambiguous);
    CHECK(due(dated("XX18-05-13", Order::dmy), Order::none) == Due::ambiguous);  // 13-05-18: 13 May 2018 or 18 May 2013
}

TEST_CASE("numbers that do not") {
    CHECK(due(dated("2018-05-09", Order::ymd), Order::none) == Due::complete);  // a four-digit year first
    CHECK(due(dated("2018-05-13", Order::dmy), Order::none) == Due::complete);
    CHECK(due(dated("2018-05-13", Order::mdy), Order::none) == Due::complete);
    CHECK(due(dated("2018-05-05", Order::dmy), Order::none) == Due::complete);
    CHECK(due(dated("XX99-12-31", Order::ymd), Order::none) == Due::complete);
    CHECK(due(dated("XX99-12-31", Order::dmy), Order::none) == Due::complete);
    CHECK(due(dated("XXXX-05-13", Order::mdy), Order::none) == Due::partial);
    CHECK(due(dated("2018-02-31", Order::dmy), Order::none) == Due::impossible);
}

TEST_CASE("told an order, nothing is ambiguous") {
    CHECK(due(dated("2018-05-09", Order::dmy), Order::dmy) == Due::complete);
    CHECK(due(dated("XXXX-05-09", Order::mdy), Order::mdy) == Due::partial);
    CHECK(due(dated("2018-02-31", Order::dmy), Order::dmy) == Due::impossible);
}

TEST_CASE("a weekday decides where one date fits it") {
    // 9 May 2018 was a Wednesday, 5 September 2018 too; 5 June 2018 a Tuesday, 6 May 2018 a Sunday.
    CHECK(due(dated("2018-06-05", Order::dmy, Weekday::tuesday), Order::none) == Due::complete);
    CHECK(due(dated("2018-06-05", Order::dmy, Weekday::friday), Order::none) == Due::ambiguous);
    CHECK(due(dated("2018-05-09", Order::dmy, Weekday::wednesday), Order::none) == Due::ambiguous);
    // What was written month first stands in the corpus as day first: what it means is the day that the weekday fits.
    const Example sunday = dated("2018-06-05", Order::dmy, Weekday::sunday);
    CHECK(judge(sunday, Order::none, answered("2018-05-06")) == Outcome::exact);
    CHECK(judge(sunday, Order::none, answered("2018-06-05")) == Outcome::wrong);
    CHECK(judge(sunday, Order::dmy, answered("2018-06-05")) == Outcome::exact);
}

TEST_CASE("the century pivot is heeded") {
    ResolutionOptions options;
    CHECK(due(dated("XX00-02-29", Order::dmy), Order::none, options) ==
          Due::complete);  // 2000 was a leap year; 2029-02-00 is none
    options.century_pivot = 0;
    CHECK(due(dated("XX00-02-29", Order::dmy), Order::none, options) == Due::impossible);  // 1900 was not
}

TEST_CASE("dues have names") {
    CHECK(name(Due::complete) == "complete");
    CHECK(name(Due::none) == "none");
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

TEST_CASE("where more than a date is due, EDTF and bounds are judged") {
    Example about;
    about.target = parse_expression("1850 ~");
    Answer answer;
    CHECK(due(about, Order::none) == Due::approximate);
    CHECK(judge(about, Order::none, answer) == Outcome::refused);
    answer.status = Status::partial;
    answer.date = answer.edtf = "1850";  // the mark is dropped
    CHECK(judge(about, Order::none, answer) == Outcome::wrong);
    answer.status = Status::approximate;
    answer.date.clear();
    answer.edtf = "1850~";
    answer.bounds = resolve(about.target, {}).bounds;
    CHECK(judge(about, Order::none, answer) == Outcome::exact);
    answer.edtf = "1851~";
    CHECK(judge(about, Order::none, answer) == Outcome::wrong);

    Example day;
    day.target = parse_expression("1850-05-09");
    CHECK(judge(day, Order::none, answer) == Outcome::wrong);

    Example unsaid;  // EDTF has no words for it
    unsaid.target = parse_expression("1850 ~ / 1860 & 1870");
    answer = Answer();
    answer.status = Status::several;
    answer.bounds = resolve(unsaid.target, {}).bounds;
    CHECK(judge(unsaid, Order::none, answer) == Outcome::exact);
    answer.bounds.latest.reset();
    CHECK(judge(unsaid, Order::none, answer) == Outcome::wrong);
}

TEST_CASE("what no form can say is exact where it is understood") {
    Example third;
    third.target = parse_expression("XXXX-02 #3 wed");
    Answer answer;
    answer.status = Status::partial;
    answer.expression = third.target;
    CHECK(judge(third, Order::none, answer) == Outcome::exact);
    answer.expression = parse_expression("XXXX-02 #2 wed");
    CHECK(judge(third, Order::none, answer) == Outcome::refused);
    answer.expression = third.target;
    answer.status = Status::unsure;
    CHECK(judge(third, Order::none, answer) == Outcome::refused);
}

TEST_CASE("an answer in EDTF is exact where it reads the same") {
    AnsweredText known;
    known.edtf = "1850~";
    known.validity = Validity::approximate;
    known.locale = "de";
    Answer answer;
    CHECK(judge(known, answer) == Outcome::refused);
    answer.edtf = "1850~";
    CHECK(judge(known, answer) == Outcome::exact);
    answer.edtf = "1850";
    CHECK(judge(known, answer) == Outcome::wrong);
    known.edtf = "2004-06";
    answer.edtf = "2004-06-XX";
    CHECK(judge(known, answer) == Outcome::exact);
    known.edtf.clear();
    known.validity = Validity::none;
    CHECK(judge(known, answer) == Outcome::wrong);
    CHECK(judge(known, {}) == Outcome::exact);
    CHECK(due(known) == Due::none);

    Metrics metrics;
    CHECK(add(metrics, known, {}) == Outcome::exact);
    CHECK(metrics.by_due.at(Due::none).exact == 1);
    CHECK(metrics.by_locale.at("de").exact == 1);
    CHECK(metrics.statuses.at(Status::none) == 1);
    CHECK(metrics.judged.empty());
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
    CHECK(metrics.fields[Role::month].right == 2);
    CHECK(metrics.fields[Role::year].right == 3);
    CHECK(metrics.fields[Role::weekday].of == 0);
    REQUIRE(metrics.judged.size() == 3);
    CHECK(metrics.judged[1].confidence == 0.8);
    CHECK_FALSE(metrics.judged[1].right);
}

TEST_CASE("a year of another era is another year") {
    Metrics metrics;
    add(metrics, example(date("XX30-05-09 heisei")), Order::none, read(date("XX30-05-09 showa")),
        answered("1955-05-09"));
    CHECK(metrics.fields[Role::year].right == 0);
    CHECK(metrics.fields[Role::month].right == 1);
    CHECK_FALSE(metrics.judged[0].right);
}

TEST_CASE("ambiguous rows have no right reading") {
    Metrics metrics;
    const WrittenDate open = date("2018-05-09", Order::dmy);
    add(metrics, example(open), Order::none, read(open), answered("", Status::ambiguous));
    CHECK(metrics.all.exact == 1);
    CHECK(metrics.judged.empty());
    CHECK(metrics.fields[Role::year].of == 0);
}

TEST_CASE("the worst come first") {
    const std::map<std::string, Outcomes> breakdown{
        {"good", {10, 10, 0, 0}}, {"refusing", {10, 5, 0, 5}}, {"bad", {10, 5, 5, 0}}, {"also good", {10, 10, 0, 0}}};
    const auto sorted = worst_first(breakdown);
    CHECK(sorted[0].first == "bad");
    CHECK(sorted[1].first == "refusing");
    CHECK(sorted[2].first == "also good");
    CHECK(sorted[3].first == "good");
}

/// "9 May 2018" in which each output looks at one character.
AlignedAnswer looking_at(const std::vector<std::string>& outputs, const std::vector<std::size_t>& positions) {
    AlignedAnswer aligned;
    aligned.text = normalize_text("9 May 2018");
    aligned.outputs = outputs;
    aligned.roles = made::roles_of(outputs);
    for (const std::size_t position : positions) {
        aligned.attention.emplace_back(aligned.text.code_points.size(), 0.0F);
        aligned.attention.back()[position] = 1;
    }
    return aligned;
}

/// As an alignment has it whose first outputs are not written.
void leave_out(AlignedAnswer& aligned, std::ptrdiff_t outputs) {
    aligned.outputs.erase(aligned.outputs.begin(), aligned.outputs.begin() + outputs);
    aligned.roles.erase(aligned.roles.begin(), aligned.roles.begin() + outputs);
    aligned.attention.erase(aligned.attention.begin(), aligned.attention.begin() + outputs);
}

TEST_CASE("digits that look at their field") {
    Example dated = example(date("XX18-05-09"));
    dated.text = "9 May 2018";
    dated.spans.day = {0, 1};
    dated.spans.month = {2, 5};
    dated.spans.year = {6, 10};
    Metrics metrics;
    AlignedAnswer read = looking_at({"X", "X", "1", "8", "0", "5", "0", "9"}, {0, 0, 8, 0, 2, 4, 0, 1});
    leave_out(read, 2);  // what is not written is no output
    add_alignment(metrics, dated, read);
    CHECK(metrics.aligned_fields[Role::year].of == 2);
    CHECK(metrics.aligned_fields[Role::year].right == 1);
    CHECK(metrics.aligned_fields[Role::month].right == 2);
    CHECK(metrics.aligned_fields[Role::day].right == 1);
    CHECK(metrics.aligned.of == 6);
    CHECK(metrics.aligned.right == 4);

    Metrics before_christ;
    add_alignment(before_christ, dated,
                  looking_at({"bc", "0", "0", "1", "8", "0", "5", "0", "9"}, {6, 6, 6, 8, 0, 2, 4, 0, 1}));
    CHECK(before_christ.aligned.of == 8);
    CHECK(before_christ.aligned.right == 6);

    add_alignment(metrics, dated, looking_at({"none"}, {0}));
    dated.spans = {};
    add_alignment(metrics, dated, looking_at({"2", "0", "1", "8", "0", "5", "0", "9"}, {6, 7, 8, 9, 2, 3, 0, 0}));
    CHECK(metrics.aligned.of == 6);  // no date, no spans: nothing to measure
}

}  // namespace

}  // namespace kalends::metrics_test
