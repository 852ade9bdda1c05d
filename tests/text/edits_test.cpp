#include "text/edits.hpp"

#include <doctest/doctest.h>

namespace kalends::edits_test {

TEST_CASE("one edit is one swapped, dropped, added or replaced letter") {
    CHECK(within_one_edit(U"juni", U"juni"));
    CHECK(within_one_edit(U"juni", U"juli"));
    CHECK(within_one_edit(U"juni", U"jun"));
    CHECK(within_one_edit(U"juni", U"ujni"));
    CHECK(within_one_edit(U"jun", U"junix") == false);
    CHECK(within_one_edit(U"march", U"mrahc") == false);
    CHECK(within_one_edit(U"march", U"may") == false);
    CHECK(within_one_edit(U"", U"a"));
    CHECK(within_one_edit(U"ab", U"ba"));
    CHECK(within_one_edit(U"abc", U"bca") == false);
}

TEST_CASE("the nearest candidate is suggested, or none") {
    const std::vector<std::string> commands{"normalize", "generate", "train"};
    CHECK(did_you_mean("normalise", commands) == "; did you mean 'normalize'?");
    CHECK(did_you_mean("gnerate", commands) == "; did you mean 'generate'?");
    CHECK(did_you_mean("norm", commands) == "; did you mean 'normalize'?");
    CHECK(did_you_mean("tarin", {"brain", "train"}) == "; did you mean 'train'?");
    CHECK(did_you_mean("DOB", {"name", "dob"}) == "; did you mean 'dob'?");
    CHECK(did_you_mean("atrni", {"brain", "train"}).empty());
    CHECK(did_you_mean("trian-data", {"train", "train-data"}) == "; did you mean 'train-data'?");
    CHECK(did_you_mean("xyzzy", commands).empty());
    CHECK(did_you_mean("x", {}).empty());
}

}  // namespace kalends::edits_test
