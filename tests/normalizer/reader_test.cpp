#include "normalizer/reader.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "calendar/date.hpp"
#include "kalends/text/normalized_text.hpp"
#include "text/number_spans.hpp"

namespace kalends::reader_test {
namespace {

MonthNames some_names() {
    MonthNames names;
    names.add(U"july", 7);
    names.add(U"december", 12);
    names.add(U"juuni", 6);
    names.add(U"juuli", 7);
    names.add(Calendar::islamic, U"rabi al-awwal", 3);
    names.add(Calendar::islamic, U"rabi al-thani", 4);
    names.add(Calendar::persian, U"farvardin", 1);
    return names;
}

Hypothesis guess(const Expression& expression, double probability) {
    const std::vector<symbol::Id> symbols = to_symbols(expression);
    Hypothesis hypothesis;
    hypothesis.append(symbols.front(), std::log(probability));
    for (std::size_t i = 1; i < symbols.size(); ++i) hypothesis.append(symbols[i], 0);
    return hypothesis;
}

Hypothesis guess(const char* date, double probability, Order order = Order::none) {
    return guess(expression_of(made::date(date, order)), probability);
}

struct Text {
    explicit Text(std::string_view utf8) : Text(normalize_text(utf8), utf8) {}
    Text(const NormalizedText& text, std::string_view utf8)
        : normalized(text.code_points), numbers(number_spans(text, utf8)) {}
    std::u32string normalized;
    NumberSpans numbers;
};

std::vector<Guess> read(std::string_view utf8, std::vector<Hypothesis> guesses, bool believes_invented = false) {
    const Text text(utf8);
    const MonthNames names = some_names();
    TextEvidence evidence(text.normalized, names);
    return rerank(std::move(guesses), text.numbers, evidence, believes_invented);
}

std::vector<std::string> dates(const std::vector<Guess>& all) {
    std::vector<std::string> dates;
    for (const Guess& one : all) dates.push_back(to_string(expression_from_symbols(one.hypothesis.symbols)));
    return dates;
}

using Dates = std::vector<std::string>;

/// What one of the functions that mend a guess makes of it.
std::string mended_by(void (*mend)(Guess&, const NumberSpans&, TextEvidence&, bool), const char* text,
                      const char* said) {
    const Text read(text);
    const MonthNames names = some_names();
    TextEvidence evidence(read.normalized, names);
    Guess first = rerank({guess(parse_expression(said), 0.6)}, read.numbers, evidence, false).front();
    mend(first, read.numbers, evidence, false);
    return dates({first}).front();
}

TEST_CASE("what is ruled out before an answer is counted once") {
    const Hypothesis invented = guess("2018-04-09", 0.3), other = guess("2018-04-08", 0.2),
                     answer = guess("2018-05-09", 0.1);
    const std::vector<Guess> some = read("2018-05-09", {invented, invented, other, answer});
    CHECK(dates(some).front() == "2018-05-09");
    CHECK(some.front().ruled_out == doctest::Approx(0.5));
    CHECK(read("2018-05-09", {answer, invented}).front().ruled_out == 0);
}

TEST_CASE("numbers that are not in the text, months without evidence or understanding need a second look") {
    const auto needs = [&](std::string_view utf8, const char* date, Order order = Order::none) {
        const Guess first = read(utf8, {guess(date, 0.9, order)}).front();
        return needs_second_look(first, Text(utf8).normalized, some_names());
    };
    CHECK(needs("Decembek 3/4/2018", "2018-05-03", Order::dmy));
    CHECK_FALSE(needs("Decembek 3/4/2018", "2018-04-03", Order::dmy));
    CHECK(needs("9 Decembek 2018", "2018-07-09"));
    CHECK(needs("9 Decembek 2018", "2018-XX-09"));
    CHECK_FALSE(needs("9 Xandikos 2018", "2018-XX-09"));  // nothing to tell more
    CHECK_FALSE(needs("9 December 2018", "2018-12-09"));
    CHECK_FALSE(needs("December 2018", "2018-12-XX"));
    CHECK_FALSE(needs("nothing", "none"));
    CHECK(needs("3/4/2018", "2018-05-03", Order::dmy));  // whose month nothing says
    const Guess unread = read("9 Decembek 2018", {guess("2018-XX-09", 0.9)}).front();
    CHECK_FALSE(needs_second_look(unread, U"9 decembek 2018", {}));  // no names to compare with
}

TEST_CASE("a misspelt month that was not understood is the next guess that it bears out") {
    const std::vector<Guess> all =
        read("9 Decembek 2018", {guess("2018-XX-09", 0.6), guess("2018-XX-XX", 0.2), guess("2018-12-09", 0.1)});
    CHECK(dates(all) == Dates{"2018-12-09", "2018-XX-09", "2018"});
    CHECK(all.front().evidence == Evidence::resembling);
    CHECK(all.front().is_month_by_name);
}

TEST_CASE("a month of another calendar is that of the name") {
    const auto said = [](const char* text, double probability) { return guess(parse_expression(text), probability); };
    const std::vector<Guess> all =
        read("9 Rabīʻ al-thānī 1439",
             {said("islamic 1439-03-09", 0.6), said("islamic 1439-03", 0.2), said("islamic 1439-04-09", 0.1)});
    CHECK(dates(all).front() == "islamic 1439-04-09");
    CHECK(all.front().is_month_by_name);
    CHECK(dates(read("9 Rabīʻ al-thānī 1439 (29 December 2017)",
                     {said("islamic 1439-03-09 = 2017-12-29", 0.6), said("islamic 1439-04-09 = 2017-12-29", 0.1)}))
              .front() == "islamic 1439-04-09 = 2017-12-29");
    const Guess first = read("9 Rabīʻ al-thānī 1439", {said("islamic 1439-03-09", 0.6)}).front();
    CHECK(needs_second_look(first, Text("9 Rabīʻ al-thānī 1439").normalized, some_names()));
    const Guess right = read("9 Rabīʻ al-thānī 1439", {said("islamic 1439-04-09", 0.6)}).front();
    CHECK_FALSE(needs_second_look(right, Text("9 Rabīʻ al-thānī 1439").normalized, some_names()));
}

TEST_CASE("where no guess has the month of another calendar that the text names, it is taken from the name") {
    const auto named = [](const char* text, const char* said) { return mended_by(take_named_month, text, said); };
    CHECK(named("9 Rabīʻ al-thānī 1439", "islamic 1439-05-09") == "islamic 1439-04-09");
    CHECK(named("9 Rabīʻ al-thānī 1439", "persian 1439-05-09") == "islamic 1439-04-09");
    CHECK(named("9 Rabīʻ al-thānī 1439 (29 December 2017)", "islamic 1439-05-09 = 2017-12-29") ==
          "islamic 1439-04-09 = 2017-12-29");
    CHECK(named("9 Rabīʻ al-thānī, 3 Rabi al-awwal 1439", "islamic 1439-05-09") == "islamic 1439-05-09");
    CHECK(named("9 Xandikos 1439", "islamic 1439-05-09") == "islamic 1439-05-09");
    CHECK(named("9 Rabīʻ al-thānī 1439", "islamic 1439-04-09") == "islamic 1439-04-09");
}

TEST_CASE("of one day by two calendars each side bears the other out") {
    const auto mended = [](const char* text, const char* said) { return mended_by(take_agreeing_sides, text, said); };
    CHECK(mended("9 Rabīʻ al-thānī 1439 (29 December 2017)", "islamic 1429-04-09 = 2017-12-29") ==
          "islamic 1439-04-09 = 2017-12-29");
    CHECK(mended("9 Rabīʻ al-thānī 1439 (29 December 2017)", "persian 1439-04-09 = 2017-12-29") ==
          "islamic 1439-04-09 = 2017-12-29");
    CHECK(mended("9 Rabīʻ al-thānī 1439 (29 December 2018)", "islamic 1439-04-09 = 2018-12-29") ==
          "islamic 1439-04-09 = 2018-12-29");
}

TEST_CASE("numbers that nothing says give way to the next guess that can be the answer") {
    const auto guesses = [] {
        return std::vector<Hypothesis>{guess("2018-12-18", 0.6), guess("2018-12-08", 0.2), guess("2018-12-XX", 0.1)};
    };
    CHECK(dates(read("December 2018", guesses())) == Dates{"2018-12", "2018-12-18", "2018-12-08"});
    CHECK(dates(read("December 2018", guesses(), true)).front() == "2018-12-18");
    CHECK(dates(read("the 18 December 2018", guesses())).front() == "2018-12-18");
    const Guess first = read("December 2018", {guess("2018-12-18", 0.6)}).front();
    CHECK(first.is_no_answer);
    CHECK(needs_second_look(first, Text("December 2018").normalized, some_names()));
}

TEST_CASE("a weekday that no word says is left out") {
    const MonthNames names = some_names();
    WordSayings words;
    words.add({{U"friday", only(Saying::friday)}, {U"fri", only(Saying::friday)}});
    const auto first = [&](std::string_view utf8) {
        const Text text(utf8);
        Hypothesis guess;
        for (const symbol::Id id : to_symbols(parse_expression("2018-07-06 fri"))) guess.append(id, -0.5);
        guess.attention.resize(guess.symbols.size());
        TextEvidence evidence(text.normalized, names, words);
        return rerank({guess}, text.numbers, evidence, false).front().hypothesis;
    };
    const Hypothesis said = first("Friday 6 July 2018"), unsaid = first("Rouen 6 July 2018");
    CHECK(to_string(expression_from_symbols(said.symbols)) == "2018-07-06 fri");
    CHECK(to_string(expression_from_symbols(unsaid.symbols)) == "2018-07-06");
    const Hypothesis glued = first("onFriday 6 July 2018"), name = first("Friburg 6 July 2018");
    CHECK(to_string(expression_from_symbols(glued.symbols)) == "2018-07-06 fri");
    CHECK(to_string(expression_from_symbols(name.symbols)) == "2018-07-06");
    CHECK(unsaid.log_probabilities.size() == unsaid.symbols.size());
    CHECK(unsaid.attention.size() == unsaid.symbols.size());
    CHECK(unsaid.log_probability == doctest::Approx(said.log_probability + 0.5));
}

TEST_CASE("nothing else moves a first guess") {
    CHECK(dates(read("9 Xandikos 7 2018", {guess("2018-XX-09", 0.6), guess("2018-07-09", 0.3)})).front() ==
          "2018-XX-09");
    CHECK(dates(read("9 Xdecemberx 2018", {guess("2018-XX-09", 0.6), guess("2018-12-09", 0.3)})).front() ==
          "2018-XX-09");
    CHECK(dates(read("9 juubi 2018", {guess("2018-XX-09", 0.6), guess("2018-07-09", 0.3)})).front() == "2018-XX-09");
    CHECK(dates(read("9 Decembek 2018", {guess("2018-XX-09", 0.6), guess("2018-12-19", 0.3)})).front() == "2018-XX-09");
    CHECK(dates(read("9 Decembek 2018", {guess("2018-XX-09", 0.6), guess("2018-12-XX", 0.3)})).front() == "2018-XX-09");
    CHECK(dates(read("9 July, Decembek", {guess("XXXX-07-09", 0.5), guess("XXXX-12-09", 0.4)})).front() ==
          "XXXX-07-09");
}

}  // namespace

}  // namespace kalends::reader_test
