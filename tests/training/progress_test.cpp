#include "training/progress.hpp"

#include <doctest/doctest.h>

#include <limits>

namespace kalends::progress_test {
namespace {

Progress progress() {
    Progress progress;
    progress.step = 4;
    progress.examples = 1024;
    progress.losses = {.cross_entropy = 5,
                       .focus = 3,
                       .symbols = 10,
                       .focused = 6,
                       .rows = 4,
                       .rows_correct = 1,
                       .first_state_gradient = 2,
                       .last_state_gradient = 6};
    progress.learning_rate = 0.001;
    progress.gradient_norm = 0.25;
    progress.seconds = 2;
    progress.examples_per_second = 512;
    return progress;
}

TEST_CASE("a line holds the figures of a step") {
    CHECK(to_json_line(progress()) ==
          R"({"step":4,"examples":1024,"loss":0.5,"rows_right":0.25,"focus_loss":0.5,"learning_rate":0.001,)"
          R"("gradient_norm":0.25,"first_state_gradient":0.5,"last_state_gradient":1.5,"seconds":2.0,)"
          R"("examples_per_second":512.0})");
}

TEST_CASE("a validation is added where there was one") {
    Progress validated = progress();
    validated.validation = ValidationScore{.exact_match = 0.75, .aligned = 0.5, .loss = 0.25, .rows_right = 1};
    CHECK(to_json_line(validated).ends_with(
        R"(,"validation":{"exact_match":0.75,"aligned":0.5,"loss":0.25,"rows_right":1.0}})"));
}

TEST_CASE("the time of the exchange is added where there are ranks") {
    Progress exchanged = progress();
    exchanged.seconds_of_exchange = 0.5;
    CHECK(to_json_line(exchanged).ends_with(R"(,"seconds_of_exchange":0.5})"));
}

TEST_CASE("what is not finite is null") {
    Progress odd = progress();
    odd.gradient_norm = std::numeric_limits<double>::infinity();
    CHECK(to_json_line(odd).find(R"("gradient_norm":null)") != std::string::npos);
}

TEST_CASE("means of nothing are zero") {
    CHECK(Progress().loss() == 0);
}

}  // namespace

}  // namespace kalends::progress_test
