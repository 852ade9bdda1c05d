#include "kalends/normalizer/default_model.hpp"

#include <doctest/doctest.h>

#include "kalends/core/error.hpp"
#include "kalends/normalizer/normalizer.hpp"

namespace kalends {
namespace {

TEST_CASE("the default model is there and answers, or says that it is not") {
    if (default_model_bytes().empty()) {
        CHECK_THROWS_AS(load_default_model(), Error);
        return;
    }
    const Normalizer normalizer(load_default_model());
    CHECK(normalizer.normalize("9 May 2018").date == "2018-05-09");
}

}  // namespace
}  // namespace kalends
