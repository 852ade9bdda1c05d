#include "core/in_quotes.hpp"

#include <doctest/doctest.h>

namespace kalends::in_quotes_test {

TEST_CASE("a message shows the beginning of what is long") {
    CHECK(in_quotes("abc") == "'abc'");
    CHECK(in_quotes(std::string(100, 'a')) == "'" + std::string(60, 'a') + "...'");
}

TEST_CASE("a shell reads a word back as it was") {
    CHECK(shell_word("a/b_c-1.csv") == "a/b_c-1.csv");
    CHECK(shell_word("born in") == "'born in'");
    CHECK(shell_word("").size() == 2);
    CHECK(shell_word("it's") == R"('it'\''s')");
    CHECK(shell_word("März") == "'März'");
    CHECK(shell_quoted("a") == "'a'");
}

}  // namespace kalends::in_quotes_test
