#include "cli/answer_count.hpp"

#include <doctest/doctest.h>

#include <sstream>

namespace kalends::answer_count_test {
namespace {

AnswerCount counted(AnswerForm form) {
    AnswerCount count(form);
    Answer day;
    day.status = Status::ok;
    day.date = day.edtf = "2018-05-09";
    Answer interval;
    interval.status = Status::interval;
    interval.edtf = "../1850";
    for (const Answer& answer : {day, interval, interval, Answer()}) count.add(answer);
    return count;
}

std::string hint(bool is_terminal, const std::vector<AnswerCount>& columns, const std::string& reference_column = {}) {
    std::istringstream in;
    std::ostringstream out, err;
    Console console{in, out, err};
    console.err_is_terminal = is_terminal;
    kalends::hint(console, columns, reference_column);
    CHECK(out.str().empty());
    return err.str();
}

TEST_CASE("rows count by status, and so do those that EDTF could answer") {
    std::ostringstream out;
    counted(AnswerForm::day).print(out);
    CHECK(out.str() ==
          "rows: 4\nok: 1\npartial: 0\napproximate: 0\ninterval: 2\nseveral: 0\nambiguous: 0\nrelative: 0\nimpossible: "
          "0\n"
          "unsure: 0\nnone: 1\nedtf: 2 more rows have an answer with --as edtf\n");
    std::ostringstream edtf;
    counted(AnswerForm::edtf).print(edtf);
    CHECK(edtf.str().ends_with("none: 1\n"));
}

TEST_CASE("what counts as written goes by what is written") {
    Answer interval;
    interval.status = Status::interval;
    interval.edtf = "../1850";
    AnswerCount days(AnswerForm::day), edtf(AnswerForm::edtf);
    CHECK(days.all_written());
    days.add(interval);
    edtf.add(interval);
    CHECK(!days.all_written());
    CHECK(edtf.all_written());
    edtf.add({});
    CHECK(!edtf.all_written());
    CHECK(edtf.more_as_edtf() == 0);
}

TEST_CASE("a person at a terminal is told what was refused, and what to try") {
    CHECK(hint(true, {counted(AnswerForm::day), counted(AnswerForm::day)}) ==
          "kalends: 6 cells of 8 without an answer: 4 interval, 2 none\n"
          "kalends: of these would be settled by --as edtf (4 cells)\n");
    CHECK(hint(true, {counted(AnswerForm::edtf)}) == "kalends: 1 row of 4 without an answer: 1 none\n");
    CHECK(hint(false, {counted(AnswerForm::day)}).empty());
    CHECK(hint(true, {AnswerCount(AnswerForm::day)}).empty());
    CHECK(hint(true, {}).empty());
}

TEST_CASE("an ambiguous row counts once for each option that would decide it; the first text is the example") {
    Answer ambiguous, relative;
    ambiguous.status = Status::ambiguous;
    ambiguous.alternatives = {
        {.date = "1920-06-05", .by = "--order dmy"}, {.date = "1920-05-06", .by = "--order mdy"}, {}};
    relative.status = Status::relative;
    AnswerCount count(AnswerForm::day);
    for (const char* const no_example : {"", "-x", "\x1b[2J"}) count.add({}, no_example);
    count.add(ambiguous, "it's 5/6");
    count.add(relative, "yesterday");
    CHECK(hint(true, {count}) ==
          "kalends: 5 rows of 5 without an answer: 1 ambiguous, 1 relative, 3 none\n"
          "kalends: of these would be settled by --order (1 row), --reference (1 row)\n"
          "kalends: to see why: kalends explain 'it'\\''s 5/6'\n");
}

TEST_CASE("where a column was told to count from, its cells are what is missing") {
    Answer relative;
    relative.status = Status::relative;
    AnswerCount count(AnswerForm::day);
    count.add(relative);
    CHECK(hint(true, {count}, "seen at") ==
          "kalends: 1 row of 1 without an answer: 1 relative\n"
          "kalends: of these would be settled by YYYY-MM-DD in 'seen at' (1 row)\n");
}

}  // namespace

}  // namespace kalends::answer_count_test
