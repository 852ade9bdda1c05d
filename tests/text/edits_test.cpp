#include "text/edits.hpp"

#include <doctest/doctest.h>

using namespace kalends;

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
