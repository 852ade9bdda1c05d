#include "cli/suggestion.hpp"

#include <doctest/doctest.h>

using kalends::did_you_mean;

TEST_CASE("the nearest candidate is suggested, or none") {
    const std::vector<std::string> commands{"normalize", "generate", "train"};
    CHECK(did_you_mean("normalise", commands) == "; did you mean 'normalize'?");
    CHECK(did_you_mean("gnerate", commands) == "; did you mean 'generate'?");
    CHECK(did_you_mean("norm", commands) == "; did you mean 'normalize'?");
    CHECK(did_you_mean("tarin", {"brain", "train"}) == "; did you mean 'train'?");
    CHECK(did_you_mean("atrni", {"brain", "train"}).empty());
    CHECK(did_you_mean("trian-data", {"train", "train-data"}) == "; did you mean 'train-data'?");
    CHECK(did_you_mean("xyzzy", commands).empty());
    CHECK(did_you_mean("x", {}).empty());
}
