#include "kalends/evaluation/evaluator.hpp"

#include <doctest/doctest.h>

#include "normalizer/tiny_model.hpp"

namespace kalends::evaluator_test {
namespace {

std::vector<Example> examples() {
    std::vector<Example> made(40);
    for (std::size_t i = 0; i < made.size(); ++i) {
        made[i].text = std::to_string(1 + i % 28) + "/" + std::to_string(1 + i % 12) + "/2018";
        made[i].target = parse_expression("2018-05-09");
        made[i].target.order = Order::dmy;
        made[i].locale = "en";
        made[i].pattern = "slashes";
        made[i].spans.day = {0, 1};
    }
    return made;
}

TEST_CASE("what is told: the order of each row's target, or one for all") {
    const Normalizer normalizer(made::tiny_model());
    const std::vector<Example> rows = examples();
    const auto ambiguous = [&](ToldOrder told, Order fixed) {
        EvaluationOptions options;
        options.told = told;
        options.normalizer.order = fixed;
        Evaluator evaluator(normalizer, options);
        evaluator.add(rows);
        CHECK(evaluator.metrics().all.rows == rows.size());
        const auto& by_due = evaluator.metrics().by_due;
        return by_due.count(Due::ambiguous) == 0 ? 0 : by_due.at(Due::ambiguous).rows;
    };
    CHECK(ambiguous(ToldOrder::target, Order::none) == 0);
    CHECK(ambiguous(ToldOrder::fixed, Order::mdy) == 0);
    CHECK(ambiguous(ToldOrder::fixed, Order::none) == rows.size());
}

TEST_CASE("chunks add up") {
    const Normalizer normalizer(made::tiny_model());
    const std::vector<Example> rows = examples();
    EvaluationOptions options;
    options.align_rows = 10;
    Evaluator whole(normalizer, options), halves(normalizer, options);
    whole.add(rows);
    halves.add(std::span(rows).first(15));
    halves.add(std::span(rows).subspan(15));
    CHECK(halves.metrics().all.rows == whole.metrics().all.rows);
    CHECK(halves.metrics().all.exact == whole.metrics().all.exact);
    CHECK(halves.metrics().aligned.of == whole.metrics().aligned.of);
    CHECK(whole.metrics().aligned.of <= 10 * 2);  // two digits of the day a row
}

TEST_CASE("every row that is not exact is reported, with all that is known of it") {
    const Normalizer normalizer(made::tiny_model());
    std::size_t wrong = 0, refused = 0;
    EvaluationOptions options;
    options.told = ToldOrder::target;
    Evaluator evaluator(normalizer, options, [&](const Miss& miss) {
        CHECK(miss.outcome != Outcome::exact);
        CHECK(miss.told == Order::dmy);
        CHECK(miss.aligned.text.code_points.size() == miss.text.size());
        ++(miss.outcome == Outcome::wrong ? wrong : refused);
    });
    evaluator.add(examples());
    CHECK(wrong == evaluator.metrics().all.wrong);
    CHECK(refused == evaluator.metrics().all.refused);
    CHECK(wrong + refused > 0);
}

TEST_CASE("texts whose answers are known are judged by their EDTF") {
    const Normalizer normalizer(made::tiny_model());
    std::vector<AnsweredText> rows(3);
    rows[0] = {"circa 1850", "1850~", Validity::approximate, "en", "-"};
    rows[1] = {"no date", "", Validity::none, "en", "-"};
    rows[2] = {"9 May 2018", "2018-05-09", Validity::complete, "en", "-"};
    std::size_t missed = 0;
    Evaluator evaluator(normalizer, {}, [&](const Miss& miss) {
        ++missed;
        CHECK((miss.expected == "1850~" || miss.expected == "none" || miss.expected == "2018-05-09"));
    });
    evaluator.add(rows);
    const Metrics& metrics = evaluator.metrics();
    CHECK(metrics.all.rows == 3);
    CHECK(metrics.all.exact + missed == 3);
    CHECK(metrics.by_due.at(Due::approximate).rows == 1);
    CHECK(metrics.by_due.at(Due::none).rows == 1);
    CHECK(metrics.by_due.at(Due::complete).rows == 1);
    CHECK(metrics.by_locale.at("en").rows == 3);
    CHECK(metrics.judged.empty());
}

TEST_CASE("only rows of the kinds that are asked for count") {
    const Normalizer normalizer(made::tiny_model());
    std::vector<Example> rows = examples();
    rows.resize(5);
    rows[1].target = parse_expression("1914 / 1918");
    rows[2].target = {};
    rows[4].target = parse_expression("1914 | 1915");
    const auto counted = [&](std::vector<Kind> kinds) {
        EvaluationOptions options;
        options.kinds = std::move(kinds);
        Evaluator evaluator(normalizer, options);
        evaluator.add(rows);
        CHECK(evaluator.metrics().by_locale.at("en").rows == evaluator.metrics().all.rows);
        std::map<Kind, std::size_t> found;
        for (const auto& [kind, outcomes] : evaluator.metrics().by_kind) found[kind] = outcomes.rows;
        return found;
    };
    using Counts = std::map<Kind, std::size_t>;
    CHECK(counted({}) == Counts{{Kind::none, 1}, {Kind::day, 2}, {Kind::interval, 1}, {Kind::several, 1}});
    CHECK(counted({Kind::several, Kind::day}) == Counts{{Kind::day, 2}, {Kind::several, 1}});
}

TEST_CASE("alignment can be left out") {
    const Normalizer normalizer(made::tiny_model());
    EvaluationOptions options;
    options.align_rows = 0;
    Evaluator evaluator(normalizer, options);
    evaluator.add(examples());
    CHECK(evaluator.metrics().aligned.of == 0);
}

}  // namespace

}  // namespace kalends::evaluator_test
