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

std::string hint(bool is_terminal, const std::vector<AnswerCount>& columns) {
    std::istringstream in;
    std::ostringstream out, err;
    Console console{in, out, err};
    console.err_is_terminal = is_terminal;
    hint_at_edtf(console, columns);
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

TEST_CASE("a person at a terminal is told what EDTF would answer") {
    CHECK(hint(true, {counted(AnswerForm::day), counted(AnswerForm::day)}) ==
          "kalends: 4 more rows have an answer with --as edtf\n");
    CHECK(hint(false, {counted(AnswerForm::day)}).empty());
    CHECK(hint(true, {counted(AnswerForm::edtf)}).empty());
    CHECK(hint(true, {}).empty());
}

}  // namespace

}  // namespace kalends::answer_count_test
