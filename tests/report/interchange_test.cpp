#include "report/interchange.hpp"

#include <doctest/doctest.h>

#include "report/aligned.hpp"

using namespace kalends;

namespace {

std::string n_best(const Answer& answer) {
    std::string out;
    append_n_best(out, 7, answer);
    return out;
}

}  // namespace

TEST_CASE("an n-best list has a line for each reading, or one for none") {
    Answer answer;
    answer.status = Status::ok;
    answer.date = "2018-05-09";
    answer.confidence = 1;
    CHECK(n_best(answer) == "7 ||| 2018-05-09 ||| Confidence= 1 ||| 0\n");
    answer.alternatives = {{"2018-05", Order::none, 0.5}};
    CHECK(n_best(answer) ==
          "7 ||| 2018-05-09 ||| Confidence= 1 ||| 0\n7 ||| 2018-05 ||| Confidence= 0.5 ||| -0.693147\n");
    answer.date.clear();
    CHECK(n_best(answer) == "7 ||| 2018-05 ||| Confidence= 0.5 ||| -0.693147\n");
    CHECK(n_best({}) == "7 |||  ||| Confidence= 0 ||| -inf\n");
}

TEST_CASE("each output looks at one character, or at all with weights") {
    const AlignedAnswer aligned = made::ninth_of_may();
    CHECK(alignment_pharaoh("9 May 2018", aligned) == "6-0 7-1 8-2 9-3 2-4 4-5 0-6 0-7");
    const std::string matrix = alignment_matrix("9 May 2018", aligned);
    CHECK(matrix.starts_with("\t9\t \tM\ta\ty\t \t2\t0\t1\t8\n2\t0\t0\t0\t0\t0\t0\t1\t0\t0\t0\n0\t"));
    CHECK(alignment_pharaoh("", made::aligned("", {}, {})).empty());
    CHECK(alignment_matrix("", made::aligned("", {}, {})) == "\n");
}
